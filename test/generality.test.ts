/**
 * The generator and the templates know no service. Every name that the shipped services have, on the wire or in their
 * definitions, is looked for as a whole word in all of the tool's own sources, comments and templates included. What is
 * ordinary English, and so may stand there by itself, is listed below, word by word.
 */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { definitionFiles, modelOf, repository, shippedServices, type Definitions } from "./support/definitions.ts";

/** Keys of the model under which a name of the service stands, rather than a text about it or a word of the model. */
const naming = new Set(["name", "noun", "tag", "header", "word", "credential", "parameter"]);

/** What the notes of a service are about is no part of its interface, and places are its document's. */
const aside = new Set(["notes", "origin", "contradiction"]);

/** What the tool itself means by a word that is also a name in one of the services. */
const ordinary = new Set([
  // Words of HTTP and of OpenAPI.
  ...["Authentication", "Authorization", "Content-Type", "authentication", "authorization", "application/json", "basic", "get", "delete", "method", "parent", "type"],
  // Formats of JSON Schema.
  ...["uuid"],
  // Words of programs.
  ...["Object", "Objects", "add", "avg", "controller", "id", "key", "list", "local", "max", "min", "mode", "name", "none", "replace", "reset", "state", "update", "+"],
  // Effects of operations, and what the documentation of a vocabulary speaks of.
  ...["create", "modify", "sampled", "collection", "description", "single", "multiple", "range"],
  // Words of API Blueprint.
  "sample",
  // English that the command line, diagnostics and comments are written in.
  ...["Collection", "Configuration", "Element", "Flag", "Nested", "commands", "common", "device", "port"],
]);

const names = [...new Set(shippedServices().flatMap((definitions) => [...declaredNames(definitions), ...modelNames(definitions)]))];
/** Somebody else's library, which stands among the templates as it was published. */
const foreign = ["templates/{service}/docs/minisearch.js"];
const sources = ["generator", "templates"].flatMap(filesBelow).filter(({ path }) => !foreign.includes(path));

test("the services have names to look for, of every sort", () => {
  const some = ["controller-v2", "mgmt", "svc-url", "port-list", "1sec_rate", "object_name", "provider", "Device", "stats", "oper", "Statistics data resource", "EnumList", "OneObject"];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(sources.length).toBeGreaterThan(100);
});

test.each(names.filter((name) => !ordinary.has(name)))("%s stands nowhere in the generator or its templates", (name) => {
  expect(sources.filter(({ text }) => holds(text, name)).map(({ path }) => path)).toEqual([]);
});

test("a word is listed as ordinary only where a service has it for a name", () => {
  expect([...ordinary].filter((word) => !names.includes(word))).toEqual([]);
});

describe("a name is found", () => {
  test.each(['"svc-url"', "[svc-url]", "`svc-url`.", "svc-url: string", "{{svc-url}}"])("in %s", (text) => expect(holds(text, "svc-url")).toBe(true));
  test.each(["my-svc-url", "svc-urls", "svc_url"])("but not in %s", (text) => expect(holds(text, "svc-url")).toBe(false));
});

function holds(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true;
  }
  return false;
}

function isPart(character: string | undefined): boolean {
  return character !== undefined && /[\w-]/.test(character);
}

function filesBelow(folder: string): readonly { readonly path: string; readonly text: string }[] {
  const entries = readdirSync(`${repository}/${folder}`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => {
    const path = `${parentPath}/${name}`;
    const text = readFileSync(path, "utf8");
    // What a style sheet gives its properties are words of CSS.
    return { path: path.slice(repository.length + 1), text: path.endsWith(".css") ? text.replace(/:[^;{}]*;/g, ":;") : text };
  });
}

/** The names of the types that definitions declare. */
function declaredNames(definitions: Definitions): readonly string[] {
  return definitionFiles(definitions).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022);
    return source.statements.flatMap((node) => (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [node.name.text] : []));
  });
}

/** Every name in a service's model: of fields, headers, placeholders, segments, kinds, values, schemes and operations. */
function modelNames(definitions: Definitions): readonly string[] {
  const { outcome } = modelOf(definitions);
  if (!outcome.ok) throw new Error(`${definitions.service} has errors.`);
  return [definitions.service, ...namesIn(outcome.value)].filter((name) => name !== "");
}

function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* namesIn(one);
  else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (aside.has(key)) continue;
      if (typeof inner === "string") yield* named(value, key, inner);
      else if (key === "values" && Array.isArray(inner)) yield* inner.filter((one) => typeof one === "string");
      else if (key === "facts" && isRecord(inner)) yield* Object.keys(inner);
      else yield* namesIn(inner);
    }
  }
}

function named(owner: { readonly [key: string]: unknown }, key: string, text: string): readonly string[] {
  if (naming.has(key) || (key === "text" && owner["is"] === "literal") || (key === "id" && !text.includes("#"))) return [text];
  return key === "url" ? text.split(/[^\w-]+/) : [];
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
