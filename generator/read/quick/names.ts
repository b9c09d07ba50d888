/** What names mean: in a type, through the imports of its file, and among the exports of a file. */
import { getOrInsert } from "../../values/memoize.ts";
import { moduleAt, type FileGraph } from "../file-graph.ts";
import { libFile } from "../lib.ts";
import { isExported } from "../nodes/exported.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { notPlain } from "./not-plain.ts";
import { parameterAt } from "./parameters.ts";
import { readScope, type Scope } from "./scope.ts";
import type { DeclaredSymbol } from "./types.ts";

const { SyntaxKind } = ts;

/** A declared type. */
export interface Named extends DeclaredSymbol {
  readonly declarations: readonly [TypeDeclaration];
}

export type Meaning = Named | ts.TypeParameterDeclaration;

export function isParameter(meaning: Meaning): meaning is ts.TypeParameterDeclaration {
  return (meaning as Partial<ts.TypeParameterDeclaration>).kind !== undefined;
}

/** A node that names a type, perhaps with arguments. */
export type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

export function nameNode(node: Reference): ts.EntityName | ts.Expression {
  return node.kind === SyntaxKind.TypeReference ? node.typeName : node.expression;
}

export class Names {
  readonly #graph: FileGraph;
  readonly #scopes = new Map<ts.SourceFile, Scope>();
  readonly #meanings = new Map<ts.Node, Meaning>();
  readonly #imported = new Map<ts.ImportSpecifier, Named>();
  readonly #symbols = new Map<ts.Node, DeclaredSymbol>();

  constructor(graph: FileGraph) {
    this.#graph = graph;
  }

  /** What the name of a type means at its place. */
  meaningOf(name: ts.EntityName | ts.Expression): Meaning {
    const known = this.#meanings.get(name);
    if (known !== undefined) return known;
    const found = this.#find(name);
    this.#meanings.set(name, found);
    return found;
  }

  /** Whether an import specifier says what a name means that is no type parameter's. */
  isImported(name: ts.EntityName | ts.Expression): boolean {
    return ts.isIdentifier(name) && this.scopeOf(name.getSourceFile()).imported.has(name.text);
  }

  /** The symbol of a declaration, the same one for each. */
  symbolOf(node: ts.Declaration, name: string, flags: ts.SymbolFlags): DeclaredSymbol {
    const known = this.#symbols.get(node);
    if (known !== undefined) return known;
    const made = { id: this.#symbols.size + 1, name, flags, declarations: [node] };
    this.#symbols.set(node, made);
    return made;
  }

  named(node: TypeDeclaration): Named {
    return this.symbolOf(node, node.name.text, ts.isInterfaceDeclaration(node) ? ts.SymbolFlags.Interface : ts.SymbolFlags.TypeAlias) as Named;
  }

  scopeOf(file: ts.SourceFile): Scope {
    const known = this.#scopes.get(file);
    if (known !== undefined) return known;
    const made = readScope(file);
    this.#scopes.set(file, made);
    return made;
  }

  /** What a file exports under a name. */
  exported(file: ts.SourceFile, name: string): Named {
    const own = this.scopeOf(file).declared.get(name);
    if (own !== undefined && isExported(own)) return this.named(own);
    for (const statement of file.statements) {
      const found = ts.isExportDeclaration(statement) ? this.#reexported(file, statement, name) : undefined;
      if (found !== undefined) return found;
    }
    return notPlain(`"${name}" is not exported`);
  }

  #find(name: ts.EntityName | ts.Expression): Meaning {
    if (ts.isQualifiedName(name) || ts.isPropertyAccessExpression(name)) return this.#ofNamespace(name);
    if (!ts.isIdentifier(name)) return notPlain("name of another form");
    return parameterAt(name, name.text) ?? this.#atTop(name.getSourceFile(), name.text);
  }

  #ofNamespace(name: ts.QualifiedName | ts.PropertyAccessExpression): Named {
    const [left, right] = ts.isQualifiedName(name) ? [name.left, name.right] : [name.expression, name.name];
    const file = name.getSourceFile();
    const namespace = ts.isIdentifier(left) ? this.scopeOf(file).namespaces.get(left.text) : undefined;
    if (namespace === undefined) return notPlain("name within another");
    return this.exported(this.fileOf(namespace.parent.parent as ts.ImportDeclaration, file), right.text);
  }

  #atTop(file: ts.SourceFile, name: string): Named {
    const scope = this.scopeOf(file);
    const own = scope.declared.get(name);
    if (own !== undefined) return this.named(own);
    const specifier = scope.imported.get(name);
    if (specifier !== undefined) return this.imported(specifier);
    if (scope.namespaces.has(name)) return notPlain("namespace as a type");
    return this.ofLib(name);
  }

  /** What a name means that no file declares. */
  ofLib(name: string): Named {
    const declaration = this.#lib().declared.get(name);
    return declaration === undefined ? notPlain(`"${name}" means nothing`) : this.named(declaration);
  }

  isOfLib(name: string): boolean {
    return this.#lib().declared.has(name);
  }

  #lib(): Scope {
    return this.scopeOf(this.#graph.fileAt(libFile)!);
  }

  imported(specifier: ts.ImportSpecifier): Named {
    return getOrInsert(this.#imported, specifier, () => this.#behind(specifier));
  }

  #behind(specifier: ts.ImportSpecifier): Named {
    const statement = specifier.parent.parent.parent;
    const from = this.fileOf(statement as ts.ImportDeclaration, specifier.getSourceFile());
    return this.exported(from, (specifier.propertyName ?? specifier.name).text);
  }

  /** The file of an import or export that names one. */
  fileOf(statement: ts.ImportDeclaration | ts.ExportDeclaration, from: ts.SourceFile): ts.SourceFile {
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return notPlain("module without a name");
    return moduleAt(this.#graph, moduleSpecifier.text, from) ?? notPlain(`"${moduleSpecifier.text}" is no module`);
  }

  #reexported(file: ts.SourceFile, statement: ts.ExportDeclaration, name: string): Named | undefined {
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return notPlain("export of all names");
    const specifier = exportClause.elements.find((element) => element.name.text === name);
    if (specifier === undefined) return undefined;
    const inner = (specifier.propertyName ?? specifier.name).text;
    return moduleSpecifier === undefined ? this.#atTop(file, inner) : this.exported(this.fileOf(statement, file), inner);
  }
}
