/** How many items a list may have, where its row says so. */
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Limits } from "../../../facts/fact.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { nameOf } from "../../edit/members.ts";
import { fileOf, replacing } from "../../edit/spans.ts";
import { printType } from "../../print/type.ts";
import type { Step } from "../../step.ts";
import { itemsSaid } from "../../words/general.ts";
import { label } from "./types.ts";

/** Undefined where the finding is about something else, or the limits went. */
export function planItems(context: Context, finding: Finding): Step | undefined {
  const limits = finding.values?.to;
  const node = finding.definition === undefined || limits?.fact !== "items" ? undefined : declarationAt(context, finding.definition);
  const type = isProperty(node) ? node.getTypeNode() : undefined;
  if (!isProperty(node) || nameOf(node) !== finding.place.row || type === undefined || limits?.fact !== "items") return undefined;
  const text = withLimits(type.getText(), limits.value);
  return text === undefined
    ? undefined
    : {
        is: "step",
        findings: [finding],
        edits: [replacing(type, text)],
        needs: [{ file: fileOf(node), name: "Says", from: "specwright/words" }],
        says: `${label(node)}: ${text.slice(text.lastIndexOf("Says<"))}`,
        at: finding.definition!,
      };
}

/** Behind the type of a list, in the place of others of their sort. */
function withLimits(type: string, limits: Limits): string | undefined {
  const before = type.replace(/ & Says<\{ (?:(?:min|max)Items: \d+(?:; )?)+ \}>$/, "");
  const said = itemsSaid(limits);
  return said === undefined || !/(?:\[\]|>)$/.test(before) ? undefined : `${before} & ${printType(said, "", 0)}`;
}
