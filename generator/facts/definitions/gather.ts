/** Definitions of one declaration are one, whoever tells them. */
import { getOrInsert } from "../../values/memoize.ts";
import { factText, type Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";
import { filePositionOf, type Numbered } from "./numbers.ts";

/** In the order of their numbers. */
export interface DefinedTogether {
  readonly defined: readonly Numbered[];
  /** The numbers of those that several files tell. */
  readonly shared: readonly number[];
}

/** The same of definitions that several have gathered, each of some files. */
export function definedTogether(parts: readonly (readonly Numbered[])[]): DefinedTogether {
  const { put, all } = definitionGatherer();
  for (const [number, one] of parts.flat()) put(number, one);
  return all();
}

/** Takes the nodes of one declaration as one, with the facts of all; most are alone. */
export function definitionGatherer(): { readonly put: (number: number, one: Defined) => void; readonly all: () => DefinedTogether } {
  const gathered: Gathered[] = [];
  const byFile = new Map<string, Map<number, Gathered>>();
  const begun = (number: number, first: Defined): Gathered => {
    const one: Gathered = { number, first, same: undefined, isShared: false, beside: undefined };
    gathered.push(one);
    return one;
  };
  return {
    put: (number, one) => {
      const {
        definition: { file, line, column },
      } = one;
      const places = getOrInsert(byFile, file, () => new Map<number, Gathered>());
      const place = line * 10_000 + column;
      const there = places.get(place);
      if (there === undefined) places.set(place, begun(number, one));
      else join(there, number, one, begun);
    },
    all: () => {
      gathered.sort((one, other) => one.number - other.number);
      return {
        defined: gathered.map((one): Numbered => [one.number, togetherOf(one)]),
        shared: gathered.flatMap(({ number, isShared }) => (isShared ? [number] : [])),
      };
    },
  };
}

/** What is declared at one place: one thing mostly, and of some kinds of resources something for each resource. */
interface Gathered {
  /** The least under which it is told. */
  number: number;
  /** As it is told under that. */
  first: Defined;
  same: Defined[] | undefined;
  /** Several files tell it. */
  isShared: boolean;
  /** The other things. */
  beside: Map<string, Gathered> | undefined;
}

function togetherOf({ first, same }: Gathered): Defined {
  if (same === undefined) return first;
  const all = [first, ...same];
  const facts = factsOf(all);
  return all.some(({ optional }) => optional) ? { ...first, facts: facts.filter(({ fact }) => fact !== "required"), optional: true } : { ...first, facts };
}

function join(there: Gathered, number: number, one: Defined, begun: (number: number, first: Defined) => Gathered): void {
  const key = `${one.is} ${one.name}`;
  const known = isSameThing(there.first, one) ? there : there.beside?.get(key);
  if (known === undefined) {
    (there.beside ??= new Map()).set(key, begun(number, one));
    return;
  }
  if (filePositionOf(number) !== filePositionOf(known.number)) known.isShared = true;
  (known.same ??= []).push(number < known.number ? known.first : one);
  if (number < known.number) [known.number, known.first] = [number, one];
}

function isSameThing(one: Defined, other: Defined): boolean {
  return one.name === other.name && one.is === other.is;
}

export function declarationKey({ is, name, definition: { file, line, column } }: Defined): string {
  return `${is} ${line}:${column} ${file} ${name}`;
}

/** Each once, in an order that is the same whoever gathered them. */
function factsOf(nodes: readonly Defined[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  for (const node of nodes) for (const fact of node.facts) facts.set(`${fact.fact} ${fact.fact === "property" ? fact.value.name : ""} ${factText(fact)}`, fact);
  return [...facts.keys()].sort().map((key) => facts.get(key)!);
}
