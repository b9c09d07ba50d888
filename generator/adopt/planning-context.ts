/** What the edits of one service are planned with. */
import type { InterfaceDeclaration, Node, PropertySignature, SourceFile, TypeAliasDeclaration } from "ts-morph";
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Block, Row, Section } from "../documents/document.ts";
import { findPlace } from "../documents/places/find.ts";
import type { Place } from "../model/origin.ts";
import type { SourceFiles } from "../read/program.ts";
import type { DeclarationLookup } from "./declaration-lookup.ts";
import type { DeclaredService } from "./declared-service.ts";
import type { OpenedFiles } from "./edit/opened-files.ts";
import type { Editions } from "./edition/editions.ts";

export interface PlanningContext {
  readonly root: string;
  /** The folder of the service's definitions, relative to the root. */
  readonly folder: string;
  readonly service: DeclaredService;
  /** The definition files as they stand, by path from the root. */
  readonly texts: ReadonlyMap<string, string>;
  readonly files: SourceFiles;
  readonly opened: OpenedFiles;
  readonly editions: Editions;
  /** The members that say what stands in a row. */
  readonly declared: DeclarationLookup;
  /** The kinds and operations that do. */
  readonly behaving: DeclarationLookup;
}

export type DeclarationNode = PropertySignature | TypeAliasDeclaration | InterfaceDeclaration;

/** What a place of our edition is: a row, a block or a section. */
export function targetAt({ editions: { ours } }: PlanningContext, place: Place): Row | Block | Section | undefined {
  const found = findPlace(ours.contents, place);
  return found?.row ?? found?.block ?? found?.section;
}

/** The declaration at a position of the model. */
export function declarationAt({ opened }: PlanningContext, at: Position): DeclarationNode | undefined {
  const file = opened.open(at.file);
  const offset = file === undefined ? undefined : offsetIn(file, at);
  let node: Node | undefined = offset === undefined ? undefined : file?.getDescendantAtPos(offset);
  while (node !== undefined && !isDeclarationNode(node)) node = node.getParent();
  return node;
}

export function isDeclarationNode(node: Node): node is DeclarationNode {
  return ["PropertySignature", "TypeAliasDeclaration", "InterfaceDeclaration"].includes(node.getKindName());
}

export function isProperty(node: DeclarationNode | undefined): node is PropertySignature {
  return node?.getKindName() === "PropertySignature";
}

function offsetIn(file: SourceFile, { line, column }: Position): number | undefined {
  const starts = file.compilerNode.getLineStarts();
  const start = starts[line - 1];
  return start === undefined ? undefined : start + column - 1;
}
