import type { OpenAPIV3_1 } from "openapi-types";
import type { Server } from "../../model/service.ts";
import type { ServerObject } from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { asSentence, bulletList, inlineCode, paragraphs } from "../text/markdown.ts";
import { sourcesOf } from "../text/source.ts";

/** The description of a variable stands in its server's: tools reject one on the variable. */
export function serverObject({ url, variables, description, origin }: Server): ServerObject {
  const text = paragraphs(description, bulletList(variables.map(variableText)));
  const named: { [name: string]: OpenAPIV3_1.ServerVariableObject } = {};
  for (const variable of variables) setOwn(named, variable.name, { default: variable.default });
  return { url, ...(text !== "" && { description: text }), ...(variables.length > 0 && { variables: named }), "x-source": sourcesOf(origin) };
}

/** The default is no fact: OpenAPI wants a value where the document leaves it to the reader. */
function variableText({ name, default: value, description }: Server["variables"][number]): string {
  const text = description === "" ? "" : `: ${asSentence(description)}`;
  return `${inlineCode(`{${name}}`)}${text === "" ? " is left open; " : `${text} `}${inlineCode(value)} stands in for it.`;
}
