/** One schema in place of two. */
import type { Schema } from "../document.ts";
import { paragraphs } from "../text/markdown.ts";

/** Takes over what another schema says, its description after the own one. */
export function absorb(schema: Schema, other: Schema): void {
  const { $ref, description, ...keywords } = other;
  if (description !== undefined) schema.description = paragraphs(schema.description, description);
  if ($ref !== undefined) schema.allOf = [{ $ref }];
  Object.assign(schema, keywords);
}

/** The reference alone, where nothing stands beside it: it needs no `allOf`. */
export function bareReference(schema: Schema): Schema | undefined {
  const $ref = schema.allOf?.length === 1 && Object.keys(schema).length === 1 ? schema.allOf[0]?.$ref : undefined;
  return $ref === undefined ? undefined : { $ref };
}
