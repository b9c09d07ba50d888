/** Placeholders of paths with their types, as frameworks for servers write them: `/things/(int:id)` and `/things/<uuid:id>` are `/things/{id}`. */

const inside = String.raw`(?:int|integer|float|number|str|string|uuid|slug):[\p{L}_][\p{L}\p{N}_-]*`;

/** One of them, for expressions. */
export const typedPlaceholder = String.raw`(?:\(${inside}\)|<${inside}>)`;

const all = new RegExp(String.raw`(?<=/)${typedPlaceholder}(?=/|$)`, "gu");

/** With names alone. */
export function withoutTypes(path: string): string {
  return path.includes(":") ? path.replace(all, (written) => `{${parted(written)[1]}}`) : path;
}

/** The type that a path writes before the name of a placeholder, as types are called elsewhere. */
export function typeBeside(path: string, name: string): string | undefined {
  const [type] = [...path.matchAll(all)].map(([written]) => parted(written)).find(([, own]) => own === name) ?? [];
  return type === undefined ? undefined : (types.get(type) ?? type);
}

const types: ReadonlyMap<string, string> = new Map([
  ["int", "integer"],
  ["float", "number"],
  ["str", "string"],
  ["uuid", "string"],
  ["slug", "string"],
]);

function parted(written: string): readonly [type: string, name: string] {
  const colon = written.indexOf(":");
  return [written.slice(1, colon), written.slice(colon + 1, -1)];
}
