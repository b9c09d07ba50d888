/** What a document states beside the wire, leaves open, or says twice: of a service, a resource, an operation, a field. */
import type { Contradiction, Gap, Notes, Origin, Statement } from "../../model/origin.ts";
import { change, type Aspect, type Aspects, type ChangeLocation, type Differences } from "../change.ts";
import { compareValue, matchByName, matchByNames } from "./values.ts";

export function* compareNotes(before: Notes, after: Notes, here: ChangeLocation): Differences {
  // What says the same is the same note under another name.
  const statements = matchByNames<Statement>(before.statements, after.statements, nameOf, wordsOf);
  const gaps = matchByNames<Gap>(before.gaps, after.gaps, nameOf, wordsOf);
  const contradictions = matchByNames<Contradiction>(before.contradictions, after.contradictions, nameOf, ({ about }) => about);
  for (const [one, other] of [...statements.both, ...gaps.both, ...contradictions.both])
    yield* compareValue("note-name", one.name, other.name, at(here, one, other));
  for (const [one, other] of statements.both) yield* compareValue("statement", one.says, other.says, at(here, one, other));
  for (const [one, other] of gaps.both) yield* compareValue("gap", one.what, other.what, at(here, one, other));
  for (const [one, other] of contradictions.both) yield* compareContradictions(one, other, at(here, one, other));
  // A statement that became a gap of its name, or the reverse, is one change.
  const lost = matchByName<Statement | Gap>(statements.removed, gaps.added, nameOf);
  const found = matchByName<Statement | Gap>(gaps.removed, statements.added, nameOf);
  for (const [one, other] of lost.both) yield change("shown-statement", wordsOf(one), undefined, at(here, one, other));
  for (const [one, other] of found.both) yield change("shown-statement", undefined, wordsOf(other), at(here, one, other));
  for (const one of [...lost.removed, ...found.removed]) yield* onlyIn("before", one, here);
  for (const one of [...found.added, ...lost.added]) yield* onlyIn("after", one, here);
  for (const one of contradictions.removed) yield* compareContradictions(one, undefined, at(here, one, undefined));
  for (const one of contradictions.added) yield* compareContradictions(undefined, one, at(here, undefined, one));
}

interface Note {
  readonly name: string;
  readonly origin: Origin;
}

function nameOf({ name }: Note): string {
  return name;
}

function wordsOf(note: Statement | Gap): string {
  return "says" in note ? note.says : note.what;
}

function* onlyIn(version: "before" | "after", note: Statement | Gap, here: ChangeLocation): Differences {
  const aspect = "says" in note ? "statement" : "gap";
  const value: Aspects[Extract<Aspect, "statement" | "gap">] = wordsOf(note);
  yield version === "before" ? change(aspect, value, undefined, at(here, note, undefined)) : change(aspect, undefined, value, at(here, undefined, note));
}

/** At the note in each version; what holds it stands for one that is missing. */
function at(here: ChangeLocation, before: Note | undefined, after: Note | undefined): ChangeLocation {
  const name = (after ?? before)!.name;
  return { ...here, subject: { is: "note", name: `${here.subject.name}: ${name}` }, before: before?.origin ?? here.before, after: after?.origin ?? here.after };
}

export function* compareContradictions(before: Contradiction | undefined, after: Contradiction | undefined, here: ChangeLocation): Differences {
  if (before === undefined || after === undefined) return yield* compareValue("contradiction", before?.about, after?.about, here);
  yield* compareValue("choice", before.choice, after.choice, here);
  yield* compareValue("readings", readingsOf(before), readingsOf(after), here);
}

function readingsOf({ about, readings }: Contradiction): string {
  return [about, ...readings.map(({ says }) => says)].join(" / ");
}
