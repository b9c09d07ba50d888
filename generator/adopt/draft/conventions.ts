/** What a document says once for all: how bodies are wrapped, what booleans take, what the service sets by itself. */
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { hasFormsInOrder } from "../../values/forms-in-order.ts";
import { literalPattern } from "../../values/pattern.ts";
import type { Survey } from "./survey/survey.ts";

export interface SourcedSentence {
  readonly text: string;
  readonly source: string;
}

/** How bodies are wrapped. */
interface Wrapping extends SourcedSentence {
  /** Only those bodies are, of which their own row says so. */
  readonly ofRows?: true;
}

export interface Conventions {
  /** A single object stands under the name of its type. */
  readonly keyed?: Wrapping;
  /** What the name of a list adds to that of its elements' type; and the member of every item that holds its path. */
  readonly listed?: Wrapping & { readonly suffix: string; readonly member?: string };
  /** Data of an element stand under the name of its type, beside these members and the element's key. */
  readonly data?: SourcedSentence & { readonly members: readonly string[] };
  readonly booleans?: SourcedSentence & { readonly values: readonly (boolean | number)[]; readonly default?: boolean | number };
  /** What modifies an object sends the fields that change, and need not send others. */
  readonly partial?: SourcedSentence;
  /** Fields that the service sets. */
  readonly assigned: ReadonlyMap<string, SourcedSentence>;
  /** Formats of which the document says that it does not show something. */
  readonly formats: ReadonlyMap<string, SourcedSentence & { readonly notShown: string }>;
}

/** Whether bodies stand under the name of a type. */
export function wrapsBodies({ keyed, listed, data }: Conventions): boolean {
  return keyed !== undefined || listed !== undefined || data !== undefined;
}

/** Whether words for a body say that it is an object under the name of its type. */
export function isKeyed(body: string): boolean {
  return /\bkeyed by (?:its |the )?type/i.test(body) && !/<\w+>-\w/.test(body);
}

/** Whether they say that it is a list under that name and something more. */
function isListed(body: string): boolean {
  return /<\w+>-\w+/.test(body) && /\b(?:array|list)\b/i.test(body);
}

/** Whether an object of which a row says this stands under the name of its type. */
export function isUnderType({ keyed }: Conventions, body: string): boolean {
  return keyed !== undefined && (keyed.ofRows === undefined || isKeyed(body));
}

/** Whether a list of which a row says this stands under that name and something more. */
export function isListUnderType({ listed }: Conventions, body: string): boolean {
  return listed !== undefined && (listed.ofRows === undefined || isListed(body));
}

export function conventionsOf({ stated, places, endpoints }: Survey): Conventions {
  const said = stated.sections.flatMap((section) => sentencesOf(section, places));
  const rows = endpoints.flatMap(({ source, request, response }) =>
    [request, response].flatMap((text) => (text === undefined ? [] : [{ text, source, ofRows: true as const, row: undefined }])),
  );
  const find = (test: (text: string) => boolean) => said.find(({ text }) => test(text));
  const keyed =
    find((text) => hasFormsInOrder(text, /\bobject\b/i, /\bone key\b/i, /\btype'?s? name/i) && !/<\w+>-\w/.test(text)) ??
    find(isKeyed) ??
    rows.find(({ text }) => isKeyed(text));
  const listed = find(isListed) ?? rows.find(({ text }) => isListed(text));
  // Those stand beside the data of each element as its key, and are no member of all.
  const keys = new Set(stated.sections.flatMap(({ facts }) => facts.flatMap((fact) => (fact.fact === "key" ? fact.value : []))));
  const data = find((text) => /\bone key\b/i.test(text) && /\bunder\b/i.test(text) && /\bkey fields\b/i.test(text));
  const beside = data === undefined ? [] : membersIn(data.row).filter((name) => !keys.has(name));
  const partial = find((text) => sendsSome.test(text) || keepsOthers.test(text));
  const booleans = find((text) => /^booleans?\b.*\baccepts?\b/i.test(text) || /\baccepted by booleans?\b/i.test(text));
  return {
    ...(keyed === undefined ? {} : { keyed: plain(keyed) }),
    ...(listed === undefined
      ? {}
      : { listed: { ...plain(listed), suffix: /<\w+>(-\w+)/.exec(listed.text)![1]!, ...(listed.row === undefined ? {} : memberIn(listed.row)) } }),
    ...(data === undefined ? {} : { data: { ...plain(data), members: beside.slice(0, 1) } }),
    ...(partial === undefined ? {} : { partial: plain(partial) }),
    ...(booleans === undefined ? {} : { booleans: { ...plain(booleans), ...booleanIn(booleans) } }),
    assigned: new Map(
      said
        .filter(
          ({ text }) =>
            /\bassigned automatically\b|\bautomatically assigned\b/i.test(text) || hasFormsInOrder(text, /\bassigned to every\b/i, /\bautomatically\b/i),
        )
        .flatMap((one) => membersIn(one.row).map((name) => [name, plain(one)] as const)),
    ),
    formats: new Map(said.flatMap(formatIn)),
  };
}

/** `Only the fields that are sent are changed.`, `PATCH changes the fields that are given.` */
const sendsSome =
  /\bonly (?:the |those )?(?:fields|properties|members|attributes|values|keys)\b.*\b(?:chang|updat|modif|overwrit)|\b(?:changes|updates|modifies) (?:only )?(?:the |those )?(?:fields|properties|members|attributes|values|keys)\b.*\b(?:sent|given|included|provided|present|passed)\b/i;
/** `Fields that are left out keep their values.` */
const keepsOthers =
  /\b(?:fields|properties|members|attributes|values|keys)\b.*\b(?:left out|omitted|absent|missing|not (?:sent|given|included|provided|present))\b.*\b(?:unchanged|untouched|unaffected|keeps?|kept|stays?|remains?|not changed)\b/i;

interface Said extends SourcedSentence {
  readonly row: StatedRow;
}

/** Conventions stand in lists and in prose; of a list each item is one. */
function sentencesOf(section: StatedSection, places: Survey["places"]): readonly Said[] {
  const items = section.blocks.filter(({ block }) => block.is === "list").flatMap(({ rows }) => rows);
  const prose = section.prose.map(({ text, facts }): Said => ({
    text,
    source: places.section(section),
    row: { row: { name: "", cells: [], at: section.section.at }, cells: [], facts },
  }));
  return [...items.map((row): Said => ({ text: row.row.cells[0]?.text ?? "", source: places.row(row.row), row })), ...prose];
}

function plain({ text, source, ofRows }: Wrapping): Wrapping {
  return { text, source, ...(ofRows === undefined ? {} : { ofRows }) };
}

function membersIn({ facts }: StatedRow): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "member" ? [fact.value.name] : []));
}

function memberIn(row: StatedRow): { member?: string } {
  const [member] = membersIn(row);
  return member === undefined ? {} : { member };
}

function booleanIn({ text, row }: Said): { values: readonly (boolean | number)[]; default?: boolean | number } {
  const words = [...new Set(text.match(/\b(?:true|false|[01])\b/g) ?? [])];
  const values = words.map((word) => (word === "true" || word === "false" ? word === "true" : Number(word)));
  const value = row.facts.find((fact) => fact.fact === "default")?.value;
  return { values, ...(typeof value === "boolean" || typeof value === "number" ? { default: value } : {}) };
}

function formatIn({ text, source, row }: Said): readonly (readonly [string, SourcedSentence & { readonly notShown: string }])[] {
  const format = row.facts.find((fact) => fact.fact === "format")?.value;
  const gap = row.facts.find((fact) => fact.fact === "notShown")?.value;
  if (typeof format !== "string" || typeof gap !== "string") return [];
  return [[format, { text, source, notShown: lowerFirst(gap.replace(new RegExp(`\\s+(?:of|that)\\b.*\\b${literalPattern(format)}\\b.*$`, "i"), "")) }]];
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
