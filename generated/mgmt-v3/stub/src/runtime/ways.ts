/** What a request has to show, by what its operation and its service say. */
import type { CredentialData, OperationData, ServiceData, Ways } from "./data.ts";

/** What is asked of a request that no operation says it of. */
export function usualWays({ credentials, access }: Pick<ServiceData, "credentials" | "access">): Ways {
  return access ?? credentials.map(({ name }) => [{ scheme: name }]);
}

/** Of operations among which only the body tells: what one of them asks for suffices, and none does where one asks for nothing. */
export function waysOf(operations: readonly Pick<OperationData, "access">[], usual: Ways): Ways {
  const all = operations.map(({ access }) => access ?? usual);
  if (all.length === 0) return usual;
  return all.some((ways) => ways.length === 0) ? [] : all.flat();
}

/** Where nobody can tell whether a certificate was shown, other ways are asked for, and it is taken as shown where there are none. */
export function withoutCertificates(ways: Ways, credentials: readonly CredentialData[]): Ways {
  const certificates = new Set(credentials.filter(({ is }) => is === "certificate").map(({ name }) => name));
  const left = ways.filter((way) => way.length === 0 || way.some(({ scheme }) => !certificates.has(scheme)));
  return left.map((way) => way.filter(({ scheme }) => !certificates.has(scheme)));
}

/** Stubs of one service ask once. */
const differing = new WeakMap<ServiceData, boolean>();

/** Whether operations differ in what they ask of their callers. */
export function differsIn(service: ServiceData): boolean {
  const differs = differing.get(service) ?? service.resources.some(({ operations }) => operations.some(({ access }) => access !== undefined));
  differing.set(service, differs);
  return differs;
}
