/**
 * Operations that came with a row of endpoints: members of the kinds that have the other operations on its path. What they are
 * sent and answer is what the document calls the same elsewhere in the kind.
 */
import type { InterfaceDeclaration, PropertySignature } from "ts-morph";
import { stemsOf } from "../../../documents/editions/stems.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { memberName } from "../../draft/names.ts";
import { draftedOperations, type DraftedOperation } from "../../draft/resources/operations.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { replaceSources } from "../../edit/comments.ts";
import { addMember, nameOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf } from "../../edit/spans.ts";
import { rowAt, type PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { intersectionType, literalType, member, typeReference, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";
import { freeName } from "../../words/entry-names.ts";
import { hasAnswer, methodWord, takesBody, usualEffects } from "../../words/methods.ts";
import { endpointOf, kindOfOperation, knownOperationsAt, knownOperationsIn, pathOfEndpoint, type KnownOperation } from "../known-operations.ts";
import { withKnownStatuses } from "../known-statuses.ts";
import { surveyed } from "../surveyed.ts";
import { neededByEdits } from "../values/literals.ts";
import { methodEdits } from "../values/methods.ts";
import { chosenSeriesEdits, seriesEdits } from "../values/series.ts";
import { bodyTypeFor, shownBodyType, writtenType } from "./bodies.ts";

/** The operations of a row that came; undefined where no kind has others on its path, or nothing says what their bodies are. */
export function planOperations(context: PlanningContext, finding: Finding, row: PlacedRow): Step | undefined {
  const survey = surveyed(context.editions.theirs.stated);
  const endpoint = endpointOf(survey, row);
  if (endpoint === undefined) return undefined;
  const siblings = survey.endpoints.filter((one) => one !== endpoint && pathOfEndpoint(one) === pathOfEndpoint(endpoint));
  return added(context, finding, { survey, endpoint, methods: endpoint.methods, known: siblings.flatMap((one) => knownOperationsAt(context, row, one)) });
}

/** The methods of a row that several operations are made of. An operation stays whose method has a row of its own on that path now: that is its source. */
export function planMethods(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const { from, to } = finding.values ?? {};
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  if (from?.fact !== "methods" || to?.fact !== "methods" || row === undefined) return undefined;
  const survey = surveyed(context.editions.theirs.stated);
  const endpoint = endpointOf(survey, row);
  const known = endpoint === undefined ? [] : knownOperationsAt(context, row, endpoint);
  const addedMethods = to.value.filter((method) => !from.value.includes(method));
  const removed = known.filter(({ word }) => from.value.some((method) => methodWord(method) === word && !to.value.includes(method)));
  const before = known.map(({ word }) => word);
  if (endpoint === undefined || known.length === 0 || !to.value.some((method) => before.includes(methodWord(method)))) return undefined;
  const replaced = instead(
    context,
    finding,
    removed.filter((one) => movedTo(context, one, endpoint, all) === undefined),
  );
  if (replaced !== undefined) return replaced;
  const step = addedMethods.length === 0 ? undefined : added(context, finding, { survey, endpoint, methods: addedMethods, known });
  if (addedMethods.length > 0 && step === undefined) return undefined;
  const moved = removed.flatMap((one) => movedTo(context, one, endpoint, all) ?? []);
  const left = removed.filter((one) => !moved.some(({ operation }) => operation === one));
  const says = [...moved.map(({ operation, to: source }) => `${memberOf(operation)}: made of ${source}`), ...left.map((one) => `${memberOf(one)}: removed`)];
  const chosen = moved.length > 0 ? [] : chosenSeriesEdits(context, finding.place, from.value, to.value);
  const edits = [
    ...(step?.edits ?? []),
    ...moved.flatMap((one) => one.edits),
    ...left.map(({ property }) => removeMember(property)),
    ...seriesEdits(context, finding.place, from.value, to.value),
    ...chosen,
  ];
  const findings = [finding, ...new Set(moved.map(({ by }) => by))];
  return {
    ...(step ?? { is: "step", needs: [], at: finding.definition! }),
    findings,
    edits,
    says: [...says, ...(step === undefined ? [] : [step.says])].join("; "),
  };
}

/** One method in the place of another: all else that the kind says of the operation stays. */
function instead(context: PlanningContext, finding: Finding, removed: readonly KnownOperation[]): Step | undefined {
  const { from, to } = finding.values ?? {};
  if (from?.fact !== "methods" || to?.fact !== "methods") return undefined;
  const edits = removed.map(({ property }) => methodEdits(property, from.value, to.value));
  const made = edits.flatMap((editsOfOne) => editsOfOne ?? []);
  if (made.length === 0 || edits.includes(undefined)) return undefined;
  const says = `${removed.map(memberOf).join(", ")}: ${from.value.join(", ")} → ${to.value.join(", ")}`;
  return {
    ...stepOf(finding),
    edits: [...made, ...[seriesEdits, chosenSeriesEdits].flatMap((edit) => edit(context, finding.place, from.value, to.value))],
    needs: neededByEdits(made),
    says,
    at: finding.definition!,
  };
}

function memberOf({ property }: KnownOperation): string {
  return `${nameOf(property)} of ${kindOfOperation(property).getName()}`;
}

interface Moved {
  readonly operation: KnownOperation;
  /** The row that came. */
  readonly by: Finding;
  readonly to: string;
  readonly edits: readonly Edit[];
}

/** The one row that came with the method of an operation, on the path of the row that had it. */
function movedTo(context: PlanningContext, operation: KnownOperation, endpoint: Endpoint, all: readonly Finding[]): Moved | undefined {
  const { theirs } = context.editions;
  const survey = surveyed(theirs.stated);
  const came = all.flatMap((by) => {
    const row = by.change === "added" && by.fact === "row" ? rowAt(theirs, by.document, by.place.row) : undefined;
    const own = row === undefined ? undefined : endpointOf(survey, row);
    const hasMethod = own?.methods.some((method) => methodWord(method) === operation.word) === true;
    return own !== undefined && hasMethod && own.section === endpoint.section && pathOfEndpoint(own) === pathOfEndpoint(endpoint)
      ? [{ by, to: own.source }]
      : [];
  });
  const [only, ...others] = came;
  const edits = only === undefined || others.length > 0 ? [] : replaceSources(operation.property, endpoint.source, only.to);
  return edits.length === 0 ? undefined : { operation, ...only!, edits };
}

interface Wanted {
  readonly survey: Survey;
  readonly endpoint: Endpoint;
  readonly methods: readonly string[];
  /** The operations that are on its path already. */
  readonly known: readonly KnownOperation[];
}

function added(context: PlanningContext, finding: Finding, { survey, endpoint, methods, known }: Wanted): Step | undefined {
  const drafted = draftedOperations([endpoint], survey.endpoints, false)
    .filter(({ method }) => methods.includes(method))
    .map((one) => ({
      ...one,
      name: isNameOfAnother(survey, one) ? memberName(endpoint.purpose) : one.name,
      endpoint: withKnownStatuses(context, endpoint),
    }));
  const kinds = [...new Set(known.map(({ property }) => kindOfOperation(property)))];
  const made = kinds.flatMap((kind) => drafted.map((one) => ({ kind, member: memberFor(context, finding, kind, known, one) })));
  const members = made.flatMap(({ kind, member: own }) => (own === undefined ? [] : [{ kind, member: own }]));
  if (members.length === 0 || members.length < made.length) return undefined;
  const last = (kind: InterfaceDeclaration): PropertySignature => known.findLast(({ property }) => kindOfOperation(property) === kind)!.property;
  const says = members.map(({ kind, member: own }) => `${own.name} of ${kind.getName()}: added`).join("; ");
  return {
    ...stepOf(finding),
    edits: members.map(({ kind, member: own }) => addMember(kind, own, last(kind))),
    needs: members.flatMap(({ kind, member: own }) => wordsIn(own.type).map((word) => ({ file: fileOf(kind), name: word, from: "specwright/http" }))),
    says,
    at: { file: fileOf(last(kinds[0]!)), line: last(kinds[0]!).getEndLineNumber() + 1, column: 1, length: 0 },
    guesses: [
      `that every ${kinds.map((kind) => kind.getName()).join(" and ")} has "${endpoint.purpose}", and what it is sent and answers`,
      ...kinds.flatMap((kind) => openGaps(kind, endpoint)),
    ],
  };
}

/** The first word of a purpose tells two operations of one table apart only where no other begins with it. */
function isNameOfAnother({ endpoints }: Survey, { endpoint }: DraftedOperation): boolean {
  const first = (purpose: string): string => purpose.split(" ")[0]!.toLowerCase();
  return (
    endpoint.methods.length === 1 &&
    endpoints.some((one) => one !== endpoint && one.section === endpoint.section && first(one.purpose) === first(endpoint.purpose))
  );
}

function memberFor(
  context: PlanningContext,
  { place }: Finding,
  kind: InterfaceDeclaration,
  known: readonly KnownOperation[],
  one: DraftedOperation,
): MemberSyntax | undefined {
  const donors = knownOperationsIn(context, kind, known);
  const at = donors.find((donor) => known.some(({ property }) => property === donor.property))?.arguments[0];
  const [answer, sent] = (["response", "request"] as const).map((slot) =>
    slot === "response" && !hasAnswer(one.method)
      ? typeReference("None")
      : (bodyTypeFor(one[slot], slot, donors, one.endpoint.source) ??
        bodyTypeFor(one.endpoint[slot], slot, donors, one.endpoint.source) ??
        shownBodyType(one[slot] ?? "", slot, donors, one.endpoint.source)),
  );
  const hasBody = takesBody(one.method);
  if (at === undefined || answer === undefined || (hasBody && sent === undefined)) return undefined;
  const effect = usualEffects[one.method] === one.effect ? [] : [literalType(one.effect)];
  const operation = typeReference(methodWord(one.method), writtenType(at), ...(hasBody ? [sent!] : []), ...(hasAnswer(one.method) ? [answer] : []), ...effect);
  const isShared = known.some(({ word }) => word === methodWord(one.method));
  const type = isShared ? intersectionType(operation, typeReference("When", literalType(`the request is meant as: ${one.endpoint.purpose}`))) : operation;
  const taken = new Set(kind.getProperties().map(nameOf));
  const text = one.endpoint.methods.length > 1 ? `${methodWord(one.method)}: ${one.endpoint.purpose}` : one.endpoint.purpose;
  return member(freeName(one.name, taken), type, { text, tags: [{ tag: "source", text: formatPlace(place) }] });
}

function wordsIn(type: TypeSyntax): readonly string[] {
  if (type.is === "intersection") return type.of.flatMap(wordsIn);
  return type.is !== "name" ? [] : [type.name, ...type.of.flatMap((one) => (one.is === "name" && ["None", "Silent"].includes(one.name) ? [one.name] : []))];
}

/** What the kind says is not shown, and the row may show. */
function openGaps(kind: InterfaceDeclaration, { purpose }: Endpoint): readonly string[] {
  const [verb = ""] = [...stemsOf(purpose)];
  const gaps = [...kind.getText().matchAll(/NotShown<"([^"]*)">/g)].map(([, gap]) => gap!);
  return gaps.filter((gap) => verb !== "" && stemsOf(gap).has(verb)).map((gap) => `that ${kind.getName()} still does not show ${gap}`);
}
