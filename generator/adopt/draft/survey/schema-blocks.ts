/** Schemas that a document shows in blocks of YAML or JSON: drafts do not read them, and say so. */
import { codeBlocks } from "./code-blocks.ts";

export function schemasLeft(text: string): readonly string[] {
  return codeBlocks(text)
    .filter(({ lines }) => isSchema(lines.join("\n")))
    .map(({ first }) => `the schema in the block on line ${first}: fields are read in tables, in lists and in examples of JSON`);
}

function isSchema(block: string): boolean {
  return /^\s*["']?properties["']?\s*:/m.test(block) && /^\s*["']?type["']?\s*:\s*["']?object\b/m.test(block);
}
