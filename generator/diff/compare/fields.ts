/** Fields of an object, headers, parameters: which there are, which have another name, and what is said of each. */
import type { Field } from "../../model/shape.ts";
import { shareWord } from "../../values/share-word.ts";
import { change, type ChangeLocation, type Differences, type Subject } from "../change.ts";
import { renamedFields } from "./renames.ts";
import { compareShapes, compareWays } from "./shapes.ts";
import { compareTexts } from "./texts.ts";
import type { ComparedTypes } from "./types.ts";
import { isUntouched } from "./untouched.ts";
import { compareValue, matchByName } from "./values.ts";

/** Which sort of fields these are, and how people call one of them. */
export interface FieldSort {
  readonly aspect: "field" | "closed-field" | "header" | "parameter";
  readonly keyOf: (field: Field) => string;
  readonly subjectOf: (field: Field, owner: Subject) => Subject;
  /** Whether one can be the other under a new name, where type and company say so. */
  readonly canBeRenamed: (before: Field, after: Field) => boolean;
}

export const objectFields: FieldSort = {
  aspect: "field",
  keyOf: ({ name }) => name,
  subjectOf: ({ name }, owner) => ({ is: "field", name: `${owner.name}.${name}` }),
  canBeRenamed: () => true,
};

/** Of an object that has no other, in both versions. */
export const closedObjectFields: FieldSort = { ...objectFields, aspect: "closed-field" };

export const headerFields: FieldSort = {
  aspect: "header",
  keyOf: ({ name }) => name.toLowerCase(),
  subjectOf: ({ name }, owner) => ({ is: "header", name: owner.is === "service" ? name : `${name} of ${owner.name}` }),
  // Nearly every header is a string: what is said of it, or a word of its name, tells it from another.
  canBeRenamed: (before, after) => (before.description !== "" && before.description === after.description) || shareWord(before.name, after.name),
};

export const queryFields: FieldSort = {
  aspect: "parameter",
  keyOf: ({ name }) => name,
  subjectOf: ({ name }, owner) => ({ is: "parameter", name: `${name} of ${owner.name}` }),
  canBeRenamed: () => true,
};

export function* compareFields(before: readonly Field[], after: readonly Field[], sort: FieldSort, here: ChangeLocation, types: ComparedTypes): Differences {
  const { both, removed, added } = matchByName(before, after, sort.keyOf);
  const renamed = renamedFields(before, after, { removed, added }, sort.canBeRenamed);
  const within = (one: Field, other: Field): ChangeLocation => ({
    ...here,
    subject: sort.subjectOf(other, here.subject),
    before: one.origin,
    after: other.origin,
  });
  for (const [one, other] of both) {
    yield* compareField(one, other, within(one, other), types);
    // A request has to carry what only the service set and what is always there.
    if (one.required && other.required && isOfOtherWay(one, here) !== isOfOtherWay(other, here))
      yield isOfOtherWay(one, here) ? change(sort.aspect, undefined, other, within(one, other)) : change(sort.aspect, one, undefined, within(one, other));
  }
  for (const [one, other] of renamed) {
    if (!isOfOtherWay(one, here) || !isOfOtherWay(other, here)) yield change("field-name", one.name, other.name, within(one, other));
    yield* compareField(one, other, within(one, other), types);
  }
  const isRenamed = new Set(renamed.flat());
  for (const one of removed.filter(isOf(here, isRenamed))) yield change(sort.aspect, one, undefined, { ...within(one, one), after: here.after });
  for (const one of added.filter(isOf(here, isRenamed))) yield change(sort.aspect, undefined, one, { ...within(one, one), before: here.before });
}

function isOf(here: ChangeLocation, renamed: ReadonlySet<Field>): (field: Field) => boolean {
  return (field) => !renamed.has(field) && !isOfOtherWay(field, here);
}

/** What only the service sets is no part of a request, and what only requests set none of an answer. */
function isOfOtherWay({ shape }: Field, { direction }: ChangeLocation): boolean {
  return direction === "request" ? shape.readOnly === true : direction === "answer" && shape.writeOnly === true;
}

function* compareField(before: Field, after: Field, here: ChangeLocation, types: ComparedTypes): Differences {
  if (isUntouched(before, after)) return;
  if (isOfOtherWay(before, here) && isOfOtherWay(after, here)) return;
  yield* compareValue("required", before.required ? true : undefined, after.required ? true : undefined, here);
  yield* compareValue("deprecated", before.deprecated, after.deprecated, here);
  yield* compareTexts(before, after, here);
  // What was not there before, or is not from now on, has one form alone.
  if (isOfOtherWay(before, here) !== isOfOtherWay(after, here)) yield* compareWays(before.shape, after.shape, here);
  else yield* compareShapes(before.shape, after.shape, here, types);
}
