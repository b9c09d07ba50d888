/** Sections by what a place calls them. */
import { getOrInsert, memoizeByObject } from "../../values/memoize.ts";
import { titleOfHeading } from "../shapes/label.ts";
import { nameInAnyCase, type Lookup, type SectionEntry } from "./lookup.ts";
import { separator } from "./place.ts";

/** The sections that headings, the outermost first, can mean: the last is the section's, the others lead to it. */
export function sectionsNamed(lookup: Lookup, headings: readonly string[]): readonly SectionEntry[] {
  const last = headings.at(-1) ?? "";
  const above = headings.slice(0, -1).map(titleOfHeading);
  for (const called of lookup.byCall) {
    const named = called();
    const found = within(named.get(last), above) ?? (above.length === 0 ? undefined : named.get(headings.join(separator)));
    if (found !== undefined) return exactly(found, above);
  }
  return inAnyCase(lookup, headings);
}

/** Those of some entries that stand under headings; undefined where none does. */
function within(entries: readonly SectionEntry[] | undefined, above: readonly string[]): readonly SectionEntry[] | undefined {
  if (entries === undefined || above.length === 0) return entries;
  const found = underAsWritten(entries, above);
  return found.length === 0 ? undefined : found;
}

/** Whatever the letters of the headings, and what remark stands after a dash. */
function inAnyCase({ byPlainName }: Lookup, headings: readonly string[]): readonly SectionEntry[] {
  const names = headings.map(nameInAnyCase);
  const above = names.slice(0, -1);
  const found = byPlainName.map((named) => underInAnyCase(named().get(names.at(-1) ?? "") ?? [], above));
  return found.find((entries) => entries.length > 0) ?? [];
}

const underAsWritten = under((title) => title);
const underInAnyCase = under(nameInAnyCase);

/** Of entries those that stand under headings. Every chapter may have a section of one name: each is looked for among those of its own chapter alone. */
function under(nameOf: (title: string) => string): (entries: readonly SectionEntry[], above: readonly string[]) => readonly SectionEntry[] {
  const names = memoizeByObject((entry: SectionEntry): readonly string[] => entry.section.under.map(nameOf));
  const groupsOf = memoizeByObject((entries: readonly SectionEntry[]): ReadonlyMap<string, readonly SectionEntry[]> => {
    const groups = new Map<string, SectionEntry[]>();
    for (const entry of entries) for (const name of new Set(names(entry))) getOrInsert(groups, name, () => []).push(entry);
    return groups;
  });
  return (entries, above) => {
    const groups = above.map((name) => groupsOf(entries).get(name) ?? []);
    const fewest = groups.reduce((one, other) => (other.length < one.length ? other : one), entries);
    return fewest.filter((entry) => standsIn(names(entry), above));
  };
}

/** The one that stands under no other headings; all where none or several do. */
function exactly(entries: readonly SectionEntry[], above: readonly string[]): readonly SectionEntry[] {
  if (entries.length === 1) return entries;
  const exact = entries.filter(({ section }) => section.under.join("\n") === above.join("\n"));
  return exact.length === 1 ? exact : entries;
}

/** Whether the headings occur among those above, in their order. */
function standsIn(under: readonly string[], headings: readonly string[]): boolean {
  let next = 0;
  for (const title of under) if (title === headings[next]) next += 1;
  return next === headings.length;
}
