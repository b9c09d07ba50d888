/** What definitions name as sources, renamed where the document calls it otherwise. */
import type { LiteralTypeNode, SourceFile } from "ts-morph";
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import type { DocumentText, Row, Section } from "../../documents/document.ts";
import { documentOutline, isItemNumber } from "../../documents/editions/outline.ts";
import { recognise } from "../../documents/editions/recognise.ts";
import { placeNamed } from "../../documents/places/find.ts";
import { lookupOf } from "../../documents/places/lookup.ts";
import { formatPlace } from "../../documents/places/place.ts";
import { memoize } from "../../values/memoize.ts";
import { literalToken } from "../print/token.ts";
import type { Edit, OpenedFiles } from "./opened-files.ts";
import { referencesTo } from "./references.ts";
import { sourceTagsIn } from "./source-tags.ts";

/**
 * Sections that came can make sources ambiguous, items that went give others their numbers. The edits of the definitions by which
 * sources still mean in a later edition of our document what they mean in it now.
 */
export function keepSources(texts: ReadonlyMap<string, string>, opened: OpenedFiles, before: DocumentText, after: DocumentText): readonly Edit[] {
  const known = recognise(after, documentOutline(before));
  return renameSources(texts, opened, (source) => sourceKept(source, before, { after, known }));
}

/** @param nameOf what a source is called now; undefined where that is as before */
export function renameSources(texts: ReadonlyMap<string, string>, opened: OpenedFiles, nameOf: (source: string) => string | undefined): readonly Edit[] {
  const renamed = memoize(nameOf);
  return [...texts].flatMap(([path, text]): readonly Edit[] => {
    if (!path.endsWith(".ts")) return [];
    const tags = sourceTagsIn(text).map((tag) => ({ ...tag, quoted: false }));
    const literals = placeLiterals(text.includes("Reading<") || text.includes("Derived<") ? opened.open(path) : undefined).map((node) => ({
      source: textOf(node),
      start: node.getStart(),
      end: node.getEnd(),
      quoted: true,
    }));
    return [...tags, ...literals].flatMap(({ source, start, end, quoted }) => {
      const wanted = renamed(source);
      return wanted === undefined ? [] : [{ file: path, start, end, text: quoted ? literalToken(wanted) : wanted }];
    });
  });
}

/** A later edition, as it is written and as it is known by the earlier one. */
interface Later {
  readonly after: DocumentText;
  readonly known: DocumentText;
}

/** Undefined where the source means the same, or nothing that is still there. */
function sourceKept(source: string, before: DocumentText, later: Later): string | undefined {
  const old = placeNamed(before, source);
  if (old === undefined) return undefined;
  const { section, place } = old;
  const wanted = sectionIn(later.after, section) ?? sectionInItsPlace(before, later.after, section);
  if (wanted === undefined) return undefined;
  const number = place.row !== undefined && isItemNumber(place.row) ? numberIn(wanted, place.row, later) : undefined;
  const now = placeNamed(later.after, source);
  if (now?.section === wanted && (number === undefined || number === place.row)) return undefined;
  const entry = lookupOf(later.after).entries.find((one) => one.section === wanted)!;
  return formatPlace({ ...place, section: entry.name, ...(number === undefined ? {} : { row: number }) });
}

/** The number that an item of an earlier edition has in a section now; undefined where it went. */
function numberIn(section: Section, before: string, { after, known }: Later): string | undefined {
  const as = known.sections[after.sections.indexOf(section)]!;
  const item = rowsOf(as).find(({ name }) => name === before);
  return rowsOf(section).find(({ at }) => item !== undefined && beginTogether(at, item.at))?.name;
}

function rowsOf({ blocks }: Section): readonly Row[] {
  return blocks.flatMap(({ rows }) => rows);
}

/** The section of another edition that stands under the same headings; undefined where none does, or several do. */
function sectionIn({ sections }: DocumentText, { heading, under }: Section): Section | undefined {
  const [found, ...others] = sections.filter((one) => one.heading === heading && one.under.join("\n") === under.join("\n"));
  return others.length === 0 ? found : undefined;
}

/** The section that stands where another one did, under a heading that nothing had before. */
function sectionInItsPlace(before: DocumentText, { sections }: DocumentText, section: Section): Section | undefined {
  const now = sections.length === before.sections.length ? sections[before.sections.indexOf(section)] : undefined;
  return now !== undefined && before.sections.every(({ heading }) => heading !== now.heading) ? now : undefined;
}

/** Literals that are places: the last argument of a reading, and what an operation is derived from. */
function placeLiterals(file: SourceFile | undefined): readonly LiteralTypeNode[] {
  const references = file === undefined ? [] : referencesTo(file, ["Reading", "Derived"]);
  return references.flatMap((node) => {
    const last = node
      .getChildren()
      .flatMap((child) => (child.getKindName() === "SyntaxList" ? child.getChildren() : []))
      .findLast((child) => child.getKindName() === "LiteralType");
    return last === undefined ? [] : [last as LiteralTypeNode];
  });
}

function textOf(node: LiteralTypeNode): string {
  const literal = node.getLiteral();
  return "getLiteralText" in literal && typeof literal.getLiteralText === "function" ? String(literal.getLiteralText()) : "";
}
