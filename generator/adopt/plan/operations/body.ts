/** What an operation is sent, or answers, where its row says another thing than before: none, or what the document calls the same elsewhere in the kind. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import { nameOf } from "../../edit/members.ts";
import { fileOf, indentOf, replaceNode, startOf } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { printType } from "../../print/type.ts";
import { stepOf, unplaced, type Planned, type Step, type Unplaced } from "../../step.ts";
import { fieldLabel } from "../fields/types.ts";
import { endpointOf, kindOfOperation, knownOperationsAt, knownOperationsIn, referenceIn, type KnownOperation } from "../known-operations.ts";
import { fileAndLine } from "../nearest-position.ts";
import { neededWords } from "../needed-words.ts";
import { surveyed } from "../surveyed.ts";
import { bodyTypeFor, hasBody } from "./bodies.ts";

type Slot = "request" | "response";

/** Undefined where the finding is about something else than the bodies of operations. */
export function planBody(context: PlanningContext, finding: Finding): Planned | undefined {
  const row = isOnBody(finding) ? rowAt(context.editions.theirs, finding.document, finding.place.row) : undefined;
  const endpoint = row === undefined ? undefined : endpointOf(surveyed(context.editions.theirs.stated), row);
  const known = endpoint === undefined ? [] : knownOperationsAt(context, row!, endpoint);
  if (endpoint === undefined || known.length === 0) return undefined;
  const slots = slotsOf(finding);
  const made = known.flatMap((one) => slots.flatMap((slot) => bodyStep(context, finding, endpoint, one, slot)));
  const [left] = made.filter((one): one is Unplaced => one.is === "unplaced");
  const steps = made.filter((one): one is Step => one.is === "step");
  if (left !== undefined || steps.length === 0) return left;
  const guesses = steps.flatMap((step) => step.guesses ?? []);
  return {
    ...steps[0]!,
    edits: steps.flatMap(({ edits }) => edits),
    needs: steps.flatMap(({ needs }) => needs),
    says: steps.map(({ says }) => says).join("; "),
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

function isOnBody(finding: Finding): boolean {
  const { change, fact, place } = finding;
  return place.row !== undefined && (slotSaid(finding) !== undefined || (change === "changed" && ["request", "response", "notShown"].includes(fact)));
}

function slotsOf(finding: Finding): readonly Slot[] {
  const said = slotSaid(finding);
  if (said !== undefined) return [said];
  return finding.fact === "notShown" ? ["request", "response"] : [finding.fact as Slot];
}

/** `Response: none.`, in a cell that says both */
function slotSaid({ change, fact, to = "" }: Finding): Slot | undefined {
  return change === "added" && fact === "statement" ? (/^(request|response):\s/i.exec(to)?.[1]?.toLowerCase() as Slot | undefined) : undefined;
}

function bodyStep(context: PlanningContext, finding: Finding, endpoint: Endpoint, one: KnownOperation, slot: Slot): readonly Planned[] {
  const { property } = one;
  const argument = argumentOf(property, slot);
  if (argument === undefined || (finding.fact === "notShown" && !argument.getText().startsWith("NotShown<"))) return [];
  if (finding.fact === "statement" && !/^(?:NotShown<|Silent$)/.test(argument.getText())) return [];
  const type = bodyTypeFor(endpoint[slot], slot, knownOperationsIn(context, kindOfOperation(property), [withoutBody(one, slot)]), endpoint.source);
  if (type === undefined)
    return [
      unplaced(
        finding,
        `no operation of ${kindOfOperation(property).getName()} has a body that the document calls "${endpoint[slot] ?? ""}": write its type as the ${slot === "request" ? "request" : "answer"} of ${nameOf(property)} at ${fileAndLine({ ...context.service.definition, file: fileOf(property), line: property.getStartLineNumber() })}`,
      ),
    ];
  const text = printType(type, indentOf(property), 0);
  if (text === argument.getText()) return [];
  const file = fileOf(property);
  const said = fieldLabel(property);
  const comments = commentsOnBody(property, slot);
  return [
    {
      ...stepOf(finding),
      edits: [replaceNode(argument, text)],
      needs: neededWords([{ is: "alias", exported: false, name: "Body", type }], file),
      says: `${said}: its ${slot === "request" ? "request" : "answer"} is ${text}`,
      at: startOf(property),
      ...(comments.length === 0 ? {} : { guesses: comments.map((comment) => `that the comment of ${said} is still right: "${comment}"`) }),
    },
  ];
}

/** What it is sent or answers so far is not what the row calls so now. */
function withoutBody({ endpoint, ...operation }: KnownOperation, slot: Slot): KnownOperation {
  const { [slot]: _, ...rest } = endpoint;
  return { ...operation, endpoint: rest };
}

function argumentOf(property: PropertySignature, slot: Slot): ReturnType<PropertySignature["getTypeNodeOrThrow"]> | undefined {
  const reference = referenceIn(property);
  const takesBody = reference !== undefined && hasBody(reference.getTypeName().getText());
  if (slot === "request" && !takesBody) return undefined;
  return reference?.getTypeArguments()[slot === "response" && takesBody ? 2 : 1];
}

/** What is written by hand about a body stays; whoever looks on is told. */
function commentsOnBody(property: PropertySignature, slot: Slot): readonly string[] {
  const said = property.getJsDocs()[0]?.getDescription().trim() ?? "";
  const words = slot === "request" ? /\b(?:body|request)\b/i : /\banswers?\b/i;
  return said
    .split(/\n\s*\n|(?<=[.!?])\s+/)
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter((one) => words.test(one));
}
