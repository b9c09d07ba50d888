/** A type out of the tool's own words, for what a row states. */
import { valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import { itemType } from "../../facts/lists.ts";
import { isOfNumbers } from "../../facts/number-types.ts";
import type { Scalar } from "../../model/shape.ts";
import { intersectionType, literalType, member, objectType, typeReference, unionType, type TypeSyntax } from "../print/syntax.ts";

/** @param fields the type of a nested object, where the document lists its fields */
export function generalType(facts: readonly Fact[], fields: TypeSyntax | undefined): TypeSyntax {
  if (valueOf(facts, "default") === null)
    return typeReference(
      "Default",
      unionType(
        generalType(
          facts.filter(({ fact }) => fact !== "default"),
          fields,
        ),
        typeReference("null"),
      ),
      typeReference("null"),
    );
  const reference = valueOf(facts, "reference");
  const type = isOfList(facts) ? baseType(facts, fields) : withFormat(baseType(facts, fields), facts);
  const accessType = asReadOrWriteOnly(type, facts);
  return reference === undefined || !reference.startsWith("/") ? accessType : typeReference("AddressedAt", accessType, literalType(reference));
}

export function isOfList(facts: readonly Fact[]): boolean {
  return valueOf(facts, "type")?.startsWith("array") === true;
}

/** How many items a list may have; undefined where its row says nothing of that. */
export function itemCountType({ minimum, maximum }: Limits): TypeSyntax | undefined {
  const limits = [
    ...(minimum === undefined ? [] : [member("minItems", literalType(minimum))]),
    ...(maximum === undefined ? [] : [member("maxItems", literalType(maximum))]),
  ];
  return limits.length === 0 ? undefined : typeReference("Says", objectType(...limits));
}

/** The names of the tool's words in a type, and the module that has them. */
export function generalModule(word: string): string | undefined {
  if (["AddressedAt", "Assigned", "PathOf", "CounterName"].includes(word)) return "specwright/http";
  const words = [
    "Range",
    "Text",
    "Default",
    "Integer",
    "OpenEnum",
    "Bits",
    "ReadOnly",
    "WriteOnly",
    "MultipleOf",
    "Format",
    "Pattern",
    "Partly",
    "NotShown",
    "Says",
    "Closed",
    "OneKeyed",
    "Reading",
    "Doubted",
  ];
  return words.includes(word) ? "specwright/words" : undefined;
}

/** The same for the words of operations and resources besides. */
export function moduleOf(word: string): string | undefined {
  const words = [
    "Access",
    "Contains",
    "Delete",
    "Derived",
    "Facts",
    "Failures",
    "GenericResource",
    "Get",
    "Head",
    "Headers",
    "KeyField",
    "MediaType",
    "None",
    "Notes",
    "Patch",
    "Post",
    "Put",
    "Query",
    "Resource",
    "Sampled",
    "Silent",
    "Status",
    "When",
  ];
  return generalModule(word) ?? (words.includes(word) ? "specwright/http" : undefined);
}

function baseType(facts: readonly Fact[], fields: TypeSyntax | undefined): TypeSyntax {
  const type = valueOf(facts, "type");
  const bits = valueOf(facts, "bits");
  if (fields !== undefined) return isOfList(facts) ? { is: "array", of: fields } : fields;
  if (type?.startsWith("array") === true) return listType(type, facts);
  if (bits !== undefined) return withDefault(bitsType(bits, valueOf(facts, "range")), facts);
  const listed = valueOf(facts, "values");
  if (listed !== undefined && listed.length > 0) return withDefault(unionType(...listed.map(scalar)), facts);
  const known = valueOf(facts, "known");
  if (known !== undefined && known.length > 0) return openType(known, facts);
  return plainType(type, facts);
}

/** The word takes a default only among the values that it has. */
function openType(known: readonly Scalar[], facts: readonly Fact[]): TypeSyntax {
  const type = typeReference("OpenEnum", unionType(...known.map(scalar)), literalType("the other values"));
  const value = valueOf(facts, "default");
  return value !== undefined && known.includes(value) ? withDefault(type, facts) : type;
}

function plainType(type: string | undefined, facts: readonly Fact[]): TypeSyntax {
  switch (type) {
    case "number":
      return numberType(facts);
    case "integer":
      return integerType(facts);
    case "string":
      return stringType(facts);
    case "boolean":
      return withDefault(typeReference("boolean"), facts);
    case "object":
      return typeReference("NotShown", literalType("the fields of the object"));
    case undefined:
      return typeReference("NotShown", literalType("the type of the field"));
    default:
      return withDefault(unionType(...type.split(" or ").map(alternative)), facts);
  }
}

/** `0 or 1`, `number or string` */
function alternative(one: string): TypeSyntax {
  if (one.startsWith("array")) return listType(one, []);
  if (/^(?:string|number|integer|boolean|object)$/.test(one)) return plainType(one, []);
  return literalType(Number.isFinite(Number(one)) ? Number(one) : one);
}

/** What a row says of the values of a list is said of its items. */
function listType(type: string, facts: readonly Fact[]): TypeSyntax {
  const item = itemType(type);
  const ofItems = facts.filter(
    ({ fact }) =>
      fact === "values" || fact === "known" || (item !== undefined && item !== "object" && (fact === "range" || fact === "length" || fact === "bits")),
  );
  if (item === undefined && ofItems.length === 0) return { is: "array", of: typeReference("NotShown", literalType("the items of the list")) };
  return {
    is: "array",
    of: withFormat(
      baseType([...(item === undefined ? [] : [{ fact: "type", value: item } as const]), ...ofItems], undefined),
      item === "string" || (item !== undefined && isOfNumbers(item)) ? facts : [],
    ),
  };
}

function numberType(facts: readonly Fact[]): TypeSyntax {
  const step = valueOf(facts, "step");
  const type = limitedNumber(facts);
  return step === undefined ? type : joinedTo(type, "number", typeReference("MultipleOf", literalType(step)));
}

function limitedNumber(facts: readonly Fact[]): TypeSyntax {
  const range = valueOf(facts, "range");
  if (range?.minimum === undefined || range.maximum === undefined) return withDefault(halfOpen(typeReference("number"), range, "minimum", "maximum"), facts);
  return typeReference("Range", literalType(range.minimum), literalType(range.maximum), ...defaultOf(facts, "number"));
}

function integerType(facts: readonly Fact[]): TypeSyntax {
  const range = valueOf(facts, "range");
  const isLimited = range !== undefined || valueOf(facts, "step") !== undefined;
  return isLimited ? intersectionType(numberType(facts), typeReference("Integer")) : typeReference("Integer", ...defaultOf(facts, "number"));
}

function stringType(facts: readonly Fact[]): TypeSyntax {
  const pattern = valueOf(facts, "pattern");
  const type = textType(facts);
  return pattern === undefined ? type : joinedTo(type, "string", typeReference("Pattern", literalType(pattern)));
}

/** The word alone, where nothing but the plain type is said besides. */
function joinedTo(type: TypeSyntax, plain: string, word: TypeSyntax): TypeSyntax {
  return type.is === "name" && type.name === plain ? word : intersectionType(type, word);
}

function textType(facts: readonly Fact[]): TypeSyntax {
  const length = valueOf(facts, "length");
  if (length?.maximum === undefined) return withDefault(halfOpen(typeReference("string"), length, "minLength", "maxLength"), facts);
  const text = typeReference("Text", literalType(length.maximum), ...defaultOf(facts, "string"));
  return length.minimum === undefined ? text : intersectionType(text, says("minLength", length.minimum));
}

function halfOpen(type: TypeSyntax, limits: Limits | undefined, lower: string, upper: string): TypeSyntax {
  const parts = [
    ...(limits?.minimum === undefined ? [] : [says(lower, limits.minimum)]),
    ...(limits?.maximum === undefined ? [] : [says(upper, limits.maximum)]),
  ];
  return intersectionType(type, ...parts);
}

function says(facet: string, value: number): TypeSyntax {
  return typeReference("Says", objectType(member(facet, literalType(value))));
}

function bitsType(bits: readonly { readonly bit: number; readonly name: string }[], range: Limits | undefined): TypeSyntax {
  const names = objectType(...bits.map(({ bit, name: called }) => member(String(bit), literalType(called))));
  const limits = range?.minimum === undefined || range.maximum === undefined ? [] : [literalType(range.minimum), literalType(range.maximum)];
  return typeReference("Bits", names, ...limits);
}

function withFormat(type: TypeSyntax, facts: readonly Fact[]): TypeSyntax {
  const format = valueOf(facts, "format");
  if (format === undefined) return type;
  const isPlain = type.is === "name" && type.name === "string";
  return isPlain
    ? typeReference("Format", literalType(format))
    : intersectionType(type, typeReference("Says", objectType(member("format", literalType(format)))));
}

/** As read-only or write-only, where it is. */
export function asReadOrWriteOnly(type: TypeSyntax, facts: readonly Fact[]): TypeSyntax {
  if (valueOf(facts, "readOnly") === true) return typeReference("ReadOnly", type);
  return valueOf(facts, "writeOnly") === true ? typeReference("WriteOnly", type) : type;
}

function withDefault(type: TypeSyntax, facts: readonly Fact[]): TypeSyntax {
  const value = valueOf(facts, "default");
  if (value === undefined) return type;
  const isBoolean = type.is === "name" && type.name === "boolean";
  if (isBoolean && (value === 0 || value === 1)) return typeReference("Default", unionType(type, literalType(0), literalType(1)), literalType(value));
  return typeReference("Default", type, scalar(value));
}

/** The default as a word's last argument, where it is of the word's own type. */
function defaultOf(facts: readonly Fact[], type: "string" | "number"): readonly TypeSyntax[] {
  const value = valueOf(facts, "default");
  if (value === undefined) return [];
  return [type === "string" ? literalType(String(value)) : scalar(value)];
}

function scalar(value: Scalar): TypeSyntax {
  return value === null ? typeReference("null") : literalType(value);
}
