/**
 * What a definition file says, before its sources are looked up in the document and its names are given. A reading is a
 * plain value that depends on the file and on the files that it imports, on nothing else, so it can be kept and reused.
 */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import type { Effect, Method, Sampling } from "../model/operation.ts";
import type { Notes } from "../model/origin.ts";
import type { Field, Json, Schema, Shape } from "../model/shape.ts";
import type { Way } from "../model/way.ts";

/** What follows `@source`, and where it stands. */
export interface SourceTag {
  readonly text: string;
  readonly at: Position;
}

/** Where a node is declared, and the sources that its comments name. */
export interface Declared {
  readonly definition: Position;
  /** The declaration's own sources, and those of the word that a field's type names. */
  readonly sources: readonly SourceTag[];
  /** Those of the word: they say what the field means, and not that there is one. */
  readonly ofWord?: readonly SourceTag[];
  /** The nearest declaration around it that names sources, and the names of the fields that lead from there. */
  readonly within?: { readonly sources: readonly SourceTag[]; readonly path: readonly string[] };
  /** The declaration around it, where neither that nor anything in it names a source. */
  readonly unstated?: Position;
}

export type ShapeReading = Shape<Declared>;
export type FieldReading = Field<Declared>;

export type PayloadReading =
  | { readonly is: "none" }
  | { readonly is: "silent" }
  | { readonly is: "not-shown"; readonly what: string; readonly mediaType?: string }
  | { readonly is: "json"; readonly shape: ShapeReading; readonly example?: Json; readonly mediaType?: string };

export interface AnswerReading {
  readonly status: string;
  readonly description: string;
  readonly payload: PayloadReading;
  /** Of a failure that names sources of its own. */
  readonly origin?: Declared;
}

export interface OperationReading {
  readonly name: string;
  /** What the operation is called as a whole, where its comment says so. */
  readonly explicitName?: string;
  readonly method: Method;
  readonly uri: string;
  readonly effect: Effect;
  readonly description: string;
  /** Why, empty where that is not said. A description begins with a title, and this is none. */
  readonly deprecated?: string;
  readonly request: PayloadReading;
  readonly response: AnswerReading;
  readonly failures: readonly AnswerReading[];
  readonly query: readonly FieldReading[];
  readonly headers: readonly FieldReading[];
  readonly when?: string;
  readonly derived?: string;
  readonly sampling?: Sampling;
  readonly contains?: true;
  readonly looksUp?: string;
  readonly access?: readonly Way[];
  readonly notes: Notes<Declared>;
  readonly origin: Declared;
}

/** What a kind says of itself, whatever resource it is applied to. */
export interface KindReading {
  readonly name: string;
  readonly description: string;
  readonly origin: Declared;
}

export interface WrittenUri {
  readonly text: string;
  readonly at: Position;
}

export interface ResourceReading {
  /** The exported alias. */
  readonly alias: string;
  /** The members of kinds that lead from the alias to this resource: `["each", "loans"]`. */
  readonly path: readonly string[];
  /** The name of the type that names the resource; see `Resource` in `specwright/http`. */
  readonly named?: string;
  /** What `@name` says on the alias. */
  readonly explicitName?: string;
  readonly uri: string;
  /** As it is written, or that from which it follows, if it has placeholders or unusual signs. */
  readonly written?: WrittenUri;
  /** The placeholders that this resource adds to those of its ancestors. */
  readonly placeholders: readonly FieldReading[];
  readonly generic?: true;
  readonly kind: KindReading & { readonly facts: { readonly [fact: string]: Json } };
  readonly description: string;
  /** Of all its operations that say nothing else. */
  readonly access?: readonly Way[];
  /** With all its operations. */
  readonly deprecated?: true;
  readonly operations: readonly OperationReading[];
  readonly notes: Notes<Declared>;
  readonly origin: Declared;
}

export interface SchemaReading extends Omit<Schema<Declared>, "name"> {
  /** The declared name, or what `@name` says. */
  readonly declaredName: string;
  /** The name is said by `@name` and stands as it is. */
  readonly explicit?: true;
}

export interface ServerReading {
  readonly name: string;
  readonly url: string;
  readonly variables: { readonly [name: string]: string };
  readonly description: string;
  readonly origin: Declared;
}

export interface SecurityReading {
  readonly name: string;
  readonly scheme: { readonly [fact: string]: Json };
  readonly description: string;
  readonly origin: Declared;
}

export interface ServiceReading {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Relative to the folder of the service. */
  readonly document: string;
  /** Where that is said. */
  readonly documentAt: Position;
  /** How the document writes facts; see `Wording` in `specwright/http`. */
  readonly wording?: Json;
  readonly servers: readonly ServerReading[];
  /** Undefined where the definition says nothing of it. */
  readonly security: readonly SecurityReading[] | undefined;
  readonly access?: readonly Way[];
  readonly headers: readonly FieldReading[];
  readonly notes: Notes<Declared>;
  readonly origin: Declared;
}

export interface ModuleReading {
  /** Relative to the project's root. */
  readonly file: string;
  /** The files that the reading depends on besides, the words of the tool left out; in code point order. */
  readonly dependencies: readonly string[];
  /** All that it names as sources, its own and those of what it is made of, each once and sorted. */
  readonly sources: readonly string[];
  readonly services: readonly ServiceReading[];
  readonly resources: readonly ResourceReading[];
  readonly schemas: readonly SchemaReading[];
  /** Of this file alone. A file with an error has no part in a model. */
  readonly diagnostics: readonly Diagnostic[];
}
