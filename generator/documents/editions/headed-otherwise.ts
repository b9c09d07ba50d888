/** Headings that say otherwise what they said, and have nothing of their own below them: what stands in them is known, and stood in another one. */
import { groupBy } from "../../values/group-by.ts";
import type { Section } from "../document.ts";
import { headingPath, headingsAround, headingsTo } from "../headings.ts";
import type { DocumentOutline, OutlineSection, SectionsKnown } from "./outline.ts";

/** @param isAnother whether what stands in a section cannot have stood in the other one */
export function knownByContents(
  sections: readonly Section[],
  outline: DocumentOutline,
  known: SectionsKnown,
  isAnother: (section: Section, other: OutlineSection) => boolean,
): SectionsKnown {
  const taken = new Set(known.values());
  const left = groupBy(
    outline.filter((one) => !taken.has(one)),
    ({ title }) => title,
  );
  const titles = new Set(sections.map(({ title }) => title));
  const below = groupBy(sections, ({ under }) => headingsAround(under).join("\n"));
  const found = new Map<Section, OutlineSection>();
  const used = new Set<OutlineSection>();
  for (const section of sections) {
    if (known.has(section)) continue;
    const stoodIn = (below.get(headingPath(section)) ?? []).flatMap((one) => {
      const other = known.get(one);
      return other === undefined || isAnother(one, other) ? [] : [headingsAround(other.under)];
    });
    const [path = [], ...others] = stoodIn;
    const isOne = others.every((one) => one.join("\n") === path.join("\n"));
    const title = path.at(-1);
    if (!isOne || title === undefined) continue;
    const other = left.get(title)?.find((one) => endsIn(path, headingsTo(one))) ?? (titles.has(title) ? undefined : unsaid(path));
    if (other === undefined || used.has(other)) continue;
    found.set(section, other);
    used.add(other);
  }
  return found;
}

/** A section of which an outline tells only what stands in it. */
function unsaid(path: readonly string[]): OutlineSection {
  const title = path.at(-1)!;
  return { heading: title, title, under: path.slice(0, -1), rows: new Set(), blocks: [], items: new Map(), stems: new Set() };
}

/** An outline may tell only the last of the headings around. */
function endsIn(path: readonly string[], end: readonly string[]): boolean {
  return end.length > 0 && path.slice(-end.length).join("\n") === end.join("\n");
}
