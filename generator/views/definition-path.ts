/** Where an output for one definition file stands: as the file does in its service's folder, under a name that every system takes. */
import { camelCase, pascalCase } from "../link/case.ts";
import { memoize } from "../values/memoize.ts";
import { outputSegment } from "../values/output-segment.ts";
import { wordsSegment } from "./emit/file-segment.ts";

/** What an output has beside those for definition files; a definition of this name gets a `~`, which no other name ends in. */
const OWN = new Set(["connect", "index", "node", "query", "runtime", "undocumented"]);

/** `hall/seat` for `spec-src/library/hall/seat.ts`; a file outside the service's folder stands below `_`. */
export function definitionPath(file: string, service: { readonly origin: { readonly definition: { readonly file: string } } }): string {
  return pathsBelow(service.origin.definition.file.replace(/[^/]*$/, ""))(file);
}

/** Every operation and field names the page that it is on. */
const pathsBelow = memoize((folder: string) => memoize((file: string) => pathBelow(folder, file)));

function pathBelow(folder: string, file: string): string {
  const inside = file.startsWith(folder) ? file.slice(folder.length) : `_/${file}`;
  const [first = "", ...rest] = inside
    .replace(/\.ts$/, "")
    .split("/")
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .map(outputSegment)
    .map((segment) => wordsSegment(segment, camelCase, pascalCase));
  return [OWN.has(first) ? `${first}~` : first, ...rest].join("/");
}
