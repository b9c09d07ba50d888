/** What no definition says, and what is settled where our edition of the document alone changes: what is said in passing. */
import type { Node } from "ts-morph";
import type { Finding } from "../drift/findings/finding.ts";
import { describeFinding } from "./describe-finding.ts";
import { isSignature, nameOf } from "./edit/members.ts";
import { editsForFinding } from "./edition/edits-for-finding.ts";
import { partlyShown } from "./plan/fields/gap-closed.ts";
import { isStatus, statusesAt } from "./plan/operations/status.ts";
import { declarationAt, targetAt, type PlanningContext } from "./planning-context.ts";
import type { Step, Unplaced } from "./step.ts";

/** Whether our edition has something to change for a finding on what is said in passing: never a row, a type or a method. */
export function concernsDocumentAlone(context: PlanningContext, finding: Finding): boolean {
  const { editions } = context;
  const inPassing =
    isOfNoProperty(context, finding) ||
    ["mention", "member", "path", "known", "windows", "holds", "statement", "request", "response"].includes(finding.fact) ||
    isGapOfNoType(context, finding);
  return inPassing && editions.ours.file !== editions.theirs.file && !isSaidAsValue(context, finding) && editsForFinding(finding, editions).length > 0;
}

/**
 * The definitions of the place have it as a value, which would go on saying what the document no longer does; where they give statuses, one that came is theirs
 * as well.
 */
function isSaidAsValue(context: PlanningContext, finding: Finding): boolean {
  const { fact, from = "", to = "", definition, place } = finding;
  if (fact !== "mention") return false;
  if (isStatus(from === "" ? to : from) && statusesAt(context, finding).some((node) => from === "" || node.getText() === from)) return true;
  const target = targetAt(context, place);
  const declared = target === undefined ? [] : [...context.declared(target), ...context.behaving(target)].map(({ at }) => at);
  const nodes = [...declared, ...(definition === undefined ? [] : [definition])].flatMap((at) => declarationAt(context, at) ?? []);
  return (
    from !== "" && nodes.some((node) => node.getDescendants().some((inner) => isValue(inner) && inner.getText().replace(/^(["'])(.*)\1$/s, "$2") === from))
  );
}

function isValue(node: Node): boolean {
  return ["NumericLiteral", "StringLiteral", "NullKeyword"].includes(node.getKindName());
}

/** A phrase of the document of which no definition has the value. */
function isOfNoProperty({ texts, opened }: PlanningContext, { values }: Finding): boolean {
  const name = values?.from?.fact === "property" ? values.from.value.name : undefined;
  if (name === undefined) return false;
  const files = [...texts].filter(([, text]) => text.includes(name)).flatMap(([path]) => opened.open(path) ?? []);
  const members = files.flatMap((file) => file.getDescendants().filter(isSignature)).filter((member) => nameOf(member) === name);
  return members.every((member) => member.getTypeNode()?.getKindName() === "TupleType");
}

/** What was not shown of many fields, each of which now shows it, is said of none any more. */
function isGapOfNoType(context: PlanningContext, finding: Finding): boolean {
  const { change, fact, definition } = finding;
  const definitionText = definition === undefined ? undefined : declarationAt(context, definition)?.getText();
  return (
    fact === "notShown" &&
    change === "removed" &&
    definitionText !== undefined &&
    !/\b(?:NotShown|notShown|OpenEnum|Partly)\b/.test(definitionText) &&
    partlyShown(context, finding) === undefined
  );
}

/** A line of which the definitions say more stays as it is: without it they would seem to say what the document does. */
export function sentencesAmong(unplaced: readonly Unplaced[], isOfDocument: (finding: Finding) => boolean): readonly Step[] {
  const [alone, others] = [true, false].map((is) => unplaced.filter(({ findings }) => findings.every(isOfDocument) === is));
  const left = new Set(others!.flatMap(({ findings }) => findings.map(({ document }) => document.line)));
  return alone!.filter(({ findings }) => !findings.some(({ document }) => left.has(document.line))).map(inDocumentAlone);
}

/** Only our edition of the document changes, and what is left to do is told; a path that came or went in passing leaves nothing. */
function inDocumentAlone({ findings, why }: Unplaced): Step {
  const [finding] = findings;
  const what = finding === undefined ? "" : describeFinding(finding);
  return {
    is: "step",
    findings,
    edits: [],
    needs: [],
    says: `${what}: in the document alone`,
    ...(finding?.fact === "path" && finding.change !== "changed" ? {} : { leaves: why }),
    ...(finding === undefined ? {} : { at: finding.document }),
  };
}
