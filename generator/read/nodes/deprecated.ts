/** What `@deprecated` says of a declaration: where outputs have a mark for it they have no place for why, which the description says. */
import { descriptionOf, tagOf } from "./comments.ts";
import type { ts } from "../typescript.ts";

export interface Described {
  readonly description: string;
  readonly deprecated?: true;
}

export function describedBy(node: ts.Node): Described {
  const why = whyDeprecated(node);
  if (why === undefined) return { description: descriptionOf(node) };
  return { description: together(descriptionOf(node), why), deprecated: true };
}

/** The description of what no output has a mark for: that it is deprecated is a part of it. */
export function wholeDescription(node: ts.Node): string {
  const why = whyDeprecated(node);
  return why === undefined ? descriptionOf(node) : together(descriptionOf(node), why || "Deprecated.");
}

function together(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

/** Why a thing is deprecated, empty where its comment does not say; undefined where it is not. */
export function whyDeprecated(node: ts.Node): string | undefined {
  const tag = tagOf(node, "deprecated");
  return tag === undefined || tag.text === "" ? tag?.text : `Deprecated: ${tag.text}`;
}

export function isDeprecated(node: ts.Node): boolean {
  return whyDeprecated(node) !== undefined;
}
