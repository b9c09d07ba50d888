/** A file for each collection with its elements and their data, and for every other resource. */
import { groupBy } from "../../../values/group-by.ts";
import { fileName, uniqueName } from "../names.ts";
import type { TargetFile } from "../resources/resource-names.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import { keyNamesIn } from "../resources/written-uris.ts";

/** A file for each collection with its elements, and for every other resource. */
export function filesFor(targets: readonly ResourceTarget[]): readonly TargetFile[] {
  const groups = groupBy(targets, ({ uri }) => (keyNamesIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri));
  const paths = new Set<string>(["service", "kinds", "words", "types"]);
  return [...groups].map(([home, ofHome]) => ({ path: `${uniqueName(resourceFilePath(home), paths)}.ts`, targets: ofHome }));
}

/** Where the file of a resource stands, below the folder of the service. */
export function resourceFilePath(uri: string): string {
  const segments = uri.split("/").filter((segment) => segment !== "" && !/^\{[^{}]*\}(?:\+\{[^{}]*\})*$/.test(segment));
  const names = segments.map(fileName);
  return names.length === 0 ? fileName(uri.replace(/[/{}+]+/g, "-").replace(/^-|-$/g, "") || "root") : names.join("/");
}
