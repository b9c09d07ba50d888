/** A configuration's value, held against the options: all that is wrong with it at once. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Json } from "../model/shape.ts";
import { optionNames, options, type Options } from "./options.ts";

/** Where the value at a JSON pointer stands. */
export type PlaceOf = (pointer: string) => Position | undefined;

export function validateOptions(value: Json, placeOf: PlaceOf): Outcome<Options> {
  if (!isObject(value))
    return outcome({}, [report("option-of-other-type", { option: "The configuration", wanted: "an object", found: named(value) }, placeOf(""))]);
  const { $schema: _, ...options } = value;
  const diagnostics = Object.entries(options).flatMap(([name, option]) => problemsOf(name, option, placeOf));
  return outcome(options, diagnostics);
}

function problemsOf(name: string, value: Json, placeOf: PlaceOf): readonly Diagnostic[] {
  const place = placeOf(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  if (!isOption(name)) return [report("unknown-option", { option: name, options: optionNames, nearest: nearest(name, optionNames) }, place)];
  if (options[name].is === "names") return namesProblems(name, value, placeOf, place);
  if (typeof value === "string" && value !== "" && !value.includes("\0")) return [];
  return [report("option-of-other-type", { option: `"${name}"`, wanted: "the path of a folder", found: named(value) }, place)];
}

function namesProblems(option: string, value: Json, placeOf: PlaceOf, place: Position | undefined): readonly Diagnostic[] {
  if (!Array.isArray(value)) return [report("option-of-other-type", { option: `"${option}"`, wanted: "a list of names", found: named(value) }, place)];
  return value.flatMap((name: Json, index) => {
    const at = placeOf(`/${option}/${index}`) ?? place;
    if (typeof name !== "string" || name === "")
      return [report("option-of-other-type", { option: `"${option}[${index}]"`, wanted: "a name", found: named(name) }, at)];
    return value.indexOf(name) < index ? [report("service-twice", { service: name }, at)] : [];
  });
}

function isOption(name: string): name is keyof Options {
  return Object.hasOwn(options, name);
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** As it is said to a person. */
function named(value: Json): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return JSON.stringify(value);
}
