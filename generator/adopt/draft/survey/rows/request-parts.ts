/** What belongs to which part of a request: the fields of its path, its query, its headers, its body; and those of its answer. */
import { sentencesOf } from "../../../../documents/markdown/sentences.ts";
import type { StatedFact } from "../../../../facts/fact.ts";
import { sectionAt } from "../../../../facts/section-at.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { takesBody } from "../../../words/methods.ts";
import type { ShownExample } from "../shown/examples.ts";
import { isLabelList, type RequestLine } from "../text/request-lines.ts";
import { sentenceBefore, sentencesBefore } from "../text/words-before.ts";
import { listsHeadersOfAnswers } from "./header-tables.ts";
import { isFieldRow, namesParameter } from "./own-rows.ts";
import { placeIn, type PartName } from "./placed-rows.ts";

/** Fields of one part. */
export interface RequestPart {
  readonly section: StatedSection;
  readonly rows: readonly StatedRow[];
  /** A body as the document shows it. */
  readonly example?: object;
  /** The member that holds what is listed, where the words before it say so. */
  readonly heldUnder?: HeldUnder;
  /** The words before what is listed say that the answer is a list of such. */
  readonly areItems?: true;
  /** What sentences name beside the rows. */
  readonly told?: readonly ToldField[];
  /** The rows are called what an object has, and some are required, as of what is asked for; or nothing tells which of both they are. */
  readonly inDoubt?: true;
}

export interface HeldUnder {
  readonly member: string;
  readonly isList: boolean;
}

/** A field that a sentence names. */
export interface ToldField {
  readonly name: string;
  readonly facts: readonly StatedFact[];
  /** The clause that does. */
  readonly clause: string;
  readonly section: StatedSection;
  /** That it is a field of this part is said nowhere. */
  readonly inDoubt?: true;
}

export type RequestParts = { readonly [Name in PartName]?: RequestPart };

/** @param family the section of the request, and those below it that have no request of their own */
export function requestParts(request: RequestLine, family: readonly StatedSection[], examples: readonly ShownExample[]): RequestParts {
  const { method, path } = request;
  const placeholders = new Set([...path.matchAll(/\{\+?([^{}]+)\}|:(\w+)/g)].map(([, braced, colon]) => (braced ?? colon)!));
  const shown = namesShown(examples);
  const found = family.flatMap((section, index) =>
    section.blocks
      .filter(({ block }) => block.path === undefined && block.is !== "cell")
      .flatMap((block) => {
        if (ofFailure.test(sentenceBefore(section.section, block.block)) || listsHeadersOfAnswers(section.section, block.block) || isLabelList(block.block))
          return [];
        if (ofOneParameter.test(section.section.heading) && block.block.is === "list") return [];
        const announced =
          wordedPart(block.block.label ?? block.block.lead ?? (isOfExample(section, block) ? "" : lineBefore(section, block))) ?? titlePart(block);
        if (block.block.is === "names" && announced === undefined && !listing.test(lineBefore(section, block))) return [];
        const part = ofMethod(announced, method) ?? (index === 0 ? undefined : ofMethod(partBelow(section.section.title, method), method));
        const said = part ?? (isShown(block, request, shown) ? "answer" : usualPart(section, block, request));
        const before = block.block.label ?? block.block.lead ?? sentenceBefore(section.section, block.block);
        const areKeys = part === undefined && block.rows.every(({ row }) => placeholders.has(row.name));
        const inDoubt =
          part === undefined &&
          ((said === "query" && (ofObject.test(block.block.named ?? "") || isUnintroduced(section, block))) ||
            (said === "answer" && isOfOneRead(section, block, request) && !isShown(block, request, shown)));
        const listsNames =
          said === "query" || (part !== undefined && part === announced && (part === "body" || (part === "answer" && ofFieldsOf.test(before))));
        return block.rows
          .filter((row) => isFieldRow(row, block, "request") || (listsNames && namesParameter(row, block)))
          .map((row) => ({
            section,
            row,
            inDoubt: inDoubt && placeIn(row) === undefined,
            heldUnder: said === "answer" ? heldUnder(before) : undefined,
            areItems: said === "answer" && ofList.test(before),
            part:
              (part === "answer" && placeIn(row) === "body" ? part : placeIn(row)) ??
              (placeholders.has(row.row.name) && (said !== "answer" || areKeys) ? "path" : said),
          }));
      }),
  );
  const byPart = groupBy(found, ({ part }) => part);
  const listed: RequestParts = Object.fromEntries(
    [...byPart].map(([part, rows]) => [
      part,
      {
        section: rows[0]!.section,
        rows: rows.map(({ row }) => row),
        ...(rows.some(({ inDoubt }) => inDoubt) ? { inDoubt: true } : {}),
        ...(rows[0]!.heldUnder === undefined ? {} : { heldUnder: rows[0]!.heldUnder }),
        ...(rows[0]!.areItems ? { areItems: true } : {}),
      },
    ]),
  );
  return partsShown(request, family, examples, listed);
}

/** What examples show beside the rows that are listed. */
export function partsShown(
  { method }: RequestLine,
  family: readonly StatedSection[],
  examples: readonly ShownExample[],
  listed: RequestParts = {},
): RequestParts {
  return examples.reduce((parts: RequestParts, example) => withExample(parts, example, family, method), listed);
}

/** `fields (optional in query string)`: what is listed below it is said of this one, and names no others. */
const ofOneParameter = /^`?[\p{L}_][\p{L}\p{N}_.-]*`?\s+\((?:required|optional)\b[^()]*\)$/iu;

/** `The answer has the following fields` */
const ofFieldsOf = /\b(?:fields?|attributes?|propert(?:y|ies)|members|keys)\b/i;

/** `a JSON object with a key called things, set to an array of thing objects` */
function heldUnder(words: string): HeldUnder | undefined {
  const [, member, held] =
    /\b(?:key|field|member|property|attribute)\s+(?:called\s+|named\s+)?["'“]?([\p{L}_][\p{L}\p{N}_-]*)["'”]?,?\s+(?:(?:which|that)\s+)?(?:is\s+)?(?:set to|contains?|containing|holds|holding)\s+(?:an?|the)\s+(?:\w+\s+)?(array|list|object)\b/iu.exec(
      words,
    ) ?? [];
  return member === undefined ? undefined : { member, isList: held!.toLowerCase() !== "object" };
}

/** `A list of:`, `Returns an array of objects with`, `Returns array` */
const ofList = /^(?:(?:returns?\s+|answers? with\s+)?(?:an?|the)\s+(?:json\s+)?(?:array|list)\s+of\b[^.]{0,60}|returns?:?\s+(?:an?\s+)?(?:array|list))$/i;

/** What goes into a request that has no body stands in its query. */
function ofMethod(announced: PartName | undefined, method: string): PartName | undefined {
  return announced === "body" && method === "GET" ? "query" : announced;
}

/** `Parameters` above items that are names and types alone. */
const listing = /^(?:(?:request|body|input) )?(?:parameters|arguments|fields|attributes|properties)$/i;

/**
 * What is sent, where a method sends a body; else what is answered, where the rows are called what an object has, or the words before them speak of that, and
 * none is required; of one object that is read they are its own even then.
 */
function usualPart(section: StatedSection, stated: StatedBlock, { method, path }: RequestLine): PartName {
  if (takesBody(method)) return "body";
  const {
    block: { columns, label, named = "" },
    roles,
  } = stated;
  if (method === "GET" && ofObject.test(named) && endsInKey.test(path)) return "answer";
  if (isOfOneRead(section, stated, { method, path })) return "answer";
  const isOfObject =
    ofObject.test(named) ||
    columns.some((title) => ofHeld.test(title)) ||
    (!/param|argument|option/i.test(named) && ofAnswers.test(label ?? sentenceBefore(section.section, stated.block)));
  return isOfObject && ![...roles.values()].includes("required") ? "answer" : "query";
}

/** Items that nothing introduces below the request of one object, and that are called as no query is: it has more fields than it takes parameters. */
function isOfOneRead(section: StatedSection, stated: StatedBlock, { method, path }: Pick<RequestLine, "method" | "path">): boolean {
  return method === "GET" && endsInKey.test(path) && isUnintroduced(section, stated) && !stated.rows.some(({ row }) => ofQueries.test(row.name));
}

const ofQueries =
  /^(?:q|page|per_?page|page_?size|limit|offset|skip|top|cursor|sort(?:_?by)?|order(?:_?by)?|filter|search|fields|include|exclude|expand|embed|format|lang(?:uage)?|locale|verbose|pretty|force|recursive|from|to|since|until|start|end|with_?\w+)$/i;

/** Whether an example of what is answered has most of what is listed, and is not called a parameter. */
function isShown({ block: { named = "" }, rows }: StatedBlock, { method }: RequestLine, shown: ReadonlySet<string>): boolean {
  return method === "GET" && shown.size > 0 && !ofParameters.test(named) && rows.filter(({ row }) => shown.has(row.name)).length * 2 > rows.length;
}

const ofParameters = /^(?:(?:query|url|request)[ -])?(?:param(?:eter)?|argument)s?(?: names?)?$/i;

/** The names in examples of answers, and in what those hold. */
function namesShown(examples: readonly ShownExample[]): ReadonlySet<string> {
  const own = (value: unknown): readonly string[] => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === "object" && one !== null ? Object.keys(one) : [];
  };
  return new Set(
    examples.filter(({ way }) => way !== "body").flatMap(({ value }) => [...own(value), ...(Array.isArray(value) ? [] : Object.values(value).flatMap(own))]),
  );
}

/** Items below which neither a word nor what they say of themselves tells whether they are asked for or answered. */
function isUnintroduced({ section }: StatedSection, { block, rows }: StatedBlock): boolean {
  return (
    block.is !== "table" &&
    !/param|argument|option|filter|quer/i.test(block.label ?? sentenceBefore(section, block)) &&
    !rows.some(({ facts, row: { cells } }) => facts.some(({ fact }) => fact === "required") || cells.some(({ text }) => /\boptional\b/i.test(text)))
  );
}

const endsInKey = /\/(?:[^/]*\{[^/{}]+\}|:\w+)\/?$/;
const ofObject =
  /^(?:fields?|attributes?|propert(?:y|ies)|members?|elements?|counters?|statistics?|metrics?|feld(?:er)?|attribute|eigenschaft(?:en)?)(?: name)?$/i;
/** What only a value has that a service holds. */
const ofHeld = /^(?:access|units?|r\/w|rw|read[- ]only)$/i;
const ofAnswers = /\bfields?\b|^(?:returns?|answers?)\b|\b(?:has|holds|contains)\b/i;

/**
 * A line of few words right before a block: `Response`, `Response 201 Created`, `Response: the name and the state`; or one with nothing but sentences behind
 * it.
 */
function lineBefore(section: StatedSection, block: StatedBlock): string {
  const line = sentenceBefore(section.section, block.block);
  if (/^[\p{L} ]{1,40}$/u.test(line)) return line;
  const label = labelled.exec(line)?.[1];
  if (label !== undefined) return label;
  return sentencesBefore(section.section, block.block).findLast((text) => ofSuccess.test(text)) ?? "";
}

/** Parameters behind an example of an answer: the line before announces that, and they are what is asked for. */
function isOfExample({ section: { code, sentences } }: StatedSection, { block: { at, named = "" } }: StatedBlock): boolean {
  const before = Math.max(0, ...sentences.map((one) => one.at.line).filter((line) => line < at.line));
  return ofParameters.test(named) && code.some(([first]) => first !== undefined && first.at.line > before && first.at.line < at.line);
}

const labelled = /^((?:request|response|answer|reply)(?: (?:body|payload))?)\s*:\s+[^.:]{1,80}$/i;
const ofSuccess = /^(?:response|answer|reply)(?: (?:body|payload))?(?:\s*:?\s*\(?2\d\d\b[\p{L} ()–-]{0,30})?$/iu;
/** The body of an answer that is no success. */
const ofFailure = /^(?:response|answer|reply)(?: (?:body|payload))?\s*:?\s*\(?[45]\d\d\b[\p{L} ()–-]{0,30}$/iu;

/** `an array of strings`, where the answer that is shown first is a list of plain values. */
export function plainListShown(parts: RequestParts, examples: readonly ShownExample[], family: readonly StatedSection[], method: string): string | undefined {
  const [first] = examples.filter((example) => partOfExample(parts, example, family, method) === "answer").map(({ value }) => value);
  const [type, ...others] = new Set(Array.isArray(first) ? first.map((one: unknown) => typeof one) : []);
  return parts.answer !== undefined || others.length > 0 || !/^(?:string|number|boolean)$/.test(type ?? "") ? undefined : `an array of ${type}s`;
}

/** The first example of each part; those of errors are none. */
function withExample(parts: RequestParts, example: ShownExample, family: readonly StatedSection[], method: string): RequestParts {
  const { line, value } = example;
  const part = partOfExample(parts, example, family, method);
  if (part === undefined || (Array.isArray(value) && typeof value[0] !== "object")) return parts;
  const known = parts[part];
  const section = sectionAt(family, line)!;
  return known?.example === undefined ? { ...parts, [part]: { ...(known ?? { section, rows: [] }), example: value } } : parts;
}

function partOfExample(
  parts: RequestParts,
  { line, way, before }: ShownExample,
  family: readonly StatedSection[],
  method: string,
): "body" | "answer" | undefined {
  const section = sectionAt(family, line)!;
  const title = section === family[0] ? "" : section.section.title;
  // What a line says of failures beside what it says of the answer is not about the example.
  const sentences = sentencesOf(before).map(({ text }) => text);
  const ofAnswer = sentences.filter((text) => !ofErrors.test(text) && speaksOfAnswer(text)).join(" ");
  const words = `${title} ${ofAnswer === "" ? before : ofAnswer}`;
  if (ofErrors.test(words)) return undefined;
  const said =
    way ??
    (speaksOfAnswer(before) || /^2\d\d\b/.test(section === family[0] ? "" : section.section.title)
      ? "answer"
      : (exampleWords(before) ?? partBefore(parts, section, line) ?? exampleWords(words)));
  const part = said ?? (takesBody(method) && parts.body?.example === undefined ? "body" : "answer");
  return part === "body" && !takesBody(method) ? undefined : part;
}

const ofErrors = /\berrors?\b|\bfail|\b[45]\d\d\b/i;

/** What the rows before an example in its section are of, where that is a body: the example shows the same. */
function partBefore(parts: RequestParts, section: StatedSection, line: number): "body" | "answer" | undefined {
  const [nearest] = (["body", "answer"] as const)
    .map((part) => ({
      part,
      last: Math.max(0, ...(parts[part]?.section === section ? parts[part].rows : []).map(({ row }) => row.at.line).filter((one) => one < line)),
    }))
    .toSorted((one, other) => other.last - one.last);
  return nearest === undefined || nearest.last === 0 ? undefined : nearest.part;
}

/** `Export the results.` is a sentence about what is done. */
function speaksOfAnswer(before: string): boolean {
  return answers.test(before.endsWith(".") ? before.replace(/\b(?:results?|outputs?|success)\b/gi, "") : before);
}

const answers = /\b(?:responses?|returns?|answers?|repl(?:y|ies)|results?|outputs?|success)\b/i;

function exampleWords(words: string): "body" | "answer" | undefined {
  return speaksOfAnswer(words) ? "answer" : /\b(?:body|payload|requests?|input|data|send)\b/i.test(words) ? "body" : undefined;
}

/** What a section below that of the request is about: what is read, unless its title says otherwise. */
function partBelow(title: string, method: string): PartName | undefined {
  return (
    wordedPart(title) ?? (method === "GET" && !/\b(?:param(?:eter)?s?|arguments?|options?|fields|attributes|constraints)\b/i.test(title) ? "answer" : undefined)
  );
}

/** `Query parameter` over the names; `Path` says that these are paths to fields. */
function titlePart({ block: { named } }: StatedBlock): PartName | undefined {
  return named === undefined || /^path$/i.test(named) ? undefined : wordedPart(named.replace(/\bname\b/i, ""));
}

/** What a heading or a label announces. */
function wordedPart(words: string): PartName | undefined {
  return worded.find(([pattern]) => pattern.test(words))?.[1];
}

const worded: readonly (readonly [pattern: RegExp, part: PartName])[] = [
  [/\bquery\b|\b(?:ur[il]|GET) param(?:eter)?s?\b/i, "query"],
  [/\b(?:path (?:parameter|param|variable|segment)|ur[il] (?:variable|segment))s?\b|^path$/i, "path"],
  [/\bheaders?\b/i, "headers"],
  [/\b(?:responses?|returns?|answers?|repl(?:y|ies)|results?|outputs?)\b/i, "answer"],
  [/\b(?:body|payload|request|form|input)\b/i, "body"],
];
