/** Where a service and its resources are declared, and as what: all that edits need of its model. */
import type { Position } from "../diagnostics/diagnostic.ts";
import { prefixesOf } from "../drift/subject/paths.ts";
import { usualAccess } from "../model/access.ts";
import type { SourcedService } from "../facts/definitions/sourced.ts";
import type { Way } from "../model/way.ts";

export interface DeclaredService {
  readonly definition: Position;
  readonly version: string;
  /** What operations ask for that say nothing of it. */
  readonly usualAccess?: readonly Way[];
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

export function declaredService({
  reading: {
    origin: { definition },
    version,
    security,
    access,
  },
  servers,
  files,
}: SourcedService): DeclaredService {
  const own = files.flatMap(({ resources }) => resources).filter(({ path }) => path.length === 0);
  const usual = usualAccess({ security, ...(access === undefined ? {} : { access }) });
  return {
    definition,
    version,
    ...(usual === undefined ? {} : { usualAccess: usual }),
    bases: prefixesOf(servers).bases,
    resources: own.map(({ uri, kind, generic = false, origin }): DeclaredResource => {
      const [source] = origin.sources;
      return { uri, kind: kind.name, generic, definition: origin.definition, ...(source === undefined ? {} : { source: source.text }) };
    }),
  };
}
