/** Services of a few lines: definitions and their document in memory, read and linked as those on a disk are. */
import { readFileSync } from "node:fs";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { linkService } from "../../../generator/link/service.ts";
import type { Service } from "../../../generator/model/service.ts";
import { readModules } from "../../../generator/read/modules.ts";
import { checkRules } from "../../../generator/rules/rules.ts";

/** Texts by path below the service's folder; they import nothing of the vocabulary and of `kinds.ts` themselves. */
export interface Definitions {
  readonly [file: string]: string;
}

const folder = "spec/shop";

const vocabulary = `
import type { Access, AddressedAt, Assigned, BasicCredential, BearerCredential, ClientCertificate, Contains, CookieCredential, Counter, Delete, Derived, Facts, Failures, Gauge, GenericResource, Get, HeaderCredential, Headers, KeyFields, KeyOf, LooksUp, MediaType, None, Notes, OAuth2, OpenIdConnect, Patch, Post, Put, Query, QueryCredential, Resource, Sampled, Server, Service, Silent, Status, Under, When } from "specwright/http";
import type { Bits, Closed, Default, Doubted, Format, Integer, MultipleOf, NotShown, OneKeyed, OpenEnum, Partly, Pattern, Range, ReadOnly, Reading, Says, Text, Unique, WriteOnly } from "specwright/words";
`;

const kinds = `
/** @source Shop */
export interface One<Of extends OneFacts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Shop
   */
  get: Get<Of["uri"], Of["object"]>;
}
interface OneFacts extends Facts {
  object: unknown;
}

/** @source Shop */
export interface Many<Of extends ManyFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List them
   * @source Shop
   */
  list: Get<Of["uri"], Of["element"][], "list">;
  each: OneOfMany<Of, Under<Of["uri"], Of["key"]>>;
}
/** @source Shop */
export interface OneOfMany<Of extends ManyFacts<Of["key"], Of["element"]>, At extends string> extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read one
   * @source Shop
   */
  get: Get<At, Of["element"]>;
}
interface ManyFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
}
`;

const service = `
/** @source Shop */
export type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {} }>;
`;

/** The model of definitions that the stages before the rules find nothing wrong with. */
export function serviceOf(definitions: Definitions): Service {
  const all = Object.entries({ "kinds.ts": kinds, "service.ts": service, ...definitions });
  const texts = new Map(all.map(([file, text]) => [absolute(file), vocabulary + importOfKinds(file) + text]));
  const files = [...texts.keys()].filter((path) => path.startsWith(absolute("")));
  const modules = readModules("/project", files, {
    read: (path) => texts.get(path) ?? readVocabulary(path),
    isFile: (path) => texts.has(path) || readVocabulary(path) !== undefined,
    isFolder: () => true,
  });
  const document = readDocument(`${folder}/document.md`, documentOf(all.map(([, text]) => text)));
  if (!document.ok) throw new Error(messages(document.diagnostics).join("\n"));
  const linked = linkService({ name: "shop", modules, document: document.value });
  const found = [...modules.flatMap(({ diagnostics }) => diagnostics), ...linked.diagnostics];
  if (!linked.ok || found.length > 0) throw new Error(messages(found).join("\n"));
  return linked.value;
}

/** What the rules find in the definitions. */
export function foundIn(definitions: Definitions): readonly string[] {
  return messages(checkRules(serviceOf(definitions)));
}

/** What the rules find in a resource with one field: `limit?: Range<0, 15>`. */
export function foundInField(field: string): readonly string[] {
  return foundIn({ "item.ts": item(field) });
}

export function item(fields: string): string {
  return `
    /** @source Shop */
    export type Items = One<{ uri: "/items"; object: Item }>;
    /** @source Shop */
    export interface Item {
      ${fields}
    }`;
}

export function messages(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

function absolute(file: string): string {
  const path = `/project/${folder}/${file}`;
  return path.replace(/\/[^/]+\/\.\.\//g, "/");
}

function importOfKinds(file: string): string {
  return file === "kinds.ts" ? "" : `import type { Many, One } from "${file.startsWith("../") ? "./shop" : "."}/kinds.ts";\n`;
}

function readVocabulary(path: string): string | undefined {
  return path.endsWith("/spec-src/words.ts") || path.endsWith("/spec-src/http.ts") ? readFileSync(path, "utf8") : undefined;
}

/** One section, with a row for every property that the definitions hold. */
function documentOf(texts: readonly string[]): string {
  const names = texts.flatMap((text) => [...text.matchAll(/(?:^|[{;])\s*"?([\w-]+)"?\??:/gm)].map(([, name]) => name!));
  return `# Shop\n\n| field | type |\n|---|---|\n${[...new Set(names)].map((name) => `| ${name} | |\n`).join("")}`;
}
