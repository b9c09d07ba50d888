/** A service whose keys have several parts, of one name in several segments and of names that a program needs for itself. */
import { service } from "../../support/in-memory.ts";

const kinds = `
import type { Delete, Facts, Get, KeyFields, KeyOf, PathOf, Post, Resource, Silent, Under } from "specwright/http";

interface ShelvesFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
}

interface ItemPath {
  /** @source Things */
  "item-url"?: PathOf<"the element">;
}

/** All of one type. @source Things */
export interface Shelves<Of extends ShelvesFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /** List all
   * @source Things */
  list: Get<Of["uri"], (Of["element"] & ItemPath)[], "list">;
  /** One of them. */
  each: Shelf<Of, Under<Of["uri"], Of["key"]>>;
}

/** One of them. @source Things */
export interface Shelf<Of extends ShelvesFacts<Of["key"], Of["element"]>, At extends string> extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /** Read one
   * @source Things */
  get: Get<At, Of["element"]>;
  /** Change one
   * @source Things */
  modify: Post<At, Of["element"], Silent, "modify">;
  /** Delete one
   * @source Things */
  delete: Delete<At, Silent>;
}
`;

const shelves = (alias: string, uri: string, key: string, fields: string): string => `
/** @source Things */
export interface ${alias} {
  ${fields}
}
/** All of them. @source Things */
export type ${alias}s = Shelves<{ uri: "${uri}"; key: "${key}"; element: ${alias} }>;
`;

const rows = ["name", "port", "addresses", "levels", "body", "options", "a-b", "a_b", "class", "left", "right", "item-url"];

export const keyed = service({
  "document.md": `# Things\n\n| Field | Type |\n|---|---|\n${rows.map((name) => `| ${name} | any |\n`).join("")}`,
  "kinds.ts": kinds,
  "things.ts": `import type { Format, Range } from "specwright/words";
import type { Shelves } from "./kinds.ts";
${[
    ["Room", "/room", "{name}", 'name: string; addresses?: Format<"ipv4-address">[]; levels?: { [name: string]: Range<0, 9> };'],
    ["Seat", "/room/{name}/seat", "{name}+{port}", "name: string; port: number;"],
    ["Lamp", "/room/{name}/seat/{name}+{port}/lamp", "{port}", "port: number;"],
    ["Pair", "/pair", "{left}-{right}", "left: string; right: string;"],
    ["Key", "/key", "{body}+{options}+{a-b}+{a_b}+{class}", 'body: string; options: number; "a-b": string; a_b: boolean; class: string;'],
  ].map(([alias = "", uri = "", key = "", fields = ""]) => shelves(alias, uri, key, fields)).join("")}`,
});
