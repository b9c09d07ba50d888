/** The type parameters that a name can mean where it stands. */
import { ts } from "../typescript.ts";

const { SyntaxKind } = ts;

const noParameters: readonly ts.TypeParameterDeclaration[] = [];

/** The type parameter that a name means, from the innermost outwards. */
export function parameterAt(node: ts.Node, name: string): ts.TypeParameterDeclaration | undefined {
  for (let within: ts.Node = node, outer: ts.Node = node.parent; outer.kind !== SyntaxKind.SourceFile; within = outer, outer = outer.parent) {
    const parameters = parametersOf(outer, within);
    for (let index = 0; index < parameters.length; index += 1) if (parameters[index]!.name.text === name) return parameters[index];
  }
  return undefined;
}

/** All type parameters that a node can name, from the innermost outwards. */
export function parametersAround(node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  const found: ts.TypeParameterDeclaration[] = [];
  for (let within: ts.Node = node, outer: ts.Node = node.parent; outer.kind !== SyntaxKind.SourceFile; within = outer, outer = outer.parent) {
    found.push(...parametersOf(outer, within));
  }
  return found;
}

/** The type parameters that a node gives to one of its children. */
function parametersOf(node: ts.Node, child: ts.Node): readonly ts.TypeParameterDeclaration[] {
  switch (node.kind) {
    case SyntaxKind.InterfaceDeclaration:
    case SyntaxKind.TypeAliasDeclaration:
      return (node as ts.InterfaceDeclaration | ts.TypeAliasDeclaration).typeParameters ?? noParameters;
    case SyntaxKind.MappedType:
      return [(node as ts.MappedTypeNode).typeParameter];
    case SyntaxKind.ConditionalType:
      return child === (node as ts.ConditionalTypeNode).trueType ? inferredBy((node as ts.ConditionalTypeNode).extendsType) : noParameters;
    default:
      return noParameters;
  }
}

/** The type parameters that a pattern infers. */
export function inferredBy(pattern: ts.TypeNode): readonly ts.TypeParameterDeclaration[] {
  const found: ts.TypeParameterDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInferTypeNode(node)) found.push(node.typeParameter);
    else node.forEachChild(visit);
  };
  visit(pattern);
  return found;
}
