/**
 * Whether TypeScript would find nothing wrong in a file. Says so of plain files alone: imports of types, exported or local
 * interfaces and aliases, and within them what is checked form by form. Whatever else stands in a file leaves it to
 * TypeScript.
 */
import { isModule } from "../file-graph.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { membersOf, structureOf } from "./members.ts";
import type { Names } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { requireFreeName, requireList, requireModifiers } from "./plain-forms.ts";
import { requireDefaults, requireParameters } from "./plain-parameters.ts";
import { requireMembers, requireReference, requireType } from "./plain-types.ts";
import { openEnv } from "./references.ts";
import { hasSyntaxErrors } from "./scope.ts";
import type { Structure } from "./types.ts";

const { SyntaxKind } = ts;

/**
 * Leaves with `NotPlain` where it is not certain that the file is sound.
 * @param suited aliases whose arguments are known to be what their generic asks for
 */
export function requirePlain(evaluator: Evaluator, file: ts.SourceFile, suited: Pick<ReadonlySet<ts.Statement>, "has"> = new Set()): void {
  if (hasSyntaxErrors(file) || hasDirectives(file) || !isModule(file)) notPlain("syntax errors, directives or no module");
  const { imported, declared, namespaces } = evaluator.names.scopeOf(file);
  for (const name of [...imported.keys(), ...namespaces.keys(), ...declared.keys()]) requireFreeName(evaluator.names, name);
  for (const declaration of declared.values()) evaluator.recursion.requireNone(declaration);
  for (const statement of file.statements) {
    if (suited.has(statement)) requireSuited(evaluator, statement as ts.TypeAliasDeclaration);
    else requireStatement(evaluator, statement);
  }
}

function hasDirectives(file: ts.SourceFile): boolean {
  return file.text.includes("@ts-") || file.text.includes("/// <");
}

function requireStatement(evaluator: Evaluator, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) requireImport(evaluator, statement);
  else if (ts.isTypeAliasDeclaration(statement)) {
    const env = requireHead(evaluator, statement);
    evaluator.declared(evaluator.names.named(statement));
    requireType(evaluator, statement.type, env);
  } else if (ts.isInterfaceDeclaration(statement)) requireInterface(evaluator, statement);
  else notPlain("statement of another form");
}

function requireSuited(evaluator: Evaluator, alias: ts.TypeAliasDeclaration): void {
  requireHead(evaluator, alias);
  const { typeArguments } = alias.type as ts.TypeReferenceNode;
  requireList(typeArguments);
  for (const argument of typeArguments!) requireType(evaluator, argument, undefined);
}

/** What stands before the body of a declaration; answers what its type parameters stand for there. */
function requireHead(evaluator: Evaluator, node: TypeDeclaration): Env | undefined {
  requireModifiers(node, SyntaxKind.ExportKeyword);
  const { typeParameters } = node;
  if (typeParameters === undefined) return undefined;
  evaluator.recursion.requireStraight(node);
  requireParameters(evaluator, typeParameters);
  const env = openEnv(evaluator, node);
  for (const { constraint, default: type } of typeParameters) {
    if (constraint !== undefined) requireType(evaluator, constraint, env);
    if (type !== undefined) requireType(evaluator, type, env);
  }
  requireDefaults(evaluator, typeParameters);
  return env;
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
  const env = requireHead(evaluator, node);
  const all = structureOf(evaluator.declared(evaluator.names.named(node)));
  const clauses = node.heritageClauses ?? [];
  if (clauses.length === 0) return requireMembers(evaluator, node, all, all, env);
  if (clauses.some(({ token }) => token !== SyntaxKind.ExtendsKeyword) || clauses.length > 1) notPlain("heritage of another form");
  const own = membersOf(evaluator, node, env);
  requireMembers(evaluator, node, own, all, env);
  const taken = new Set(own.properties.keys());
  for (const base of clauses.flatMap(({ types }) => types)) {
    requireReference(evaluator, base, env);
    requireNothingTwice(taken, structureOf(evaluator.evaluate(base, env)));
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
