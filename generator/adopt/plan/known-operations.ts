/** The operations of the definitions, by the rows of endpoints that they are made of. */
import type { InterfaceDeclaration, PropertySignature, TypeAliasDeclaration, TypeReferenceNode } from "ts-morph";
import type { StatedRow } from "../../facts/stated-section.ts";
import type { Endpoint } from "../draft/survey/endpoint.ts";
import type { Survey } from "../draft/survey/survey.ts";
import { counterpartBlock } from "../edition/pairs.ts";
import type { PlacedRow } from "../edition/row-lookup.ts";
import { sectionAt } from "../edition/section-at.ts";
import { declarationAt, isProperty, type DeclarationNode, type PlanningContext } from "../planning-context.ts";
import { surveyed } from "./surveyed.ts";

/** An operation of a kind, with the row of endpoints that it is made of. */
export interface KnownOperation {
  readonly property: PropertySignature;
  readonly word: string;
  readonly arguments: readonly string[];
  readonly endpoint: Endpoint;
}

/** The operations of a kind, those on the path first. */
export function knownOperationsIn(context: PlanningContext, kind: InterfaceDeclaration, known: readonly KnownOperation[]): readonly KnownOperation[] {
  const own = known.filter(({ property }) => kindOfOperation(property) === kind);
  const others = surveyed(context.editions.ours.stated).endpoints.flatMap((endpoint) => {
    const row = rowOf(context.editions.ours.stated.sections.find((one) => one === endpoint.section)?.blocks.flatMap(({ rows }) => rows) ?? [], endpoint);
    return row === undefined ? [] : operationsOn(context, row, endpoint).filter(({ property }) => kindOfOperation(property) === kind);
  });
  return [...own, ...others];
}

/** The operations that our edition's row of an endpoint of the other edition is made into. */
export function knownOperationsAt(context: PlanningContext, beside: PlacedRow, endpoint: Endpoint): readonly KnownOperation[] {
  const { theirs, pairs } = context.editions;
  const section = sectionAt(theirs, beside.row.at.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const block = section?.blocks.find(({ block: one }) => one === beside.block);
  const same = own === undefined || block === undefined ? undefined : counterpartBlock(block, own);
  const row = same === undefined ? undefined : rowOf(same.rows, endpoint);
  return row === undefined ? [] : operationsOn(context, row, endpoint);
}

function rowOf(rows: readonly StatedRow[], { purpose }: Endpoint): StatedRow | undefined {
  return rows.find(({ row }) => row.name === purpose);
}

function operationsOn(context: PlanningContext, { row }: StatedRow, endpoint: Endpoint): readonly KnownOperation[] {
  const properties = context
    .behaving(row)
    .filter(({ is }) => is === "operation")
    .map(({ at }) => declarationAt(context, at));
  return [...new Set(properties)].flatMap((property): readonly KnownOperation[] => {
    if (!isProperty(property) || property.getParent().getKindName() !== "InterfaceDeclaration") return [];
    const reference = referenceIn(property);
    return reference === undefined
      ? []
      : [{ property, word: reference.getTypeName().getText(), arguments: reference.getTypeArguments().map((one) => one.getText()), endpoint }];
  });
}

/** The word for its method: `Get`. */
export function operationWord(declaration: DeclarationNode): string | undefined {
  return declaration.getKindName() === "InterfaceDeclaration"
    ? undefined
    : referenceIn(declaration as PropertySignature | TypeAliasDeclaration)
        ?.getTypeName()
        .getText();
}

export function referenceIn(declaration: PropertySignature | TypeAliasDeclaration): TypeReferenceNode | undefined {
  const type = declaration.getTypeNode();
  const all = type === undefined ? [] : [type, ...type.getDescendants()];
  return all.find(
    (node): node is TypeReferenceNode =>
      node.getKindName() === "TypeReference" && /^(?:Get|Head|Put|Post|Patch|Delete)$/.test((node as TypeReferenceNode).getTypeName().getText()),
  );
}

export function kindOfOperation(property: PropertySignature): InterfaceDeclaration {
  return property.getParent() as InterfaceDeclaration;
}

export function endpointOf({ endpoints, places }: Survey, { row }: PlacedRow): Endpoint | undefined {
  return endpoints.find(({ source }) => source === places.row(row));
}

export function pathOfEndpoint({ uris, general, where }: Endpoint): string {
  return uris.length + general.length === 0 ? where : [...uris, ...general].sort().join("\n");
}
