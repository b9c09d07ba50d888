/** What operations ask of their callers, in both versions, where either says so of its own. */
import { accessTo, admitsAll, usualAccess, type Secured } from "../../model/access.ts";
import type { Operation } from "../../model/operation.ts";
import type { SecurityScheme } from "../../model/service.ts";
import type { Way } from "../../model/way.ts";
import type { ChangeLocation, Differences } from "../change.ts";
import { credentialOf } from "../credential.ts";
import { compareValue, matchByNames, type Matched } from "./values.ts";

/** What is asked in each version, by the names that the new one gives the schemes. */
export interface Accesses {
  readonly before: (operation: Pick<Operation, "access">) => readonly Way[] | undefined;
  readonly after: (operation: Pick<Operation, "access">) => readonly Way[] | undefined;
}

export function accessesOf(before: Secured, after: Secured): Accesses {
  const namesOf = (): ReadonlyMap<string, string> =>
    new Map(matchedSchemes(before.security, after.security).both.map(([one, other]) => [one.name, other.name]));
  const renamed = (ways: readonly Way[] | undefined): readonly Way[] | undefined => ways && withNames(ways, namesOf());
  return { before: (operation) => renamed(accessTo(operation, before)), after: (operation) => accessTo(operation, after) };
}

function withNames(ways: readonly Way[], names: ReadonlyMap<string, string>): readonly Way[] {
  return ways.map((way) => way.map(({ scheme, scopes }) => ({ scheme: names.get(scheme) ?? scheme, scopes })));
}

export function matchedSchemes(before: Secured["security"], after: Secured["security"]): Matched<SecurityScheme> {
  return matchByNames(before ?? [], after ?? [], ({ name }) => name, credentialOf);
}

/** Where neither says so of its own, what the service asks of all has findings already. */
export function* compareAccess(
  before: Pick<Operation, "access">,
  after: Pick<Operation, "access">,
  here: ChangeLocation,
  { access }: { readonly access: Accesses },
): Differences {
  if (before.access === undefined && after.access === undefined) return;
  yield* compareWays(access.before(before), access.after(after), here);
}

export function* compareUsualAccess(before: Secured, after: Secured, here: ChangeLocation): Differences {
  if (before.access === undefined && after.access === undefined) return;
  yield* compareWays(accessesOf(before, after).before({}), usualAccess(after), here);
}

function* compareWays(before: readonly Way[] | undefined, after: readonly Way[] | undefined, here: ChangeLocation): Differences {
  if (before !== undefined && after !== undefined && admitTheSame(before, after) && admitTheSame(before.filter(isShown), after.filter(isShown))) return;
  yield* compareValue("access", before, after, here);
}

function admitTheSame(one: readonly Way[], other: readonly Way[]): boolean {
  return admitsAll(one, other) && admitsAll(other, one);
}

/** Also where nobody has to be known, it counts by what a caller can be. */
function isShown(way: Way): boolean {
  return way.length > 0;
}
