/** What is said about a thing and changes nothing on the wire: descriptions, examples, notes. */
import type { Contradiction, Gap, Notes, Statement } from "../../model/origin.ts";
import type { Json } from "../../model/shape.ts";
import type { Here, Steps } from "../change.ts";
import { compareValue, match } from "./values.ts";

interface Described {
  readonly description: string;
  readonly example?: Json;
}

export function* compareTexts(before: Described, after: Described, here: Here): Steps {
  yield* compareValue("description", words(before.description), words(after.description), here);
  yield* compareValue("example", before.example, after.example, here);
}

/** Where a line is broken says nothing. */
function words(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export function* compareNotes(before: Notes, after: Notes, here: Here): Steps {
  const named = <Note extends { readonly name: string }>(one: Note): string => one.name;
  const statements = match<Statement>(before.statements, after.statements, named);
  const gaps = match<Gap>(before.gaps, after.gaps, named);
  const within = (name: string): Here => ({ ...here, subject: { is: "note", name: `${here.subject.name}: ${name}` } });
  for (const [one, other] of statements.both) yield* compareValue("statement", one.says, other.says, within(one.name));
  for (const [one, other] of gaps.both) yield* compareValue("gap", one.what, other.what, within(one.name));
  yield* moved(statements.removed, gaps.added, "lost", within);
  yield* moved(statements.added, gaps.removed, "found", within);
  const { both, removed, added } = match<Contradiction>(before.contradictions, after.contradictions, named);
  for (const [one, other] of both) yield* compareContradictions(one, other, within(one.name));
  for (const one of removed) yield* compareContradictions(one, undefined, within(one.name));
  for (const one of added) yield* compareContradictions(undefined, one, within(one.name));
}

/** A statement that became a gap of its name, or the reverse, is one change; any other statement and gap is one by itself. */
function* moved(statements: readonly Statement[], gaps: readonly Gap[], fate: "lost" | "found", within: (name: string) => Here): Steps {
  const turned = <Value>(value: Value): readonly [Value | undefined, Value | undefined] => (fate === "lost" ? [value, undefined] : [undefined, value]);
  const reversed = <Value>(value: Value): readonly [Value | undefined, Value | undefined] => (fate === "lost" ? [undefined, value] : [value, undefined]);
  const isGap = (name: string): boolean => gaps.some((gap) => gap.name === name);
  const isStatement = (name: string): boolean => statements.some((statement) => statement.name === name);
  for (const { name, says } of statements) yield* compareValue(isGap(name) ? "shown-statement" : "statement", ...turned(says), within(name));
  for (const { name, what } of gaps) if (!isStatement(name)) yield* compareValue("gap", ...reversed(what), within(name));
}

export function* compareContradictions(before: Contradiction | undefined, after: Contradiction | undefined, here: Here): Steps {
  if (before === undefined || after === undefined) return yield* compareValue("contradiction", before?.about, after?.about, here);
  yield* compareValue("choice", before.choice, after.choice, here);
  yield* compareValue("readings", readingsOf(before), readingsOf(after), here);
}

function readingsOf({ about, readings }: Contradiction): string {
  return [about, ...readings.map(({ says }) => says)].join(" | ");
}
