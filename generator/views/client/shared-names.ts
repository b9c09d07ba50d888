/**
 * Verbs that would be called like another verb or a step at their place: the later one is called otherwise than its definition
 * says, so whoever wrote that hears of it. Which ones meet is known only where names are given; of steps alone the rules tell.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Origin } from "../../model/origin.ts";
import type { Client } from "./client.ts";
import { templateOf } from "./documentation.ts";
import type { Member, Surface, Verb } from "./surface.ts";

type Named = Verb | Member;

/** What a surface would call like one of its verbs, each with the first of that name. */
function sharedNames({ verbs, members }: Surface): readonly (readonly [one: Named, first: Verb])[] {
  if (verbs.length === 0) return [];
  const firsts = new Map<string, Verb>();
  for (const verb of verbs) if (!firsts.has(verb.name)) firsts.set(verb.name, verb);
  return [...verbs, ...members].flatMap((one) => {
    const first = firsts.get(one.name);
    return first === undefined || first === one ? [] : [[one, first] as const];
  });
}

/** Those of a whole client. */
export function sharedNameFindings(client: Client): readonly Diagnostic[] {
  const findingsFrom = (surface: Surface): readonly Diagnostic[] => [
    ...sharedNamesAt(surface, client),
    ...surface.members.flatMap(({ to }) => findingsFrom(to)),
  ];
  return findingsFrom(client.root);
}

/** Those of the surfaces that a definition file declares. */
export function sharedNamesIn(file: string, client: Client): readonly Diagnostic[] {
  const { root, layout } = client;
  const own = root.resource?.module === file ? [root] : [];
  return [...own, ...layout.surfacesIn(layout.moduleOf(file))].flatMap((surface) => sharedNamesAt(surface, client));
}

function sharedNamesAt(surface: Surface, { namesIn }: Client): readonly Diagnostic[] {
  return sharedNames(surface).map(([one, first]) => {
    const { name } = one;
    const holes = { name, given: namesIn(surface).of(one), place: templateOf(surface.path), one: textOf(one), first: textOf(first) };
    return report("calls-share-name", holes, originOf(one)?.definition, firstAt(first));
  });
}

function textOf(one: Named): string {
  return "operation" in one ? `the operation "${one.operation.id}"` : `"${templateOf(one.to.path)}"`;
}

function firstAt({ operation }: Verb): NonNullable<Diagnostic["related"]> {
  return [{ message: "The first one is here.", at: operation.origin.definition }];
}

function originOf(one: Named): Origin | undefined {
  return "operation" in one ? one.operation.origin : nearestOf(one.to)?.origin;
}

/** Without a resource of its own a place is there for those below. */
function nearestOf({ resource, members }: Surface): Surface["resource"] {
  return resource ?? members.map(({ to }) => nearestOf(to)).find((one) => one !== undefined);
}
