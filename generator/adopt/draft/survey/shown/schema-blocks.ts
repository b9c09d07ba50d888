/** Schemas that a document still shows in blocks of YAML or JSON where it is in plain Markdown: they are none that can be read, which is told. */
import { codeBlocks } from "../text/code-blocks.ts";

export function schemasLeft(text: string): readonly string[] {
  return codeBlocks(text)
    .filter(({ lines }) => looksLikeSchema(lines.join("\n")))
    .map(({ first }) => `the schema in the block on line ${first}: it is none that is read as a table of fields`);
}

/** No example has these. */
export function looksLikeSchema(block: string): boolean {
  return /(?:^|[{,])\s*["']?properties["']?\s*:/m.test(block) && /(?:^|[{,])\s*["']?type["']?\s*:\s*["']?object\b/m.test(block);
}
