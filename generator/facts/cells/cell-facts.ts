/** The facts of one cell of a table, by what its column says, or of a list item. */
import type { Cell } from "../../documents/document.ts";
import { partAt } from "../../documents/placed-text.ts";
import { saysWhoGives, valueOf, type StatedFact } from "../fact.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { placedFact, statedText, type StatedText } from "../text/prose.ts";
import type { Reader } from "../text/reader.ts";
import type { DeclaredNames } from "../text/remember-facts.ts";
import { shielded, unshielded } from "../text/shielded.ts";
import type { Column } from "../wording.ts";
import { bareWords } from "./bare-words.ts";
import { factsByColumn } from "./by-column/by-column.ts";
import { codeWords, type CodeWords } from "./code-words.ts";
import type { Roles } from "./columns.ts";

export function cellFacts(cell: Cell, roles: Roles, reader: Reader, names: DeclaredNames): StatedText {
  const role = roles.get(cell.column);
  const together = withNumbersWhole(cell);
  const aside = shielded(together, role === "values");
  const facts = aside === together ? factsOf(together, role, reader, names) : unshielded(factsOf(aside, role, reader, names));
  return together === cell ? facts : { ...facts, text: cell.text };
}

function withNumbersWhole(cell: Cell): Cell {
  const text = withPlainNumbers(cell.text);
  return text === cell.text ? cell : { ...cell, text, raw: withPlainNumbers(cell.raw) };
}

function factsOf(cell: Cell, role: Column | undefined, reader: Reader, names: DeclaredNames): StatedText {
  if (cell.column === "") return itemText(cell, reader, names);
  const found = factsByColumn(role, cell, reader, names);
  if (found === undefined) return inColumn(withListedWords(cell, statedText(cell, reader, names)), cell.column, role);
  return inColumn({ text: cell.text, facts: found.map((fact) => placedFact(cell, fact)), at: cell.at }, cell.column, role);
}

/** Written out: there are as many as a document has cells, and an object that is spread takes several times as much. */
function inColumn({ text, facts, at, further }: StatedText, column: string, role: Column | undefined): StatedText {
  const statedCell = role === undefined ? { text, column, facts, at } : { text, column, role, facts, at };
  return further === undefined ? statedCell : { ...statedCell, further };
}

/**
 * Code behind the name and the type of an item lists its values. Of what an item calls required or read-only, only a clause of its own is said of the item
 * itself: `Boolean, read-only.`, `(boolean): Read-only.`
 */
function itemText(cell: Cell, reader: Reader, names: DeclaredNames): StatedText {
  const text = statedText(cell, reader, names);
  const isTyped =
    text.facts.some(({ fact }) => fact === "member") ||
    reader.types.at(behindName.exec(cell.text)?.[1] ?? "")?.index === 0 ||
    withTypeOfOwn.test(cell.text) ||
    named.test(cell.raw);
  const { facts, ...rest } = isTyped ? withListedWords(cell, text) : text;
  const isAlone = (fact: StatedText["facts"][number]): boolean => {
    const { index, end } = partAt(cell, fact);
    return beginsClause.test(cell.text.slice(0, index)) && /^\s*(?:[.,;)]|$)/.test(cell.text.slice(end));
  };
  return { ...rest, facts: facts.filter((fact) => !saysWhoGives(fact) || isAlone(fact)) };
}

const beginsClause = /(?:^|[.,;(–—-]\s*|\):\s*|\bthis (?:member|field|property|attribute|parameter) is\s+)$/i;

/** `` `state` - the state `` */
const named = /^\x60[\p{L}_][\p{L}\p{N}_.$[\]-]*\x60\s*[:–—-]\s/u;

/** `state (LampState): the state` */
const withTypeOfOwn = /^[\p{L}\p{N}_$.[\]-]+\s+\(\p{L}[\p{L}\p{N}_-]*\)\s*[:–—-]\s/u;

const behindName = /^[\p{L}\p{N}_$.[\]-]+(?:\s*[:–—-]\s+|\s+)(\S.*)$/su;

/** `true (default) or false` says of a boolean which of both it is. */
function areBoth({ values, default: usual }: CodeWords): boolean {
  return usual !== undefined && values.every((one) => typeof one === "boolean");
}

/** Values that only their type as code makes known as such, or the sentence that they stand in. */
function withListedWords(cell: Cell, text: StatedText): StatedText {
  const listed: CodeWords | undefined = text.facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits")
    ? undefined
    : (codeWords(cell) ?? bareWords(cell.text, valueOf(text.facts, "default")));
  if (listed === undefined) return text;
  const isWithin = (fact: StatedFact): boolean => {
    const { index } = partAt(cell, fact);
    return index >= listed.index && index < listed.end;
  };
  const others = text.facts.filter((fact) => !isWithin(fact) && !(fact.fact === "default" && listed.default !== undefined));
  const place = { index: listed.index, end: listed.end };
  return {
    ...text,
    facts: [
      ...others,
      ...(areBoth(listed) ? [] : [placedFact(cell, { fact: "values", value: listed.values, ...place })]),
      ...(listed.default === undefined ? [] : [placedFact(cell, { fact: "default", value: listed.default, ...place })]),
    ],
  };
}
