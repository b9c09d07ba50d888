/** What is guessed of an operation: where the document is silent, or unclear. */
import { valueOf } from "../../../facts/fact.ts";
import type { TypeSyntax } from "../../print/syntax.ts";
import { isListUnderType, isUnderType } from "../conventions.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { bodyType, someFields, type Guessing } from "./body-types.ts";
import { saysCreating, saysModifying, type DraftedOperation } from "./operations.ts";

export function operationGuesses(one: DraftedOperation, guessing: Guessing): readonly string[] {
  const { shared, endpoint } = one;
  const { purpose, sends } = endpoint;
  return [
    ...(isSentGuessed(one, guessing.hasFields) ? [`that "${purpose}" sends the object`] : []),
    ...(isPartGuessed(one, guessing) ? [`that "${purpose}" requires none of the fields`] : []),
    ...answersGuessed(one, guessing),
    ...partsInDoubt(endpoint),
    ...(shared ? [`how "${purpose}" is told from the other operation on its method and URI`] : []),
    ...(sends?.guess === undefined ? [] : [`that "${purpose}" sends ${sends.media}, ${sends.guess}`]),
    ...(isEffectGuessed(one) ? [`what "${purpose}" does: ${one.effect}`] : []),
  ];
}

function answersGuessed(one: DraftedOperation, guessing: Guessing): readonly string[] {
  const { response, endpoint } = one;
  const { purpose, shownAnswer, parts } = endpoint;
  const answer = answerGuessed(one, guessing);
  const unclear = unclearIn(one, guessing);
  const isCalledList = guessing.hasFields && /^(?:(?:an?|the) (?:\w+ )?)?list of\b/i.test(response ?? "");
  const areItemsGuessed = listsItems(one) && parts.answer?.areItems !== true;
  return [
    ...(answer === undefined ? [] : [`that "${purpose}" answers with ${answer}`]),
    ...(response !== undefined || shownAnswer === undefined ? [] : [`that "${purpose}" answers with ${shownAnswer}, which only an example shows`]),
    ...(unclear === undefined ? [] : [`what "${purpose}" answers, which is not understood in what the document says: "${unclear}"`]),
    ...(isCalledList ? [`that "${purpose}" answers with an array, which the document calls ${response}`] : []),
    ...(areItemsGuessed ? [`that "${purpose}" answers with an array, of whose items the fields are`] : []),
  ];
}

/** Whether no word of the document says what the operation does. */
function isEffectGuessed({ effect, method, endpoint: { purpose } }: DraftedOperation): boolean {
  if (effect === "act") return true;
  return method === "POST"
    ? saysCreating.test(purpose) === saysModifying.test(purpose)
    : method === "PUT" && effect === "modify" && /\breplace\b/i.test(purpose);
}

/**
 * Where the document is silent on what reading an object or listing several answers, and lists the fields of the object. How a list stands under a name is no
 * guess of ours.
 */
export function answerGuessed({ effect, response, endpoint }: DraftedOperation, { conventions, hasFields }: Guessing): string | undefined {
  if (!hasFields || (response ?? endpoint.shownAnswer) !== undefined || endpoint.parts.answer !== undefined) return undefined;
  if (effect === "read") return "the object";
  return effect === "list" && (isListUnderType(conventions, "") || !isUnderType(conventions, "")) ? "an array of objects" : undefined;
}

/** The sentence about the answer that says what nobody understood here; undefined where it is known what is answered, or guessed. */
export function unclearIn(one: DraftedOperation, guessing: Guessing): string | undefined {
  return (one.response ?? one.endpoint.shownAnswer) === undefined && one.endpoint.parts.answer === undefined && answerGuessed(one, guessing) === undefined
    ? one.endpoint.unclear
    : undefined;
}

/** Where it is silent on what is sent to create an object, or to change it, and lists its fields. */
function isSentGuessed({ method, effect, request, endpoint, alone }: DraftedOperation, hasFields: boolean): boolean {
  const isOfObject = (method === "POST" && (effect !== "act" || alone)) || method === "PUT" || method === "PATCH";
  return hasFields && isOfObject && request === undefined && endpoint.parts.body === undefined;
}

/** What is sent where no fields are listed of the one request. */
export function sentType(one: DraftedOperation, guessing: Guessing): TypeSyntax {
  return bodyType(isSentGuessed(one, guessing.hasFields) ? "the object" : one.request, one, guessing, "request");
}

/** Whether that nothing is required of what is sent is said nowhere. */
function isPartGuessed(one: DraftedOperation, guessing: Guessing): boolean {
  if (one.method !== "PATCH" || guessing.conventions.partial !== undefined || one.endpoint.parts.body !== undefined) return false;
  const sent = sentType(one, guessing);
  return sent === someFields || (sent.is === "name" && sent.of.includes(someFields));
}

/** What is listed of the answer is what each item has: it has no list of its own, and no example shows one object. */
export function listsItems({ effect, response, endpoint: { parts } }: DraftedOperation): boolean {
  const { rows, example, heldUnder, areItems = false } = parts.answer ?? { rows: [] };
  return (
    heldUnder === undefined &&
    (areItems || effect === "list" || isArray(response)) &&
    rows.length > 0 &&
    rows.every(({ facts }) => !String(valueOf(facts, "type")).startsWith("array")) &&
    (example === undefined || Array.isArray(example))
  );
}

/** `an array`, `the list` */
function isArray(response = ""): boolean {
  return /^(?:an?|the) (?:\w+ )?(?:array|list)\b/i.test(response);
}

/** What is listed, or named in sentences that do not say of which request it is, or of which part of it. */
function partsInDoubt({ purpose, parts: { query, answer } }: Endpoint): readonly string[] {
  const doubtedNames = (query?.told ?? []).flatMap(({ name, inDoubt }) => (inDoubt === true ? [name] : []));
  return [
    ...(query?.inDoubt === true ? [`that "${purpose}" takes what is listed there in its query`] : []),
    ...(answer?.inDoubt === true ? [`that "${purpose}" answers with what is listed there`] : []),
    ...doubtedNames.map((named) => `that "${purpose}" takes ${named} in its query`),
  ];
}
