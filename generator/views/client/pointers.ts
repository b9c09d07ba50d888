/**
 * What openapi-typescript asks of the reader of references. Of a reference to a component, the name of its type is all that is
 * left, so there is nothing to take apart; where in a document a schema stands, which it keeps adding up, is asked for by nobody.
 */

export function parseRef(ref: string): { readonly pointer: readonly string[] } {
  return { pointer: ref.startsWith("#/") ? [ref.slice("#/".length)] : [] };
}

export function escapePointer(part: string): string {
  return part;
}
