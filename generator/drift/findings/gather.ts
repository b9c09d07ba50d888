/** From single differences to findings: what one line changed is one finding, and so is one fact that is stated in several places. */
import { fingerprintOf } from "../../accepted/fingerprint.ts";
import type { Position } from "../../diagnostics/diagnostic.ts";
import { valueAt } from "../../values/remembered.ts";
import { elsewhere, type Finding } from "./finding.ts";
import type { Raw } from "./raw.ts";

export function gathered(service: string, raws: readonly Raw[]): readonly Finding[] {
  const groups: Raw[][] = [];
  const alike = new Map<string, Raw[][]>();
  const inOrder = [...withRenames(raws)].sort((one, other) => byPosition(one.document, other.document));
  for (const raw of inOrder) {
    const key = JSON.stringify([raw.change, raw.fact, raw.from, raw.to]);
    const group = alike.get(key)?.find((one) => isSame(one, raw));
    if (group !== undefined) {
      group.push(raw);
      continue;
    }
    const made = [raw];
    groups.push(made);
    valueAt(alike, key, () => []).push(made);
  }
  return distinct(withNames(groups).map((group) => findingOf(service, group)));
}

/** With a row its name comes, goes and changes in the sentences of its section: `The fields beyond name and height are not shown.` */
function withNames(groups: readonly Raw[][]): readonly (readonly Raw[])[] {
  const rows = groups.filter(([first]) => first!.fact === "row");
  const named = new Map(groups.flatMap((group) => {
    const row = rows.find(([first]) => group.every((raw) => isName(raw, first!)));
    return row === undefined ? [] : [[group, row] as const];
  }));
  return groups.filter((group) => !named.has(group)).map((group) => [...group, ...[...named].flatMap(([names, row]) => (row === group ? names : []))]);
}

function isName(raw: Raw, row: Raw): boolean {
  const isOne = (name: string | undefined, names: string | undefined): boolean => (name === undefined ? names === undefined : names?.split(", ").includes(name) === true);
  return raw.fact === "mention" && raw.place.row === undefined && raw.place.section === row.place.section && isOne(raw.from, row.from) && isOne(raw.to, row.to);
}

/** Of rows that no definition claims, one that went and one that came in the same table are one with a new name. */
function withRenames(raws: readonly Raw[]): readonly Raw[] {
  const come = raws.filter(({ change, fact, by }) => change === "added" && fact === "row" && by === undefined);
  const pairs = new Map<Raw, Raw>();
  for (const gone of raws.filter(({ change, fact, by }) => change === "removed" && fact === "row" && by === undefined)) {
    const now = come.find((one) => one.place.section === gone.place.section && one.place.block === gone.place.block && !pairs.has(one) && Math.abs(one.document.line - gone.document.line) <= 1);
    if (now !== undefined) pairs.set(now, gone);
  }
  const paired = new Set(pairs.values());
  return raws.filter((raw) => !paired.has(raw)).map((raw) => {
    const gone = pairs.get(raw);
    return gone === undefined ? raw : { ...raw, change: "renamed", from: gone.from!, ...(gone.definition === undefined ? {} : { definition: gone.definition }) };
  });
}

/** The same change at one place, which several fields share, or of one definition at several places; of what no field has, at several places. */
function isSame(group: readonly Raw[], raw: Raw): boolean {
  if (raw.fact === "row" || raw.fact === "statement") return false;
  if (ofNoField.has(raw.fact) && raw.from !== undefined && raw.to !== undefined) return true;
  return group.some((one) => (byPosition(one.document, raw.document) === 0 && raw.to !== undefined) || (one.by !== undefined && one.by === raw.by));
}

/** A path is the same wherever it stands, and so is the time that is looked back upon. */
const ofNoField: ReadonlySet<Raw["fact"]> = new Set<Raw["fact"]>(["path", "windows"]);

function findingOf(service: string, group: readonly Raw[]): Finding {
  const [{ by: _, ...first }, ...others] = group as readonly [Raw, ...Raw[]];
  return { ...first, service, also: others.map(elsewhere), fingerprint: fingerprint(service, first) };
}

/** Of what is said, and of no position: a finding that an edit moves is the same finding. */
function fingerprint(service: string, { change, place, fact, from, to }: Raw): string {
  return fingerprintOf("drift", service, change, place.section, place.block ?? null, place.row ?? null, fact, from ?? null, to ?? null);
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

function byPosition(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}
