/** How a program connects: where the service is, what every request carries, and the ways to authenticate. */
import { carriedBy } from "../../model/carried.ts";
import type { SecurityScheme, Server } from "../../model/service.ts";
import type { Field } from "../../model/shape.ts";
import { asSentence, bulletList, inlineCode, paragraphs } from "../../openapi/text/markdown.ts";
import { noteText } from "../../openapi/text/notes.ts";
import { docComment } from "../emit/jsdoc.ts";
import { keywordType, readonlyRecord, typeReference, type TypeNode } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier, jsonLiteral, propertyAccess, propertyKey, stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { isOverHttp, serverPath, toldOrigin } from "../server-address.ts";
import type { Client } from "./client.ts";
import { askedByAll, combinesAccess, isPartlyOpen } from "./asked.ts";
import { credentialNames } from "./credential-names.ts";
import { wrapLines } from "./prose.ts";
import { sourceText } from "./types.ts";

export interface SchemeView {
  readonly doc: Emit<"typescript comment">;
  readonly key: Emit<"typescript key">;
  readonly access: Emit<"typescript access">;
  readonly type: Emit<"typescript type">;
  /** By which of these it is sent; by none user name and password are. */
  readonly header: Emit<"typescript literal"> | false;
  readonly cookie: Emit<"typescript literal"> | false;
  readonly parameter: Emit<"typescript literal"> | false;
  /** What sends shows a certificate: no request carries anything. */
  readonly certificate: boolean;
  /** The word before the credential; it can be given among several. */
  readonly word: { readonly doc: Emit<"typescript comment">; readonly literal: Emit<"typescript literal">; readonly several: boolean } | false;
  /** The options of the other schemes that have some of their own: one scheme is given at a time. */
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
  readonly hasCertificate: boolean;
  /** Operations differ in what they ask for: a program gives all that it has. */
  readonly combined: boolean;
  readonly hasWords: boolean;
  /** Some operations ask for no credential, and the others for the same. */
  readonly open: boolean;
  /** A program can do without a credential. */
  readonly optional: boolean;
  /** None may be made. */
  readonly spread: boolean;
  /** What is asked by operations that say nothing of it. */
  readonly usual: Emit<"typescript literal">;
}

export function connectView({ service, noun }: Client): ConnectView {
  const { security = [], headers, servers, notes, title, origin } = service;
  const notesShown = { ...notes, contradictions: [] };
  const [server] = servers;
  const path = server === undefined ? "" : serverPath(server);
  const serverOrigin = server && toldOrigin(server);
  const combined = combinesAccess(service);
  const overHttp = servers.some(isOverHttp);
  const optional = security.length === 0 || isPartlyOpen(service);
  const schemes = schemeViews(security, combined);
  return {
    noun: identifier(noun),
    connect: identifier(`connect${noun}`),
    options: identifier(`${noun}Options`),
    settings: identifier(`${noun}Settings`),
    credentials: identifier(`${noun}Credentials`),
    headersType: identifier(`${noun}Headers`),
    doc: docComment(wrapLines(`Connects to the service that the document calls "${title}". Nothing is sent yet.`)),
    settingsDoc: docComment(wrapLines(paragraphs(serversText(servers), noteText(notesShown), sourceText([origin])))),
    baseUrl: serverOrigin !== undefined && stringLiteral(serverOrigin),
    baseUrlDoc: docComment(
      wrapLines(
        `Where the service is: ${overHttp ? "an `http` or `https`" : "an `https`"} URL${path === "" ? "" : `, with or without the path \`${path}\``}, with or without a slash at its end.`,
      ),
    ),
    service: jsonLiteral({
      path,
      headers: Object.fromEntries(headers.filter(({ required }) => required).map((field) => [field.name, fixedValue(field) ?? null])),
      ...(overHttp && { scheme: "http:" }),
    }),
    headers: headers.filter((field) => fixedValue(field) === undefined).map(headerView),
    needsHeaders: headers.some((field) => field.required && fixedValue(field) === undefined),
    schemes,
    makers: [...new Set(security.flatMap(makerOf))].map(identifier),
    hasToken: security.some(({ how }) => how.is !== "basic" && how.is !== "certificate"),
    hasCertificate: security.some(({ how }) => how.is === "certificate"),
    combined,
    hasWords: schemes.some(({ word }) => word !== false),
    open: !combined && security.length > 0 && isPartlyOpen(service),
    optional,
    spread: !combined && (optional || security.some(({ how }) => how.is === "certificate")),
    usual: jsonLiteral(askedByAll(service)),
  };
}

/** The function that makes its credential. */
function makerOf({ how }: SecurityScheme): readonly string[] {
  if (how.is === "basic") return ["basic"];
  return { header: ["token"], cookie: ["cookie"], query: ["inQuery"], connection: [] }[carriedBy({ how }).in];
}

function fixedValue({ shape }: Field): string | undefined {
  return shape.is === "literals" && shape.values.length === 1 && shape.open !== true ? String(shape.values[0]) : undefined;
}

function headerView(field: Field): HeaderView {
  return { doc: docComment(wrapLines(paragraphs(field.description, sourceText([field.origin])))), name: propertyKey(field.name), required: field.required };
}

function schemeViews(security: readonly SecurityScheme[], combined: boolean): readonly SchemeView[] {
  const names = credentialNames(security);
  const own = names.filter((_, index) => security[index]!.how.is !== "certificate");
  return security.map(({ how, description, origin }, index) => ({
    doc: docComment(wrapLines(paragraphs(description, remarkOn(how), sourceText([origin])))),
    key: propertyKey(names[index]!),
    access: propertyAccess(names[index]!),
    type: typeExpression(credentialType(how)),
    ...sentBy(how),
    word: wordOf(how, combined),
    others: own.filter((name) => name !== names[index]).map(propertyKey),
  }));
}

/** What a program has to know of it beyond the document. */
function remarkOn({ is }: SecurityScheme["how"]): string | false {
  if (is === "cookie") return "A browser sends the cookies that it was given, and lets no program set one.";
  if (is === "certificate")
    return "What sends, over connections on which it shows a certificate of the program's: a `fetch` with an agent that has it, in Node one of `undici`.";
  return (is === "oauth2" || is === "openid") && "An access token, or `obtained` of `runtime/obtained` around a function that gives one.";
}

function sentBy(how: SecurityScheme["how"]): Pick<SchemeView, "header" | "cookie" | "parameter" | "certificate"> {
  const none = { header: false, cookie: false, parameter: false, certificate: false } as const;
  const carried = carriedBy({ how });
  if (carried.in === "connection") return { ...none, certificate: true };
  return how.is === "basic" ? none : { ...none, [carried.in === "query" ? "parameter" : carried.in]: stringLiteral(carried.name) };
}

function credentialType({ is }: SecurityScheme["how"]): TypeNode {
  if (is === "certificate") return typeReference("Fetch");
  const texts = ["username", "password"].map((name) => ({ name: propertyKey(name), optional: false, type: keywordType("StringKeyword") }));
  return is === "basic" ? readonlyRecord(...texts) : typeReference("Secret");
}

function wordOf(how: SecurityScheme["how"], several: boolean): SchemeView["word"] {
  const carried = carriedBy({ how });
  if (how.is === "basic" || carried.in !== "header" || carried.word === "") return false;
  const { word } = carried;
  return { doc: docComment(`The word before it, for a product that has another than ${inlineCode(word)}.`), literal: stringLiteral(word), several };
}

function serversText(servers: readonly Server[]): string {
  return servers.length === 0
    ? ""
    : bulletList(servers.map(({ url, description }) => `${inlineCode(url)}${description === "" ? "" : `: ${asSentence(description.split("\n\n")[0]!)}`}`));
}
