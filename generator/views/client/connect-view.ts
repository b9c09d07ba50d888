/** How a program connects: where the service is, what every request carries, and the ways to authenticate. */
import type { SecurityScheme, Server } from "../../model/service.ts";
import type { Field } from "../../model/shape.ts";
import { paragraphs, code, list, sentence } from "../../openapi/text/markdown.ts";
import { noteText } from "../../openapi/text/notes.ts";
import { docComment } from "../emit/jsdoc.ts";
import { keyword, record, reference, type TypeNode } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier, literal, propertyAccess, propertyKey, stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Client } from "./client.ts";
import { credentialNames } from "./credential-names.ts";
import { wrapped } from "./prose.ts";
import { pathOf } from "./server-path.ts";
import { sourceText } from "./types.ts";

export interface SchemeView {
  readonly doc: Emit<"typescript comment">;
  readonly key: Emit<"typescript key">;
  readonly access: Emit<"typescript access">;
  readonly type: Emit<"typescript type">;
  /** Of a scheme with a header of its own. */
  readonly header: Emit<"typescript literal"> | false;
  /** The word before the credential. */
  readonly word: { readonly doc: Emit<"typescript comment">; readonly literal: Emit<"typescript literal"> } | false;
  /** The options of the other schemes: one scheme is given at a time. */
  readonly others: readonly Emit<"typescript key">[];
}

export interface HeaderView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript key">;
  readonly required: boolean;
}

export interface ConnectView {
  readonly noun: Emit<"typescript identifier">;
  readonly connect: Emit<"typescript identifier">;
  readonly options: Emit<"typescript identifier">;
  readonly settings: Emit<"typescript identifier">;
  readonly credentials: Emit<"typescript identifier">;
  readonly headersType: Emit<"typescript identifier">;
  readonly doc: Emit<"typescript comment">;
  readonly settingsDoc: Emit<"typescript comment">;
  readonly baseUrl: Emit<"typescript literal"> | false;
  readonly baseUrlDoc: Emit<"typescript comment">;
  readonly service: Emit<"typescript literal">;
  readonly headers: readonly HeaderView[];
  readonly needsHeaders: boolean;
  readonly schemes: readonly SchemeView[];
  /** The functions that make credentials. */
  readonly makers: readonly Emit<"typescript identifier">[];
  readonly hasToken: boolean;
}

export function connectView({ service, noun }: Client): ConnectView {
  const { security = [], headers, servers, notes, title, origin } = service;
  const said = { ...notes, contradictions: [] };
  const [server] = servers;
  const path = server === undefined ? "" : pathOf(server);
  const schemes = schemeViews(security);
  return {
    noun: identifier(noun),
    connect: identifier(`connect${noun}`),
    options: identifier(`${noun}Options`),
    settings: identifier(`${noun}Settings`),
    credentials: identifier(`${noun}Credentials`),
    headersType: identifier(`${noun}Headers`),
    doc: docComment(wrapped(`Connects to the service that the document calls "${title}". Nothing is sent yet.`)),
    settingsDoc: docComment(wrapped(paragraphs(serversText(servers), noteText(said), sourceText([origin])))),
    baseUrl: server === undefined || server.url.includes("{") ? false : stringLiteral(server.url.slice(0, server.url.length - path.length)),
    baseUrlDoc: docComment(wrapped(`Where the service is: an \`https\` URL, with or without a slash at its end${path === "" ? "" : `, and without the path \`${path}\`, which follows it`}.`)),
    service: literal({ path, headers: Object.fromEntries(headers.filter(({ required }) => required).map((field) => [field.name, fixedValue(field) ?? null])) }),
    headers: headers.filter((field) => fixedValue(field) === undefined).map(headerView),
    needsHeaders: headers.some((field) => field.required && fixedValue(field) === undefined),
    schemes,
    makers: [...new Set(security.map(({ how }) => (how.is === "basic" ? "basic" : "token")))].map(identifier),
    hasToken: security.some(({ how }) => how.is !== "basic"),
  };
}

function fixedValue({ shape }: Field): string | undefined {
  return shape.is === "literals" && shape.values.length === 1 && shape.open !== true ? String(shape.values[0]) : undefined;
}

function headerView(field: Field): HeaderView {
  return { doc: docComment(wrapped(paragraphs(field.description, sourceText([field.origin])))), name: propertyKey(field.name), required: field.required };
}

function schemeViews(security: readonly SecurityScheme[]): readonly SchemeView[] {
  const names = credentialNames(security);
  return security.map(({ how, description, origin }, index) => ({
    doc: docComment(wrapped(paragraphs(description, sourceText([origin])))),
    key: propertyKey(names[index]!),
    access: propertyAccess(names[index]!),
    type: typeExpression(credentialType(how)),
    header: how.is === "basic" ? false : stringLiteral(how.is === "bearer" ? "Authorization" : how.header),
    word: wordOf(how),
    others: names.filter((_, other) => other !== index).map(propertyKey),
  }));
}

function credentialType({ is }: SecurityScheme["how"]): TypeNode {
  const texts = ["username", "password"].map((name) => ({ name: propertyKey(name), optional: false, type: keyword("StringKeyword") }));
  return is === "basic" ? record(...texts) : reference("Secret");
}

function wordOf(how: SecurityScheme["how"]): SchemeView["word"] {
  if (how.is === "basic" || (how.is === "header" && how.word === undefined)) return false;
  const word = how.is === "bearer" ? "Bearer" : how.word!;
  return { doc: docComment(`The word before it, for a product that has another than ${code(word)}.`), literal: stringLiteral(word) };
}

function serversText(servers: readonly Server[]): string {
  return servers.length === 0 ? "" : list(servers.map(({ url, description }) => `${code(url)}${description === "" ? "" : `: ${sentence(description.split("\n\n")[0]!)}`}`));
}
