/**
 * The definitions of a file as a text, for another thread or another run: a line of what each says, and a last one of where all of
 * it stands. By these lines it is told later whether they say the same.
 */
import { beginTogether, type Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Declared, SourceTag } from "../../read/reading.ts";
import { getOrInsert, memoize } from "../../values/memoize.ts";

export interface WrittenDefinitions {
  readonly defined: readonly Defined[];
  /** Of each all but where it stands: a line above it makes no difference to what it says. */
  readonly said: readonly string[];
  readonly text: string;
}

export function writeDefinitions(defined: readonly Defined[]): WrittenDefinitions {
  const said = definitionLines(defined);
  return { defined, said, text: [...said, JSON.stringify(placesOf(defined))].join("\n") };
}

/** What each says, but where it stands. */
export function definitionLines(defined: readonly Defined[]): readonly string[] {
  return defined.map((one) => JSON.stringify(saidBy(one)));
}

export function parseDefinitions(text: string): readonly Defined[] {
  const lines = text.split("\n");
  const { file, tags: lists, all } = JSON.parse(lines.pop()!) as Places;
  const placeOf = ([line, column, length, other = file]: At): Position => ({ file: other, line, column, length });
  const tags = lists.map((list) => list.map(([source, at]): SourceTag => ({ text: source, at: placeOf(at) })));
  return lines.map((line, index): Defined => {
    const [said, , , within] = JSON.parse(line) as Said;
    const [at, declaredAt, sources, ofWord, around, unstated] = all[index]!;
    const definition = placeOf(at);
    const declared: Declared = {
      definition: declaredAt === 0 ? definition : placeOf(declaredAt),
      sources: tags[sources]!,
      ...(ofWord === 0 ? {} : { ofWord: tags[ofWord]! }),
      ...(within === null ? {} : { within: { sources: tags[around]!, path: within[1] } }),
      ...(unstated === 0 ? {} : { unstated: placeOf(unstated) }),
    };
    return { ...said, definition, declared };
  });
}

/**
 * What a definition says, its sources and whether each stands above it, how many of them are those of its word, and the sources around it with the way from
 * there.
 */
type Said = readonly [
  said: Omit<Defined, "definition" | "declared">,
  sources: readonly (readonly [text: string, isAbove: boolean])[],
  ofWord: number | null,
  within: readonly [sources: readonly string[], path: readonly string[]] | null,
];

function saidBy({
  definition,
  declared: { sources, ofWord, within },
  is,
  name,
  types,
  facts,
  says,
  reads,
  describes,
  deprecated,
  nullable,
  optional,
  inDoubt,
  scheme,
}: Defined): Said {
  const line = {
    is,
    name,
    types,
    facts,
    says,
    ...(reads === undefined ? {} : { reads }),
    ...(describes === undefined ? {} : { describes }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(nullable === undefined ? {} : { nullable }),
    ...(optional === undefined ? {} : { optional }),
    ...(inDoubt === undefined ? {} : { inDoubt }),
    ...(scheme === undefined ? {} : { scheme }),
  };
  const isAbove = ({ at }: SourceTag): boolean => at.file === definition.file && at.line < definition.line;
  return [
    line,
    sources.map((tag) => [tag.text, isAbove(tag)]),
    ofWord?.length ?? null,
    within === undefined ? null : [within.sources.map(({ text }) => text), within.path],
  ];
}

/** Line, column and length, and the file where it is another one. */
type At = readonly [line: number, column: number, length: number, file?: string];

interface Places {
  readonly file: string;
  /** All lists of sources, each once: fields have those of what is around them. The first is empty. */
  readonly tags: readonly (readonly (readonly [text: string, at: At])[])[];
  /** Of each definition; 0 for what it has not, or has as it is anyway. */
  readonly all: readonly (readonly [at: At, declaredAt: At | 0, sources: number, ofWord: number, around: number, unstated: At | 0])[];
}

function placesOf(defined: readonly Defined[]): Places {
  const file = defined[0]?.definition.file ?? "";
  const at = (one: Position): At => (one.file === file ? [one.line, one.column, one.length] : [one.line, one.column, one.length, one.file]);
  const tags: Places["tags"][number][] = [[]];
  // Lists that are one in memory may be several that say the same once they have been packed.
  const alike = new Map<string, number>();
  const numbered = memoize((list: readonly SourceTag[]): number => {
    const sources = list.map((tag) => [tag.text, at(tag.at)] as const);
    return getOrInsert(alike, JSON.stringify(sources), () => tags.push(sources) - 1);
  });
  const numberOf = (list: readonly SourceTag[] | undefined): number => (list === undefined || list.length === 0 ? 0 : numbered(list));
  const all = defined.map(
    ({ definition, declared: { definition: own, sources, ofWord, within, unstated } }) =>
      [
        at(definition),
        own === definition || (beginTogether(own, definition) && own.length === definition.length) ? 0 : at(own),
        numberOf(sources),
        numberOf(ofWord),
        numberOf(within?.sources),
        unstated === undefined ? 0 : at(unstated),
      ] as const,
  );
  return { file, tags, all };
}
