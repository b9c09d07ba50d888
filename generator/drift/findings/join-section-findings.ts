/** What is found of sections as a whole, with what is found in them. */
import type { RawFinding } from "./raw-finding.ts";

/** What stands in a section that came is no change of its own, nor is what stood in one that went, or a row that shows what was not shown. */
export function joinSectionFindings(raws: readonly RawFinding[], others: readonly RawFinding[]): readonly RawFinding[] {
  const sections = (some: readonly RawFinding[], change: RawFinding["change"]): ReadonlySet<string> =>
    new Set(some.filter((one) => one.change === change && one.fact === "section").map(({ place }) => place.section));
  const [added, removed] = [sections(others, "added"), sections(raws, "removed")];
  const shown = others.filter(({ change, fact }) => change === "changed" && fact === "notShown");
  const isShown = ({ change, fact, place }: RawFinding): boolean =>
    change === "added" &&
    fact === "row" &&
    shown.some(({ to, place: { section } }) => section === place.section && to?.split(", ").includes(place.row ?? "") === true);
  const isWithin = (raw: RawFinding): boolean =>
    added.has(raw.place.section) || (raw.change === "removed" && raw.fact === "row" && removed.has(raw.place.section)) || isShown(raw);
  return [...raws.filter((raw) => !isWithin(raw)), ...others];
}
