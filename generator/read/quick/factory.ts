/** Makes types, each one once: two types of the same parts are the same object. Lives as long as one batch is read. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { Lazy } from "./lazy.ts";
import { Intersection, Intrinsic, Literal, ObjectType, Template, Type, Union } from "./types.ts";
import type { Alias, ObjectParts, Structure } from "./types.ts";

const { TypeFlags } = ts;

type Name = "undefined" | "missing" | "null" | "unknown" | "never" | "string" | "number" | "symbol" | "object" | "false" | "true";

/** `missing` is what `?` adds to the type of a property; a property that may be `undefined` says so itself. */
export type Intrinsics = Readonly<Record<Name, Type>>;

export class Factory {
  readonly intrinsics: Intrinsics;
  /** The type of `{}` where it has no name. */
  readonly empty: ObjectType;
  #nextId = 1;
  readonly #strings = new Map<string, Literal>();
  readonly #numbers = new Map<number, Literal>();
  readonly #made = new Map<string, Type>();
  readonly #united = new Map<string, Type>();
  readonly #optional = new Map<Type, Type>();

  constructor() {
    const intrinsic = (flags: ts.TypeFlags, name: string): Type => new Intrinsic(this.#nextId++, flags, name);
    this.intrinsics = {
      undefined: intrinsic(TypeFlags.Undefined, "undefined"),
      missing: intrinsic(TypeFlags.Undefined, "undefined"),
      null: intrinsic(TypeFlags.Null, "null"),
      unknown: intrinsic(TypeFlags.Unknown, "unknown"),
      never: intrinsic(TypeFlags.Never, "never"),
      string: intrinsic(TypeFlags.String, "string"),
      number: intrinsic(TypeFlags.Number, "number"),
      symbol: intrinsic(TypeFlags.ESSymbol, "symbol"),
      object: intrinsic(TypeFlags.NonPrimitive, "object"),
      false: intrinsic(TypeFlags.BooleanLiteral, "false"),
      true: intrinsic(TypeFlags.BooleanLiteral, "true"),
    };
    const symbol = { id: 0, name: "__type", flags: ts.SymbolFlags.TypeLiteral, declarations: [] };
    this.empty = this.object({ objectFlags: ts.ObjectFlags.Anonymous, symbol }, new Lazy(() => ({ properties: new Map(), indexes: [] })));
  }

  literal(value: string | number): Literal {
    const known = typeof value === "string" ? this.#strings.get(value) : this.#numbers.get(value);
    if (known !== undefined) return known;
    const made = new Literal(this.#nextId++, value);
    if (typeof value === "string") this.#strings.set(value, made);
    else this.#numbers.set(value, made);
    return made;
  }

  template(texts: readonly string[], types: readonly Type[]): Template {
    return this.#once(`t${idsOf(types)}|${JSON.stringify(texts)}`, (id) => new Template(id, texts, types));
  }

  /** A type with what `?` adds to it, as nearly every property has it. */
  optional(type: Type, make: () => Type): Type {
    return getOrInsert(this.#optional, type, make);
  }

  /** What types come to when they are united: the same ones are over and over. */
  united(types: readonly Type[], alias: Alias | undefined, unite: () => Type): Type {
    return getOrInsert(this.#united, idsOf(types) + aliasKey(alias), unite);
  }

  /** Of members that are reduced and sorted. */
  union(types: readonly Type[], alias: Alias | undefined, origin: readonly Type[] | undefined, defined: (union: Union) => Type): Union {
    const isBoolean = types.length === 2 && types.every(({ flags }) => flags & TypeFlags.BooleanLiteral);
    const flags = TypeFlags.Union | (isBoolean ? TypeFlags.Boolean : 0);
    return this.#once(`u${origin === undefined ? idsOf(types) : `|${idsOf(origin)}`}${aliasKey(alias)}`, (id) => {
      const made: Union = new Union(id, flags, types, alias, origin, new Lazy(() => defined(made)));
      return made;
    });
  }

  /** Of parts that are reduced. */
  intersection(types: readonly Type[], alias: Alias | undefined, structure: () => Structure): Intersection {
    return this.#once(`i${idsOf(types)}${aliasKey(alias)}`, (id) => new Intersection(id, types, alias, new Lazy(structure)));
  }

  /** An object type of its own; who makes it remembers it. */
  object(parts: ObjectParts, structure: Lazy<Structure>): ObjectType {
    return new ObjectType(this.#nextId++, parts, structure);
  }

  /** A type parameter that nothing is given for. */
  open(): Type {
    return new Type(this.#nextId++, TypeFlags.TypeParameter);
  }

  #once<Made extends Type>(key: string, make: (id: number) => Made): Made {
    const known = this.#made.get(key) as Made | undefined;
    if (known !== undefined) return known;
    const made = make(this.#nextId++);
    this.#made.set(key, made);
    return made;
  }
}

export function idsOf(types: readonly Type[]): string {
  let ids = "";
  for (let index = 0; index < types.length; index += 1) ids += `${types[index]!.id},`;
  return ids;
}

export function aliasKey(alias: Alias | undefined): string {
  return alias === undefined ? "" : `@${alias.symbol.id}:${idsOf(alias.arguments)}`;
}

export function isOpen({ flags }: Type): boolean {
  return (flags & TypeFlags.TypeParameter) !== 0;
}
