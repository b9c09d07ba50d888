/** The facts of one cell of a table, by what its column says, or of a list item. */
import type { Cell } from "../../documents/document.ts";
import { partOf } from "../../documents/placed.ts";
import { saysWhoGives, valueOf, type Fact, type Found, type StatedFact } from "../fact.ts";
import type { Names } from "../text/found-once.ts";
import { expressionAlone } from "../text/expressions.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { placedFact, statedText, type StatedText } from "../text/prose.ts";
import type { Reader } from "../text/reader.ts";
import { shielded, unshielded } from "../text/shielded.ts";
import type { Typed } from "../text/types.ts";
import { itemsOf, scalarOf } from "../text/values.ts";
import type { Column } from "../wording.ts";
import { bareWords } from "./bare-words.ts";
import { tellsWhichBody } from "./bodies.ts";
import { allowedIn, isDescription, limitsIn } from "./cell-values.ts";
import { codeWords, type CodeWords } from "./code-words.ts";
import type { Roles } from "./columns.ts";
import { flagsAlone } from "./flags-alone.ts";
import { formatAlone, formatInBrackets, numberInBrackets, ofNumbers } from "./format-words.ts";
import { methodsIn } from "./methods.ts";
import { saysNoBody } from "./no-body.ts";
import { boundIn } from "./of-bounds.ts";

export function cellFacts(cell: Cell, roles: Roles, reader: Reader, names: Names): StatedText {
  const role = roles.get(cell.column);
  const together = withNumbersWhole(cell);
  const aside = shielded(together, role === "values");
  const said = aside === together ? factsOf(together, role, reader, names) : unshielded(factsOf(aside, role, reader, names));
  return together === cell ? said : { ...said, text: cell.text };
}

function withNumbersWhole(cell: Cell): Cell {
  const text = withPlainNumbers(cell.text);
  return text === cell.text ? cell : { ...cell, text, raw: withPlainNumbers(cell.raw) };
}

function factsOf(cell: Cell, role: Column | undefined, reader: Reader, names: Names): StatedText {
  if (cell.column === "") return itemText(cell, reader, names);
  const found = byRole(role, cell, reader, names);
  if (found === undefined) return inColumn(withListedWords(cell, statedText(cell, reader, names)), cell.column, role);
  return inColumn({ text: cell.text, facts: found.map((fact) => placedFact(cell, fact)), at: cell.at }, cell.column, role);
}

/** Written out: there are as many as a document has cells, and an object that is spread takes several times as much. */
function inColumn({ text, facts, at, further }: StatedText, column: string, role: Column | undefined): StatedText {
  const said = role === undefined ? { text, column, facts, at } : { text, column, role, facts, at };
  return further === undefined ? said : { ...said, further };
}

/**
 * Code behind the name and the type of an item lists its values. Of what an item calls required or read-only, only a clause of its own is said of the item
 * itself: `Boolean, read-only.`, `(boolean): Read-only.`
 */
function itemText(cell: Cell, reader: Reader, names: Names): StatedText {
  const said = statedText(cell, reader, names);
  const isTyped = said.facts.some(({ fact }) => fact === "member") || reader.types.at(behindName.exec(cell.text)?.[1] ?? "")?.index === 0;
  const { facts, ...rest } = isTyped ? withListedWords(cell, said) : said;
  const isAlone = (fact: StatedText["facts"][number]): boolean => {
    const { index, end } = partOf(cell, fact);
    return beginsClause.test(cell.text.slice(0, index)) && /^\s*(?:[.,;)]|$)/.test(cell.text.slice(end));
  };
  return { ...rest, facts: facts.filter((fact) => !saysWhoGives(fact) || isAlone(fact)) };
}

const beginsClause = /(?:^|[.,;(–—-]\s*|\):\s*|\bthis (?:member|field|property|attribute|parameter) is\s+)$/i;

const behindName = /^[\p{L}\p{N}_$.[\]-]+(?:\s*[:–—-]\s+|\s+)(\S.*)$/su;

/** What a cell says whose column tells how to read it; undefined where it is prose. */
function byRole(role: Column | undefined, cell: Cell, reader: Reader, names: Names): readonly Found[] | undefined {
  const { text } = cell;
  const rest = (from: number): readonly Found[] =>
    reader.factsIn(text.slice(from), names).map((fact) => ({ ...fact, index: fact.index + from, end: fact.end + from }));
  const whole = (fact: Fact): readonly Found[] => [{ ...fact, index: 0, end: text.length }];
  const wholly = (fact: Fact | undefined): readonly Found[] | undefined => (fact === undefined ? undefined : whole(fact));
  const bare = text.trim();
  const isBody = role === "request" || role === "response";
  if (bare === "" || (/^(?:[-–—]|n\/a)$/i.test(bare) && !isBody)) return [];
  const hidden = role === undefined ? undefined : hiddenBy[role];
  if (hidden !== undefined && saysNotShown(reader.factsIn(bare, names), bare)) return whole({ fact: "notShown", value: hidden });
  const flags = role === undefined ? flagsAlone(text) : undefined;
  if (flags !== undefined) return flags;
  const expression = role === "format" || ofExpressions.test(cell.column) ? expressionAlone(bare) : undefined;
  if (expression !== undefined) return whole({ fact: "pattern", value: expression });
  switch (role) {
    case "type": {
      const format = formatAlone(text);
      if (format !== undefined) return [...whole({ fact: "type", value: "string" }), ...whole({ fact: "format", value: format })];
      const type = reader.types.at(text);
      if (type === undefined) return undefined;
      return [
        { fact: "type", value: type.type, index: type.index, end: type.end },
        ...numberFormat(text.slice(type.index, type.end), type),
        ...itemsWithin(type),
        ...(limitsBehind(type.type, text, type.end) ?? rest(type.end)),
      ];
    }
    case "method": {
      const methods = methodsIn(text);
      const [first, last] = [methods[0], methods.at(-1)];
      if (first === undefined || last === undefined) return undefined;
      return [{ fact: "methods", value: methods.map(({ method }) => method), index: first.index, end: last.end }, ...rest(last.end)];
    }
    case "path": {
      const verbs = requestLine.exec(text)?.[0];
      const methods: readonly Found[] =
        verbs === undefined ? [] : [{ fact: "methods", value: methodsIn(verbs).map(({ method }) => method), index: 0, end: verbs.length }];
      return withWords(text, [...methods, ...rest(verbs?.length ?? 0)], reader, names);
    }
    case "default":
      if (/^(?:required|mandatory)$/i.test(bare)) return whole({ fact: "required", value: true });
      return whole({ fact: "default", value: /^(?:empty|blank)$/i.test(bare) ? "" : scalarOf(bare) });
    case "minimum":
    case "maximum":
      return boundIn(bare) === undefined ? undefined : [];
    case "range":
    case "length":
      return onePath.test(bare) ? whole({ fact: "reference", value: bare }) : wholly(allowedIn(bare, role));
    case "values": {
      if (onePath.test(bare)) return whole({ fact: "reference", value: bare });
      if (/^(?:true\W+(?:or\s+)?false|false\W+(?:or\s+)?true)$/i.test(bare)) return [];
      const said = rest(0);
      if (said.some(({ fact }) => ofLimits.has(fact)) && limitsIn(bare, "range") === undefined) return said;
      return (
        wholly(allowedIn(bare, "range")) ??
        (/[.:]\s/.test(bare) || (itemsOf(bare).length < 2 && (/\s/.test(bare) || /^options?$/i.test(cell.column))) || itemsOf(bare).some(isDescription)
          ? undefined
          : whole({ fact: "values", value: itemsOf(bare).map(scalarOf) }))
      );
    }
    case "format":
      return /^\S+$/.test(bare) ? whole({ fact: "format", value: bare.replace(/\.$/, "") }) : undefined;
    case "required":
      return isYesOrNo.test(bare)
        ? whole({ fact: "required", value: saysYes.test(bare) })
        : cardinality.test(bare)
          ? whole({ fact: "required", value: !bare.startsWith("0") })
          : undefined;
    case "request":
    case "response":
      if (tellsWhichBody(bare)) return undefined;
      if (saysNoBody(bare)) return whole({ fact: role, value: "none" });
      return withStatus(text, role) ?? (reader.factsIn(text, names).length === 0 ? whole({ fact: role, value: bare }) : undefined);
    case "notes":
      if (barred.test(bare)) return whole({ fact: "values", value: bare.split(/\s*\|\s*/).map(scalarOf) });
      return bareRange.test(bare) ? wholly(limitsIn(bare, "range")) : undefined;
    default:
      if (ofReading.test(cell.column) && isYesOrNo.test(bare)) return saysYes.test(bare) ? whole({ fact: "readOnly", value: true }) : [];
      if (ofAccess.test(cell.column))
        return [
          ...(onlyRead.test(bare.replace(inBrackets, "")) ? whole({ fact: "readOnly", value: true }) : []),
          ...(onlyWritten.test(bare.replace(inBrackets, "")) ? whole({ fact: "writeOnly", value: true }) : []),
          ...rest(0).filter(({ fact }) => fact === "required"),
        ];
      return bareRange.test(bare) ? wholly(limitsIn(bare, "range")) : withWords(text, rest(0), reader, names);
  }
}

/** What a cell hides that says nothing but that it is not shown, by what its column is about. */
const hiddenBy: { readonly [role: string]: string | undefined } = {
  default: "default",
  range: "range",
  length: "length",
  values: "allowed values",
  format: "format",
};

function saysNotShown([only, ...others]: readonly Found[], text: string): boolean {
  return only?.fact === "notShown" && others.length === 0 && only.index === 0 && only.end >= text.replace(/\.$/, "").length;
}

/** What a cell of values says of them where it lists none. */
const ofLimits: ReadonlySet<string> = new Set(["range", "length", "items", "format"]);

const ofExpressions = /^(?:pattern|regex|regexp|regular expression)$/i;
/** A column that says whether a field can be read, written or both. */
const ofAccess = /^(?:access|r\/w|rw)$/i;
const ofReading = /^read[- ]only$/i;
const isYesOrNo = /^(?:yes|no|ja|nein|y|n|true|false|required|optional|mandatory|m|o|x|✓|✔)$/i;
const saysYes = /^(?:yes|ja|y|true|required|mandatory|m|x|✓|✔)$/i;
/** `1`, `0..1`, `1..N`, `0..*` */
const cardinality = /^\d+(?:\s*\.{2,3}\s*(?:\d+|n|m|\*|many|unbounded))?$/i;
const inBrackets = /\s*\([^()]*\)$/;
const onlyRead = /^(?:r|ro|read|read[- ]only)$/i;
const onlyWritten = /^(?:w|wo|write|write[- ]only)$/i;

function numberFormat(word: string, { index, end }: Typed): readonly Found[] {
  return ofNumbers.test(word) ? [{ fact: "format", value: word.toLowerCase(), index, end }] : [];
}

/** `/rooms/{name}`: where the values come from, and no values themselves. */
const onePath = /^\/[\w{}-]+(?:\/[\w{}.-]+)+\/?$/;

/** `list of 1 to 9 strings` */
function itemsWithin({ items, index, end }: Typed): readonly Found[] {
  return items === undefined ? [] : [{ fact: "items", value: items, index, end }];
}

/** `(64)`, `(1-64)`, `[64]` */
const length = /^[([](?:(\d+)\s*(?:[-‐‑‒–—−…]|\.{2,3}|to)\s*)?(\d+)[)\]]$/;

/** `string(64)`, `string(1..64)`, `string (up, down or unknown)`, `string: up, down`, `enum(up, down)`, `integer (1..100)`, `string (date-time)`, `integer (int64)`, `integer >= 0` */
function limitsBehind(type: string, text: string, from: number): readonly Found[] | undefined {
  const rest = text.slice(from).trim();
  const [, least, most] = type === "string" ? (length.exec(rest) ?? []) : [];
  if (most !== undefined)
    return [{ fact: "length", value: { ...(least === undefined ? {} : { minimum: Number(least) }), maximum: Number(most) }, index: from, end: text.length }];
  const isNumber = type === "integer" || type === "number";
  const format = (type === "string" ? formatInBrackets : isNumber ? numberInBrackets : undefined)?.exec(rest)?.[1];
  if (format !== undefined) return [{ fact: "format", value: format.toLowerCase(), index: from, end: text.length }];
  const enumerated = /\benum\w*\s*$/i.test(text.slice(0, from)) ? /^[({[]([^(){}[\]]+,[^(){}[\]]+)[\])}]$/.exec(rest)?.[1] : undefined;
  if (enumerated !== undefined) return [{ fact: "values", value: itemsOf(enumerated).map(scalarOf), index: from, end: text.length }];
  const alternatives =
    type === "string" ? /^\(((?:\p{L}[\p{L}_-]*(?:,\s+|\s*[/|]\s*))*\p{L}[\p{L}_-]*(?:,?\s+or\s+|\s*[/|]\s*)\p{L}[\p{L}_-]*)\)$/u.exec(rest)?.[1] : undefined;
  if (alternatives !== undefined) return [{ fact: "values", value: itemsOf(alternatives.replace(/[/|]/g, ", ")), index: from, end: text.length }];
  const listed = type === "string" ? listBehind.exec(rest)?.[1] : undefined;
  if (listed !== undefined) return [{ fact: "values", value: itemsOf(listed.replace(/[/|]/g, ", ")), index: from, end: text.length }];
  const [, sign, bound] = isNumber ? (comparison.exec(rest) ?? []) : [];
  if (bound !== undefined)
    return [{ fact: "range", value: /^[>≥]/.test(sign!) ? { minimum: Number(bound) } : { maximum: Number(bound) }, index: from, end: text.length }];
  const limits = isNumber && bareRange.test(rest.replace(/^[([]|[)\]]$/g, "")) ? limitsIn(rest.replace(/^[([]|[)\]]$/g, ""), "range") : undefined;
  return limits === undefined ? undefined : [{ ...limits, index: from, end: text.length }];
}

/** `integer >= 0` */
const comparison = /^[([]?\s*(>=|≥|<=|≤)\s*(-?\d+(?:\.\d+)?)\s*[)\]]?$/;

/** Words, and no more. */
const listBehind = /^[:–—-]\s+(\p{L}[\p{L}\p{N}_-]*(?:(?:,\s+(?:or\s+)?|\s+or\s+|\s*[/|]\s*)\p{L}[\p{L}\p{N}_-]*)+)\.?$/u;

/** Values that only their type as code makes known as such, or the sentence that they stand in. */
function withListedWords(cell: Cell, said: StatedText): StatedText {
  const listed: CodeWords | undefined = said.facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits")
    ? undefined
    : (codeWords(cell) ?? bareWords(cell.text, valueOf(said.facts, "default")));
  if (listed === undefined) return said;
  const isWithin = (fact: StatedFact): boolean => {
    const { index } = partOf(cell, fact);
    return index >= listed.index && index < listed.end;
  };
  const others = said.facts.filter((fact) => !isWithin(fact) && !(fact.fact === "default" && listed.default !== undefined));
  const place = { index: listed.index, end: listed.end };
  return {
    ...said,
    facts: [
      ...others,
      placedFact(cell, { fact: "values", value: listed.values, ...place }),
      ...(listed.default === undefined ? [] : [placedFact(cell, { fact: "default", value: listed.default, ...place })]),
    ],
  };
}

/** `POST /rows`, `GET, PUT /rows/{row}`: what stands before the path. */
const requestLine = /^\s*(?:GET|HEAD|PUT|POST|PATCH|DELETE)(?:(?:\s*[,/|]\s*|\s+(?:and|or)\s+)(?:GET|HEAD|PUT|POST|PATCH|DELETE))*(?=\s+\S)/;

/** `attributes, status 200`, `201, the object`, `200 with the object`, `204 without a body`: a body, and the status of its answer. */
function withStatus(text: string, role: "request" | "response"): readonly Found[] | undefined {
  const { before, body, behind } = (text.length > longest ? undefined : statusBeside.exec(text)?.groups) ?? {};
  const status = before ?? behind;
  if (body === undefined || status === undefined) return undefined;
  const [from, at] = [text.indexOf(body), text.indexOf(status)];
  const value = saysNoBody(body) ? "none" : body;
  const found: readonly Found[] = [
    { fact: role, value, index: from, end: from + body.length },
    { fact: "mention", value: status, index: at, end: at + status.length },
  ];
  return found.toSorted((one, other) => one.index - other.index);
}

/** What is longer is prose. */
const longest = 200;

const statusBeside =
  /^\s*(?:(?:status )?(?<before>[2-5]\d\d)(?:\s*[,;:–—-]\s+|\s+(?=without\b)|\s+with\s+))?(?<body>\p{L}[^,;:()]*?)(?:\s*[,;(]?\s*(?:with )?(?:HTTP )?status(?: code)? (?<behind>[2-5]\d\d)\)?)?\.?\s*$/iu;

/** A cell that is no prose has few words: those that name a type or something declared count. */
function withWords(text: string, found: readonly Found[], { types }: Reader, names: Names): readonly Found[] {
  const isFree = (index: number, end: number): boolean => !found.some((one) => index < one.end && end > one.index);
  const words = [...text.matchAll(/[\p{L}\p{N}_-]+/gu)].filter(([word]) => names.has(word) || types.words(word).length > 0);
  const mentions = words.map((match): Found => ({ fact: "mention", value: match[0].toLowerCase(), index: match.index, end: match.index + match[0].length }));
  return [...found, ...mentions.filter(({ index, end }) => isFree(index, end))];
}

/** A cell that holds no more than `up | down | unknown`. */
const barred = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*(?:\s*\|\s*[\p{L}\p{N}][\p{L}\p{N}_.-]*)+$/u;
/** A cell that holds no more than `0–15`. */
const bareRange = /^-?\d+(?:\.\d+)?\s*(?:[-~‐‑‒–—−…]|\.{2,3})\s*-?\d+(?:\.\d+)?$/;
