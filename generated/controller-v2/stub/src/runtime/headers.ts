/** The headers and the query of a request, held against what the service says of them. */
import type { ArrayShape, FieldData, Json, Shape } from "./data.ts";
import { shown } from "./facts.ts";
import { judge } from "./judge.ts";
import { JSON_TYPE } from "./media-types.ts";
import { entryOf } from "./objects.ts";
import type { RequestHeaders } from "./presented.ts";
import { Refusal, type Problem } from "./refusal.ts";
import type { Shapes } from "./shapes.ts";

const MEDIA_TYPE = "content-type";

export function judgeHeaders(shapes: Shapes, fields: readonly FieldData[], headers: RequestHeaders): void {
  for (const { name, required, shape } of fields) {
    const value = headerValue(headers, name);
    if (value === undefined && required) throw new Refusal("bad-request", { field: name, fact: "is missing" });
    const [problem] = value === undefined ? [] : judgeTexts(shapes, shape, isList(shapes, shape) ? value.split(",").map((one) => one.trim()) : [value], name);
    if (problem !== undefined) throw new Refusal(name.toLowerCase() === MEDIA_TYPE ? "media-type" : "bad-request", problem);
  }
}

/** The media type of a request's body, without its parameters. */
export function sentMediaType(headers: RequestHeaders): string | undefined {
  return headerValue(headers, MEDIA_TYPE);
}

/** Of the codings of a body a stub reads none. */
export function requirePlainBody(headers: RequestHeaders): void {
  const coding = headerValue(headers, "content-encoding")?.trim().toLowerCase();
  if (coding === undefined || coding === "" || coding === "identity") return;
  throw new Refusal("media-type", { field: "Content-Encoding", fact: `is ${JSON.stringify(coding.slice(0, 60))}, and a body is only read as it is` }, { "accept-encoding": "identity" });
}

/** Of a media type without its parameters. */
function headerValue(headers: RequestHeaders, name: string): string | undefined {
  const lower = name.toLowerCase();
  const value = entryOf(headers, lower);
  const text = typeof value === "string" ? value : value?.join(", ");
  if (lower !== MEDIA_TYPE || text === JSON_TYPE) return text;
  return text?.split(";", 1)[0]!.trim().toLowerCase();
}

/** @param others parameters that are no operation's, and judged elsewhere */
export function judgeQuery(shapes: Shapes, fields: readonly FieldData[], query: string, others: readonly string[] = []): void {
  if (query === "" && fields.length === 0) return;
  const given = new URLSearchParams(query);
  const problems = [...new Set(given.keys())].flatMap((name): readonly Problem[] => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return others.includes(name) ? [] : [{ field: name, fact: "is no parameter of this operation", unstated: "what becomes of parameters that are not listed" }];
    return judgeTexts(shapes, field.shape, given.getAll(name), name);
  });
  const missing = fields.filter(({ name, required }) => required && !given.has(name)).map(({ name }) => ({ field: name, fact: "is missing" }));
  if (problems.length + missing.length > 0) throw new Refusal("bad-request", [...problems, ...missing]);
}

/** What the document says of parameters in words alone, no stub can do. */
export function queryMarks(fields: readonly FieldData[], query: string): readonly string[] {
  if (query === "" || fields.length === 0) return [];
  const given = new URLSearchParams(query);
  return fields.some(({ name }) => given.has(name)) ? ["what the parameters of the query change"] : [];
}

/** A list has a text for each of its items; what is known to be no list has one. */
function judgeTexts(shapes: Shapes, given: Shape, texts: readonly string[], name: string): readonly Problem[] {
  if (!isList(shapes, given)) return texts.length > 1 && shapes.resolve(given).is !== "any" ? [{ field: name, fact: "is there more than once" }] : texts.flatMap((text) => judgeText(shapes, given, text, name));
  const readings = listsIn(shapes, given).map((list) => judge(shapes, list, texts.map((text) => valueOf(shapes, list.items, text)), name));
  const alone = texts.length === 1 ? [judgeText(shapes, given, texts[0]!, name)] : [];
  return [...alone, ...readings].some((problems) => problems.length === 0) ? [] : readings[0]!;
}

function isList(shapes: Shapes, given: Shape): boolean {
  return listsIn(shapes, given).length > 0;
}

/** A parameter that is one value or a list of them is a list as well. */
function listsIn(shapes: Shapes, given: Shape): readonly ArrayShape[] {
  const shape = shapes.resolve(given);
  return shape.is === "array" ? [shape] : shape.is === "union" ? shape.of.flatMap((one) => listsIn(shapes, one)) : [];
}

/** A text that stands for a value of a shape: a number or a boolean is written as JSON writes it. To name what a field holds sets nothing. */
function judgeText(shapes: Shapes, given: Shape, text: string, name: string): readonly Problem[] {
  const { readOnly: _, ...shape } = shapes.resolve(given);
  const value = valueOf(shapes, given, text);
  if (shape.is === "number" && typeof value === "string" && isFiniteNumber(text)) return [writtenAs(text, name)];
  return judge(shapes, shape as Shape, value, name);
}

/** The text of a key: of all that stand for one number, one leads to what has it. */
export function judgeKey(shapes: Shapes, given: Shape, text: string, name: string): readonly Problem[] {
  const value = valueOf(shapes, given, text);
  return typeof value === "number" && String(value) !== text ? [writtenAs(text, name)] : judgeText(shapes, given, text, name);
}

function writtenAs(text: string, name: string): Problem {
  return { field: name, fact: `must be written as ${String(Number(text))}, and is ${shown(text)}` };
}

export function valueOf(shapes: Shapes, given: Shape, text: string): Json {
  const shape = shapes.resolve(given);
  if (shape.is === "string" || shape.is === "any") return text;
  if (shape.is === "number") return numberOf(text);
  if (shape.is === "boolean") return text === "true" ? true : text === "false" ? false : text;
  if (shape.is === "literals") return shape.values.find((one) => String(one) === text) ?? (typeof shape.values[0] === "number" ? numberOf(text) : text);
  const fitting = shape.is === "union" ? shape.of.map((one) => valueOf(shapes, one, text)).find((value, at) => judge(shapes, shape.of[at]!, value, "").length === 0) : undefined;
  return fitting ?? text;
}

/** `Number` takes what is empty or blank for 0. */
function isFiniteNumber(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

/** `80` and `1e+21`, but not `080`, `8e1` or `+80`, which would be further names of one thing. */
function numberOf(text: string): Json {
  const number = Number(text);
  const isUsual = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) || (Number.isFinite(number) && String(number) === text);
  return isUsual ? number : text;
}
