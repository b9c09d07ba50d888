/** A request as a command line of curl, with stand-ins for what only the reader knows. */
import { firstShown } from "../../model/access.ts";
import { showCredential, shownText, standInFor } from "../../model/carried.ts";
import type { Operation } from "../../model/operation.ts";
import { jsonMediaType } from "../../model/operation.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import type { Field, Json, Shape } from "../../model/shape.ts";
import type { Uri } from "../../model/uri.ts";
import { bodyWriterOf } from "../client/media.ts";
import { sampleOf } from "../client/samples.ts";
import { shellWord } from "../emit/shell.ts";
import { pathCharacters } from "../emit/url.ts";
import { shownAddress } from "../server-address.ts";
import type { Schemas } from "./shapes.ts";

/** What all requests of a service have in common. */
export type RequestRoot = Pick<Service, "servers" | "security" | "access" | "headers">;

/** The address stands behind the method: on a narrow screen an indented one, which is longer than a line, would leave a line empty. */
export function curlText(operation: Operation, root: RequestRoot, schemas: Schemas): string {
  const { servers, headers } = root;
  const shown = firstShown(operation, root);
  const standIn = (shape: Shape, name: string): Json => sampleOf(shape, schemas, name);
  const { method, uri } = operation;
  const required = operation.query.filter((field) => field.required).map(({ name, shape }) => `${encoded(name)}=${encoded(textOf(standIn(shape, name)))}`);
  const query = [...required, ...shown.flatMap(credentialQuery)];
  const url = `${shownAddress(servers)}${pathText(uri, standIn)}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  const sent = [...headers, ...operation.headers].filter(({ required }) => required);
  const options = [
    ...shown.flatMap(credentialOptions),
    ...sent.map((header) => ["--header", `${header.name}: ${headerValue(header)}`]),
    ...mediaTypeOption(operation, sent),
    ...bodyOption(operation, standIn),
  ];
  return [`curl --request ${method} ${word(url)}`, ...options.map(([option, value]) => `  ${option} ${word(value!)}`)].join(" \\\n");
}

function pathText({ segments }: Uri, standIn: (shape: Shape, name: string) => Json): string {
  const partText = (part: Uri["segments"][number][number]): string =>
    part.is === "literal" ? pathCharacters(part.text) : encoded(textOf(part.example ?? standIn(part.shape, part.name)));
  return segments.map((parts) => `/${parts.map(partText).join("")}`).join("");
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** No URL can hold a lone surrogate. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function credentialOptions(scheme: SecurityScheme): readonly (readonly string[])[] {
  if (scheme.how.is === "basic") return [["--user", "username:password"]];
  if (scheme.how.is === "certificate")
    return [
      ["--cert", "client.pem"],
      ["--key", "client-key.pem"],
    ];
  const shown = showCredential(standInFor(scheme), scheme);
  return shown.header === undefined ? [] : [["--header", shownText(shown)]];
}

/** A stand-in is no part of the interface, and stays as it is. */
function credentialQuery(scheme: SecurityScheme): readonly string[] {
  return scheme.how.is === "query" ? [`${encoded(scheme.how.parameter)}=${standInFor(scheme)}`] : [];
}

/** A service that asks for no such header still has to know what the body is. */
function mediaTypeOption({ request }: Operation, sent: readonly Field[]): readonly (readonly string[])[] {
  if (request.is !== "json" && request.is !== "not-shown") return [];
  return sent.some(({ name }) => name.toLowerCase() === "content-type") ? [] : [["--header", `Content-Type: ${request.mediaType ?? jsonMediaType}`]];
}

function bodyOption(operation: Operation, standIn: (shape: Shape, name: string) => Json): readonly (readonly string[])[] {
  const { request } = operation;
  if (request.is !== "json" && request.is !== "not-shown") return [];
  const writer = bodyWriterOf(operation);
  if (writer === "plainBytes") return [["--data-binary", "@body"]];
  if (request.is === "not-shown") return [["--data", writer === "json" ? "@body.json" : "@body.txt"]];
  const value = request.example?.value ?? standIn(request.shape, "text");
  return writer === "plainText" ? [["--data-raw", textOf(value)]] : [["--data", JSON.stringify(value, null, 2)]];
}

function headerValue({ name, shape }: Field): string {
  return fixedValue(shape) ?? `<${name.toLowerCase()}>`;
}

function fixedValue(shape: Shape): string | undefined {
  return shape.is === "literals" && shape.values.length === 1 && !shape.open ? String(shape.values[0]) : undefined;
}

function word(text: string): string {
  return shellWord(text).text;
}
