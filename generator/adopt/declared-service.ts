/** Where a service and its resources are declared, and as what: all that edits need of its model. */
import type { Position } from "../diagnostics/diagnostic.ts";
import { prefixesOf } from "../drift/subject/paths.ts";
import { declaredBy } from "../facts/definitions/sourced.ts";
import type { Service } from "../model/service.ts";

export interface DeclaredService {
  readonly definition: Position;
  readonly version: string;
  /** What stands before the paths of all resources. */
  readonly bases: readonly string[];
  /** Those that have a declaration of their own; what their kinds have below them goes with them. */
  readonly resources: readonly DeclaredResource[];
}

export interface DeclaredResource {
  readonly uri: string;
  /** The name of its kind. */
  readonly kind: string;
  /** It stands for any object of its kind that the document does not list. */
  readonly generic: boolean;
  readonly definition: Position;
  /** The first source that it names. */
  readonly source?: string;
}

/** @param service linked by `sourcedService` */
export function declaredService({ origin: { definition }, version, servers, resources }: Service): DeclaredService {
  const own = resources.filter(({ id }) => !id.slice(id.indexOf("#")).includes("."));
  return {
    definition,
    version,
    bases: prefixesOf(servers).bases,
    resources: own.map(({ uri, kind, generic = false, origin }): DeclaredResource => {
      const [source] = declaredBy(origin).sources;
      return { uri: uri.template, kind: kind.name, generic, definition: origin.definition, ...(source === undefined ? {} : { source: source.text }) };
    }),
  };
}
