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
  const results = new Map<string, Unreadable | (MeasuredFindings & { readonly is: "read" })>();
  const measureAgain = (texts: Texts): Measured => {
    const result = measure(texts);
    if (!result.ok) throw new Error("what could be read once can be read");
    return result.value;
  };
  return (texts) => {
    const key = keyOf(texts, start);
    const cached = results.get(key);
    if (cached !== undefined) return cached.is === "read" ? { ...cached, measured: () => measureAgain(texts) } : cached;
    const result = measure(texts);
    if (!result.ok) {
      const unreadable = { is: "unreadable", errors: result.diagnostics.filter(isError) } as const;
      results.set(key, unreadable);
      return unreadable;
    }
    const { errors, findings, besides } = result.value;
    results.set(key, { is: "read", errors, findings, besides });
    return { is: "read", errors, findings, besides, measured: () => result.value };
  };
}

function keyOf(texts: Texts, start: Texts): string {
  const changed = [...texts].filter(([path, text]) => start.get(path) !== text).map(([path, text]) => [path, hashOf(text)]);
  return hashOfJson([changed, [...start.keys()].filter((path) => !texts.has(path))]);
}
