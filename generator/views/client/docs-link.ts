/** Where the docs say more: a page and a place in it, below the folder of the service's outputs. */
import type { Service } from "../../model/service.ts";
import { inlineCode } from "../../openapi/text/markdown.ts";
import { pageOf } from "../links/addresses.ts";

/** @param file the definition file whose page it is */
export function docsLink(file: string, anchor: string, service: Service): string {
  return `Docs: ${inlineCode(`docs/${pageOf(file, service)}.html#${anchor}`)}.`;
}
