/**
 * Operations that came with a row of endpoints: members of the kinds that have the other operations on its path. What they are
 * sent and answer is what the document calls the same elsewhere in the kind.
 */
import type { InterfaceDeclaration, PropertySignature, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../drift/finding.ts";
import { formatPlace } from "../../documents/place.ts";
import { stemsOf } from "../../documents/words.ts";
import type { StatedRow } from "../../facts/stated.ts";
import { memberName } from "../draft/names.ts";
import { operationsOf, type Drafted } from "../draft/operations.ts";
import type { Endpoint, Survey } from "../draft/survey.ts";
import { addMember, nameOf, removeMember } from "../edit/members.ts";
import { fileOf } from "../edit/spans.ts";
import { rowAt, sectionAt, type RowIn } from "../edition/edition.ts";
import { sameBlock } from "../edition/pairs.ts";
import { methodWord, takesBody, usualEffects } from "../words/methods.ts";
import { intersection, literal, member, name, type MemberSyntax, type TypeSyntax } from "../print/syntax.ts";
import { declarationAt, isProperty, type Context } from "./context.ts";
import { free } from "./statements.ts";
import type { Step } from "./step.ts";
import { surveyed } from "./surveyed.ts";

/** The operations of a row that came; undefined where no kind has others on its path, or nothing says what their bodies are. */
export function planOperations(context: Context, finding: Finding, row: RowIn): Step | undefined {
  const survey = surveyed(context.editions.theirs.stated);
  const endpoint = endpointOf(survey, row);
  if (endpoint === undefined) return undefined;
  const siblings = survey.endpoints.filter((one) => one !== endpoint && pathOf(one) === pathOf(endpoint));
  return added(context, finding, { survey, endpoint, methods: endpoint.methods, known: siblings.flatMap((one) => operationsAt(context, row, one)) });
}

/** The methods of a row that several operations are made of. */
export function planMethods(context: Context, finding: Finding): Step | undefined {
  const { from, to } = finding.values ?? {};
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  if (from?.fact !== "methods" || to?.fact !== "methods" || row === undefined) return undefined;
  const survey = surveyed(context.editions.theirs.stated);
  const endpoint = endpointOf(survey, row);
  const known = endpoint === undefined ? [] : operationsAt(context, row, endpoint);
  const come = to.value.filter((method) => !from.value.includes(method));
  const gone = known.filter(({ word }) => from.value.some((method) => methodWord(method) === word && !to.value.includes(method)));
  const before = known.map(({ word }) => word);
  if (endpoint === undefined || known.length === 0 || !to.value.some((method) => before.includes(methodWord(method)))) return undefined;
  const step = come.length === 0 ? undefined : added(context, finding, { survey, endpoint, methods: come, known });
  if (come.length > 0 && step === undefined) return undefined;
  const removed = gone.map(({ property }) => `${nameOf(property)} of ${kindOf(property).getName()}: removed`);
  return { ...(step ?? { is: "step", findings: [finding], needs: [], at: finding.definition! }), edits: [...(step?.edits ?? []), ...gone.map(({ property }) => removeMember(property))], says: [...removed, ...(step === undefined ? [] : [step.says])].join("; ") };
}

/** An operation of a kind, with the row of endpoints that it is made of. */
interface Known {
  readonly property: PropertySignature;
  readonly word: string;
  readonly arguments: readonly string[];
  readonly endpoint: Endpoint;
}

interface Wanted {
  readonly survey: Survey;
  readonly endpoint: Endpoint;
  readonly methods: readonly string[];
  /** The operations that are on its path already. */
  readonly known: readonly Known[];
}

function added(context: Context, finding: Finding, { survey, endpoint, methods, known }: Wanted): Step | undefined {
  const drafted = operationsOf([endpoint], survey.endpoints, false)
    .filter(({ method }) => methods.includes(method))
    .map((one) => ({ ...one, name: isNameOfAnother(survey, one) ? memberName(endpoint.purpose) : one.name }));
  const kinds = [...new Set(known.map(({ property }) => kindOf(property)))];
  const made = kinds.flatMap((kind) => drafted.map((one) => ({ kind, member: memberFor(context, finding, kind, known, one) })));
  const members = made.flatMap(({ kind, member: own }) => (own === undefined ? [] : [{ kind, member: own }]));
  if (members.length === 0 || members.length < made.length) return undefined;
  const last = (kind: InterfaceDeclaration): PropertySignature => known.findLast(({ property }) => kindOf(property) === kind)!.property;
  const says = members.map(({ kind, member: own }) => `${own.name} of ${kind.getName()}: added`).join("; ");
  return {
    is: "step",
    findings: [finding],
    edits: members.map(({ kind, member: own }) => addMember(kind, own, last(kind))),
    needs: members.flatMap(({ kind, member: own }) => wordsIn(own.type).map((word) => ({ file: fileOf(kind), name: word, from: "specwright/http" }))),
    says,
    at: { file: fileOf(last(kinds[0]!)), line: last(kinds[0]!).getEndLineNumber() + 1, column: 1, length: 0 },
    guesses: [`that every ${kinds.map((kind) => kind.getName()).join(" and ")} has "${endpoint.purpose}", and what it is sent and answers`, ...kinds.flatMap((kind) => openGaps(kind, endpoint))],
  };
}

/** The first word of a purpose tells two operations of one table apart only where no other begins with it. */
function isNameOfAnother({ endpoints }: Survey, { endpoint }: Drafted): boolean {
  const first = (purpose: string): string => purpose.split(" ")[0]!.toLowerCase();
  return endpoint.methods.length === 1 && endpoints.some((one) => one !== endpoint && one.section === endpoint.section && first(one.purpose) === first(endpoint.purpose));
}

function memberFor(context: Context, { place }: Finding, kind: InterfaceDeclaration, known: readonly Known[], one: Drafted): MemberSyntax | undefined {
  const donors = operationsIn(context, kind, known);
  const at = donors.find((donor) => known.some(({ property }) => property === donor.property))?.arguments[0];
  const answer = bodyOf(one.response, "response", donors);
  const sent = bodyOf(one.request, "request", donors);
  const hasBody = takesBody(one.method);
  if (at === undefined || answer === undefined || (hasBody && sent === undefined)) return undefined;
  const effect = usualEffects[one.method] === one.effect ? [] : [literal(one.effect)];
  const operation = name(methodWord(one.method), written(at), ...(hasBody ? [sent!] : []), answer, ...effect);
  const isShared = known.some(({ word }) => word === methodWord(one.method));
  const type = isShared ? intersection(operation, name("When", literal(`the request is meant as: ${one.endpoint.purpose}`))) : operation;
  const taken = new Set(kind.getProperties().map(nameOf));
  const text = one.endpoint.methods.length > 1 ? `${methodWord(one.method)}: ${one.endpoint.purpose}` : one.endpoint.purpose;
  return member(free(one.name, taken), type, { text, tags: [{ tag: "source", text: formatPlace(place) }] });
}

/** What the kind sends or answers where the document uses the same words. */
function bodyOf(text: string | undefined, slot: "request" | "response", donors: readonly Known[]): TypeSyntax | undefined {
  if (text === undefined) return name("Silent");
  if (/^(?:none|no body|empty|-|–|—)\.?$/i.test(text)) return name("None");
  const slots = slot === "request" ? (["request", "response"] as const) : (["response", "request"] as const);
  for (const one of slots) {
    const donor = donors.find(({ endpoint }) => endpoint[one] !== undefined && sameWords(endpoint[one], text));
    const type = donor === undefined ? undefined : donor.arguments[one === "request" ? 1 : hasBody(donor.word) ? 2 : 1];
    if (type !== undefined && (one === "response" || hasBody(donor!.word))) return written(type);
  }
  return undefined;
}

function sameWords(one: string, other: string): boolean {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return stems.size === others.size && [...stems].every((stem) => others.has(stem));
}

function hasBody(word: string): boolean {
  return word !== "Get" && word !== "Delete";
}

/** The operations of a kind, those on the path first. */
function operationsIn(context: Context, kind: InterfaceDeclaration, known: readonly Known[]): readonly Known[] {
  const own = known.filter(({ property }) => kindOf(property) === kind);
  const others = surveyed(context.editions.ours.stated).endpoints.flatMap((endpoint) => {
    const row = rowOf(context.editions.ours.stated.sections.find((one) => one === endpoint.section)?.blocks.flatMap(({ rows }) => rows) ?? [], endpoint);
    return row === undefined ? [] : operationsOn(context, row, endpoint).filter(({ property }) => kindOf(property) === kind);
  });
  return [...own, ...others];
}

/** The operations that our edition's row of an endpoint of the other edition is made into. */
function operationsAt(context: Context, beside: RowIn, endpoint: Endpoint): readonly Known[] {
  const { theirs, pairs } = context.editions;
  const section = sectionAt(theirs, beside.row.at.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const block = section?.blocks.find(({ block: one }) => one === beside.block);
  const same = own === undefined || block === undefined ? undefined : sameBlock(block, own);
  const row = same === undefined ? undefined : rowOf(same.rows, endpoint);
  return row === undefined ? [] : operationsOn(context, row, endpoint);
}

function rowOf(rows: readonly StatedRow[], { purpose }: Endpoint): StatedRow | undefined {
  return rows.find(({ row }) => row.name === purpose);
}

function operationsOn(context: Context, { row }: StatedRow, endpoint: Endpoint): readonly Known[] {
  const properties = context.behaving(row).filter(({ is }) => is === "operation").map(({ at }) => declarationAt(context, at));
  return [...new Set(properties)].flatMap((property): readonly Known[] => {
    if (!isProperty(property) || property.getParent().getKindName() !== "InterfaceDeclaration") return [];
    const reference = referenceIn(property);
    return reference === undefined ? [] : [{ property, word: reference.getTypeName().getText(), arguments: reference.getTypeArguments().map((one) => one.getText()), endpoint }];
  });
}

function referenceIn(property: PropertySignature): TypeReferenceNode | undefined {
  const type = property.getTypeNode();
  const all = type === undefined ? [] : [type, ...type.getDescendants()];
  return all.find((node): node is TypeReferenceNode => node.getKindName() === "TypeReference" && /^(?:Get|Put|Post|Patch|Delete)$/.test((node as TypeReferenceNode).getTypeName().getText()));
}

function kindOf(property: PropertySignature): InterfaceDeclaration {
  return property.getParent() as InterfaceDeclaration;
}

export function endpointOf({ endpoints, places }: Survey, { row }: RowIn): Endpoint | undefined {
  return endpoints.find(({ source }) => source === places.row(row));
}

export function pathOf({ uris, general, where }: Endpoint): string {
  return uris.length + general.length === 0 ? where : [...uris, ...general].sort().join("\n");
}

function written(text: string): TypeSyntax {
  return { is: "written", text };
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
