/** Blocks of a document that hold schemas with fields, and nothing else. */
import { codeBlocks } from "../../survey/text/code-blocks.ts";
import { declaredSchemas } from "./declarations.ts";
import { hasFields, schemasIn, type Schemas } from "./schema.ts";
import { yamlIn } from "./yaml.ts";

export interface SchemaBlock {
  readonly schemas: Schemas;
  /** Of the line of its fence, from 0 on. */
  readonly from: number;
  /** Of the line behind the one that closes it. */
  readonly to: number;
  /** What the line before the block says. */
  readonly before: string;
}

export function schemaBlocks(text: string, lines: readonly string[]): readonly SchemaBlock[] {
  return codeBlocks(text).flatMap(({ first, lines: own, before }): readonly SchemaBlock[] => {
    const isFenced = /^ {0,3}(?:`{3}|~{3})/.test(lines[first - 2] ?? "");
    const schemas = isFenced && mayHold.test(own.join("\n")) ? schemasOf(own.join("\n")) : new Map();
    return [...schemas.values()].some(hasFields) ? [{ schemas, from: first - 2, to: first + own.length, before }] : [];
  });
}

const mayHold = /(?:^|[{,])\s*["']?properties["']?\s*:|\b(?:interface|type)\s+\w/m;

function schemasOf(block: string): Schemas {
  const declared = declaredSchemas(block);
  return declared.size > 0 ? declared : schemasIn(parsed(block));
}

function parsed(block: string): unknown {
  if (!/^\s*\{/.test(block)) return yamlIn(block);
  try {
    return JSON.parse(block);
  } catch {
    return undefined;
  }
}
