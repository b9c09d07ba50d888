/** What an operation asks of its caller. */
import type { Operation } from "./operation.ts";
import type { SecurityScheme, Service } from "./service.ts";
import type { Needed, Way } from "./way.ts";

/** What a service says of it. */
export type Secured = Pick<Service, "security" | "access">;

/** Each of the ways suffices; none are needed where there are none. Undefined where the document says nothing of authentication. */
export function accessTo({ access }: Pick<Operation, "access">, service: Secured): readonly Way[] | undefined {
  return access ?? usualAccess(service);
}

/** What operations ask for that say nothing of it. */
export function usualAccess({
  access,
  security,
}: Pick<Service, "access"> & { readonly security: readonly Pick<SecurityScheme, "name">[] | undefined }): readonly Way[] | undefined {
  return access ?? security?.map(({ name }) => [{ scheme: name, scopes: [] }]);
}

/** Whether a caller is let in who shows nothing. */
export function admitsAnyone(ways: readonly Way[]): boolean {
  return ways.length === 0 || ways.some((way) => way.length === 0);
}

/** In a line: `key and token (devices:write), or visit`. */
export function accessWords(ways: readonly Way[]): string {
  if (ways.length === 0) return "no credential";
  return ways.map((way) => (way.length === 0 ? "no credential" : way.map(neededWords).join(" and "))).join(", or ");
}

function neededWords({ scheme, scopes }: Needed): string {
  return scopes.length === 0 ? scheme : `${scheme} (${scopes.join(", ")})`;
}

/** Whether whoever is let in by one of `before` is let in by one of `after` with the same: nothing more is asked. */
export function admitsAll(after: readonly Way[], before: readonly Way[]): boolean {
  if (admitsAnyone(after)) return true;
  return before.length > 0 && before.every((way) => after.some((other) => other.every((needed) => way.some((had) => isEnough(had, needed)))));
}

function isEnough(had: Needed, needed: Needed): boolean {
  return had.scheme === needed.scheme && needed.scopes.every((scope) => had.scopes.includes(scope));
}

/** What a request shows that is let in: the first of the ways. */
export function firstShown(operation: Pick<Operation, "access">, service: Secured): readonly SecurityScheme[] {
  const [way = []] = accessTo(operation, service) ?? [];
  return way.flatMap(({ scheme }) => service.security?.find(({ name }) => name === scheme) ?? []);
}
