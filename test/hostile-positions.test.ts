/**
 * Texts that try to get out, in every position of definitions at once: what an author writes reaches OpenAPI as it is, compiles in the
 * client, and is nothing but text in the docs. Each text holds the name of its position, so that none stands in for another.
 */
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { dialects } from "../generator/openapi/dialect.ts";
import { emitDocument } from "../generator/openapi/emit.ts";
import { toJson } from "../generator/openapi/json.ts";
import { toYaml } from "../generator/openapi/yaml.ts";
import { together, wrongIn } from "./client/support/compiled-anew.ts";
import { clientFiles } from "./client/support/made.ts";
import { attribute, docsFiles, Page, textOf } from "./docs/support/docs.ts";
import { service, type Texts } from "./support/in-memory.ts";
import { restoreHidden } from "./unit/views/payloads.ts";

/** Around the name of a position. */
type Payload = readonly [before: string, after: string];

const payloads: { readonly [what: string]: Payload } = {
  code: ["*/ \"'`${globalThis.x=1} {{x}} {{{x}}} {{#each}} $'& ", " // \\"],
  markup: ["</script><img src=x onerror=alert(1)> <!-- ]]> &lt; [x](javascript:alert(1)) | ", " | <b>"],
  YAML: [": # &a *a !!js/function ", " ~ yes 0x10 1e3: -"],
  lines: ["# h\n---\n- i\r\n1. j\u2028", "\0\ufeff\ud800\u202e\n```\n"],
};

/** Where a text stands as it is, and whether the docs show it so: what is prose there is read as Markdown. */
const literal = {
  title: "shown", version: "shown", "header value": "shown", "server value": "shown", statement: "prose", "statement name": "hidden", gap: "prose", "gap name": "hidden",
  contradiction: "prose", reading: "prose", choice: "prose", "scheme word": "shown", credential: "shown", "query credential": "shown", scope: "shown", "scope text": "shown", fact: "shown", value: "shown", default: "shown", "open value": "shown", "open what": "prose",
  partly: "prose", bit: "shown", format: "shown", role: "shown", when: "prose", "query name": "shown", "query value": "shown", field: "shown", "nested field": "shown", "example value": "shown",
} as const;

/** Where it stands in a comment, on one line: as it is, but for what is told of a kind among other things. */
const comments = ["service", "resource", "kind", "summary", "operation", "failure", "type", "about a field", "deprecated", "server", "scheme"] as const;

type Literal = keyof typeof literal;
type Comment = (typeof comments)[number];

const textAt = ([before, after]: Payload, position: string): string => `${before}${position}${after}`;
const written = (text: string): string => JSON.stringify(text).replace(/[\u2028\u2029\ufeff\u202e]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);
/** What ends a comment is written otherwise in it; so are a tag, and what no file can hold. */
const commented = (text: string): string => text.replaceAll("*/", "*\\/");
const oneLine = ([before, after]: Payload): Payload => [before.replace(/[\r\n\u2028\0\ufeff\ud800\u202e]+/g, " ").trimStart(), after.replace(/[\r\n\0\ufeff\ud800\u202e]+/g, " ").trimEnd()];

function definitions(payload: Payload): Texts {
  const at = (position: Literal): string => written(textAt(payload, position));
  const said = (position: Comment): string => commented(textAt(oneLine(payload), position));
  return {
    "document.md": "# Things\n\n| Field | Type |\n|---|---|\n| id | string |\n",
    "service.ts": `
import type { ClientCertificate, HeaderCredential, OAuth2, QueryCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";
/**
 * ${said("service")}
 * @source Things
 */
export type Things = Service<{
  title: ${at("title")};
  version: ${at("version")};
  document: "document.md";
  servers: {
    /**
     * ${said("server")}
     * @source Things
     */
    main: Server<"{base}/v1", { base: ${at("server value")} }>;
  };
  security: {
    /**
     * ${said("scheme")}
     * @source Things
     */
    key: HeaderCredential<"X-Key", ${at("scheme word")}, ${at("credential")}>;
    /** @source Things */
    parameter: QueryCredential<${at("query credential")}>;
    /** @source Things */
    machine: ClientCertificate;
    /** @source Things */
    token: OAuth2<{ password: { tokenUrl: "https://things.example/token"; scopes: { ${at("scope")}: ${at("scope text")} } } }>;
  };
  headers: {
    /** @source Things */
    "X-Kind"?: ${at("header value")};
  };
  statements: {
    /** @source Things */
    ${at("statement name")}: ${at("statement")};
  };
  notShown: {
    /** @source Things */
    ${at("gap name")}: NotShown<${at("gap")}>;
  };
  contradictions: {
    /** @source Things */
    one: { about: ${at("contradiction")}; readings: [Reading<${at("reading")}, "Things">, Reading<"another", "Things">]; choice: ${at("choice")} };
  };
}>;
`,
    "things.ts": `
import type { Facts, Failures, Get, PathOf, Put, Query, Resource, When } from "specwright/http";
import type { Bits, Default, Format, OpenEnum, Partly } from "specwright/words";
interface OneFacts extends Facts { answer: object; rule: string }
/**
 * ${said("kind")}
 * @source Things
 */
export interface One<Of extends OneFacts> extends Resource<Of["uri"]> {
  /**
   * ${said("summary")}
   *
   * ${said("operation")}
   * @source Things
   */
  get: Get<Of["uri"], Of["answer"]> & Query<Asked> & Failures<{
    /** ${said("failure")} */
    404: Of["answer"];
  }>;
  /**
   * Replace it
   * @source Things
   */
  replace: Put<Of["uri"], Of["answer"], Of["answer"]> & When<${at("when")}>;
}
interface Asked {
  /** @source Things > id */
  ${at("query name")}?: ${at("query value")};
}
/**
 * ${said("resource")}
 * @source Things
 */
export type TheThing = One<{ uri: "/thing"; answer: Thing; rule: ${at("fact")} }>;
/**
 * ${said("type")}
 * @source Things
 */
export interface Thing {
  id: string;
  /**
   * ${said("about a field")}
   * @deprecated ${said("deprecated")}
   * @source Things > id
   */
  old?: string;
  /** @source Things > id */
  ${at("field")}?: ${at("value")} | "other";
  /** @source Things > id */
  given?: Default<string, ${at("default")}>;
  /** @source Things > id */
  open?: OpenEnum<"a" | ${at("open value")}, ${at("open what")}>;
  /** @source Things > id */
  part?: Partly<string, ${at("partly")}>;
  /** @source Things > id */
  bits?: Bits<{ 1: ${at("bit")} }>;
  /** @source Things > id */
  format?: Format<${at("format")}>;
  /** @source Things > id */
  path?: PathOf<${at("role")}>;
  /**
   * @example ${commented(JSON.stringify(textAt(payload, "example value")))}
   * @source Things > id
   */
  sample?: string;
  /** @source Things > id */
  within?: {
    /** @source Things > id */
    ${at("nested field")}?: string;
  };
}
`,
  };
}

/** All names and all strings of a document. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [...(Array.isArray(value) ? [] : [name]), ...textsIn(one)]);
}

const squeezed = (text: string): string => text.replace(/\s+/g, " ").trim();
/** What a reader sees of Markdown. */
const rendered = (markdown: string): string => squeezed(textOf(new Page(`<!doctype html><html>${new MarkdownIt({ html: true }).render(markdown)}`).named("html")[0]));

describe.each(Object.entries(payloads))("%s", (_, payload) => {
  const model = service(definitions(payload));

  test.each(dialects)("arrives in OpenAPI $version as it is, in JSON and in YAML", (dialect) => {
    const emitted = emitDocument(model, dialect);
    if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
    const { document } = emitted.value;
    const json = JSON.parse(toJson(document)) as unknown;
    expect(JSON.stringify(parseYaml(toYaml(document), { version: "1.2", merge: false }))).toBe(JSON.stringify(json));
    const texts = textsIn(json);
    const lost = (positions: readonly string[], given: Payload): readonly string[] => positions.filter((position) => !texts.some((text) => text.includes(textAt(given, position))));
    expect(lost(Object.keys(literal), payload)).toEqual([]);
    expect(lost(comments.filter((position) => position !== "kind"), oneLine(payload))).toEqual([]);
    expect(rendered((json as { readonly info: { readonly description: string } }).info.description)).toContain(squeezed(textAt(oneLine(payload), "kind").replaceAll("&lt;", "<")));
  });

  test("is nothing but text in the docs, and is shown", () => {
    const pages = [...docsFiles(model)].filter(([path]) => path.endsWith(".html")).map(([, html]) => new Page(html));
    const harmless = new Set([...docsFiles(service(definitions(["a ", " z"])))].filter(([path]) => path.endsWith(".html")).flatMap(([, html]) => new Page(html).elements.map(({ tagName }) => tagName)));
    const elements = pages.flatMap((page) => page.elements);
    expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
    expect(elements.map(({ tagName }) => tagName).filter((name) => !harmless.has(name))).toEqual([]);
    expect(elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith("on"))).toEqual([]);
    expect(elements.flatMap((element) => attribute(element, "href") ?? []).filter((href) => /^\s*(?:javascript|data):/i.test(href))).toEqual([]);
    const said = squeezed(restoreHidden(pages.map((page) => textOf(page.named("html")[0])).join("\n")));
    const isShown = (text: string): boolean => [text, JSON.stringify(text)].some((form) => said.includes(squeezed(form)));
    expect(Object.entries(literal).filter(([position, how]) => how !== "hidden" && !isShown(how === "shown" ? textAt(payload, position) : position))).toEqual([]);
    expect(comments.filter((position) => !said.includes(position))).toEqual([]);
  });
});

test("all of them compile in clients", () => {
  const clients = Object.values(payloads).map((payload) => clientFiles(service(definitions(payload))));
  expect(wrongIn(together(clients))).toBe("");
}, 120_000);
