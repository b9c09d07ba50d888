/**
 * Types as the evaluator has them. They have the surface of the compiler's own that readers ask for, and as there, two types
 * are the same where they are the same object.
 */
import { ts } from "../typescript.ts";
import type { Lazy } from "./lazy.ts";
import { notPlain } from "./not-plain.ts";

/** A declared name: an alias, an interface, or the nameless declaration of an object type. */
export interface DeclaredSymbol {
  readonly id: number;
  readonly name: string;
  readonly flags: ts.SymbolFlags;
  readonly declarations: readonly ts.Declaration[];
}

/** The alias that a type goes by, with its arguments. */
export interface Alias {
  readonly symbol: DeclaredSymbol;
  readonly arguments: readonly Type[];
}

const flagsOf = ts.TypeFlags;

export class Type {
  declare readonly id: number;
  declare readonly flags: ts.TypeFlags;
  declare readonly alias: Alias | undefined;

  constructor(id: number, flags: ts.TypeFlags, alias?: Alias) {
    this.id = id;
    this.flags = flags;
    this.alias = alias;
  }

  get aliasSymbol(): DeclaredSymbol | undefined {
    return this.alias?.symbol;
  }

  get aliasTypeArguments(): readonly Type[] | undefined {
    return this.alias?.arguments;
  }

  isUnion(): this is Union {
    return (this.flags & flagsOf.Union) !== 0;
  }

  isIntersection(): this is Intersection {
    return (this.flags & flagsOf.Intersection) !== 0;
  }

  isUnionOrIntersection(): this is Union | Intersection {
    return (this.flags & flagsOf.UnionOrIntersection) !== 0;
  }

  isStringLiteral(): this is Literal {
    return (this.flags & flagsOf.StringLiteral) !== 0;
  }

  isNumberLiteral(): this is Literal {
    return (this.flags & flagsOf.NumberLiteral) !== 0;
  }

  isObject(): this is ObjectType {
    return (this.flags & flagsOf.Object) !== 0;
  }

  isTemplate(): this is Template {
    return (this.flags & flagsOf.TemplateLiteral) !== 0;
  }

  getSymbol(): DeclaredSymbol | undefined {
    return undefined;
  }

  getCallSignatures(): readonly never[] {
    return [];
  }

  getConstructSignatures(): readonly never[] {
    return [];
  }

  getNonNullableType(): Type {
    return notPlain("non-nullable part of a type that is no union");
  }
}

/** `string`, `true`, `null` and the like, by name. */
export class Intrinsic extends Type {
  declare readonly name: string;

  constructor(id: number, flags: ts.TypeFlags, name: string) {
    super(id, flags);
    this.name = name;
  }
}

export class Literal extends Type {
  declare readonly value: string | number;

  constructor(id: number, value: string | number) {
    super(id, typeof value === "string" ? flagsOf.StringLiteral : flagsOf.NumberLiteral);
    this.value = value;
  }
}

/** A pattern of strings: between two texts stands one of the types. */
export class Template extends Type {
  declare readonly texts: readonly string[];
  declare readonly types: readonly Type[];

  constructor(id: number, texts: readonly string[], types: readonly Type[]) {
    super(id, flagsOf.TemplateLiteral);
    this.texts = texts;
    this.types = types;
  }
}

/** Members in the order of their numbers, none of them a union or `never`. */
export class Union extends Type {
  declare readonly types: readonly Type[];
  /** What was united, where whole unions with names of their own were. */
  declare readonly origin: readonly Type[] | undefined;
  declare private readonly defined: Lazy<Type>;

  constructor(id: number, flags: ts.TypeFlags, types: readonly Type[], alias: Alias | undefined, origin: readonly Type[] | undefined, defined: Lazy<Type>) {
    super(id, flags, alias);
    this.types = types;
    this.origin = origin;
    this.defined = defined;
  }

  override getNonNullableType(): Type {
    return this.defined.value;
  }
}

export class Intersection extends Type {
  declare readonly types: readonly Type[];
  declare readonly structure: Lazy<Structure>;

  constructor(id: number, types: readonly Type[], alias: Alias | undefined, structure: Lazy<Structure>) {
    super(id, flagsOf.Intersection, alias);
    this.types = types;
    this.structure = structure;
  }
}

/** What an object type holds. */
export interface Structure {
  readonly properties: ReadonlyMap<string, Property>;
  readonly indexes: readonly Index[];
}

export class Property {
  declare readonly name: string;
  declare readonly flags: ts.SymbolFlags;
  declare readonly declarations: readonly ts.Declaration[] | undefined;
  /** The literal by which `keyof` knows it. */
  declare readonly key: Literal;
  declare private readonly lazy: Lazy<Type>;

  constructor(key: Literal, optional: boolean, declarations: readonly ts.Declaration[] | undefined, type: Lazy<Type>) {
    this.name = String(key.value);
    this.key = key;
    this.flags = ts.SymbolFlags.Property | (optional ? ts.SymbolFlags.Optional : 0);
    this.declarations = declarations;
    this.lazy = type;
  }

  get isOptional(): boolean {
    return (this.flags & ts.SymbolFlags.Optional) !== 0;
  }

  /** With `missing` where the property is optional. */
  get type(): Type {
    return this.lazy.value;
  }
}

export class Index {
  /** `string` or `number`. */
  declare readonly keyType: Type;
  declare readonly declaration: ts.IndexSignatureDeclaration | undefined;
  declare private readonly lazy: Lazy<Type>;

  constructor(keyType: Type, declaration: ts.IndexSignatureDeclaration | undefined, type: Lazy<Type>) {
    this.keyType = keyType;
    this.declaration = declaration;
    this.lazy = type;
  }

  get type(): Type {
    return this.lazy.value;
  }
}

export interface Tuple {
  readonly elementFlags: readonly ts.ElementFlags[];
  readonly minLength: number;
  readonly isReadonly: boolean;
}

export interface ArrayOf {
  readonly isReadonly: boolean;
}

/** What an object type is made of besides its structure. */
export interface ObjectParts {
  readonly objectFlags: ts.ObjectFlags;
  readonly symbol?: DeclaredSymbol | undefined;
  readonly alias?: Alias | undefined;
  readonly target?: Type | undefined;
  readonly typeParameters?: readonly Type[];
  readonly typeArguments?: readonly Type[];
  readonly tuple?: Tuple;
  readonly array?: ArrayOf;
}

export class ObjectType extends Type {
  declare readonly objectFlags: ts.ObjectFlags;
  declare readonly symbol: DeclaredSymbol | undefined;
  declare readonly typeParameters: readonly Type[] | undefined;
  declare readonly typeArguments: readonly Type[];
  declare readonly tuple: Tuple | undefined;
  declare readonly array: ArrayOf | undefined;
  declare readonly structure: Lazy<Structure>;
  declare private readonly generic: Type | undefined;

  constructor(id: number, parts: ObjectParts, structure: Lazy<Structure>) {
    super(id, flagsOf.Object, parts.alias);
    this.objectFlags = parts.objectFlags;
    this.symbol = parts.symbol;
    this.typeParameters = parts.typeParameters;
    this.typeArguments = parts.typeArguments ?? [];
    this.tuple = parts.tuple;
    this.array = parts.array;
    this.structure = structure;
    this.generic = parts.target;
  }

  /** Of a tuple, what readers ask of its target. */
  get target(): Type | Tuple | undefined {
    return this.tuple ?? this.generic;
  }

  override getSymbol(): DeclaredSymbol | undefined {
    return this.symbol;
  }
}
