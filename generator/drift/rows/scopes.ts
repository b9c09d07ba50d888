/** The scopes of OAuth that the document lists, in a table, in a list or in a sentence, against those of the definitions. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block } from "../../documents/document.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { valueOf } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Place } from "../../model/origin.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";

export function scopeDifferences(subject: Subject): readonly RawFinding[] {
  const known = knownScopes(subject);
  if (known.size === 0) return [];
  const lists = subject.sections.flatMap((section) => listsIn(subject, section).filter((list) => listsScopes(list, known)));
  const last = lists.at(-1);
  if (last === undefined) return [];
  const listed = lists.flatMap(({ entries }) => entries);
  const names = new Set(listed.map(({ name }) => name));
  const added = listed.filter(({ name }) => !known.has(name));
  const removed = [...known].filter(([name]) => !names.has(name) && !subject.stated.rows().has(name));
  const [first] = known.values();
  return [
    ...added.map(({ name: to, place, at: document }, index): RawFinding => {
      const [from, by] = removed[index] ?? [undefined, first!];
      const change = from === undefined ? ({ change: "added" } as const) : ({ change: "renamed", from } as const);
      return { ...change, place, fact: "known", to, document, definition: by.definition, by };
    }),
    ...removed.slice(added.length).map(([from, by]): RawFinding => {
      const place = { ...last.place, row: from };
      return { change: "removed", place, fact: "known", from, document: last.at, definition: by.definition, by };
    }),
  ];
}

/** What is told of them is told in other words elsewhere, which is no second finding. */
export function withoutScopeRepeats(scopes: readonly RawFinding[], found: readonly RawFinding[]): readonly RawFinding[] {
  const isIn = (scope: string | undefined, text = ""): boolean => scope !== undefined && text.includes(scope);
  const isOf = ({ from, to, document: { line } }: RawFinding): boolean =>
    scopes.some((one) => isIn(one.from, from) || (one.document.line === line && isIn(one.to, to)));
  return scopes.length === 0 ? found : found.filter((raw) => !(telling.has(raw.fact) && isOf(raw)));
}

const telling: ReadonlySet<RawFinding["fact"]> = new Set<RawFinding["fact"]>(["row", "statement", "mention"]);

function knownScopes({ defined }: Subject): ReadonlyMap<string, Defined> {
  const schemes = defined.filter(({ is }) => is === "scheme");
  return new Map(schemes.flatMap((by) => (valueOf(by.facts, "known") ?? []).map((name) => [String(name), by] as const)));
}

interface List {
  readonly entries: readonly { readonly name: string; readonly at: Position; readonly place: Place }[];
  /** What it is called. */
  readonly titles: readonly string[];
  readonly place: Place;
  readonly at: Position;
}

function listsIn({ names }: Subject, { section, blocks, prose }: StatedSection): readonly List[] {
  const place = { section: names.get(section)! };
  const inBlocks = blocks
    .filter(({ block }) => block.is !== "cell")
    .map(({ block }): List => ({
      entries: entriesIn(block, place.section),
      titles: [block.named ?? "", block.label ?? "", block.lead ?? ""],
      place: placeOfRow(place.section, block),
      at: block.at,
    }));
  // A list of one item is a sentence.
  const alone = prose.slice(1).flatMap((text): readonly List[] => {
    const name = firstWord.exec(text.text)?.[0];
    return name === undefined ? [] : [{ entries: [{ name, at: text.at, place }], titles: [], place, at: text.at }];
  });
  const inSentences = prose.slice(1).flatMap((text): readonly List[] => {
    const [, title = "", listed = ""] = /^([^:]*\bscopes?\b[^:]*):\s+(\S.*?)\.?$/i.exec(text.text) ?? [];
    const begin = text.text.length - text.text.slice(text.text.indexOf(": ") + 1).trimStart().length;
    const words = [...listed.matchAll(/[^\s,;]+/g)].filter(([name]) => name !== "and" && name !== "or");
    const entries = words.map(({ 0: name, index }) => ({ name, at: positionWithin(text, begin + index, name.length), place }));
    return title === "" ? [] : [{ entries, titles: [title], place, at: text.at }];
  });
  return [...inBlocks, ...alone, ...inSentences];
}

const firstWord = /^\S+?(?=:?(?:\s|$))/;

/** An item that begins with a scope has no name where that is not what names look like: `- read:all: Reads everything.` */
function entriesIn(block: Block, section: string): List["entries"] {
  return block.rows.map((row) => {
    const name = block.is === "list" ? (firstWord.exec(row.cells[0]?.text ?? "")?.[0] ?? row.name) : row.name;
    return { name, at: row.at, place: { ...placeOfRow(section, block), row: name } };
  });
}

/** A list of nothing else: most of what it names are scopes, or it is called so. */
function listsScopes({ entries, titles }: List, known: ReadonlyMap<string, Defined>): boolean {
  const count = entries.filter(({ name }) => known.has(name)).length;
  return (count > 0 && count * 2 >= entries.length) || (entries.length > 0 && titles.some((title) => /^(?:\p{L}+ )*scopes?(?: \p{L}+)*$/iu.test(title)));
}
