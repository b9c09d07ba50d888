/** A file for each collection with its elements and their data, and for every other resource. */
import { grouped } from "../../../values/grouped.ts";
import { fileName, unique } from "../names.ts";
import type { Placed } from "../resources/resource-names.ts";
import type { Target } from "../resources/targets.ts";
import { keyIn } from "../resources/written-uris.ts";

/** A file for each collection with its elements, and for every other resource. */
export function filesFor(targets: readonly Target[]): readonly Placed[] {
  const groups = grouped(targets, ({ uri }) => (keyIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri));
  const paths = new Set<string>(["service", "kinds", "words", "types"]);
  return [...groups].map(([home, ofHome]) => ({ path: `${unique(pathOf(home), paths)}.ts`, targets: ofHome }));
}

/** Where the file of a resource stands, below the folder of the service. */
export function pathOf(uri: string): string {
  const segments = uri.split("/").filter((segment) => segment !== "" && !/^\{[^{}]*\}(?:\+\{[^{}]*\})*$/.test(segment));
  const names = segments.map(fileName);
  return names.length === 0 ? fileName(uri.replace(/[/{}+]+/g, "-").replace(/^-|-$/g, "") || "root") : names.join("/");
}
