/** What the parts of the evaluator know of each other. They take it as a value, and so need no one's module but their own. */
import type { ts } from "../typescript.ts";
import type { Env } from "./env.ts";
import type { Factory } from "./factory.ts";
import type { Named, Names } from "./names.ts";
import type { Recursion } from "./recursion.ts";
import type { Alias, ObjectType, Type } from "./types.ts";

export interface Condition {
  /** Over whose members the condition is spread. */
  readonly parameter: ts.TypeParameterDeclaration | undefined;
  /** Those that it infers. */
  readonly inferred: readonly ts.TypeParameterDeclaration[];
}

export interface Evaluator {
  readonly factory: Factory;
  readonly names: Names;
  readonly recursion: Recursion;
  /** The type of a node; `alias` is the name that a generic alias gives to what its node makes. */
  readonly evaluate: (node: ts.TypeNode, env: Env | undefined, alias?: Alias) => Type;
  /** The type of an alias or interface; of a generic one with its own parameters. */
  readonly declared: (named: Named) => Type;
  readonly assignable: (source: Type, target: Type) => boolean;
  /** Object types by the node that makes them and what decides on them. */
  readonly made: Map<ts.Node, Map<string, ObjectType>>;
  /** What generic declarations make of their arguments. */
  readonly instances: Map<Named, Map<string, Type>>;
  /** Arrays and tuples that have no name, by their elements. */
  readonly arrays: Map<string, ObjectType>;
  /** Types of nodes that no type parameter has a part in. */
  readonly closed: Map<ts.Node, Type>;
  readonly opens: Map<ts.TypeParameterDeclaration, Type>;
  /** What conditional types say of type parameters. */
  readonly conditions: Map<ts.Node, Condition>;
  /** The type parameters that decide on what a node makes. */
  readonly free: Map<ts.Node, readonly ts.TypeParameterDeclaration[]>;
}
