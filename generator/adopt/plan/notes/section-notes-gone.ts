/** A section that went, of which entries of notes alone were made: what it did not show, or stated. They go with it. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import { placeNamed } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { groupBy } from "../../../values/group-by.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { isSignature, nameOf, removeMember } from "../../edit/members.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { recordAround } from "./entries.ts";

/** Undefined where no entry is made of the section. */
export function planSectionNotesGone(context: PlanningContext, finding: Finding): Step | undefined {
  const entries = entriesAbout(context, finding);
  if (entries.length === 0) return undefined;
  const byRecord = groupBy(entries, (entry) => recordAround(entry)!);
  return {
    ...stepOf(finding),
    edits: [...byRecord]
      .flatMap(([record, own]) => (own.length === (record.getTypeNode() as TypeLiteralNode).getProperties().length ? [record] : own))
      .map(removeMember),
    says: [...byRecord].map(([record, own]) => `${nameOf(record)}: ${own.map(nameOf).join(", ")} removed, since the section is gone`).join("; "),
    at: finding.definition ?? finding.document,
  };
}

/** Those all of whose sources stand in it. */
function entriesAbout({ texts, opened, editions: { ours } }: PlanningContext, { place }: Finding): readonly PropertySignature[] {
  const isAbout = (source: string): boolean => {
    return placeNamed(ours.contents, source)?.place.section === place.section;
  };
  const files = [...texts].filter(([, text]) => text.includes(place.section)).flatMap(([path]) => opened.open(path) ?? []);
  return files
    .flatMap((file) => file.getDescendants().filter(isSignature))
    .filter((one) => {
      const sources = sourcesNamed(one);
      return sources.length > 0 && sources.every(isAbout) && recordAround(one) !== undefined;
    });
}
