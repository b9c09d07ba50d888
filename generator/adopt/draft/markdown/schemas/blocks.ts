/** Blocks of a document that hold schemas with fields, and nothing else. */
import { codeBlocks } from "../../survey/text/code-blocks.ts";
import { commentedSchemas } from "./commented.ts";
import { typescriptSchemas } from "./declarations.ts";
import { structSchemas } from "./go-structs.ts";
import { hasFields, schemasIn, type SchemasByName } from "./schema.ts";
import { yamlIn } from "./yaml.ts";

export interface SchemaBlock {
  readonly schemas: SchemasByName;
  /** Only what an example shows of them is known. */
  readonly isExample: boolean;
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
    const block = own.join("\n");
    if (!isFenced || !mayHold.test(block)) return [];
    const stated = schemasOf(block);
    const isExample = ![...stated.values()].some(hasFields);
    const schemas = isExample ? commentedSchemas(block) : stated;
    return [...schemas.values()].some(hasFields) ? [{ schemas, isExample, from: first - 2, to: first + own.length, before }] : [];
  });
}

const mayHold = /(?:^|[{,])\s*["']?properties["']?\s*:|\b(?:interface|type)\s+\w|\/\/|\/\*|\s#|`json:/m;

/** In the first of the languages that says any. */
function schemasOf(block: string): SchemasByName {
  for (const read of [typescriptSchemas, structSchemas, (text: string) => schemasIn(parsed(text))]) {
    const schemas = read(block);
    if (schemas.size > 0) return schemas;
  }
  return new Map();
}

function parsed(block: string): unknown {
  if (!/^\s*\{/.test(block)) return yamlIn(block);
  try {
    return JSON.parse(block);
  } catch {
    return undefined;
  }
}
