/** What a path addresses: the resource of its URI, or the object that an identifier in it stands for. */
import type { OperationData } from "./data.ts";
import { identified } from "./effects/look-up.ts";
import { judgeKey } from "./headers.ts";
import { entryOf } from "./objects.ts";
import { decoded } from "./path.ts";
import { Refusal } from "./refusal.ts";
import type { Match } from "./routes.ts";
import type { Setup, Site } from "./setup.ts";
import type { State } from "./store.ts";

export interface Addressed {
  readonly found: Match<Site>;
  /** The resource that found it, where an identifier stood for the object's own URI. */
  readonly through?: Site;
}

/** An identifier stands for the object's own URI where more is done than reading: a choice of the stub. */
export function addressed(setup: Setup, state: State, segments: readonly string[], method: string): Addressed {
  const found = matched(setup, segments);
  const { operations } = found.route.resource;
  const looksUp = operations.find((one) => one.looksUp !== undefined)?.looksUp;
  if (looksUp === undefined || operations.some((one) => one.method === method) || setup.choices.undocumented === "refuse") return { found };
  const { match, block } = identified({ setup, state, found }, looksUp);
  return block.length === 0 ? { found: match, through: found.route } : { found };
}

export function matched(setup: Setup, segments: readonly string[]): Match<Site> {
  const found = setup.router.match(segments);
  if (found === undefined) throw new Refusal("not-found", { field: "path", fact: `leads to /${segments.map(decoded).join("/").slice(0, 200)}, which is no URI of the service; a collection that its document does not list can be declared` });
  judgePath(setup, found);
  return found;
}

/** The operation rests on what the document does not show of the resource that found the object, too. */
export function throughIdentifier(operation: OperationData, { resource }: Site): OperationData {
  const gaps = [...(resource.gaps ?? []), ...resource.operations.flatMap((one) => one.gaps ?? [])];
  return { ...operation, gaps: [...gaps, ...(operation.gaps ?? [])], undocumented: true };
}

/** What a placeholder holds is of its shape. */
function judgePath({ shapes }: Setup, { route, values }: Match<Site>): void {
  const { placeholders } = route.resource;
  if (placeholders === undefined) return;
  const problems = route.segments.flatMap((segment, at) =>
    segment.placeholders.flatMap((name, index) => {
      const shape = entryOf(placeholders, name);
      return shape === undefined ? [] : judgeKey(shapes, shape, values[at]![index]!, name);
    }),
  );
  if (problems.length > 0) throw new Refusal("bad-request", problems);
}
