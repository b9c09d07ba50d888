/**
 * Types that hold themselves. Where that goes through plain members alone, TypeScript takes its time and finds nothing wrong.
 * Where a type is computed from itself (as an argument of a generic, in `extends`, by `keyof` or an access), it depends on
 * what TypeScript happens to ask first whether it finds a circle: such types are left to it.
 */
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { vocabularyName } from "../vocabulary.ts";
import { isParameter, nameNode, type Names, type Reference } from "./names.ts";
import { NotPlain, notPlain } from "./not-plain.ts";

const { SyntaxKind } = ts;

/** The declarations that one names: all of them, and those that it is computed from. */
interface Uses {
  readonly all: readonly TypeDeclaration[];
  readonly computed: readonly TypeDeclaration[];
}

/** Declarations that lead to each other are of one component. */
export class Recursion {
  readonly #names: Names;
  readonly #uses = new Map<TypeDeclaration, Uses>();
  readonly #components = new Map<TypeDeclaration, number>();
  readonly #indexes = new Map<TypeDeclaration, number>();
  readonly #open: TypeDeclaration[] = [];
  readonly #sound = new Set<TypeDeclaration>();
  readonly #straight = new Set<TypeDeclaration>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** Leaves where a declaration, or one that it leads to, is computed from itself. */
  requireNone(declaration: TypeDeclaration): void {
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
  requireStraight(declaration: TypeDeclaration): void {
    if (this.#straight.has(declaration) || vocabularyName(declaration.getSourceFile().fileName) !== undefined) return;
    this.#visit(declaration);
    const { all } = this.#usesOf(declaration);
    const isCircle = all.some((one) => this.#components.get(one) === this.#components.get(declaration));
    if (isCircle && declaration.typeParameters !== undefined) notPlain(`"${declaration.name.text}" leads back to itself`);
    this.#straight.add(declaration);
    for (const one of all) this.requireStraight(one);
  }

  /** Tarjan's algorithm: the components of all that a declaration leads to; answers how far back it leads. */
  #visit(declaration: TypeDeclaration): number {
    const known = this.#indexes.get(declaration);
    if (known !== undefined) return this.#components.has(declaration) ? Infinity : known;
    const index = this.#indexes.size;
    this.#indexes.set(declaration, index);
    this.#open.push(declaration);
    const lowest = Math.min(index, ...this.#usesOf(declaration).all.map((one) => this.#visit(one)));
    if (lowest === index) for (const one of this.#open.splice(this.#open.indexOf(declaration))) this.#components.set(one, index);
    return lowest;
  }

  #usesOf(declaration: TypeDeclaration): Uses {
    const known = this.#uses.get(declaration);
    if (known !== undefined) return known;
    const held = new Set<TypeDeclaration>();
    const computed = new Set<TypeDeclaration>();
    const visitHeld = (node: ts.Node): void => visit(node, false);
    const visitComputed = (node: ts.Node): void => visit(node, true);
    // Goes along types alone: nothing else in properties and references names one.
    const visit = (node: ts.Node, isWithinComputed: boolean): void => {
      if (ts.isPropertySignature(node)) return node.type === undefined ? undefined : visit(node.type, isWithinComputed);
      const reference = isReference(node) ? node : undefined;
      const named = reference === undefined ? undefined : this.#namedBy(reference);
      const isComputed = isWithinComputed || (named === undefined ? computes(node) : isGeneric(named));
      if (named !== undefined) (isComputed ? computed : held).add(named);
      if (reference === undefined) node.forEachChild(isComputed ? visitComputed : visitHeld);
      else reference.typeArguments?.forEach(isComputed ? visitComputed : visitHeld);
    };
    declaration.forEachChild(visitHeld);
    const uses = { all: [...held, ...computed], computed: [...computed] };
    this.#uses.set(declaration, uses);
    return uses;
  }

  /** A name that means nothing leads nowhere: whoever evaluates it leaves. */
  #namedBy(node: Reference): TypeDeclaration | undefined {
    try {
      const meaning = this.#names.meaningOf(nameNode(node));
      return isParameter(meaning) ? undefined : meaning.declarations[0];
    } catch (error) {
      if (error instanceof NotPlain) return undefined;
      throw error;
    }
  }
}

function isReference(node: ts.Node): node is Reference {
  return node.kind === SyntaxKind.TypeReference || node.kind === SyntaxKind.ExpressionWithTypeArguments;
}

function isGeneric({ name: { text }, typeParameters }: TypeDeclaration): boolean {
  return typeParameters !== undefined && text !== "Array" && text !== "ReadonlyArray";
}

const computing: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.HeritageClause,
  SyntaxKind.IndexedAccessType,
  SyntaxKind.MappedType,
  SyntaxKind.ConditionalType,
  SyntaxKind.TemplateLiteralType,
]);

function computes(node: ts.Node): boolean {
  return computing.has(node.kind) || (ts.isTypeOperatorNode(node) && node.operator === SyntaxKind.KeyOfKeyword);
}
