/** URIs of the model as paths of OpenAPI. */
import type { Resource } from "../model/resource.ts";
import type { Placeholder, Uri } from "../model/uri.ts";

/** Stands for objects that the document does not list, or spans segments, as no placeholder of OpenAPI does: no path of its own. */
export function isGeneric(resource: Resource, uri: Uri): boolean {
  return resource.generic === true || uri.segments.some((segment) => segment.some((part) => part.is === "placeholder" && part.spans));
}

/** `/hall/{name}/seat/{row}+{number}`, with each placeholder under its unique name; that of the service itself is `/`. */
export function openApiPath(uri: Uri): string {
  return pathWith(uri, (placeholder) => `{${placeholder.parameter}}`);
}

/** The same for all URIs that match the same paths, whatever their placeholders are called. */
export function pathPattern(uri: Uri): string {
  return pathWith(uri, () => "{}");
}

function pathWith(uri: Uri, placeholder: (part: Placeholder) => string): string {
  let path = "";
  for (const segment of uri.segments) {
    path += "/";
    for (const part of segment) path += part.is === "literal" ? literal(part.text) : placeholder(part);
  }
  return path === "" ? "/" : path;
}

/** Braces of a path are placeholders, `?` and `#` end it: as literals they are encoded. */
function literal(text: string): string {
  return text.replace(/[{}?#]/g, encodeURIComponent);
}
