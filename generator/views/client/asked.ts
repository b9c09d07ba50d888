/** What operations ask of their callers, by the names under which a program gives its credentials. */
import { usualAccess } from "../../model/access.ts";
import type { Operation } from "../../model/operation.ts";
import type { Service } from "../../model/service.ts";
import type { Way } from "../../model/way.ts";
import { credentialNames } from "./credential-names.ts";

export type AskedSchemes = readonly (readonly string[])[];

/** A certificate is shown by no request. */
export function askedOf(ways: readonly Way[], { security = [] }: Pick<Service, "security">): AskedSchemes {
  const names = credentialNames(security);
  const shown = new Map(security.flatMap(({ name, how }, index) => (how.is === "certificate" ? [] : [[name, names[index]!] as const])));
  return ways.map((way) => way.flatMap(({ scheme }) => shown.get(scheme) ?? []));
}

export function askedByAll(service: Pick<Service, "security" | "access">): AskedSchemes {
  return askedOf(usualAccess(service) ?? [], service);
}

/** Whether operations differ in the ways that they name, so that a program may need several at once; each alone suffices otherwise, where any is needed. */
export function combinesAccess({ access, resources }: Pick<Service, "access" | "resources">): boolean {
  return [access ?? [], ...ownAccess(resources)].some((ways) => ways.some((way) => way.length > 0));
}

/** Whether there is something to call for whom has no credential. */
export function isPartlyOpen({ resources }: Pick<Service, "resources">): boolean {
  return ownAccess(resources).some((ways) => ways.every((way) => way.length === 0));
}

function ownAccess(resources: Service["resources"]): readonly NonNullable<Operation["access"]>[] {
  return resources.flatMap(({ operations }) => operations.flatMap(({ access }) => (access === undefined ? [] : [access])));
}
