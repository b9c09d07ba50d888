/** How documents write things: what columns are called, how facts are phrased, which words name a type. */
import { memoizeUpTo } from "../values/memoize.ts";

/** What the cells of a column say of the row. */
export type Column =
  | "type"
  | "notes"
  | "method"
  | "path"
  | "request"
  | "response"
  | "default"
  | "range"
  | "minimum"
  | "maximum"
  | "length"
  | "values"
  | "format"
  | "required"
  | "status";

/** What titles of columns tell: of fields, or who may call what a row is about. */
export type Titled = Column | "access";

/** Facts that are written as phrases: words with {holes}. */
export type Phrased =
  | "default"
  | "range"
  | "length"
  | "items"
  | "values"
  | "known"
  | "format"
  | "step"
  | "bits"
  | "windows"
  | "reference"
  | "holds"
  | "key"
  | "readOnly"
  | "writeOnly"
  | "required"
  | "optional"
  | "notShown";

export type TypeWord = "string" | "number" | "integer" | "boolean" | "object" | "array";

export interface Wording {
  readonly columns: { readonly [Title in Titled]: readonly string[] };
  /** The words for a type, in the singular. */
  readonly types: { readonly [Type in TypeWord]: readonly string[] };
  /** A space also stands for a colon, for "is" and "are"; a hyphen between holes for any dash and for "to". */
  readonly phrases: { readonly [Fact in Phrased]: readonly string[] };
  /** Facts that only this sort of document has, by names of their own: phrases with one {value}. */
  readonly properties: { readonly [name: string]: readonly string[] };
  /** Words that carry a fact wherever they stand: one that comes or goes is a finding. Those that mean the same stand in one entry, with bars between them. */
  readonly terms: readonly string[];
  /** What credentials are called, by the names of their schemes; under `none`, what says that nobody needs any. */
  readonly credentials?: { readonly [scheme: string]: readonly string[] };
}

/** What a service says beyond the general wording: `Wording` in `specwright/http`. */
export interface OwnWording {
  readonly columns?: { readonly [Title in Titled]?: readonly string[] };
  readonly types?: { readonly [Type in TypeWord]?: readonly string[] };
  readonly phrases?: { readonly [Fact in Phrased]?: readonly string[] };
  readonly properties?: { readonly [name: string]: readonly string[] };
  readonly terms?: readonly string[];
  readonly credentials?: Wording["credentials"];
}

/** Behind the number. */
const orFewer = ["or fewer", "or less", "at most", "maximum", "max"];
const orMore = ["or more", "at least", "minimum", "min"];

/** How documents limit the number of what a noun names. */
function limitsOf(noun: string): readonly string[] {
  const most = [
    "at most",
    "max",
    "max.",
    "maximum",
    "maximum of",
    "up to",
    "no more than",
    "not more than",
    "not be more than",
    "cannot be more than",
    "no longer than",
    "not longer than",
    "not be longer than",
    "cannot be longer than",
    "cannot exceed",
    "limited to",
    "not exceed",
    "not exceeding",
  ];
  const least = ["at least", "min", "min.", "minimum", "minimum of", "no fewer than", "no less than"];
  return [
    ...most.map((words) => `${words} {maximum} ${noun}`),
    ...least.map((words) => `${words} {minimum} ${noun}`),
    ...orFewer.map((words) => `{maximum} ${noun} ${words}`),
    ...orMore.map((words) => `{minimum} ${noun} ${words}`),
    `{minimum}-{maximum} ${noun}`,
    `from {minimum}-{maximum} ${noun}`,
    `between {minimum} and {maximum} ${noun}`,
    `at least {minimum} and at most {maximum} ${noun}`,
  ];
}

/** What has to be given where an object is made is what it has. */
const whenCreated = ["required", "mandatory"].flatMap((word) =>
  ["on ", "for ", "in ", "at ", ""].flatMap((behind) => ["create", "creation", "post"].map((request) => `${word} ${behind}${request}`)),
);

/** What is said of a field that a request does not have. */
const leftOut = ["omitted", "left out", "absent", "missing", "not set", "not given", "not specified"];

/** What most documents do. */
export const generalWording: Wording = {
  columns: {
    type: ["type", "json type", "data type", "datatype", "field type", "value type", "schema", "typ", "datentyp"],
    notes: [
      "notes",
      "note",
      "description",
      "explanation",
      "meaning",
      "what it is",
      "what it does",
      "what it means",
      "remarks",
      "remark",
      "comment",
      "comments",
      "details",
      "constraints",
      "beschreibung",
      "bedeutung",
      "bemerkung",
    ],
    method: ["method", "methods", "http method", "verb"],
    path: [
      "path",
      "path shape",
      "path form",
      "path pattern",
      "example path shape",
      "uri",
      "url",
      "endpoint",
      "route",
      "resource uri",
      "resource url",
      "resource path",
      "relative uri",
      "relative path",
      "uri template",
    ],
    request: ["request", "request payload", "request body", "body of the request", "body sent", "sent", "body"],
    response: ["response", "response payload", "response body", "body of the response", "body returned", "answer", "returns", "returned"],
    default: ["default", "default value", "default setting", "factory setting", "factory default", "initial value", "initial setting", "preset"],
    range: ["range", "allowed range", "value range", "range of values", "limits", "bereich", "wertebereich"],
    minimum: [
      "min",
      "min.",
      "minimum",
      "min value",
      "minimum value",
      "lower limit",
      "min length",
      "min. length",
      "minimum length",
      "length min",
      "length minimum",
    ],
    maximum: ["max", "max.", "maximum", "max value", "maximum value", "upper limit", "length max", "length maximum"],
    length: ["length", "maximum length", "max length", "size", "max size", "maximum size"],
    values: [
      "values",
      "allowed values",
      "possible values",
      "valid values",
      "permitted values",
      "accepted values",
      "acceptable values",
      "legal values",
      "supported values",
      "enum",
      "option",
      "options",
      "choices",
    ],
    format: ["format"],
    required: ["required", "mandatory", "m/o", "req", "pflicht", "presence", "cardinality", "multiplicity", "occurrence", ...whenCreated],
    status: ["status", "status code", "http status", "http status code", "success status", "success code", "status of success", "response status"],
    access: [
      "access",
      "auth",
      "authentication",
      "authorization",
      "authorisation",
      "auth required",
      "auth required?",
      "authentication required",
      "requires auth",
      "requires authentication",
      "required authentication",
      "security",
      "credential",
      "credentials",
      "permission",
      "permissions",
      "required permissions",
      "who may call",
      "auth method",
      "auth type",
      "authentication method",
    ],
  },
  types: {
    string: ["string", "str", "text", "enum", "enumeration"],
    number: ["number", "numeric", "float", "double", "decimal"],
    integer: ["integer", "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64", "whole number"],
    boolean: ["boolean", "bool", "flag"],
    object: ["object", "json block", "json object", "nested object", "embedded object", "embedded json object", "map", "dictionary", "hash"],
    array: ["array", "list"],
  },
  phrases: {
    default: [
      "default {value}",
      "default being {value}",
      "default as {value}",
      "default to {value}",
      "defaults to {value}",
      "default value {value}",
      "default of {value}",
      "{value} by default",
      ...["it", "this", "this field", "this value"].flatMap((it) => [`by default, ${it} is {value}`, `by default, ${it} is set to {value}`]),
      ...["field", "parameter", "attribute", "property", "option"].map((it) => `default for this ${it} {value}`),
      "{value} is the default",
      "initially {value}",
      "initial value {value}",
      ...["factory setting is", "factory setting:", "starts out as"].map((words) => `${words} {value}`),
      ...["unset", "absent", "omitted"].flatMap((word) => [`${word}: {value}`, `${word} means {value}`]),
      "value if absent {value}",
      ...["stated", "specified", "configured", "set", "given"].flatMap((word) => [
        `{value} unless ${word}`,
        `{value} unless ${word} otherwise`,
        `set to {value} unless ${word} otherwise`,
        `{value} unless otherwise ${word}`,
      ]),
      "falls back to {value}",
      ...leftOut.flatMap((words) => [`{value} if ${words}`, `{value} when ${words}`]),
      ...[...leftOut, ...leftOut.map((words) => `it is ${words}`), ...["set", "given", "configured", "specified"].map((word) => `nothing is ${word}`)].flatMap(
        (words) =>
          ["if", "when", "where"].flatMap((condition) => [
            `${condition} ${words}: {value}`,
            `${condition} ${words}, {value} is`,
            `${condition} ${words}, it is {value}`,
            `${condition} ${words}, it is set to {value}`,
            `${condition} ${words}, the value is {value}`,
            `${condition} ${words}, the value {value} is`,
          ]),
      ),
      "unless set, {value}",
    ],
    range: [
      ...["range", "range of", "range from", "range between", "value", "values", "from", "between"].map((words) => `${words} {minimum}-{maximum}`),
      ...["range ({minimum}-{maximum})", "range [{minimum}-{maximum}]", "range [{minimum}, {maximum}]"],
      ...[
        "from {minimum} on",
        "from {minimum} onwards",
        "from {minimum} upwards",
        "{minimum} and up",
        "{minimum} and above",
        "{minimum} or above",
        "≥ {minimum}",
        ">= {minimum}",
        "≤ {maximum}",
        "<= {maximum}",
        "≥{minimum}",
        ">={minimum}",
        "≤{maximum}",
        "<={maximum}",
        ...["≥ {minimum}", ">= {minimum}", "≥{minimum}", ">={minimum}"].flatMap((least) =>
          ["≤ {maximum}", "<= {maximum}", "≤{maximum}", "<={maximum}"].map((most) => `${least} and ${most}`),
        ),
      ],
      ...[
        "between {minimum} and {maximum}",
        "{minimum} to {maximum}",
        "{minimum}..{maximum}",
        "min {minimum}, max {maximum}",
        "minimum {minimum}, maximum {maximum}",
        "minimum of {minimum}, maximum of {maximum}",
      ],
      ...["up to", "up to and including"].flatMap((words) => [`from {minimum} ${words} {maximum}`, `{minimum} ${words} {maximum}`, `${words} {maximum}`]),
      ...[
        "at least",
        ...["no", "not", "not be", "cannot be"].flatMap((not) => ["less", "lower", "smaller"].map((less) => `${not} ${less} than`)),
        ...["not below", "not be below", "never below", "cannot be below"],
        "greater than or equal to",
        "minimum",
        "minimum value",
        "min",
        "min.",
        "min value",
        "lowest",
        "lowest value",
        "smallest value",
        "lower bound",
        "lower limit",
      ].map((words) => `${words} {minimum}`),
      ...[
        "at most",
        ...["no", "not", "not be", "cannot be"].flatMap((not) => ["more", "greater", "higher", "larger"].map((more) => `${not} ${more} than`)),
        ...["not above", "not be above", "never above", "cannot be above"],
        "not exceed",
        "not exceeding",
        "cannot exceed",
        "never exceeds",
        "less than or equal to",
        "maximum",
        "maximum value",
        "max",
        "max.",
        "max value",
        "highest",
        "highest value",
        "largest value",
        "upper bound",
        "upper limit",
      ].map((words) => `${words} {maximum}`),
    ],
    length: [
      ...["character", "characters", "char", "chars", "digit", "digits"].flatMap(limitsOf),
      ...["alphanumeric", "ASCII", "printable", "Unicode", "UTF-8", "hexadecimal", "hex"].flatMap((sort) => limitsOf(`${sort} characters`)),
      ...["hexadecimal", "hex", "decimal"].flatMap((sort) => limitsOf(`${sort} digits`)),
      ...[
        "maximum length",
        "maximal length",
        "max length",
        "max. length",
        "maximum string length",
        "maxlength",
        "length at most",
        "length up to",
        "length ≤",
        "length <=",
      ].flatMap((words) => [`${words} {maximum}`, `${words} of {maximum}`]),
      ...[
        "minimum length",
        "minimal length",
        "min length",
        "min. length",
        "minimum string length",
        "minlength",
        "length at least",
        "length ≥",
        "length >=",
      ].flatMap((words) => [`${words} {minimum}`, `${words} of {minimum}`]),
      ...["", "should be ", "must be "].map((must) => `length ${must}less than or equal to {maximum}`),
      "length {minimum}-{maximum}",
      "length of {minimum}-{maximum}",
      ...["character", "characters", "chars"].flatMap((noun) => [
        ...orFewer.map((words) => `length {maximum} ${noun} ${words}`),
        ...orMore.map((words) => `length {minimum} ${noun} ${words}`),
      ]),
      ...["length", "length of", "length exactly"].map((words) => `${words} {exact}`),
      ...["characters", "chars"].flatMap((noun) => [`exactly {exact} ${noun}`, ...["≤ ", "<= ", "≤", "<="].map((sign) => `${sign}{maximum} ${noun}`)]),
    ],
    items: ["item", "items", "entry", "entries", "element", "elements", "members", "keys"].flatMap(limitsOf),
    values: [
      // What encloses them all is no part of the first and the last.
      ...["one of", "allowed values", "possible values", "valid values"].flatMap((words) => [
        `${words} [{values}]`,
        `${words} ({values})`,
        `${words} {{values}}`,
      ]),
      ...["allowed", "possible", "valid", "permitted", "accepted", "acceptable", "available", "supported", "legal"].flatMap((words) => [
        `${words} values {values}`,
        `${words} enum values {values}`,
        `${words} options {values}`,
        `${words} choices {values}`,
        `${words} strings {values}`,
      ]),
      ...["allows", "takes", "has"].map((verb) => `${verb} the values {values}`),
      "values: {values}",
      "options: {values}",
      "allowed {values}",
      "one of {values}",
      "enum {values}",
      "enum one of {values}",
    ],
    known: [
      "values include {values}",
      "options include {values}",
      "the value {value} appears",
      "the values {values} appear",
      "the value {value} occurs",
      "the values {values} occur",
      "the value {value} is seen",
      "the values {values} are seen",
      "{values} appear",
      "{values} occur",
      "{values} are seen",
    ],
    format: ["format {value}"],
    step: ["multiple of {value}", "multiples of {value}", ...["steps", "increments"].flatMap((words) => [`in ${words} of {value}`, `${words} of {value}`])],
    bits: [
      ...["bitwise or", "bitwise combination", "bit mask", "bitmask", "sum", "combination"].flatMap((words) => [
        `${words} of the bits {bits}`,
        `${words} of bits {bits}`,
        `${words} of {bits}`,
        `${words} of the following {bits}`,
      ]),
      ...["bitwise or", "bit mask", "bitmask", "bits", "bits may be combined", "bits can be combined", "bit values"].map((words) => `${words} {bits}`),
    ],
    windows: ["last", "past", "previous", "preceding"].flatMap((word) => [`${word} {numbers} {unit}`, `${word} {numbers}-{unit}`, `${word} {unit}`]),
    reference: ["reference object {path}", "reference {path}"],
    holds: [
      "holding {names}",
      ...["which", "that", "it"].map((word) => `${word} holds {names}`),
      ...["block", "object"].flatMap((word) => [`${word} with {names}`, `${word} containing {names}`, `${word}: {names}`]),
    ],
    key: ["key fields {names}", "key field {names}"],
    readOnly: [
      "read-only",
      "read only",
      "readonly",
      "cannot be set",
      ...["assigned", "set", "generated", "filled in"].flatMap((verb) =>
        ["server", "service", "system", "device", "controller"].map((who) => `${verb} by the ${who}`),
      ),
    ],
    writeOnly: ["write-only", "write only", "never returned"],
    required: ["required", "mandatory"],
    optional: ["optional"],
    notShown: [
      ...["document", "section", "chapter", "manual", "guide"].flatMap((whole) =>
        ["show", "document", "describe", "specify", "state", "say", "cover", "name"].map((verb) => `${whole} does not ${verb}`),
      ),
      ...["shown", "documented", "described", "specified", "stated", "said"].map((word) => `nothing ${word}`),
      ...["statement", "information"].flatMap((word) => [`no ${word} on`, `no ${word} about`]),
      ...["isn't", "aren't", "isn’t", "aren’t"].flatMap((not) => ["shown", "documented", "described", "specified", "stated"].map((word) => `${not} ${word}`)),
      "not in this document",
      ...["not covered here", "not covered in this", "not covered by this"],
      "not shown",
      "not documented",
      "not described",
      "not specified",
      "not stated",
      "not been shown",
      "not been documented",
      "not given",
      "not known",
      "not provided",
      "undocumented",
      "unspecified",
      "unknown",
      "tbd",
    ],
  },
  properties: { "scheme-word": ["scheme word {value}"] },
  terms: [],
};

/** The general wording and what a service says beyond it: one object for the same words, by which what was read with it is known again. */
export function wordingWith(own: OwnWording): Wording {
  return wordingOf(JSON.stringify(own));
}

/** As many as one run has services with a wording of their own, and a few to spare. */
const mostWordings = 32;

const wordingOf = memoizeUpTo(mostWordings, (own: string): Wording => {
  const { columns = {}, types = {}, phrases = {}, properties = {}, terms = [], credentials } = JSON.parse(own) as OwnWording;
  return {
    columns: joined(generalWording.columns, columns),
    types: joined(generalWording.types, types),
    phrases: joined(generalWording.phrases, phrases),
    properties: { ...generalWording.properties, ...properties },
    terms: [...generalWording.terms, ...terms],
    ...(credentials === undefined ? {} : { credentials }),
  };
});

/** Whether the title of a column tells what it holds. */
export function isTitle(title: string, { columns }: Wording): boolean {
  return Object.values(columns).some((titles) => titles.some((one) => one.toLowerCase() === title.toLowerCase()));
}

type Lists = { readonly [name: string]: readonly string[] };

function joined<General extends Lists>(general: General, own: Lists): General {
  const entries = Object.entries(general).map(([name, list]) => [name, [...(own[name] ?? []), ...list]] as const);
  return Object.fromEntries(entries) as Lists as General;
}
