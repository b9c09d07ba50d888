/** What `@deprecated` says of a declaration: outputs have a mark for these, and no place for why, which the description says. */
import { descriptionOf, tagOf } from "./comments.ts";
import type { ts } from "../typescript.ts";

export interface Described {
  readonly description: string;
  readonly deprecated?: true;
}

export function describedBy(node: ts.Node): Described {
  const why = whyDeprecated(node);
  if (why === undefined) return { description: descriptionOf(node) };
  return { description: [descriptionOf(node), why].filter((text) => text !== "").join("\n\n"), deprecated: true };
}

/** Why a thing is deprecated, empty where its comment does not say; undefined where it is not. */
export function whyDeprecated(node: ts.Node): string | undefined {
  const tag = tagOf(node, "deprecated");
  return tag === undefined || tag.text === "" ? tag?.text : `Deprecated: ${tag.text}`;
}

export function isDeprecated(node: ts.Node): boolean {
  return whyDeprecated(node) !== undefined;
}
