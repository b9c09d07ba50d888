/** Template literal types, and how they match. */
import { ts } from "../typescript.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen, type Factory } from "./factory.ts";
import { notPlain } from "./not-plain.ts";
import type { Intrinsic, Literal, Template, Type } from "./types.ts";
import { mapUnion } from "./unions.ts";

const { TypeFlags } = ts;

export function evaluateTemplate(evaluator: Evaluator, node: ts.TemplateLiteralTypeNode, env: Env | undefined): Type {
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const types = node.templateSpans.map(({ type }) => evaluator.evaluate(type, env));
  if (types.some(isOpen)) return evaluator.factory.open();
  return templateOf(evaluator.factory, texts, types);
}

/** The most strings that a template may stand for. */
const largestProduct = 400;

function templateOf(factory: Factory, texts: readonly string[], types: readonly Type[]): Type {
  const size = types.reduce((count, type) => count * (type.isUnion() ? type.types.length : 1), 1);
  if (size > largestProduct) notPlain("template of large unions");
  const choice = types.findIndex((type) => type.isUnion() || type.flags & TypeFlags.Never);
  if (choice >= 0) return mapUnion(factory, types[choice]!, (member) => templateOf(factory, texts, types.with(choice, member)));
  return joined(factory, texts, types);
}

function joined(factory: Factory, texts: readonly string[], types: readonly Type[]): Type {
  const newTexts = [texts[0]!];
  const newTypes: Type[] = [];
  const append = (text: string): void => void newTexts.push(newTexts.pop()! + text);
  types.forEach((type, index) => {
    const text = textOf(type);
    if (text !== undefined) append(text);
    else if (type.isTemplate()) {
      append(type.texts[0]!);
      newTypes.push(...type.types);
      newTexts.push(...type.texts.slice(1));
    } else if (type.flags & (TypeFlags.String | TypeFlags.Number)) {
      newTypes.push(type);
      newTexts.push("");
    } else notPlain("template of another type");
    append(texts[index + 1]!);
  });
  if (newTypes.length === 0) return factory.literal(newTexts[0]!);
  const isBare = newTexts.every((text) => text === "");
  if (isBare && newTypes.every(({ flags }) => flags & TypeFlags.String)) return factory.intrinsics.string;
  return factory.template(newTexts, newTypes);
}

/** What a type of one value is as a text. */
function textOf(type: Type): string | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return String(type.value);
  return type.flags & (TypeFlags.BooleanLiteral | TypeFlags.Null | TypeFlags.Undefined) ? (type as Intrinsic).name : undefined;
}

/** What stands between the texts in a value: each time the shortest, the last time all that is left. */
export function matchTexts(value: string, texts: readonly string[]): readonly string[] | undefined {
  const first = texts[0]!;
  const last = texts.at(-1)!;
  if (value.length < first.length + last.length || !value.startsWith(first) || !value.endsWith(last)) return undefined;
  const inner = value.slice(0, value.length - last.length);
  const matches: string[] = [];
  let position = first.length;
  for (const text of texts.slice(1, -1)) {
    const end = text === "" ? position + 1 : inner.indexOf(text, position);
    if (end < 0 || end > inner.length) return undefined;
    matches.push(inner.slice(position, end));
    position = end + text.length;
  }
  return [...matches, inner.slice(position)];
}

/** Whether a literal is one of a template's strings. */
export function matchesTemplate({ value }: Literal, { texts, types }: Template): boolean {
  const matches = typeof value === "string" ? matchTexts(value, texts) : undefined;
  if (matches === undefined) return false;
  return matches.every((match, index) => {
    if (types[index]!.flags & TypeFlags.String) return true;
    return types[index]!.flags & TypeFlags.Number ? match !== "" && Number.isFinite(Number(match)) : notPlain("template of another type");
  });
}
