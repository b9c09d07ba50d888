/**
 * A request that had no method, and has one now: its kind gets the operation, with the bodies whose fields tables beside it list, and
 * what was not shown of it goes.
 */
import type { InterfaceDeclaration, Node, PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { saysNoBody } from "../../../facts/cells/no-body.ts";
import type { StatedBlock, StatedSection } from "../../../facts/stated-section.ts";
import type { DeclaredResource } from "../../declared-service.ts";
import { memberName, typeName } from "../../draft/names.ts";
import { fieldsNamed } from "../../draft/resources/named-fields.ts";
import { draftedOperations } from "../../draft/resources/operations.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import { addMember, nameOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { appendToFile, fileOf, startOf } from "../../edit/spans.ts";
import { counterpartBlock } from "../../edition/pairs.ts";
import { rowAt, type PlacedRow } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { printDeclaration } from "../../print/file.ts";
import { literalType, member, typeReference, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import { freeName } from "../../words/entry-names.ts";
import { hasAnswer, methodWord, takesBody, usualEffects } from "../../words/methods.ts";
import { blockMembers } from "../fields/member.ts";
import { kindOf } from "../kind.ts";
import { endpointOf } from "../known-operations.ts";
import { neededWords } from "../needed-words.ts";
import { gapEntries } from "../notes/entries.ts";
import { surveyed } from "../surveyed.ts";
import { replaceUri } from "../uris.ts";

/** Undefined where the finding is about something else, or the kind is that of several resources. */
export function planMethodShown(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const row = finding.fact === "methods" && finding.change === "added" ? rowAt(context.editions.theirs, finding.document, finding.place.row) : undefined;
  const request = row === undefined ? undefined : requestOf(context, row);
  return request === undefined || request.kind.getProperties().length > 0 ? undefined : operationStep(context, finding, request, all);
}

/** A row that came for a resource that is there, where no operation of its kind has such bodies. */
export function planOwnOperation(context: PlanningContext, finding: Finding, row: PlacedRow, all: readonly Finding[]): Step | undefined {
  const request = requestOf(context, row);
  return request === undefined ? undefined : operationStep(context, finding, request, all);
}

interface Request {
  readonly endpoint: Endpoint;
  readonly alias: TypeAliasDeclaration;
  /** Of this resource alone. */
  readonly kind: InterfaceDeclaration;
  /** Where the path is another one than the resource has. */
  readonly moved: readonly Edit[];
}

function requestOf(context: PlanningContext, row: PlacedRow): Request | undefined {
  const endpoint = endpointOf(surveyed(context.editions.theirs.stated), row);
  const resource =
    context.service.resources.find(({ uri }) => endpoint?.uris.includes(uri) === true) ?? (endpoint === undefined ? undefined : movedTo(context, endpoint));
  const alias = resource === undefined ? undefined : declarationAt(context, resource.definition);
  const kind = alias?.getKindName() === "TypeAliasDeclaration" ? kindOf(context, alias as TypeAliasDeclaration) : undefined;
  if (endpoint === undefined || kind === undefined || context.service.resources.filter((one) => one.kind === resource!.kind).length > 1) return undefined;
  const [uri] = endpoint.uris;
  const moved = uri === undefined || endpoint.uris.includes(resource!.uri) ? [] : (replaceUri(context, resource!.uri, uri) ?? []);
  return { endpoint, alias: alias as TypeAliasDeclaration, kind, moved };
}

/** The resource that is made of the row of an endpoint, where that gives one path, and none that a resource has. */
function movedTo({ service: { resources } }: PlanningContext, { source, uris }: Endpoint): DeclaredResource | undefined {
  return uris.length === 1 ? resources.find((one) => one.source === source) : undefined;
}

function operationStep(context: PlanningContext, finding: Finding, { endpoint, alias, kind, moved }: Request, all: readonly Finding[]): Step {
  const file = fileOf(kind);
  const bodies = bodiesOf(
    context,
    endpoint,
    context.editions.theirs.stated.sections.find((one) => one === endpoint.section)!,
    file,
  );
  const shown = [bodies.request, bodies.response].flatMap((body) => body ?? []);
  const operations = operationsShown(context, endpoint, kind, bodies);
  const declarations = shown.flatMap((body) => body.declarations);
  const removed = gapsGone(alias, finding, all);
  const blocks = shown.map(({ block }) => block);
  const settled = all.filter((one) => removed.some(({ by }) => by === one) || isOfBlocks(context, one, blocks));
  const gaps = removed.map(({ entry }) => entry);
  return {
    is: "step",
    findings: [finding, ...settled.filter((one) => one !== finding)],
    edits: [
      ...moved,
      ...operations.map((one) => addMember(kind, one, kind.getProperties().at(-1))),
      ...gapEdits(alias, gaps),
      ...(declarations.length === 0 ? [] : [appendToFile(kind.getSourceFile(), declarations.map(printDeclaration).join("\n\n"))]),
    ],
    needs: [
      ...operations.flatMap(({ type }) => neededWords([{ is: "alias", exported: false, name: "Operation", type }], file)),
      ...neededWords(declarations, file),
      ...shown.flatMap(({ needs }) => needs),
    ],
    says: `${operations.map((one) => one.name).join(", ")} of ${kind.getName()}: added`,
    at: finding.definition ?? startOf(kind),
    guesses: [`what "${endpoint.purpose}" does, and what it sends and answers`],
  };
}

/** The members of the kind for the methods of an endpoint. */
function operationsShown(context: PlanningContext, endpoint: Endpoint, kind: InterfaceDeclaration, { request, response }: Bodies): readonly MemberSyntax[] {
  const taken = new Set(kind.getProperties().map(nameOf));
  const sent = request?.type ?? bodyOf(endpoint, "request");
  const answer = response?.type ?? bodyOf(endpoint, "response");
  return draftedOperations([endpoint], surveyed(context.editions.theirs.stated).endpoints, false).map(({ method, effect }) => {
    const type = typeReference(
      methodWord(method),
      { is: "member", of: typeReference("Of"), name: "uri" },
      ...(takesBody(method) ? [sent] : []),
      ...(hasAnswer(method) ? [answer] : []),
      ...(usualEffects[method] === effect ? [] : [literalType(effect)]),
    );
    const named = taken.has(method.toLowerCase()) ? freeName(memberName(endpoint.purpose), taken) : method.toLowerCase();
    return member(named, type, { text: endpoint.purpose, tags: [{ tag: "source", text: endpoint.source }] });
  });
}

function bodyOf(endpoint: Endpoint, slot: "request" | "response"): TypeSyntax {
  const text = endpoint[slot];
  if (text === undefined) return typeReference("Silent");
  if (saysNoBody(text)) return typeReference("None");
  const what = slot === "request" ? "the request" : "the answer";
  return fieldsNamed(text, endpoint.source) ?? typeReference("NotShown", literalType(/^(?:see|as)\b/i.test(text) ? what : text));
}

interface Body {
  readonly block: StatedBlock;
  readonly type: TypeSyntax;
  readonly declarations: readonly DeclarationSyntax[];
  readonly needs: Step["needs"];
}

interface Bodies {
  readonly request: Body | undefined;
  readonly response: Body | undefined;
}

/** Tables that came, and whose label names the request or its answer. */
function bodiesOf(context: PlanningContext, { purpose }: Endpoint, section: StatedSection, file: string): Bodies {
  const own = context.editions.pairs.section(section);
  const stems = stemsOf(purpose);
  const came = section.blocks.filter(
    ({ block }) => block.is === "table" && block.label !== undefined && [...stems].every((stem) => stemsOf(block.label!).has(stem)),
  );
  const strange = came.filter(
    (block) => own === undefined || counterpartBlock(block, own)?.rows.some(({ row }) => block.rows.some((one) => one.row.name === row.name)) !== true,
  );
  const body = (said: RegExp, called: string): Body | undefined => {
    const block = strange.find((one) => said.test(one.block.label!));
    const members = block === undefined ? undefined : blockMembers(context, file, section, block);
    if (block === undefined || members === undefined) return undefined;
    const named = typeName(purpose, called);
    const source = surveyed(context.editions.theirs.stated).places.section(section);
    return {
      block,
      type: typeReference(named),
      declarations: [{ is: "interface", exported: false, name: named, members: members.members, comment: { tags: [{ tag: "source", text: source }] } }],
      needs: members.needs.map((need) => ({ ...need, file })),
    };
  };
  return { request: body(/\brequest\b/i, "Request"), response: body(/\b(?:response|answer|reply)\b/i, "Answer") };
}

function isOfBlocks({ editions: { theirs } }: PlanningContext, { change, fact, document, place }: Finding, blocks: readonly StatedBlock[]): boolean {
  const row = change === "added" && fact === "row" ? rowAt(theirs, document, place.row) : undefined;
  return row !== undefined && sectionAt(theirs, document.line)?.blocks.some((one) => blocks.includes(one) && one.block === row.block) === true;
}

interface Gone {
  readonly entry: PropertySignature;
  readonly by: Finding;
}

/** What is not shown of the method any more, and of what other findings say that it is no longer not shown. */
function gapsGone(alias: Node, finding: Finding, all: readonly Finding[]): readonly Gone[] {
  const entries = gapEntries(alias);
  const ofMethod =
    finding.fact !== "methods" ? [] : entries.filter((one) => /\bmethod\b/i.test(one.getTypeNode()?.getText() ?? "")).map((entry) => ({ entry, by: finding }));
  const others = all.filter((one) => one.fact === "notShown" && one.change !== "added" && one.definition?.file === fileOf(alias));
  return [
    ...ofMethod,
    ...others.flatMap((by) =>
      entries.filter((entry) => likeness(stemsOf(by.from ?? ""), stemsOf(entry.getTypeNode()?.getText() ?? "")) >= 0.3).map((entry) => ({ entry, by })),
    ),
  ];
}

function gapEdits(alias: Node, entries: readonly PropertySignature[]): Step["edits"] {
  const all = gapEntries(alias);
  const removed = new Set(entries);
  const isWhole = all.length > 0 && all.every((one) => removed.has(one));
  const record = all[0]?.getParent().getParent();
  return isWhole ? [removeMember(record as PropertySignature)] : [...removed].map(removeMember);
}
