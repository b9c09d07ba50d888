/**
 * Verbs and steps that would be called like another one at their place: the later one is called otherwise than its definition
 * says, so whoever wrote that hears of it. Which ones meet is known only where names are given.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Resource } from "../../model/resource.ts";
import { getOrInsert } from "../../values/memoize.ts";
import type { Client } from "./client.ts";
import { templateOf } from "./documentation.ts";
import type { Member, Surface, Verb } from "./surface.ts";

type Named = Verb | Member;

/** What a surface would call like one before it, each with the first of that name. */
function sharedNames({ verbs, members }: Surface): readonly (readonly [one: Named, first: Named])[] {
  const firsts = new Map<string, Named>();
  return [...verbs, ...members].flatMap((one) => {
    const first = getOrInsert(firsts, one.name, () => one);
    return first === one ? [] : [[one, first] as const];
  });
}

/** Those of a client. @param file the definitions that are to hear of it: those of all files, where none is given */
export function sharedNameFindings({ root, namesIn }: Pick<Client, "root" | "namesIn">, file?: string): readonly Diagnostic[] {
  const findingsFrom = (surface: Surface): readonly Diagnostic[] => {
    const found = sharedNames(surface).filter(([one]) => file === undefined || standingOf(one).module === file);
    const findings = found.map(([one, first]) => {
      const holes = { name: one.name, given: namesIn(surface).of(one), place: templateOf(surface.path), one: textOf(one), first: textOf(first) };
      return report("calls-share-name", holes, standingOf(one).origin.definition, [
        { message: "The first one is here.", at: standingOf(first).origin.definition },
      ]);
    });
    return [...findings, ...surface.members.flatMap(({ to }) => findingsFrom(to))];
  };
  return findingsFrom(root);
}

function textOf(one: Named): string {
  return "operation" in one ? `the operation "${one.operation.id}"` : `"${templateOf(one.to.path)}"`;
}

/** Whose definition a name follows from. */
function standingOf(one: Named): Pick<Resource, "origin" | "module"> {
  return "operation" in one ? { origin: one.operation.origin, module: one.resource.module } : standingAt(one.to);
}

/** Without a resource of its own a place is there for those below, or for the operations of others. */
function standingAt({ resource, members: [member], verbs: [verb] }: Surface): Pick<Resource, "origin" | "module"> {
  return resource ?? standingOf((member ?? verb)!);
}
