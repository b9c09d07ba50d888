/** Ways to authenticate. Each alone suffices. */
import { shownWith } from "../../model/carried.ts";
import type { SecurityScheme } from "../../model/service.ts";
import type * as OpenApi from "../document.ts";
import { put } from "../own.ts";
import { code, followed } from "../text/markdown.ts";
import { sourcesOf } from "../text/source.ts";
import { oauthScheme, openIdScheme } from "./tokens.ts";

export function securitySchemes(schemes: readonly SecurityScheme[]): { [name: string]: OpenApi.SecurityScheme } {
  const named: { [name: string]: OpenApi.SecurityScheme } = {};
  for (const scheme of schemes) put(named, scheme.name, { ...schemeOf(scheme), "x-source": sourcesOf(scheme.origin) });
  return named;
}

function schemeOf({ how, description }: SecurityScheme): OpenApi.SecurityScheme {
  const said = description === "" ? {} : { description };
  switch (how.is) {
    case "basic":
    case "bearer":
      return { type: "http", scheme: how.is, ...said };
    case "header":
      return headerScheme(how, description);
    case "query":
      return { type: "apiKey", in: "query", name: how.parameter, ...said };
    case "cookie":
      return { type: "apiKey", in: "cookie", name: how.cookie, ...said };
    case "oauth2":
      return oauthScheme(how.flows, description);
    case "openid":
      return openIdScheme(how.url, description);
  }
}

/**
 * A scheme word of the service's own stands in an API key's description and extension: as an `http` scheme clients
 * drop it, mock servers reject it and documentation hides it.
 */
function headerScheme(how: Extract<SecurityScheme["how"], { readonly is: "header" }>, description: string): OpenApi.SecurityScheme {
  const { header, word, credential } = how;
  return {
    type: "apiKey",
    in: "header",
    name: header,
    description: followed(description, [`The value of the header is ${code(shownWith(credential, { how }).value)}.`]),
    "x-credential": { header, ...(word === undefined ? {} : { word }), credential },
  };
}
