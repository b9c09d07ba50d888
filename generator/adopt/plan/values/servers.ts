/** An address under which a service is reached, where all paths of the document begin otherwise: each text that has it has the new one. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { pathBehindAddress } from "../../../drift/subject/paths.ts";
import { literalPattern } from "../../../values/pattern.ts";
import type { Edit } from "../../edit/opened-files.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";

/** The findings on paths below an address that changed are one change of the address. */
export function planServers(context: PlanningContext, findings: readonly Finding[]): readonly Step[] {
  return context.service.bases.flatMap((base) => {
    const to = newBase(base, findings);
    return to === undefined ? [] : serverStep(context, base, to, findings);
  });
}

/** What stands before the paths now, before every one that the findings are on, where some of its segments are the same. */
function newBase(base: string, findings: readonly Finding[]): string | undefined {
  const changed = findings.filter(({ fact, from = "" }) => fact === "path" && begins(from, base));
  const [to, ...others] = new Set(changed.map(({ from = "", to: written = "" }) => baseOf(pathIn(written), from, base)));
  return to !== undefined && others.length === 0 && isLike(to, base) ? to : undefined;
}

function baseOf(path: string, from: string, base: string): string {
  const rest = from.slice(base.length);
  return rest !== "" && path.endsWith(rest) ? path.slice(0, -rest.length) : path.split("/").slice(0, base.split("/").length).join("/");
}

function isLike(to: string, base: string): boolean {
  const [segments, old] = [to.split("/"), base.split("/")];
  if (to === base || to === "") return false;
  return segments.some((segment, index) => segment !== "" && (segments.length === old.length ? segment === old[index] : old.includes(segment)));
}

function pathIn(written: string): string {
  return pathBehindAddress(written) ?? written;
}

function begins(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function serverStep({ texts, editions: { ours, theirs }, service }: PlanningContext, base: string, to: string, findings: readonly Finding[]): readonly Step[] {
  const files = [...texts, ...(ours.file === theirs.file ? [] : [[ours.file, ours.text] as const])];
  const edits = files.flatMap(([file, text]) => replacedIn(file, text, base, to));
  const settled = findings.filter((finding) => (finding.fact === "path" || finding.fact === "reference") && begins(pathIn(finding.to ?? ""), to));
  const isKnown = edits.some(({ file }) => texts.has(file));
  return isKnown
    ? [{ is: "step", findings: settled, edits, bringsDocument: true, needs: [], says: `the address of the service: ${base} → ${to}`, at: service.definition }]
    : [];
}

/** Wherever it is a path of its own, or the beginning of one. */
function replacedIn(file: string, text: string, base: string, to: string): readonly Edit[] {
  const written = new RegExp(`${literalPattern(base)}(?![\\w-])`, "g");
  return [...text.matchAll(written)].map(({ index }) => ({ file, start: index, end: index + base.length, text: to }));
}
