/**
 * Types that hold themselves. Where that goes through plain members alone, TypeScript takes its time and finds nothing wrong.
 * Where a type is computed from itself (as an argument of a generic, in `extends`, by `keyof` or an access), it depends on
 * what TypeScript happens to ask first whether it finds a circle: such types are left to it.
 */
import { ts } from "../typescript.ts";
import { vocabularyName } from "../vocabulary.ts";
import { isParameter, nameIn, type Names, type Reference } from "./names.ts";
import { NotPlain, notPlain } from "./not-plain.ts";
import type { NamedDeclaration } from "./scope.ts";

const { SyntaxKind } = ts;

/** The declarations that one names: all of them, and those that it is computed from. */
interface Uses {
  readonly all: readonly NamedDeclaration[];
  readonly computed: readonly NamedDeclaration[];
}

/** Those that it only holds, and those that it is computed from. */
interface Found {
  readonly held: Set<NamedDeclaration>;
  readonly computed: Set<NamedDeclaration>;
}

/** Declarations that lead to each other are of one component. */
export class Recursion {
  readonly #names: Names;
  readonly #uses = new Map<NamedDeclaration, Uses>();
  readonly #components = new Map<NamedDeclaration, number>();
  readonly #indexes = new Map<NamedDeclaration, number>();
  readonly #open: NamedDeclaration[] = [];
  readonly #sound = new Set<NamedDeclaration>();
  readonly #straight = new Set<NamedDeclaration>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** Leaves where a declaration, or one that it leads to, is computed from itself. */
  requireNone(declaration: NamedDeclaration): void {
    if (this.#sound.has(declaration)) return;
    this.#sound.add(declaration);
    this.#visit(declaration);
    const { all, computed } = this.#usesOf(declaration);
    const isGeneric = declaration.typeParameters !== undefined;
    const own = this.#components.get(declaration);
    if (!isGeneric && computed.some((one) => this.#components.get(one) === own)) {
      this.#sound.delete(declaration);
      notPlain(`"${declaration.name.text}" is computed from itself`);
    }
    for (const one of all) this.requireNone(one);
  }

  /**
   * Leaves where a declaration, or one that it leads to, is a generic that leads back to itself: without arguments TypeScript
   * may follow it without end. Those of the vocabulary come to an end.
   */
  requireStraight(declaration: NamedDeclaration): void {
    if (this.#straight.has(declaration) || vocabularyName(declaration.getSourceFile().fileName) !== undefined) return;
    this.#visit(declaration);
    const { all } = this.#usesOf(declaration);
    const isCircle = all.some((one) => this.#components.get(one) === this.#components.get(declaration));
    if (isCircle && declaration.typeParameters !== undefined) notPlain(`"${declaration.name.text}" leads back to itself`);
    this.#straight.add(declaration);
    for (const one of all) this.requireStraight(one);
  }

  /** Tarjan's algorithm: the components of all that a declaration leads to; answers how far back it leads. */
  #visit(declaration: NamedDeclaration): number {
    const known = this.#indexes.get(declaration);
    if (known !== undefined) return this.#components.has(declaration) ? Infinity : known;
    const index = this.#indexes.size;
    this.#indexes.set(declaration, index);
    this.#open.push(declaration);
    const lowest = Math.min(index, ...this.#usesOf(declaration).all.map((one) => this.#visit(one)));
    if (lowest === index) for (const one of this.#open.splice(this.#open.indexOf(declaration))) this.#components.set(one, index);
    return lowest;
  }

  #usesOf(declaration: NamedDeclaration): Uses {
    const known = this.#uses.get(declaration);
    if (known !== undefined) return known;
    const found: Found = { held: new Set(), computed: new Set() };
    declaration.forEachChild((child) => this.#find(child, found, false));
    const uses = { all: [...found.held, ...found.computed], computed: [...found.computed] };
    this.#uses.set(declaration, uses);
    return uses;
  }

  /** Goes along types alone: nothing else in them names one. */
  #find(node: ts.Node, found: Found, isComputed: boolean): void {
    if (node.kind === SyntaxKind.PropertySignature) {
      const { type } = node as ts.PropertySignature;
      if (type !== undefined) this.#find(type, found, isComputed);
    } else if (node.kind === SyntaxKind.TypeReference || node.kind === SyntaxKind.ExpressionWithTypeArguments) {
      this.#findNamed(node as Reference, found, isComputed);
    } else {
      const isOfComputed = isComputed || computes(node);
      node.forEachChild((child) => this.#find(child, found, isOfComputed));
    }
  }

  #findNamed(node: Reference, found: Found, isComputed: boolean): void {
    const declaration = this.#namedBy(node);
    const isOfComputed = isComputed || (declaration?.typeParameters !== undefined && !isArray(declaration));
    if (declaration !== undefined) (isOfComputed ? found.computed : found.held).add(declaration);
    for (const argument of node.typeArguments ?? none) this.#find(argument, found, isOfComputed);
  }

  /** A name that means nothing leads nowhere: whoever evaluates it leaves. */
  #namedBy(node: Reference): NamedDeclaration | undefined {
    try {
      const meaning = this.#names.meaningOf(nameIn(node));
      return isParameter(meaning) ? undefined : meaning.declarations[0];
    } catch (error) {
      if (error instanceof NotPlain) return undefined;
      throw error;
    }
  }
}

const none: readonly ts.TypeNode[] = [];

function isArray({ name: { text } }: NamedDeclaration): boolean {
  return text === "Array" || text === "ReadonlyArray";
}

const computing: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.HeritageClause, SyntaxKind.IndexedAccessType, SyntaxKind.MappedType, SyntaxKind.ConditionalType, SyntaxKind.TemplateLiteralType,
]);

function computes(node: ts.Node): boolean {
  return computing.has(node.kind) || (ts.isTypeOperatorNode(node) && node.operator === SyntaxKind.KeyOfKeyword);
}
