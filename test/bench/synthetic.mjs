/**
 * A synthetic service of a given size: N collections of about twenty fields, with statistics, operational data, baseline
 * and rates, half of them with keys of two parts, and a chain of five nested ones in every twenty. The same size gives
 * the same files.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const common = fileURLToPath(new URL("service", import.meta.url));

/** Writes a project with one service of `count` collections into `folder`, which is emptied first. @param fields of each, beside those that all have */
export function writeSynthetic(folder, count, fields = 12) {
  rmSync(folder, { recursive: true, force: true });
  const service = join(folder, "spec-src", "device");
  mkdirSync(service, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "synthetic", "private": true }\n');
  for (const file of ["kinds.ts", "words.ts", "service.ts"]) cpSync(join(common, file), join(service, file));
  const kinds = Array.from({ length: count }, (_, index) => ({ ...kindOf(index), fields }));
  for (const kind of kinds) {
    const file = join(service, kind.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, definitionOf(kind));
  }
  const document = readFileSync(join(common, "document.md"), "utf8");
  writeFileSync(join(service, "document.md"), document + kinds.map(sectionsOf).join(""));
}

/** The path of one definition, for a run in which one file changes. */
export function definitionPath(folder, index) {
  return join(folder, "spec-src", "device", kindOf(index).file);
}

const depth = 5;

function kindOf(index) {
  const place = index % 20;
  const chained = place < depth;
  const first = index - place;
  const parents = chained ? Array.from({ length: place }, (_, level) => first + level) : [];
  const uri = [`/group-${Math.floor(index / 20)}`, ...parents.map((parent) => `kind-${parent}/${keyOf(parent)}`), `kind-${index}`].join("/");
  const folders = parents.map((parent) => `kind-${parent}`);
  return { index, uri, key: keyOf(index), file: [`group-${Math.floor(index / 20)}`, ...folders, `kind-${index}.ts`].join("/"), levels: folders.length + 1 };
}

function keyOf(index) {
  return index % 2 === 0 ? "{id}" : "{id}+{protocol}";
}

const fieldTypes = [
  ["boolean", "Flag", () => "Default 0."],
  ["number", (index, field) => `Range<0, ${15 + field + (index % 7)}>`, (index, field) => `Range 0-${15 + field + (index % 7)}.`],
  ["string", (_, field) => `Text<${63 + field}>`, (_, field) => `Maximum length ${63 + field} characters.`],
  ["string", () => '"first" | "second" | "third"', () => "Allowed values: first, second, third."],
  ["string", () => "string", () => ""],
  ["number", () => "number", () => ""],
];

function fieldsOf({ index, fields }) {
  return Array.from({ length: fields }, (_, field) => {
    const [type, word, note] = fieldTypes[field % fieldTypes.length];
    const written = typeof word === "string" ? word : word(index, field);
    return { name: `field-${field}`, type, word: written, says: `Field ${field} of kind ${index}.`, note: note(index, field) };
  });
}

function counters(prefix, count) {
  return Array.from({ length: count }, (_, counter) => `${prefix}_${counter}`);
}

function definitionOf(kind) {
  const { index, uri, key, levels } = kind;
  const up = "../".repeat(levels);
  const two = key.includes("+");
  const fields = fieldsOf(kind).map(({ name, word, says }) => `  /** ${says} */\n  "${name}"?: ${word};\n`);
  const data = (prefix, count) => counters(prefix, count).map((name) => `  ${name}?: number;\n`).join("");
  return `import type { Range, Text } from "specwright/words";
import type { Collection } from "${up}kinds.ts";
import type { Flag, Uuid } from "${up}words.ts";

/**
 * The objects of kind ${index}.
 * @source kind-${index}
 */
export type Kind${index}s = Collection<{
  uri: "${uri}";
  key: "${key}";
  element: Kind${index};
  stats: Kind${index}Stats;
  oper: Kind${index}Oper;
  sampled: "sampling-enable.counters1";
}>;

/**
 * One object of kind ${index}.
 * @source kind-${index}
 */
export interface Kind${index} {
  /** The number of the object. */
  id: number;
${two ? "  /** The protocol of the object. */\n  protocol: string;\n" : ""}${fields.join("")}  /** The identifier of the object. */
  uuid?: Uuid;
  /** The counters that are sampled. */
  "sampling-enable"?: {
    /**
     * The name of a counter.
     * @source kind-${index} > sampling-enable
     */
    counters1?: string;
  }[];
}

/**
 * The statistics of kind ${index}.
 * @source kind-${index} stats
 */
export interface Kind${index}Stats {
${data("total", 5)}}

/**
 * The operational data of kind ${index}.
 * @source kind-${index} oper
 */
export interface Kind${index}Oper {
${data("state", 3)}}
`;
}

function sectionsOf(kind) {
  const { index, key } = kind;
  const row = (name, type, notes) => `| ${name} | ${type} | ${notes} |\n`;
  const table = (rows) => `| Field | Type | Notes |\n|---|---|---|\n${rows.join("")}`;
  const own = [
    row("id", "number", "Key."),
    ...(key.includes("+") ? [row("protocol", "string", "Key.")] : []),
    ...fieldsOf(kind).map(({ name, type, says, note }) => row(name, type, `${says} ${note}`.trim())),
    row("uuid", "string", "Maximum length 64 characters."),
    row("sampling-enable", "array of objects", "Each with the string field counters1."),
  ];
  const numbers = (prefix, count) => table(counters(prefix, count).map((name) => row(name, "number", "")));
  return `\n### kind-${index}\n\n${table(own)}\n### kind-${index} stats\n\n${numbers("total", 5)}\n### kind-${index} oper\n\n${numbers("state", 3)}`;
}
