/** The names at the top of a file: what it declares and what it imports, each once. */
import { isTypeDeclaration, type TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { notPlain } from "./not-plain.ts";

type Binding = TypeDeclaration | ts.ImportSpecifier | ts.NamespaceImport;

export interface Scope {
  readonly declared: ReadonlyMap<string, TypeDeclaration>;
  readonly imported: ReadonlyMap<string, ts.ImportSpecifier>;
  readonly namespaces: ReadonlyMap<string, ts.NamespaceImport>;
}

export function readScope(file: ts.SourceFile): Scope {
  if (hasSyntaxErrors(file)) notPlain("file with a syntax error");
  const bindings = file.statements.flatMap(bindingsOf);
  const seen = new Set<string>();
  const twice = bindings.find(({ name }) => seen.size === seen.add(name.text).size);
  if (twice !== undefined) notPlain(`"${twice.name.text}" is declared twice`);
  return {
    declared: byName(bindings.filter(isTypeDeclaration)),
    imported: byName(bindings.filter(ts.isImportSpecifier)),
    namespaces: byName(bindings.filter(ts.isNamespaceImport)),
  };
}

function bindingsOf(statement: ts.Statement): readonly Binding[] {
  if (isTypeDeclaration(statement)) return [statement];
  if (ts.isExportDeclaration(statement)) return [];
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  if (clause?.namedBindings === undefined || clause.name !== undefined) return notPlain("statement that declares no type");
  return ts.isNamespaceImport(clause.namedBindings) ? [clause.namedBindings] : clause.namedBindings.elements;
}

function byName<One extends Binding>(bindings: readonly One[]): ReadonlyMap<string, One> {
  return new Map(bindings.map((binding) => [binding.name.text, binding]));
}

export function hasSyntaxErrors(file: ts.SourceFile): boolean {
  return ((file as { parseDiagnostics?: readonly unknown[] }).parseDiagnostics ?? []).length > 0;
}
