/**
 * What is found of texts, once for the same ones: what was refused in one round is tried again in the next. Of what was found that alone is kept; all else is
 * made anew for whoever goes on from there.
 */
import { isError } from "../diagnostics/outcome.ts";
import { hashOf, hashOfJson } from "../values/hash.ts";
import type { Measure, Measured, Texts } from "./measured.ts";

export type CachedMeasure = (texts: Texts) => CachedResult;
export type CachedResult = Read | Unreadable;
export type MeasuredFindings = Pick<Measured, "errors" | "findings" | "besides">;

interface Read extends MeasuredFindings {
  readonly is: "read";
  readonly measured: () => Measured;
}

interface Unreadable extends Pick<MeasuredFindings, "errors"> {
  readonly is: "unreadable";
}

/** @param start the texts of which most stay as they are */
export function cachedMeasure(measure: Measure, start: Texts): CachedMeasure {
  const known = new Map<string, Unreadable | (MeasuredFindings & { readonly is: "read" })>();
  const measuredIn = (texts: Texts): Measured => {
    const result = measure(texts);
    if (!result.ok) throw new Error("what could be read once can be read");
    return result.value;
  };
  return (texts) => {
    const key = keyOf(texts, start);
    const before = known.get(key);
    if (before !== undefined) return before.is === "read" ? { ...before, measured: () => measuredIn(texts) } : before;
    const result = measure(texts);
    if (!result.ok) {
      const seen = { is: "unreadable", errors: result.diagnostics.filter(isError) } as const;
      known.set(key, seen);
      return seen;
    }
    const { errors, findings, besides } = result.value;
    known.set(key, { is: "read", errors, findings, besides });
    return { is: "read", errors, findings, besides, measured: () => result.value };
  };
}

function keyOf(texts: Texts, start: Texts): string {
  const changed = [...texts].filter(([path, text]) => start.get(path) !== text).map(([path, text]) => [path, hashOf(text)]);
  return hashOfJson([changed, [...start.keys()].filter((path) => !texts.has(path))]);
}
