/** Counters that move with the clock. A counter's whole past follows from the seed, so that windows need no recording. */
import type { Json } from "./data.ts";
import { hash, hashOfNumber } from "./random.ts";
import type { Observation, Stored } from "./store.ts";

export type Motion = "counter" | "gauge";

/** The value of a counter at a moment: whole seconds move it. A counter only grows; a gauge goes up and down. */
export function counterAt(stored: Stored, name: string, at: number, seed: number, motion: Motion = "counter"): number {
  const own = hash(`${stored.path}#${stored.serial}#${name}`, seed);
  const said = lastSaid(stored, name, at);
  const level = (moment: number): number => levelAt(own, Math.floor((moment - stored.created) / 1000), motion);
  return typeof said?.value === "number" ? (motion === "gauge" ? said.value : said.value + level(at) - level(said.at)) : level(at);
}

/** What a test said last, by a moment, that the device observes. */
export function lastSaid(stored: Stored, name: string, at: number): Observation | undefined {
  return stored.observed.findLast((one) => one.name === name && one.at <= at);
}

/** From 0 on: between 1 and 100 a second on the average, never less than before; a gauge stays between 0 and 100. */
function levelAt(own: number, seconds: number, motion: Motion): number {
  if (seconds <= 0) return 0;
  const pace = 1 + (own % 100);
  return motion === "gauge" ? hashOfNumber(seconds, own) % 101 : seconds * pace + (hashOfNumber(seconds, own) % pace);
}

/** A counter's values of each second of a window that ends now, since the object was created. */
export function windowOf(stored: Stored, name: string, now: number, seconds: number, seed: number, motion: Motion): readonly number[] {
  const first = Math.max(now - (seconds - 1) * 1000, stored.created);
  const moments = Array.from({ length: Math.floor((now - first) / 1000) + 1 }, (_, at) => now - at * 1000);
  return moments.map((moment) => counterAt(stored, name, moment, seed, motion));
}

/** Over a window: the least, the greatest, the sum; by any other name the mean. */
export function aggregated(aggregate: string, values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (aggregate === "min") return Math.min(...values);
  if (aggregate === "max") return Math.max(...values);
  return aggregate === "sum" ? sum : sum / values.length;
}

/** The names that a field lists, wherever lists and objects lie on the way to it. */
export function namesAt(value: Json | undefined, path: string): readonly string[] {
  const found = path.split(".").reduce<readonly Json[]>((values, step) => values.flatMap((one) => stepInto(one, step)), value === undefined ? [] : [value]);
  return [...new Set(found.flatMap(stringsIn))];
}

function stepInto(value: Json, step: string): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => stepInto(item, step));
  const inner = value !== null && typeof value === "object" && Object.hasOwn(value, step) ? (value as { readonly [name: string]: Json })[step] : undefined;
  return inner === undefined ? [] : [inner];
}

function stringsIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
