/**
 * An object whose members are made whenever they are asked for. A literal with getters would do as well; V8 keeps the getters of
 * each such object, and all that these hold, until it collects everything: most of what a page is made of would outlive it.
 */
import { memoize } from "./memoize.ts";

type Makers<Members> = { readonly [Name in keyof Members]: () => Members[Name] };

/** All objects share the getter of a name, and have their makers to themselves. */
class Lazy {
  readonly #makers: Readonly<Record<string, () => unknown>>;

  constructor(makers: Readonly<Record<string, () => unknown>>) {
    this.#makers = makers;
    for (const name of Object.keys(makers)) Object.defineProperty(this, name, Lazy.#member(name));
  }

  static readonly #member = memoize((name: string): PropertyDescriptor => ({
    enumerable: true,
    get(this: Lazy): unknown {
      return this.#makers[name]!();
    },
  }));

  static withMember(object: object, name: string, value: unknown): object {
    return #makers in object ? new Lazy({ ...object.#makers, [name]: () => value }) : { ...object, [name]: value };
  }
}

export function lazyObject<Members extends object>(makers: Makers<Members>): Members {
  return new Lazy(makers) as Members;
}

/** The object with one more member; what it makes when asked for is not made here. */
export function withMember(object: object, name: string, value: unknown): object {
  return Lazy.withMember(object, name, value);
}
