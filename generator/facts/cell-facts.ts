/** The facts of one cell of a table, by what its column says, or of a list item. */
import type { Cell } from "../documents/document.ts";
import type { Fact, Found } from "./fact.ts";
import type { Roles } from "./columns.ts";
import { placedFact, proseText, statedText, type StatedText } from "./prose.ts";
import type { Reader } from "./reader.ts";
import { itemsOf, numbersOf, scalarOf } from "./values.ts";
import type { Column } from "./wording.ts";

export function cellFacts(cell: Cell, roles: Roles, reader: Reader, names: ReadonlySet<string>): StatedText {
  const role = roles.get(cell.column);
  if (cell.column === "") return proseText(cell, reader, names);
  const column = { column: cell.column };
  const found = byRole(role, cell.text, reader, names);
  if (found === undefined) return { ...statedText(cell, reader, names), ...column };
  return { text: cell.text, ...column, facts: found.map((fact) => placedFact(cell, fact)), at: cell.at };
}

/** What a cell says whose column tells how to read it; undefined where it is prose. */
function byRole(role: Column | undefined, text: string, reader: Reader, names: ReadonlySet<string>): readonly Found[] | undefined {
  const rest = (from: number): readonly Found[] =>
    reader.factsIn(text.slice(from), names).map((fact) => ({ ...fact, index: fact.index + from, end: fact.end + from }));
  const whole = (fact: Fact): readonly Found[] => [{ ...fact, index: 0, end: text.length }];
  const bare = text.trim();
  if (bare === "" || bare === "-" || bare === "–" || bare === "—") return [];
  switch (role) {
    case "type": {
      const type = reader.types.at(text);
      if (type === undefined || type.index > text.length - text.trimStart().length + 4) return undefined;
      return [{ fact: "type", value: type.type, index: type.index, end: type.end }, ...rest(type.end)];
    }
    case "method": {
      const methods = [...text.matchAll(/\b(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS)\b/g)];
      const last = methods.at(-1);
      if (last === undefined) return undefined;
      const end = last.index + last[0].length;
      return [{ fact: "methods", value: methods.map(([method]) => method), index: methods[0]!.index, end }, ...rest(end)];
    }
    case "default":
      return whole({ fact: "default", value: scalarOf(bare) });
    case "range":
    case "length":
      return limitsIn(role, bare, whole);
    case "values":
      return whole({ fact: "values", value: itemsOf(bare).map(scalarOf) });
    case "required":
      return /^(?:yes|no|true|false|required|optional|mandatory|x|✓)$/i.test(bare) ? whole({ fact: "required", value: /^(?:yes|true|required|mandatory|x|✓)$/i.test(bare) }) : undefined;
    case "request":
    case "response":
      return reader.factsIn(text, names).length === 0 ? whole({ fact: role, value: bare }) : undefined;
    case "notes":
      return undefined;
    default:
      return bareRange.test(bare) ? limitsIn("range", bare, whole) : withWords(text, rest(0), reader, names);
  }
}

/** A cell that is no prose has few words: those that name a type or something declared count. */
function withWords(text: string, found: readonly Found[], { types }: Reader, names: ReadonlySet<string>): readonly Found[] {
  const isFree = (index: number, end: number): boolean => !found.some((one) => index < one.end && end > one.index);
  const words = [...text.matchAll(/[\p{L}\p{N}_-]+/gu)].filter(([word]) => names.has(word) || types.words(word).length > 0);
  const mentions = words.map((match): Found => ({ fact: "mention", value: match[0].toLowerCase(), index: match.index, end: match.index + match[0].length }));
  return [...found, ...mentions.filter(({ index, end }) => isFree(index, end))];
}

/** A cell that holds no more than `0–15`. */
const bareRange = /^-?\d+(?:\.\d+)?\s*[-‐‑‒–—−…]\s*-?\d+(?:\.\d+)?$/;

function limitsIn(fact: "range" | "length", text: string, whole: (fact: Fact) => readonly Found[]): readonly Found[] | undefined {
  const [first, second] = numbersOf(text.replace(/(?<=\d)\s*(?:[-‐‑‒–—−]|\.{2,3}|…|\bto\b)\s*(?=-?\d)/g, ", "));
  if (first === undefined) return undefined;
  return whole({ fact, value: second === undefined ? { maximum: first } : { minimum: first, maximum: second } });
}
