/** The values of a field in a section of their own, which its row listed so far: the section is one more source, and tells what they mean. */
import type { PropertySignature } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { addToComment } from "../../edit/comments.ts";
import { isSignature } from "../../edit/members.ts";
import { startOf } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { meaningLine } from "../../words/meanings.ts";
import { fieldLabel } from "../fields/types.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Undefined where the section lists anything else, or the values of several fields. */
export function planValuesApart(context: PlanningContext, finding: Finding): Step | undefined {
  const section = finding.change === "added" ? sectionAt(context.editions.theirs, finding.document.line) : undefined;
  const values = section === undefined ? [] : valuesIn(section);
  const [field, ...others] = values.length === 0 ? [] : fieldsWith(context, new Set(values.map(({ value }) => value)));
  if (field === undefined || others.length > 0) return undefined;
  const explained = values.filter(({ means }) => means !== "");
  return {
    ...stepOf(finding),
    edits: [
      addToComment(field, {
        ...(explained.length === 0 ? {} : { text: `\n${explained.map(meaningLine).join("\n")}` }),
        tags: [{ tag: "source", text: formatPlace(finding.place) }],
      }),
    ],
    says: `${fieldLabel(field)}: "${finding.place.section}" is a source of its values as well`,
    at: startOf(field),
    guesses: [`that "${finding.place.section}" lists the values of ${fieldLabel(field)}`],
  };
}

interface Value {
  readonly value: string;
  /** Empty where the document says nothing of it. */
  readonly means: string;
}

/** Of a section that has one table or list, of single words and what is said of each. */
function valuesIn({ blocks }: StatedSection): readonly Value[] {
  const [block, ...others] = blocks.filter(({ block: { is } }) => is === "table" || is === "list");
  if (block === undefined || others.length > 0 || block.rows.length < 2 || block.rows.some(({ row }) => row.cells.length > 2 || !/^\S+$/.test(row.name)))
    return [];
  return block.rows.map(({ row }) => {
    const cell = row.cells.find(({ column }) => column !== block.block.named);
    return { value: row.name, means: block.block.is === "table" ? (cell?.text ?? "") : "" };
  });
}

/** The members of which these are the values, and no others. */
function fieldsWith({ texts, opened }: PlanningContext, values: ReadonlySet<string>): readonly PropertySignature[] {
  const files = [...texts].filter(([, text]) => [...values].every((value) => text.includes(`"${value}"`))).flatMap(([path]) => opened.open(path) ?? []);
  return files.flatMap((file) =>
    file
      .getDescendants()
      .filter(isSignature)
      .filter((one) => {
        const own = new Set(literalTypesIn(one).map(literalText));
        return own.size === values.size && [...own].every((value) => values.has(value));
      }),
  );
}
