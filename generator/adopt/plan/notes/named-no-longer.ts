/** Places that went, where they are named by what stays: sources, entries of notes, and the readings of what the document said twice. */
import type { Node, PropertySignature, SourceFile, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import { placeNamed } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import { dropSource, replaceSource, sourcesNamed, type Commented } from "../../edit/comments.ts";
import { nameOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { noteRecords } from "./entries.ts";
import { isDeclaration, type RemovablePart } from "./unnamed.ts";

export interface NamedNoLonger {
  readonly edits: readonly Edit[];
  readonly guesses: readonly string[];
}

/** @param removed what goes as a whole, in which nothing is to be done */
export function namedNoLonger(
  { editions: { ours, theirs } }: PlanningContext,
  files: readonly SourceFile[],
  removed: readonly RemovablePart[],
  isGone: (source: string) => boolean,
): NamedNoLonger {
  const stayingSection = (source: string): string | undefined => {
    const found = placeNamed(ours.contents, source);
    const section = found === undefined ? undefined : formatPlace({ section: found.place.section });
    return section !== undefined && placeNamed(theirs.contents, section) !== undefined ? section : undefined;
  };
  const stays = (node: Node): boolean => ![node, ...node.getAncestors()].some((one) => removed.includes(one as RemovablePart));
  const nodes = files.filter((file) => /@source|Reading</.test(file.getFullText())).flatMap((file) => file.getDescendants().filter(isCommented).filter(stays));
  const entries = nodes.filter(
    (node): node is PropertySignature => isEntry(node) && (isOfOneReading(node, isGone) || (sourcesNamed(node).length > 0 && sourcesNamed(node).every(isGone))),
  );
  const isInEntry = (node: Node): boolean => [node, ...node.getAncestors()].some((one) => entries.includes(one as PropertySignature));
  const tags = nodes.filter((node) => !isInEntry(node)).flatMap((node) => untagged(node, isGone, stayingSection));
  const settled = entries.filter((node) => isContradiction(node));
  return {
    edits: [...recordsWithout(entries), ...tags],
    guesses: settled.length === 0 ? [] : [`that the document no longer says two things of ${settled.map((one) => `"${nameOf(one)}"`).join(", ")}`],
  };
}

/** Without the sources that went. Of what had no other, the section is one that they stood in, if it is still there. */
function untagged(node: Commented, isGone: (source: string) => boolean, sectionOf: (source: string) => string | undefined): readonly Edit[] {
  const removed = sourcesNamed(node).filter(isGone);
  const [first] = removed;
  const section = first !== undefined && removed.length === 1 && sourcesNamed(node).length === 1 ? sectionOf(first) : undefined;
  return first !== undefined && section !== undefined ? replaceSource(node, first, section) : removed.flatMap((source) => dropSource(node, source) ?? []);
}

/** An entry goes, or the record that would be left empty. */
function recordsWithout(entries: readonly PropertySignature[]): readonly Edit[] {
  const nodes = entries.map((entry) => {
    const literal = entry.getParent() as TypeLiteralNode;
    return literal.getProperties().every((one) => entries.includes(one)) ? (literal.getParent() as PropertySignature) : entry;
  });
  return [...new Set(nodes)].map(removeMember);
}

function isCommented(node: Node): node is Commented {
  return isDeclaration(node) || node.getKindName() === "PropertySignature";
}

function isEntry(node: Commented): node is PropertySignature {
  const record = node.getParent()?.getParent();
  return (
    node.getKindName() === "PropertySignature" && record?.getKindName() === "PropertySignature" && noteRecords.includes(nameOf(record as PropertySignature))
  );
}

function isContradiction(node: PropertySignature): boolean {
  return readingsIn(node).length > 0;
}

/** Of two readings one went. */
function isOfOneReading(node: PropertySignature, isGone: (source: string) => boolean): boolean {
  const places = readingsIn(node).map((one) => placeOf(one));
  return places.some(isGone) && places.filter((place) => !isGone(place)).length < 2;
}

function readingsIn(node: Node): readonly TypeReferenceNode[] {
  return node
    .getDescendants()
    .filter((one): one is TypeReferenceNode => one.getKindName() === "TypeReference" && (one as TypeReferenceNode).getTypeName().getText() === "Reading");
}

function placeOf(reading: TypeReferenceNode): string {
  return /^"(.*)"$/.exec(reading.getTypeArguments()[1]?.getText() ?? "")?.[1] ?? "";
}
