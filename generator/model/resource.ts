import type { Operation } from "./operation.ts";
import type { Notes, Origin } from "./origin.ts";
import type { Json } from "./shape.ts";
import type { Uri } from "./uri.ts";

/** The kind of a resource, and the facts that the definition gives it. */
export interface KindUse {
  /** As the document names it, for example `Collection`. */
  readonly name: string;
  /** What the kind means. */
  readonly description: string;
  /** The literal facts of the resource other than its URI and key, in the definition's order. */
  readonly facts: { readonly [fact: string]: Json };
  readonly origin: Origin;
}

/** One resource: a kind at a URI. A definition can make several: a collection, its elements, their statistics. */
export interface Resource {
  /** `<file>#<alias>` and the members that lead to it: `spec-src/library/books.ts#Books.each.loans`. */
  readonly id: string;
  /** The resource that the definition nests it in. */
  readonly parent?: string;
  /** The definition file, the unit in which outputs change. */
  readonly module: string;
  /** In PascalCase, unique in a service: `LibraryBooks`, `LibraryBook`, `LibraryBookLoans`. */
  readonly noun: string;
  /** The noun is the name of a type as well: of its elements, of its settings. */
  readonly isNamedByType?: true;
  /** The words of the noun, as sentences and headings have them: `Library Book Loans`. */
  readonly title: string;
  /** The tag that groups a definition's resources. */
  readonly tag: string;
  readonly uri: Uri;
  /** The URI is a pattern: the resource stands for every object of its kind that the document does not list. */
  readonly generic?: true;
  readonly kind: KindUse;
  /** Markdown, empty where the definition has none. */
  readonly description: string;
  /** So are all its operations. */
  readonly deprecated?: true;
  readonly operations: readonly Operation[];
  readonly notes: Notes;
  readonly origin: Origin;
}
