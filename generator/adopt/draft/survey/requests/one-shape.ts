/**
 * Requests on one path that call what stands in it by different names: `POST /leases/{job}`, `DELETE /leases/{id}`. A request does not hold these names, so that
 * there is one resource, with those of the first.
 */
import { pathShape } from "../../../../drift/subject/paths.ts";
import type { Endpoint } from "../endpoint.ts";

export function withOneShape(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const first = firstOfShape(endpoints);
  return endpoints.map((endpoint) => {
    const uris = endpoint.uris.map((uri) => first.get(pathShape(uri))!);
    if (uris.every((uri, index) => uri === endpoint.uris[index])) return endpoint;
    const said = `The document writes its path as \`${endpoint.where}\`.`;
    return { ...endpoint, uris: [...new Set(uris)], calls: endpoint.uris, remarks: endpoint.remarks === undefined ? said : `${endpoint.remarks} ${said}` };
  });
}

function firstOfShape(endpoints: readonly Endpoint[]): ReadonlyMap<string, string> {
  return new Map(endpoints.flatMap(({ uris }) => uris.map((uri) => [pathShape(uri), uri] as const)).toReversed());
}

/** What nobody finds in the draft: the names that others have before. */
export function shapesLeft(endpoints: readonly Endpoint[]): readonly string[] {
  return endpoints.flatMap(({ methods, uris, calls = [] }) =>
    calls
      .filter((uri) => !uris.includes(uri))
      .map((uri) => `what "${methods.join()} ${uri}" calls what stands in its path: another request has that path as "${uris.join()}"`),
  );
}
