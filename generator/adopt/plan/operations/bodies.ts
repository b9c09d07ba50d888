/** The bodies of operations, by the words that the document has for them. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { isSeveral } from "../../../drift/wordings/one-sided.ts";
import { saysNoBody } from "../../../facts/cells/no-body.ts";
import { fieldsNamed } from "../../draft/resources/named-fields.ts";
import { envelopeOf } from "./envelopes.ts";
import { literalType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import type { KnownOperation } from "../known-operations.ts";

/** What the kind sends or answers where the document uses the same words, or the most of them where it uses more. @param source of its row */
export function bodyTypeFor(text: string | undefined, slot: "request" | "response", donors: readonly KnownOperation[], source: string): TypeSyntax | undefined {
  if (text === undefined) return typeReference("Silent");
  if (saysNoBody(text)) return typeReference("None");
  if (isNotShown.test(text)) return typeReference("NotShown", literalType(slot === "request" ? "the request" : "the answer"));
  const slots = slot === "request" ? (["request", "response"] as const) : (["response", "request"] as const);
  const called = slots.flatMap((one) => donors.flatMap((donor) => calledIn(donor, one)));
  const exact = called.find((one) => sameWords(one.text, text));
  const envelope =
    exact === undefined
      ? envelopeOf(text, (words) => called.flatMap((one) => (sameWords(one.text, words) ? [writtenType(one.type)] : []))[0], source)
      : undefined;
  if (envelope !== undefined) return envelope;
  if (exact === undefined && arrayOf.test(text)) return ofSeveral(text, called);
  if (exact === undefined && ofItsOwn.test(text)) return undefined;
  const more = called
    .filter((one) => isSeveral(one.text) === isSeveral(text) && isPartOf(one.text, text))
    .sort((one, other) => stemsOf(other.text).size - stemsOf(one.text).size);
  const found = exact ?? more[0];
  return found === undefined ? undefined : writtenType(found.type);
}

/** `a row or an array of rows`, `an array of the rows of a shelf`: each of them by what it holds. */
function ofSeveral(text: string, called: readonly Called[]): TypeSyntax | undefined {
  const types = text.split(/,?\s+or\s+/).map((one): TypeSyntax | undefined => {
    const items = arrayOf.exec(one)?.[1];
    const words = items?.split(/\s+of\s/)[0] ?? one;
    const known = called.find((body) => !arrayOf.test(body.text) && sameWords(body.text, words));
    return known === undefined ? undefined : items === undefined ? writtenType(known.type) : { is: "array", of: writtenType(known.type) };
  });
  const all = types.filter((type) => type !== undefined);
  if (all.length < types.length) return undefined;
  return all.length === 1 ? all[0] : { is: "union", of: all };
}

/** A cell that says nothing else. */
const isNotShown = /^not (?:shown|stated|specified|documented|given|described)\.?$/i;

/** `an object with the rows and their number` is none that is known, as `the object with its number` is. */
const ofItsOwn = /^an?\s+(?:JSON\s+)?object\s+(?:with|that|which|whose|holding|containing|in)\b/i;

/** What many of something are is no one of it. */
const arrayOf = /\b(?:array|list) of (.+)$/i;

/**
 * What no operation of the kind is sent or answers under such a name: its fields where it is these that are sent, else what the document calls it. @param
 * source of its row
 */
export function shownBodyType(text: string, slot: "request" | "response", donors: readonly KnownOperation[], source: string): TypeSyntax | undefined {
  if (text === "" || /^(?:see|as|same)\b/i.test(text)) return undefined;
  const named = fieldsNamed(text, source);
  if (named !== undefined) return named;
  const ofFields = slot === "request" && /\b(?:fields|attributes|properties)\b/i.test(text) ? donors.flatMap((donor) => calledIn(donor, "request")) : [];
  return ofFields.length > 0 ? writtenType(ofFields[0]!.type) : typeReference("NotShown", literalType(text.split(/\.\s/)[0]!));
}

interface Called {
  readonly text: string;
  readonly type: string;
}

function calledIn({ endpoint, word, arguments: types }: KnownOperation, slot: "request" | "response"): readonly Called[] {
  const text = endpoint[slot];
  const type = slot === "response" ? types[hasBody(word) ? 2 : 1] : hasBody(word) ? types[1] : undefined;
  return text === undefined || type === undefined || /^(?:NotShown<|None$|Silent$)/.test(type) ? [] : [{ text, type }];
}

/** `attributes` of `changed attributes`; what is only told of, as `objects` in `the names of the objects`, is no part. */
function isPartOf(part: string, text: string): boolean {
  const [stems, others] = [stemsOf(part), stemsOf(text)];
  const [head, whole] = [part, text].map((one) => stemsOf(one.split(/\bof\b/i)[0]!));
  return stems.size > 0 && [...stems].every((stem) => others.has(stem)) && [...head!].every((stem) => whole!.has(stem));
}

function sameWords(one: string, other: string): boolean {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return stems.size === others.size && [...stems].every((stem) => others.has(stem));
}

export function hasBody(word: string): boolean {
  return word !== "Get" && word !== "Head" && word !== "Delete";
}

export function writtenType(text: string): TypeSyntax {
  return { is: "written", text };
}
