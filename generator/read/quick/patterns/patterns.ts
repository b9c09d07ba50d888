/**
 * A kind is evaluated once for each pattern of facts. The first resource of a pattern is read like any other; with the second
 * one, a file is read in which stand-ins stand in the place of names, and that says what all others come to.
 */
import { getOrInsert } from "../../../values/memoize.ts";
import { fileContents, type KnownResources } from "../../contents.ts";
import { fieldOf } from "../../fields/fields.ts";
import { filesFrom, type FileGraph, type SourceFiles } from "../../file-graph.ts";
import { checkTags, declaredAt, givenName, tagOf } from "../../nodes/comments.ts";
import { describedBy } from "../../nodes/deprecated.ts";
import { schemaId } from "../../nodes/named.ts";
import { relativeFile, sourcesNamed, type ReadingContext } from "../../reading-context.ts";
import type { FieldReading, ResourceReading, SchemaReading } from "../../reading.ts";
import { isExportedAlias, withWrittenUri, type ResourceAlias } from "../../resources/resources.ts";
import { parseDefinitionFile } from "../../syntax/parse.ts";
import { ts } from "../../typescript.ts";
import type { Evaluator } from "../evaluator.ts";
import { isParameter } from "../names.ts";
import { NotPlain } from "../not-plain.ts";
import { requirePlain } from "../plain.ts";
import { resourcesFor, type BlockStoodFor, type ResourcesFor } from "./fill-stand-ins.ts";
import { knowledgeOf, type Knowledge } from "./knowledge.ts";
import { patternOf, type Pattern } from "./pattern.ts";
import { blockStandIn, fieldType, STAND_IN_FILE, standInPath } from "./stand-in-names.ts";

/** What all resources of a pattern come to, and the sources that it names; undefined where they have to be read one by one. */
type PatternReading = { readonly resources: ResourcesFor; readonly sources: readonly string[] } | undefined;

/** What is known of patterns, and the texts of all files that it follows from. */
interface PatternMemory {
  readonly texts: Map<string, string>;
  readonly knowledge: Map<string, Knowledge>;
  readonly met: Set<string>;
  readonly readings: Map<string, PatternReading>;
}

const memories = new WeakMap<SourceFiles, PatternMemory>();

/** What batches before have found out, where their files are still the same. */
function memoryOf(graph: FileGraph): PatternMemory {
  const before = memories.get(graph.files);
  if (before !== undefined && [...before.texts].every(([path, text]) => graph.files.read(path) === text)) return before;
  const memory = { texts: new Map(), knowledge: new Map(), met: new Set<string>(), readings: new Map() };
  memories.set(graph.files, memory);
  return memory;
}

export interface PatternContext {
  readonly evaluator: Evaluator;
  readonly graph: FileGraph;
  readonly newContext: () => ReadingContext;
}

const nothingFollows: KnownResources = new Map();

/** A stand-in pays with the third resource of a pattern: before that, there is nothing to find out of it. */
const fewest = 3;

/**
 * The resources of aliases that follow a pattern which was read before, by file.
 * @param count of the files that there are to read
 */
export function followingPatterns(context: PatternContext, count: number): (file: ts.SourceFile) => KnownResources {
  if (count < fewest) return () => nothingFollows;
  const memory = memoryOf(context.graph);
  return (file) => {
    const following = new Map<ts.Statement, (context: ReadingContext) => readonly ResourceReading[]>();
    for (const statement of file.statements) {
      const pattern = isApplication(statement) ? patternIn(context, memory, statement) : undefined;
      const reading = pattern && readingOf(context, memory, pattern);
      if (reading !== undefined) following.set(statement, (source) => followed(source, pattern!, reading));
    }
    return following;
  };
}

/** An alias that gives facts to a type with a name, perhaps a kind. */
function isApplication(node: ts.Statement): node is ResourceAlias {
  return isExportedAlias(node) && node.type.typeArguments?.length === 1;
}

function patternIn({ evaluator, graph }: PatternContext, { texts, knowledge }: PatternMemory, alias: ResourceAlias): Pattern | undefined {
  const meaning = evaluator.names.meaningOf(alias.type.typeName);
  if (isParameter(meaning)) return undefined;
  const kinds = meaning.declarations[0].getSourceFile();
  if (kinds === alias.getSourceFile()) return undefined;
  const known = getOrInsert(knowledge, kinds.fileName, () => knowledgeOf(keptIn(texts, [...filesFrom(graph, kinds)])));
  return known.isCurious ? undefined : patternOf(evaluator, alias, known);
}

function readingOf(context: PatternContext, { texts, met, readings }: PatternMemory, pattern: Pattern): PatternReading {
  const { key } = pattern;
  if (met.has(key) && !readings.has(key)) {
    const standIn = standInFor(pattern);
    if (standIn !== undefined) keptIn(texts, [...filesFrom(context.graph, standIn)]);
    readings.set(key, standIn && readStandIn(context, pattern, standIn));
  }
  met.add(key);
  return readings.get(key);
}

function keptIn(texts: Map<string, string>, files: readonly ts.SourceFile[]): readonly ts.SourceFile[] {
  for (const { fileName, text } of files) if (!fileName.endsWith(STAND_IN_FILE)) texts.set(fileName, text);
  return files;
}

/** Beside the file that its names are of, it imports what that imports. */
function standInFor({ alias, text }: Pattern): ts.SourceFile | undefined {
  const file = alias.getSourceFile();
  const imports = file.statements.filter(ts.isImportDeclaration).map((statement) => statement.getText());
  return parseDefinitionFile(standInPath(file.fileName), [...imports, text, fieldType, ""].join("\n"));
}

function readStandIn({ evaluator, newContext }: PatternContext, { blocks }: Pattern, standIn: ts.SourceFile): PatternReading {
  try {
    requirePlain(evaluator, standIn);
    const context = newContext();
    const { resources, schemas } = fileContents(context, standIn);
    const fields = blocks.map((_, number) => fieldsIn(schemas, blockStandIn(number)));
    const filled =
      context.diagnostics.length > 0
        ? undefined
        : resourcesFor({ file: relativeFile(context, standIn.fileName), resources: resources.map(withoutWrittenUri), fields });
    return filled && { resources: filled, sources: sourcesNamed(context) };
  } catch (reason) {
    if (reason instanceof NotPlain) return undefined;
    throw reason;
  }
}

/** Each alias writes its own. */
function withoutWrittenUri({ written: _, ...resource }: ResourceReading): ResourceReading {
  return resource;
}

function fieldsIn(schemas: readonly SchemaReading[], name: string): readonly FieldReading[] {
  const shape = schemas.find(({ declaredName }) => declaredName === name)?.shape;
  return shape?.is === "object" ? shape.fields : [];
}

function followed(
  context: ReadingContext,
  { alias, segments, blocks }: Pattern,
  { resources, sources }: NonNullable<PatternReading>,
): readonly ResourceReading[] {
  checkTags(context, alias);
  for (const text of sources) context.named.add(text);
  const { description, deprecated } = describedBy(alias);
  const found = resources({
    alias: alias.name.text,
    description,
    explicitName: tagOf(alias, "name")?.text,
    declared: declaredAt(context, alias),
    segments,
    blocks: blocks.map((block) => stoodFor(context, block)),
  });
  return withWrittenUri(context, alias, deprecated ? found.map((resource) => ({ ...resource, deprecated })) : found);
}

function stoodFor(context: ReadingContext, block: ts.InterfaceDeclaration): BlockStoodFor {
  return {
    id: schemaId(context, block),
    named: givenName(block),
    field: (name) => fieldIn(context, block, name),
  };
}

function fieldIn(context: ReadingContext, block: ts.InterfaceDeclaration, name: string): FieldReading {
  const type = context.checker.getTypeAtLocation(block.name);
  return fieldOf(context, context.checker.getPropertyOfType(type, name)!, type, { node: undefined, at: block });
}
