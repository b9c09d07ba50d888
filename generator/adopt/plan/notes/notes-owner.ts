/** The facts of a resource, or of the service, in which the notes on a section stand. */
import type { InterfaceDeclaration, TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import { placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Place } from "../../../model/origin.ts";
import { declarationAt, isProperty, targetAt, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { recordAround } from "./entries.ts";

export interface NotesOwner {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
}

/** The facts in which the notes on a section stand. */
export function notesOwnerFor(context: PlanningContext, finding: Finding): NotesOwner | undefined {
  const alias = ownerOf(context, finding);
  const facts = alias?.getTypeNode()?.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  return alias === undefined || facts === undefined ? undefined : { alias, facts };
}

/** The facts of the resource or the service that an entry of notes is of. */
export function notesOwnerAround(entry: DeclarationNode | undefined): NotesOwner | undefined {
  const facts = isProperty(entry) ? recordAround(entry)?.getParent() : undefined;
  const alias = facts?.getFirstAncestor((node) => node.getKindName() === "TypeAliasDeclaration");
  return facts?.getKindName() !== "TypeLiteral" || alias === undefined ? undefined : { alias: alias as TypeAliasDeclaration, facts: facts as TypeLiteralNode };
}

/** The resource whose source is the section, else the service. */
function ownerOf(context: PlanningContext, finding: Finding): TypeAliasDeclaration | undefined {
  const {
    service,
    editions: { ours },
  } = context;
  const sectionOf = (source: string): string | undefined => {
    const found = placeNamed(ours.contents, source);
    return found !== undefined && found.row === undefined ? found.place.section : undefined;
  };
  const resource = service.resources.find(({ source }) => source !== undefined && sectionOf(source) === finding.place.section);
  const [own, whole] = [resource, service].map((one) => aliasAt(context, one?.definition));
  return own === undefined || hasOperationsOfOthers(context, finding.place, own) ? whole : own;
}

function aliasAt(context: PlanningContext, at: Position | undefined): TypeAliasDeclaration | undefined {
  const node = at === undefined ? undefined : declarationAt(context, at);
  return node?.getKindName() === "TypeAliasDeclaration" ? (node as TypeAliasDeclaration) : undefined;
}

/** What a section says beside the operations of other kinds can be meant for these. */
function hasOperationsOfOthers(context: PlanningContext, { section }: Place, own: TypeAliasDeclaration): boolean {
  const kinds = new Set(own.getDescendants().flatMap((node) => (node.getKindName() === "Identifier" ? [node.getText()] : [])));
  const target = targetAt(context, { section });
  const rows = context.editions.ours.stated.sections.find((one) => one.section === target)?.blocks.flatMap((block) => block.rows) ?? [];
  return rows
    .flatMap(({ row }) => context.behaving(row))
    .filter(({ is }) => is === "operation")
    .map(({ at }) => declarationAt(context, at)?.getParent())
    .some((kind) => kind?.getKindName() === "InterfaceDeclaration" && !kinds.has((kind as InterfaceDeclaration).getName()));
}
