/** The segments of a service's URIs, each once, with the resource that is the first to have it. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import type { Uri, UriPart } from "../model/uri.ts";

export interface Segment {
  /** As the definition writes it. */
  readonly text: string;
  readonly parts: readonly UriPart[];
  /** The one with the fewest segments of all that have this one: the others only repeat it. */
  readonly resource: Resource;
}

export function serviceSegments(service: Service): readonly Segment[] {
  const byPath = new Map<string, { readonly segment: Segment; readonly length: number }>();
  for (const resource of service.resources) {
    for (const { segments } of urisOf(resource)) {
      let path = "";
      for (const parts of segments) {
        const text = textOf(parts);
        path += `/${text}`;
        const known = byPath.get(path);
        if (known === undefined || segments.length < known.length) byPath.set(path, { segment: { text, parts, resource }, length: segments.length });
      }
    }
  }
  return [...byPath.values()].map(({ segment }) => segment);
}

/** Where a mistake in the URI of a resource is written. */
export function uriPosition({ uri, origin }: Resource): Position {
  return uri.at ?? origin.definition;
}

/** The URI of a resource, and those of its operations that differ from it. */
function urisOf({ uri, operations }: Resource): readonly Uri[] {
  const uris = [uri];
  for (const operation of operations) if (uris.every(({ template }) => template !== operation.uri.template)) uris.push(operation.uri);
  return uris;
}

function textOf(parts: readonly UriPart[]): string {
  let text = "";
  for (const part of parts) text += part.is === "literal" ? part.text : `{${part.spans ? "+" : ""}${part.name}}`;
  return text;
}

/** What a URI matches: the names of its placeholders left out. */
export function uriPattern({ segments }: Uri): string {
  let pattern = "";
  for (const parts of segments) {
    pattern += "/";
    for (const part of parts) pattern += part.is === "literal" ? part.text : part.spans ? "{+}" : "{}";
  }
  return pattern;
}
