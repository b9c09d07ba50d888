/** What is found out with the help of names is found once, whatever else is declared meanwhile: only names that were asked for make a difference to it. */
import { memoizeUpTo } from "../../values/memoize.ts";
import type { FoundFact } from "../fact.ts";

/** The names that somebody declares. */
export type DeclaredNames = Pick<ReadonlySet<string>, "has">;

export type FactsIn = (text: string, names: DeclaredNames) => readonly FoundFact[];

interface Known<Value> {
  readonly found: Value;
  /** Names that were asked for while it was found, by the answer. */
  readonly declared: readonly string[];
  readonly others: readonly string[];
}

/** The facts of a text. */
export function rememberFacts(find: FactsIn): FactsIn {
  const byText = memoizeUpTo(mostTexts, (text: string) => rememberByNames((names) => find(text, names)));
  return (text, names) => byText(text)(names);
}

/** As many as a long document has that are not the same: a process that lives on and reads others holds no more. */
const mostTexts = 100_000;

/** The same of one thing, whatever is found of it. */
export function rememberByNames<Value>(find: (names: DeclaredNames) => Value): (names: DeclaredNames) => Value {
  let known: Known<Value> | undefined;
  return (names) => {
    if (known === undefined || !holdsFor(known, names)) known = foundWith(find, names);
    return known.found;
  };
}

const none: readonly string[] = [];

function foundWith<Value>(find: (names: DeclaredNames) => Value, names: DeclaredNames): Known<Value> {
  const [declared, others]: readonly [string[], string[]] = [[], []];
  const has = (name: string): boolean => {
    const isDeclared = names.has(name);
    (isDeclared ? declared : others).push(name);
    return isDeclared;
  };
  const found = find({ has });
  // Most texts ask for nothing, and there are many.
  return { found, declared: declared.length === 0 ? none : declared, others: others.length === 0 ? none : others };
}

function holdsFor({ declared, others }: Known<unknown>, names: DeclaredNames): boolean {
  return declared.every((name) => names.has(name)) && !others.some((name) => names.has(name));
}
