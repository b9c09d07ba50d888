/** The page on limits: each with all that have it, those that a whole API shares once. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import type { PageLimits } from "./digest.ts";
import { notesView, placesView, type NotesView } from "./field-view.ts";
import { frameView, linkView, type FrameView } from "./frame.ts";
import { notesInSections } from "./notes-in-sections.ts";
import type { UseView } from "./open-ends.ts";
import type { PageWriter } from "./page-writer.ts";
import { secondsText } from "./prose.ts";
import { sectionView, type SectionLink, type SectionView } from "./section.ts";

export interface LimitsView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly sections: { readonly fields: SectionView; readonly windows: SectionView };
  readonly notes: NotesView | false;
  readonly limits: readonly {
    readonly name: Emit;
    readonly limit: Emit;
    readonly uses: readonly UseView[];
    readonly more: Optional;
    readonly places: Optional;
  }[];
  /** Further ones, by their number. */
  readonly more: Optional;
  readonly windows: readonly { readonly windows: Emit; readonly uses: readonly UseView[]; readonly more: Optional; readonly places: Optional }[];
}

/** So many limits, and so many uses of each, are listed. */
const LIMITS = 400;
const EACH = 6;

/** What pages say of limits, and of windows: each with all that have it. */
interface FoldedLimits {
  readonly limits: readonly (readonly Limit[])[];
  readonly windows: readonly (readonly Limit[])[];
}

export function foldedLimits(digests: readonly PageLimits[]): FoldedLimits {
  return { limits: folded(limitsIn(digests)), windows: folded(windowsIn(digests)) };
}

export function limitsView(service: Service, { limits, windows }: FoldedLimits, writer: PageWriter): LimitsView {
  const sections = { fields: sectionView("fields", "Fields", writer), windows: sectionView("windows", "Windows", writer) };
  return {
    frame: frameView(service, "Limits", writer),
    contents: [sections.fields, ...(windows.length > 0 ? [sections.windows] : [])],
    sections,
    notes: notesView(notesInSections(service.notes, new Set(["limits"])), writer),
    limits: limits.slice(0, LIMITS).map((uses) => ({
      name: writer.code(uses[0]!.name),
      limit: writer.text(uses[0]!.limit),
      ...usesView(uses, writer),
      places: placesView(uses[0]!.places, writer),
    })),
    more: limits.length > LIMITS && writer.text(String(limits.length - LIMITS)),
    windows: windows.map((uses) => ({
      windows: writer.text(uses[0]!.limit),
      ...usesView(uses, writer),
      places: placesView([...new Set(uses.flatMap(({ places }) => places))], writer),
    })),
  };
}

interface Limit {
  readonly name: string;
  readonly limit: string;
  readonly places: readonly string[];
  readonly label: string;
  readonly page: string;
  readonly anchor: string;
}

function* limitsIn(digests: readonly PageLimits[]): Generator<Limit> {
  for (const { page, types } of digests) {
    for (const { name: type, fields } of types) {
      for (const { path, anchor, on = page, limits, places } of fields) {
        if (limits.length > 0) yield { name: path, limit: limits.join(" "), places, label: `${type} › ${path}`, page: on, anchor };
      }
    }
  }
}

function* windowsIn(digests: readonly PageLimits[]): Generator<Limit> {
  for (const { page, resources } of digests) {
    for (const { summary, anchor, windows, places } of resources.flatMap(({ operations }) => operations)) {
      if (windows.length > 0) yield { name: "", limit: `The last ${secondsText(windows)}.`, places, label: summary, page, anchor };
    }
  }
}

/** One limit of one name, with all that have it. */
function folded(limits: Iterable<Limit>): readonly (readonly Limit[])[] {
  const byText = new Map<string, Limit[]>();
  for (const limit of limits) {
    const key = JSON.stringify([limit.name, limit.limit]);
    const known = byText.get(key);
    if (known === undefined) byText.set(key, [limit]);
    else known.push(limit);
  }
  return [...byText.values()];
}

function usesView(uses: readonly Limit[], writer: PageWriter): { readonly uses: readonly UseView[]; readonly more: Optional } {
  return {
    uses: uses.slice(0, EACH).map(({ page, label, anchor }) => ({ ...linkView(page, label, writer, anchor), part: false })),
    more: uses.length > EACH && writer.text(String(uses.length - EACH)),
  };
}
