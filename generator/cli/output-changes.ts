/** What a run of this version of the tool would change in the outputs: group by group, and which keys of the OpenAPI documents. */
import { makeVisible } from "../diagnostics/format/visible.ts";
import type { ServiceReport } from "../contract.ts";
import { outputGroups } from "../plan/groups.ts";

export interface GroupChanges {
  readonly group: string;
  readonly created: number;
  readonly changed: number;
  readonly removed: number;
  /** Lines. */
  readonly added: number;
  readonly gone: number;
  /** Keys of JSON on lines that differ, with the number of these lines; the most frequent first. */
  readonly keys: readonly (readonly [key: string, lines: number])[];
}

export interface ServiceChanges {
  readonly service: string;
  readonly groups: readonly GroupChanges[];
}

/** @param out the folder of all outputs, as the report's paths begin */
export function outputChanges({ service, created, changed, removed, diffs }: ServiceReport, out: string): ServiceChanges {
  const groups = outputGroups.map(({ name, holds }) => {
    const own = (files: readonly string[]): readonly string[] => files.filter((file) => holds(file.slice(`${out}/${service}/`.length)));
    const lines = own([...created, ...changed, ...removed]).flatMap((file) => changedLines(file, diffs.get(file) ?? ""));
    const count = (sign: string): number => lines.filter(({ line }) => line.startsWith(sign)).length;
    return {
      group: name,
      created: own(created).length,
      changed: own(changed).length,
      removed: own(removed).length,
      added: count("+"),
      gone: count("-"),
      keys: keysIn(lines),
    };
  });
  return { service, groups: groups.filter((group) => group.created + group.changed + group.removed > 0) };
}

interface ChangedLine {
  readonly file: string;
  readonly line: string;
}

/** Of a unified diff; the names of its files begin with three signs. */
function changedLines(file: string, diff: string): readonly ChangedLine[] {
  return diff.split("\n").flatMap((line) => (/^[+-](?!--? |\+\+? )/.test(line) ? [{ file, line }] : []));
}

function keysIn(lines: readonly ChangedLine[]): GroupChanges["keys"] {
  const counts = new Map<string, number>();
  for (const { file, line } of lines) {
    const key = file.endsWith(".json") ? /^[+-]\s*("(?:[^"\\]|\\.)*"):/.exec(line)?.[1] : undefined;
    if (key !== undefined) counts.set(JSON.parse(key) as string, (counts.get(JSON.parse(key) as string) ?? 0) + 1);
  }
  return [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
}

const shownKeys = 8;

export function formatOutputChanges(services: readonly ServiceChanges[], version: string): string {
  const note = `Made by version ${version} from the definitions as they are; what changed in these since the outputs were made is among it.\n`;
  return (
    services
      .map(({ service, groups }) =>
        `${makeVisible(service)}: ${groups.length === 0 ? "nothing would change" : ""}\n${groups.map(groupLines).join("")}`.replace(/ \n/, "\n"),
      )
      .join("") + note
  );
}

function groupLines({ group, created, changed, removed, added, gone, keys }: GroupChanges): string {
  const files = [`${created} created`, `${changed} changed`, `${removed} removed`].filter((part) => !part.startsWith("0 ")).join(", ");
  const named = keys
    .slice(0, shownKeys)
    .map(([key, lines]) => `${makeVisible(key)} (${lines})`)
    .join(", ");
  const more = keys.length > shownKeys ? ` and ${keys.length - shownKeys} more` : "";
  return `  ${group}: ${files}; +${added} -${gone} lines\n${named === "" ? "" : `    keys: ${named}${more}\n`}`;
}
