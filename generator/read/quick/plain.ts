/**
 * Whether TypeScript would find nothing wrong in a file. Says so of plain files alone: imports of types, exported or local
 * interfaces and aliases without type parameters, and within them what is checked here, form by form. Whatever else stands
 * in a file leaves it to TypeScript.
 */
import { isModule } from "../file-graph.ts";
import { ts } from "../typescript.ts";
import { withAll } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { membersOf, structureOf } from "./members.ts";
import { isParameter, nameIn, type Names, type Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { argumentsOf } from "./references.ts";
import { hasSyntaxErrors } from "./scope.ts";
import type { Structure } from "./types.ts";

const { SyntaxKind } = ts;

/** Names that TypeScript keeps for itself, or the language in modules. */
const reserved = [
  "any", "unknown", "never", "number", "bigint", "boolean", "string", "symbol", "void", "object", "undefined",
  "await", "implements", "interface", "let", "package", "private", "protected", "public", "static", "yield",
];

/** Leaves with `NotPlain` where it is not certain that the file is sound. */
export function requirePlain(evaluator: Evaluator, file: ts.SourceFile): void {
  if (hasSyntaxErrors(file) || hasDirectives(file) || !isModule(file)) notPlain("syntax errors, directives or no module");
  const { imported, declared, namespaces } = evaluator.names.scopeOf(file);
  for (const name of [...imported.keys(), ...namespaces.keys(), ...declared.keys()]) {
    if (reserved.includes(name) || evaluator.names.isOfLib(name)) notPlain(`"${name}" has a meaning of its own`);
  }
  for (const declaration of declared.values()) evaluator.recursion.requireNone(declaration);
  for (const statement of file.statements) requireStatement(evaluator, statement);
}

function hasDirectives(file: ts.SourceFile): boolean {
  return file.text.includes("@ts-") || file.text.includes("/// <");
}

function requireStatement(evaluator: Evaluator, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) requireImport(evaluator, statement);
  else if (ts.isTypeAliasDeclaration(statement)) {
    requireModifiers(statement);
    evaluator.declared(evaluator.names.named(statement));
    requireType(evaluator, statement.type);
  } else if (ts.isInterfaceDeclaration(statement)) requireInterface(evaluator, statement);
  else notPlain("statement of another form");
}

function requireModifiers(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): void {
  if (node.typeParameters !== undefined) notPlain("generic declaration");
  const modifiers = node.modifiers ?? [];
  if (modifiers.some(({ kind }) => kind !== SyntaxKind.ExportKeyword) || modifiers.length > 1) notPlain("modifier of another form");
}

function requireImport({ names }: Evaluator, { importClause, modifiers, attributes }: ts.ImportDeclaration): void {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || modifiers !== undefined || attributes !== undefined) return notPlain("import of another form");
  if (ts.isNamespaceImport(bindings)) return requireNamespace(names, bindings);
  for (const specifier of bindings.elements) {
    if (!importClause!.isTypeOnly && !specifier.isTypeOnly) notPlain("import of a value");
    if (importClause!.isTypeOnly && specifier.isTypeOnly) notPlain("type import in a type import");
    if ((specifier.propertyName ?? specifier.name).kind !== SyntaxKind.Identifier) notPlain("import of a name in quotes");
    names.imported(specifier);
  }
}

function requireNamespace(names: Names, { parent }: ts.NamespaceImport): void {
  if (!parent.isTypeOnly) notPlain("import of values");
  names.fileOf(parent.parent as ts.ImportDeclaration, parent.getSourceFile());
}

function requireInterface(evaluator: Evaluator, node: ts.InterfaceDeclaration): void {
  requireModifiers(node);
  const all = structureOf(evaluator.declared(evaluator.names.named(node)));
  const clauses = node.heritageClauses ?? [];
  if (clauses.length === 0) return requireMembers(evaluator, node, all, all);
  if (clauses.some(({ token }) => token !== SyntaxKind.ExtendsKeyword) || clauses.length > 1) notPlain("heritage of another form");
  const own = membersOf(evaluator, node, undefined);
  requireMembers(evaluator, node, own, all);
  const taken = new Set(own.properties.keys());
  for (const base of clauses.flatMap(({ types }) => types)) {
    requireReference(evaluator, base);
    requireNothingTwice(taken, structureOf(evaluator.evaluate(base, undefined)));
  }
}

/** What an interface inherits under a name of its own could be of another type. */
function requireNothingTwice(taken: Set<string>, { properties, indexes }: Structure): void {
  if (indexes.length > 0) notPlain("interface that inherits an index signature");
  for (const name of properties.keys()) {
    if (taken.has(name)) notPlain(`"${name}" is inherited twice`);
    taken.add(name);
  }
}

function requireMembers(evaluator: Evaluator, node: ts.InterfaceDeclaration | ts.TypeLiteralNode, own: Structure, all: Structure): void {
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) && !ts.isIndexSignatureDeclaration(member)) return notPlain("member of another form");
    requireMember(evaluator, member);
  }
  for (const { name } of own.properties.values()) void all.properties.get(name)!.type;
  const [index, another] = own.indexes;
  if (another !== undefined) notPlain("several index signatures");
  if (index === undefined) return;
  if (index.keyType !== evaluator.factory.intrinsics.string) notPlain("index signature of numbers");
  const isAllowed = [...all.properties.values()].every(({ type }) => evaluator.assignable(type, index.type));
  if (!isAllowed) notPlain("property that its index signature does not allow");
}

function requireMember(evaluator: Evaluator, member: ts.PropertySignature | ts.IndexSignatureDeclaration): void {
  const modifiers = member.modifiers ?? [];
  if (modifiers.length > 1 || modifiers.some(({ kind }) => kind !== SyntaxKind.ReadonlyKeyword)) notPlain("modifier of another form");
  if (ts.isPropertySignature(member) && (member as { initializer?: unknown }).initializer !== undefined) notPlain("property with a value");
  if (ts.isIndexSignatureDeclaration(member)) requireKey(member);
  if (member.name !== undefined && ts.isNumericLiteral(member.name)) requireNumber(member.name);
  if (member.type === undefined) return notPlain("member without a type");
  requireType(evaluator, member.type);
}

function requireKey({ parameters, typeParameters, questionToken }: ts.IndexSignatureDeclaration): void {
  requireNoComma(parameters);
  const [parameter, another] = parameters;
  const isSimple = parameter?.type?.kind === SyntaxKind.StringKeyword && parameter.questionToken === undefined && parameter.dotDotDotToken === undefined;
  const isBare = parameter?.modifiers === undefined && parameter?.initializer === undefined && parameter?.name.kind === SyntaxKind.Identifier;
  const isFree = isBare && !reserved.includes((parameter!.name as ts.Identifier).text);
  if (!isSimple || !isFree || another !== undefined || typeParameters !== undefined || questionToken !== undefined) notPlain("index signature of another form");
}

function requireType(evaluator: Evaluator, node: ts.TypeNode): void {
  evaluator.evaluate(node, undefined);
  if (ts.isTypeReferenceNode(node)) requireReference(evaluator, node);
  else if (ts.isTypeLiteralNode(node)) requireLiteralMembers(evaluator, node);
  else if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) requireTypes(evaluator, node.types);
  else if (ts.isParenthesizedTypeNode(node)) requireType(evaluator, node.type);
  else if (ts.isArrayTypeNode(node)) requireType(evaluator, node.elementType);
  else if (ts.isTupleTypeNode(node)) requireTuple(evaluator, node);
  else if (ts.isIndexedAccessTypeNode(node)) requireTypes(evaluator, [node.objectType, node.indexType]);
  else if (ts.isTypeOperatorNode(node)) requireOperator(evaluator, node);
  else if (ts.isLiteralTypeNode(node)) requireLiteral(node);
  else if (!keywords.includes(node.kind)) notPlain("type of another form");
}

const keywords: readonly ts.SyntaxKind[] = [
  SyntaxKind.StringKeyword, SyntaxKind.NumberKeyword, SyntaxKind.BooleanKeyword, SyntaxKind.UnknownKeyword, SyntaxKind.NeverKeyword,
  SyntaxKind.UndefinedKeyword, SyntaxKind.ObjectKeyword,
];

function requireLiteralMembers(evaluator: Evaluator, node: ts.TypeLiteralNode): void {
  const structure = structureOf(evaluator.evaluate(node, undefined));
  requireMembers(evaluator, node, structure, structure);
}

function requireTypes(evaluator: Evaluator, nodes: readonly ts.TypeNode[]): void {
  for (const node of nodes) requireType(evaluator, node);
}

function requireTuple(evaluator: Evaluator, node: ts.TupleTypeNode): void {
  for (const element of node.elements) {
    if (ts.isNamedTupleMember(element)) notPlain("tuple with names");
    requireType(evaluator, ts.isOptionalTypeNode(element) || ts.isRestTypeNode(element) ? element.type : element);
  }
}

function requireOperator(evaluator: Evaluator, node: ts.TypeOperatorNode): void {
  const isList = ts.isArrayTypeNode(node.type) || ts.isTupleTypeNode(node.type);
  if (node.operator !== SyntaxKind.ReadonlyKeyword || !isList) notPlain("operator of another kind");
  requireType(evaluator, node.type);
}

function requireLiteral({ literal }: ts.LiteralTypeNode): void {
  const number = ts.isPrefixUnaryExpression(literal) ? literal.operand : literal;
  if (ts.isNumericLiteral(number)) requireNumber(number);
}

/** Numbers as everybody writes them: TypeScript has rules of its own for the others. */
function requireNumber(node: ts.NumericLiteral): void {
  const isWrittenSo = node.getSourceFile().text.endsWith(node.text, node.end);
  if (!isWrittenSo || !/^(0|[1-9]\d*)(\.\d+)?$/.test(node.text)) notPlain("number of another form");
}

/** A comma behind the last of several is a mistake only in some places. */
function requireNoComma(nodes: readonly ts.Node[] | undefined): void {
  if ((nodes as { readonly hasTrailingComma?: boolean } | undefined)?.hasTrailingComma === true) notPlain("comma behind the last one");
}

/** Every argument of a generic has to satisfy what the generic asks of it. */
function requireReference(evaluator: Evaluator, node: Reference): void {
  const meaning = evaluator.names.meaningOf(nameIn(node));
  if (isParameter(meaning)) return notPlain("type parameter");
  requireNoComma(node.typeArguments);
  requireTypes(evaluator, node.typeArguments ?? []);
  const parameters = meaning.declarations[0].typeParameters ?? [];
  if (node.typeArguments === undefined) return;
  const types = argumentsOf(evaluator, node, parameters, undefined);
  const env = withAll(parameters, types);
  parameters.slice(0, node.typeArguments.length).forEach(({ constraint }, index) => {
    if (constraint !== undefined && !evaluator.assignable(types[index]!, evaluator.evaluate(constraint, env))) notPlain("argument that does not fit");
  });
}
