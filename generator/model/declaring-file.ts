/** The definition file of a schema or a resource, out of its id: `<file>#<name>`. */
export function declaringFile(id: string): string {
  return id.slice(0, id.lastIndexOf("#"));
}
