/** `off`, `No`, `disabled`: the default of a boolean in the words of people. */
import { valueOf, type StatedFact } from "../fact.ts";

export function withBooleanDefault(facts: readonly StatedFact[]): readonly StatedFact[] {
  const written = valueOf(facts, "default");
  if (typeof written !== "string" || valueOf(facts, "type") !== "boolean") return facts;
  const value = meant.get(written.toLowerCase());
  return value === undefined ? facts : facts.map((fact): StatedFact => (fact.fact === "default" ? { ...fact, value } : fact));
}

const meant: ReadonlyMap<string, boolean> = new Map([
  ...["true", "on", "yes", "enabled", "enable"].map((word) => [word, true] as const),
  ...["false", "off", "no", "disabled", "disable"].map((word) => [word, false] as const),
]);
