/** Ways to authenticate. Each alone suffices. */
import type { SecurityScheme } from "../../model/service.ts";
import type * as OpenApi from "../document.ts";
import { put } from "../own.ts";
import { code, followed } from "../text/markdown.ts";
import { sourcesOf } from "../text/source.ts";

export function securitySchemes(schemes: readonly SecurityScheme[]): { [name: string]: OpenApi.SecurityScheme } {
  const named: { [name: string]: OpenApi.SecurityScheme } = {};
  for (const scheme of schemes) put(named, scheme.name, schemeOf(scheme));
  return named;
}

/**
 * A scheme word of the service's own stands in an API key's description and extension: as an `http` scheme clients
 * drop it, mock servers reject it and documentation hides it.
 */
function schemeOf({ how, description, origin }: SecurityScheme): OpenApi.SecurityScheme {
  const source = { ...(description !== "" && { description }), "x-source": sourcesOf(origin) };
  if (how.is === "query") return { type: "apiKey", in: "query", name: how.parameter, ...source };
  if (how.is === "cookie") return { type: "apiKey", in: "cookie", name: how.cookie, ...source };
  if (how.is !== "header") return { type: "http", scheme: how.is, ...source };
  const { header, word, credential } = how;
  const value = word === undefined ? credential : `${word} ${credential}`;
  return {
    type: "apiKey",
    in: "header",
    name: header,
    description: followed(description, [`The value of the header is ${code(value)}.`]),
    "x-credential": { header, ...(word === undefined ? {} : { word }), credential },
    "x-source": sourcesOf(origin),
  };
}
