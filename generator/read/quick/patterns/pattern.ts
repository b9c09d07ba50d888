/**
 * What is the same in resources of one kind. Their facts differ in names, which a kind does not look into: with stand-ins in
 * the place of these, many resources come to the same text.
 */
import { nameOf } from "../../reading-context.ts";
import type { ResourceAlias } from "../../resources/resources.ts";
import type { ts } from "../../typescript.ts";
import type { Evaluator } from "../evaluator.ts";
import { isParameter, type Names } from "../names.ts";
import { blockText } from "./block.ts";
import type { Knowledge } from "./knowledge.ts";
import { propertyName, propertyText } from "./lines.ts";
import { patternFacts, type PatternFact } from "./pattern-facts.ts";
import { replaceableSegments } from "./replaceable-segments.ts";
import { aliasStandIn, blockStandIn, isLikeStandIn, segmentStandIn, standInPath } from "./stand-in-names.ts";

export interface Pattern {
  readonly alias: ResourceAlias;
  /** What stand-ins stand for, by number. */
  readonly segments: readonly string[];
  readonly blocks: readonly ts.InterfaceDeclaration[];
  /** The declarations with the stand-ins. */
  readonly text: string;
  /** All that decides on what a resource with these facts comes to, but for what stand-ins stand for. */
  readonly key: string;
}

/** Undefined where the facts are of other forms. */
export function patternOf(evaluator: Evaluator, alias: ResourceAlias, knowledge: Knowledge): Pattern | undefined {
  const facts = patternFacts(evaluator.names, alias);
  if (facts === undefined) return undefined;
  const blocks = [...new Set(facts.flatMap((fact) => ("block" in fact ? [fact.block] : [])))];
  const words = facts.flatMap((fact) => ("text" in fact ? wordsIn(fact.text) : []));
  const all = [...new Set(facts.flatMap((fact) => ("path" in fact ? segmentsIn(fact.path) : [])))];
  const besides = new Set(words);
  for (const block of blocks) addFieldNames(block, besides);
  if (isLikeStandIn([...besides, ...all].join("\n"))) return undefined;
  const segments = replaceableSegments(all, besides, knowledge);
  const kept = new Set([...words, ...all.filter((segment) => !segments.includes(segment))]);
  const written = blocks.map((block, number) => blockText(evaluator, block, blockStandIn(number), knowledge, kept));
  if (!written.every((block) => block !== undefined)) return undefined;
  const record = facts.map((fact) => propertyText(fact.name, false, valueOf(fact, segments, blocks))).join("; ");
  const own = `export type ${aliasStandIn} = ${alias.type.typeName.getText()}<{ ${record} }>;`;
  const text = inOrder([[alias, own], ...blocks.map((block, number) => [block, written[number]!.text] as const)]);
  const meanings = [alias.type.typeName, ...written.flatMap(({ names }) => names)].map((name) => meaningOf(evaluator.names, name));
  const { fileName } = alias.getSourceFile();
  const rank = knowledge.filesBefore(fileName);
  if (knowledge.filesBefore(standInPath(fileName)) !== rank) return undefined;
  return { alias, segments, blocks, text, key: [text, rank, ...new Set(meanings)].join("\n") };
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\w-]+/g) ?? [];
}

function segmentsIn(path: string): readonly string[] {
  return path.split("/").slice(1);
}

function addFieldNames({ members }: ts.InterfaceDeclaration, names: Set<string>): void {
  for (const member of members) {
    const name = propertyName(member);
    if (name !== undefined) names.add(name);
  }
}

function valueOf(fact: PatternFact, segments: readonly string[], blocks: readonly ts.InterfaceDeclaration[]): string {
  if ("text" in fact) return fact.text;
  if ("block" in fact) return blockStandIn(blocks.indexOf(fact.block));
  const standIn = (segment: string): string => (segments.includes(segment) ? segmentStandIn(segments.indexOf(segment)) : segment);
  return JSON.stringify(["", ...segmentsIn(fact.path).map(standIn)].join("/"));
}

/** Declarations in the order of those that they stand for: the order of fields can follow from it. */
function inOrder(declarations: readonly (readonly [node: ts.Node, text: string])[]): string {
  return declarations
    .toSorted(([one], [other]) => one.pos - other.pos)
    .map(([, text]) => text)
    .join("\n");
}

/** A name with what it means, wherever it is imported from. */
function meaningOf(names: Names, name: ts.EntityName): string {
  const meaning = names.meaningOf(name);
  const declaration: ts.Node = isParameter(meaning) ? meaning : meaning.declarations[0];
  return JSON.stringify([name.getText(), declaration.getSourceFile().fileName, nameOf(declaration)?.getText()]);
}
