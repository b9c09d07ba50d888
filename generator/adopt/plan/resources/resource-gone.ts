/** A section that went with all that one file defines: the file goes as well, where nothing else needs it. */
import { posix } from "node:path";
import { placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { sourceTagsIn } from "../../edit/source-tags.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { unplaced, type Planned } from "../../step.ts";

/** @param all the findings among which others are settled with it: what went of that file */
export function planSectionGone(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const file = finding.definition?.file;
  if (file === undefined || !context.texts.has(file)) return unplaced(finding, "no file of the definitions is about it alone");
  if (!isAboutGone(context, file)) return unplaced(finding, `"${file}" is about other sections as well`);
  const other = importerOf(context, file);
  if (other !== undefined) return unplaced(finding, `"${other}" needs what "${file}" defines`);
  const settled = all.filter((one) => one !== finding && one.change === "removed" && one.definition?.file === file);
  return {
    is: "step",
    findings: [finding, ...settled],
    edits: [],
    removes: [file],
    needs: [],
    says: "removed, since its section is gone",
    guesses: [`that all of "${file}" is gone with the section`],
    at: finding.document,
  };
}

/** Each of its declarations names a section that is gone, or stands below one that does. */
function isAboutGone({ texts, opened, editions: { ours, pairs } }: PlanningContext, file: string): boolean {
  const declarations =
    opened
      .open(file)
      ?.getStatements()
      .filter((one) => one.getKindName() !== "ImportDeclaration") ?? [];
  return (
    declarations.length > 0 &&
    declarations.every((one) => {
      const source = sourceTagsIn(texts.get(file)!.slice(one.getStart(true), one.getStart()))[0]?.source;
      const found = source === undefined ? undefined : placeNamed(ours.contents, source);
      const stated = ours.stated.sections.find(({ section }) => section === found?.section);
      return stated !== undefined && pairs.sectionBack(stated) === undefined;
    })
  );
}

function importerOf({ texts, opened }: PlanningContext, file: string): string | undefined {
  const needs = (path: string): boolean =>
    opened
      .open(path)
      ?.getImportDeclarations()
      .some((one) => posix.join(posix.dirname(path), one.getModuleSpecifierValue()) === file) === true;
  return [...texts].find(([path, text]) => path !== file && text.includes(posix.basename(file)) && needs(path))?.[0];
}
