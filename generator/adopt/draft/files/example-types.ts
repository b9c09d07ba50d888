/** The types that values of an example have: all that is known where nothing but the example shows a field. */
import { literalType, member, typeReference, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";

/** The fields of an object, or of the objects of a list. @param source the place of each */
export function exampleMembers(value: object, source: string, isLeftOut: (name: string) => boolean = () => false): readonly MemberSyntax[] {
  const members = Object.entries(objectOf(value)).filter(([named]) => !isLeftOut(named));
  return members.map(([named, one]) => ({ ...member(named, exampleType(one, source), { tags: [{ tag: "source", text: source }] }), optional: true }));
}

/** What an example has for a field; undefined where it does not have it. */
export function exampleValueOf(value: object | undefined, field: string): unknown {
  return value === undefined ? undefined : new Map(Object.entries(objectOf(value))).get(field);
}

export function exampleType(value: unknown, source: string): TypeSyntax {
  if (Array.isArray(value))
    return {
      is: "array",
      of: value.length === 0 ? notShown("the items of the list") : exampleType(value.every(isObject) ? objectOf(value) : value[0], source),
    };
  if (isObject(value))
    return Object.keys(value).length === 0 ? notShown("the fields of the object") : { is: "object", members: exampleMembers(value, source), tall: true };
  if (value === null || value === undefined) return notShown("the type of the field");
  return typeReference(typeof value === "string" ? (saidInPlace(value) ?? "string") : typeof value);
}

function notShown(what: string): TypeSyntax {
  return typeReference("NotShown", literalType(what));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All members that any of the objects has. */
function objectOf(value: object): object {
  return Array.isArray(value) ? Object.fromEntries(value.filter(isObject).flatMap((one) => Object.entries(one))) : value;
}

/** `"[integer]"` stands for a number. */
function saidInPlace(text: string): "number" | "boolean" | undefined {
  const word = /^[[<({]?\s*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? "";
  const alone = /^[[<({].*[\])>}]$/.test(text) || text === word;
  return !alone ? undefined : /^(?:int|integer|number|float|double|decimal)$/.test(word) ? "number" : /^bool(?:ean)?$/.test(word) ? "boolean" : undefined;
}
