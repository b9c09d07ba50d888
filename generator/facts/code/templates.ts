/** Paths of requests in code: what stands for a value in them, and for the address before them. */

/**
 * What stands for a value in a path is a placeholder: `:id`, `<id>`, `[id]`, `$ID`, `${id}`; `{id | name}` is called by its first name. What stands for the
 * address is not.
 */
export function template(path: string): string {
  return path
    .replace(/\{\s*([\w.-]+)\s*\|[^{}]*\}/g, "{$1}")
    .replace(/(?<=\/[^/]*)<([\w -]+)>/g, (_, angled: string) => `{${angled.trim().replace(/\s+/g, "_")}}`)
    .replace(
      /\/(?:\[([\w-]+)\]|\$\{?(\w+)\}?|:(\w+))(?=\/|$)/g,
      (_, square?: string, shell?: string, colon?: string) => `/{${square ?? shell?.toLowerCase() ?? colon ?? ""}}`,
    );
}

/** The path behind the address, or behind what stands for it. */
export function withoutOrigin(path: string): string {
  return path.replace(/^(?:https?:\/\/[^/]*|\$\{?\w+\}?|\{\{[^{}]*\}\}|<[^<>]*>)(?=\/)/i, "");
}
