/** Resources that stand where no reader looks for them: nothing is left out in silence. */
import { report } from "../../diagnostics/report.ts";
import { propertyType, stringOf } from "../nodes/literals.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

/**
 * Finds the resources in a statement that is read as none, nor as a service or a schema.
 * @param around the namespace that the statement stands in
 */
export function checkOverlooked(context: ReadingContext, node: ts.Node, around?: string): void {
  if (ts.isImportDeclaration(node)) return;
  if (ts.isModuleDeclaration(node)) checkNamespace(context, node);
  else if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node)) checkParts(context, node);
  else if (!isGeneric(node)) checkDeclaration(context, node, around);
}

function checkNamespace(context: ReadingContext, { name, body }: ts.ModuleDeclaration): void {
  const statements = body === undefined ? [] : "statements" in body ? body.statements : [body];
  for (const statement of statements) checkOverlooked(context, statement, name.text);
}

function checkDeclaration(context: ReadingContext, node: TypeDeclaration, around: string | undefined): void {
  if (!isMadeOfTypes(node)) checkParts(context, node);
  else if (isResource(context, context.checker.getTypeAtLocation(node.name)))
    context.found(report("overlooked-resource", { name: node.name.text, why: whyNone(node, around) }, positionOf(context, node)));
}

function whyNone({ typeParameters }: TypeDeclaration, around: string | undefined): string {
  if (around !== undefined) return `it stands within "${around}", not at the top of a file`;
  return typeParameters === undefined ? "it is no exported alias of a kind" : "it has type parameters";
}

/** Whether it says nothing before its parameters are given: a kind, or a part of one. */
function isGeneric({ typeParameters = [] }: { readonly typeParameters?: readonly ts.TypeParameterDeclaration[] }): boolean {
  return typeParameters.some(({ default: type }) => type === undefined);
}

/** Whether a declaration names other types that it is: no other one can be a resource. */
function isMadeOfTypes(node: TypeDeclaration): boolean {
  if (ts.isInterfaceDeclaration(node)) return node.heritageClauses !== undefined;
  return [ts.isTypeReferenceNode, ts.isIntersectionTypeNode, ts.isUnionTypeNode, ts.isParenthesizedTypeNode].some((is) => is(node.type));
}

/** Finds the kinds with facts that stand within other types, or within what is no type. */
function checkParts(context: ReadingContext, node: ts.Node): void {
  if (
    (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) &&
    node.typeArguments !== undefined &&
    isResource(context, context.checker.getTypeFromTypeNode(node))
  ) {
    const kind = ts.isImportTypeNode(node) ? node.qualifier : node.typeName;
    context.found(report("resource-within", { kind: kind?.getText() ?? "Kind" }, positionOf(context, kind ?? node)));
  } else node.forEachChild((child) => checkParts(context, child));
}

function isResource(context: ReadingContext, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((member) => isResource(context, member));
  return stringOf(context, propertyType(context, type, "~uri")) !== undefined;
}
