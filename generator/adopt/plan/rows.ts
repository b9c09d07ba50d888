/** Rows that come, go, move or get another name: members of the definitions that do the same. */
import type { Node, PropertySignature } from "ts-morph";
import { placeNamed } from "../../documents/places/find.ts";
import { formatPlace } from "../../documents/places/place.ts";
import { renamedAs, type Finding } from "../../drift/findings/finding.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { literalPattern, wordPattern } from "../../values/pattern.ts";
import { withoutBase } from "../draft/files/general-file.ts";
import { resourceTargets } from "../draft/resources/targets.ts";
import { sourcesNamed } from "../edit/comments.ts";
import { addMember, nameOf, propertyOf, removeMember, renameMember, type Container } from "../edit/members.ts";
import type { Edit } from "../edit/opened-files.ts";
import { renameSources } from "../edit/sources.ts";
import { fileOf, indentOf, offsetAfterLine, removeNode } from "../edit/spans.ts";
import { movedNames } from "../edition/lists.ts";
import { rowAt, type PlacedRow } from "../edition/row-lookup.ts";
import { rowsSharingLine } from "../edition/rows.ts";
import { declarationAt, isProperty, type DeclarationNode, type PlanningContext } from "../planning-context.ts";
import { stepOf, unplaced, type Planned } from "../step.ts";
import { isMethod, methodWord } from "../words/methods.ts";
import { needsOf } from "../words/needs.ts";
import { planLimitAdded, planLimitGone } from "./fields/limit.ts";
import { memberOf } from "./fields/member.ts";
import { planOwnRowAdded } from "./fields/own-row-added.ts";
import { renameReferences, type FieldRenames } from "./fields/references.ts";
import { fieldLabel } from "./fields/types.ts";
import { endpointOf } from "./known-operations.ts";
import { memberPositionOf, type MemberPosition } from "./member-position.ts";
import { fileAndLine, resourceAdvice } from "./nearest-position.ts";
import { namedNoLonger } from "./notes/named-no-longer.ts";
import { planRowNote } from "./notes/row-note.ts";
import { isDeclaration, withUnnamed, type Declaration } from "./notes/unnamed.ts";
import { planWordUnsourced } from "./notes/word-unsourced.ts";
import { behaviourUnplaced } from "./operations/behaviour.ts";
import { planFailureAdded } from "./operations/failure-added.ts";
import { planOwnOperation } from "./operations/method-shown.ts";
import { planOperations } from "./operations/operation.ts";
import { withQueryTold } from "./operations/query.ts";
import { planStatusRenamed } from "./operations/status.ts";
import { isNewResource, ownUri, planOwnPath, uriTold } from "./resources/own-path.ts";
import { surveyed } from "./surveyed.ts";
import { neededByEdits } from "./values/literals.ts";
import { uriEdits } from "./values/paths.ts";
import { schemeEdits, schemeHeaderRenamed } from "./values/schemes.ts";

/** Rows that came into the block of a row that came: they are fields of its field. */
export function nestedIn(context: PlanningContext, finding: Finding, all: readonly Finding[]): readonly Finding[] {
  const outer = finding.change === "added" && finding.fact === "row" ? rowAt(context.editions.theirs, finding.document, finding.place.row) : undefined;
  if (outer === undefined) return [];
  const path = [...(outer.block.path ?? []), outer.row.name];
  const beside = comeIn(context)(all).get(outer.section) ?? [];
  return beside.filter(({ found, row }) => found !== finding && path.every((step, index) => row.block.path?.[index] === step)).map(({ found }) => found);
}

/** By section the rows that came: each that came is asked for those within it, and there may be thousands. */
const comeIn = memoizeByObject(({ editions: { theirs } }: PlanningContext) =>
  memoizeByObject((all: readonly Finding[]) => {
    const added = all.filter(({ change }) => change === "added").map((found) => ({ found, row: rowAt(theirs, found.document, found.place.row) }));
    return groupBy(
      added.flatMap(({ found, row }) => (row === undefined ? [] : [{ found, row }])),
      ({ row }) => row.section,
    );
  }),
);

/** @param all the findings among which others are settled with it */
export function planAdded(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  if (row === undefined) return unplaced(finding, "no row of the document stands where the finding is");
  const beside = memberPositionOf(context, row);
  if (beside === undefined)
    return withQueryTold(
      planOperations(context, finding, row) ??
        planOwnOperation(context, finding, row, all) ??
        ownPath(context, finding, row, all) ??
        planLimitAdded(context, finding, row) ??
        planRowNote(context, finding, row) ??
        behaviourUnplaced(context, finding, row),
      row,
    );
  const failure = planFailureAdded(context, finding, row, beside);
  if (failure !== undefined) return failure;
  const file = fileOf(beside.container);
  const rows = rowsOf(context, finding, row).filter((one) => propertyOf(beside.container, one.row.name) === undefined);
  if (rows.length === 0)
    return planOwnRowAdded(finding, propertyOf(beside.container, row.row.name)!) ?? unplaced(finding, "the definitions have a member of that name there");
  const printed = rows.map((one) => memberOf(context, file, one, !hasRequired(beside)));
  const known = printed.filter((one) => one !== undefined);
  if (known.length < rows.length)
    return unplaced(
      finding,
      `the document does not say its type in words that are understood: write a member ${rows.map((one) => one.row.name).join(", ")} with its type at ${file}:${beside.sibling.getStartLineNumber()}`,
    );
  const guesses = known.flatMap((one) => one.guesses);
  return {
    is: "step",
    findings: [finding, ...nestedIn(context, finding, all)],
    edits: known.map(({ member }) => addMember(beside.container, member, beside.after)),
    needs: known.flatMap(({ needs }) => needs.map((need) => ({ ...need, file }))),
    says: `${rows.map((one) => one.row.name).join(", ")}: added${beside.after === undefined ? "" : ` after ${beside.after.getName()}`}, ${[...new Set(known.map(({ says }) => says))].join(", ")}`,
    at: { file, line: (beside.after?.getEndLineNumber() ?? beside.container.getStartLineNumber()) + 1, column: 1, length: 0 },
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

function ownPath(context: PlanningContext, finding: Finding, row: PlacedRow, all: readonly Finding[]): Planned | undefined {
  const survey = surveyed(context.editions.theirs.stated);
  const kind = survey.kinds.find(({ source }) => source === survey.places.row(row.row));
  const uri =
    ownUri(context, endpointOf(survey, row)) ??
    kind?.uris.find((one) => resourceTargets(survey).targets.some((target) => target.uri === one && isNewResource(context, target))) ??
    uriTold(context, row);
  return uri === undefined ? undefined : planOwnPath(context, finding, all, uri);
}

/** A line that came with several names is one finding, and so is one that came into a line of others. */
function rowsOf({ editions: { theirs } }: PlanningContext, { to }: Finding, row: PlacedRow): readonly PlacedRow[] {
  const names = new Set(to?.split(", ") ?? []);
  const line = rowsSharingLine(theirs, row).filter((one) => names.has(one.row.name));
  return line.length === 0 ? [row] : line;
}

export function planRemoved(context: PlanningContext, finding: Finding): Planned {
  const property = propertyAt(context, finding);
  if (property === undefined)
    return (
      planWordUnsourced(context, finding) ??
      unplaced(
        finding,
        `definitions other than fields are made of it: take away what has "@source ${formatPlace(finding.place)}" above it${finding.definition === undefined ? "" : `, first at ${fileAndLine(finding.definition)}`}, or name another place there`,
      )
    );
  const limit = planLimitGone(context, finding);
  if (limit !== undefined) return limit;
  if (holdsOthers(property, finding))
    return unplaced(
      finding,
      `${fieldLabel(property)} at ${fileAndLine(finding.definition!)} holds what other definitions have, which the document still states: name another place above it, or take it away`,
    );
  const names = new Set(finding.from?.split(", ") ?? []);
  const beside = (property.getParent() as Container).getProperties().filter((one) => one !== property && names.has(nameOf(one)));
  const place = formatPlace(finding.place);
  const isGone = (source: string): boolean => source === place && placeNamed(context.editions.theirs.contents, source) === undefined;
  const files = [...context.texts].filter(([, text]) => text.includes(finding.place.section)).flatMap(([path]) => context.opened.open(path) ?? []);
  const removed = withUnnamed([property.getSourceFile()], [property, ...beside], (one) => isOfNothingElse(context, one, isGone));
  const rest = namedNoLonger(context, files, removed, isGone);
  return {
    ...stepOf(finding),
    edits: [...removed.map((one) => (isDeclaration(one) ? removeNode(one) : removeMember(one))), ...rest.edits],
    says: `${removed.map((one) => (isDeclaration(one) ? one.getName() : fieldLabel(one))).join(", ")}: removed`,
    at: finding.definition!,
    ...(rest.guesses.length === 0 ? {} : { guesses: rest.guesses }),
  };
}

/** What a sentence said of a member whose type is a parameter of its declaration is not what is in it. */
function holdsOthers(property: PropertySignature, { from }: Finding): boolean {
  if (nameOf(property) === from) return false;
  const parameters = new Set(property.getAncestors().flatMap((node) => (isGeneric(node) ? node.getTypeParameters().map((one) => one.getName()) : [])));
  return (
    property
      .getTypeNode()
      ?.getDescendants()
      .some((node) => node.getKindName() === "Identifier" && parameters.has(node.getText())) === true
  );
}

function isGeneric(node: Node): node is Declaration {
  return node.getKindName() === "InterfaceDeclaration" || node.getKindName() === "TypeAliasDeclaration";
}

/** A declaration that was made of nothing but what went, and that no other file names. */
function isOfNothingElse({ texts }: PlanningContext, declaration: Declaration, isGone: (source: string) => boolean): boolean {
  const sources = sourcesNamed(declaration);
  const own = fileOf(declaration);
  return sources.length > 0 && sources.every(isGone) && ![...texts].some(([path, text]) => path !== own && text.includes(declaration.getName()));
}

/** @param all the findings among which fields beside it are called otherwise as well */
export function planRenamed(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const property = propertyAt(context, finding);
  const { from, to } = finding;
  if (from === undefined || to === undefined) return unplaced(finding, "the finding does not tell both names");
  if (isMethod(from) && isMethod(to)) return unplaced(finding, `a request has another method now: write ${methodWord(to)} in the place of ${methodWord(from)}`);
  if (property === undefined) return planStatusRenamed(context, finding) ?? planPlaceRenamed(context, finding, from, to);
  const named =
    schemeEdits(context, finding, property) ??
    schemeHeaderRenamed(property, from, to) ??
    (nameOf(property) === from ? [renameMember(property, to), ...renameReferences(context, property, calledBeside(context, property, finding, all))] : []);
  return {
    ...stepOf(finding),
    edits: [...named, ...[finding, ...calledAfter(finding)].flatMap((one) => sourcesOfRow(context, one, one.from!, one.to!))],
    needs: neededByEdits(named),
    says: named.length === 0 ? `${fieldLabel(property)}: its source is called ${to}` : `${fieldLabel(property)}: renamed to ${to}`,
    at: finding.definition!,
  };
}

/** The members of one type that are called otherwise: a key can be made of several of them. */
function calledBeside(context: PlanningContext, property: PropertySignature, { place }: Finding, all: readonly Finding[]): FieldRenames {
  const near = renamedBySection(all).get(place.section) ?? [];
  const beside = near.filter((one) => propertyAt(context, one)?.getParent() === property.getParent());
  return new Map(beside.map(({ from, to }) => [from!, to!]));
}

const renamedBySection = memoizeByObject((all: readonly Finding[]) =>
  groupBy(
    all.filter(({ change, fact, from, to }) => change === "renamed" && fact === "row" && from !== undefined && to !== undefined),
    ({ place }) => place.section,
  ),
);

/** Rows elsewhere that have its name in their own. */
function calledAfter(finding: Finding): readonly Finding[] {
  return finding.also.flatMap((one) => (renamedAs(finding, one).to === undefined ? [] : [{ ...finding, ...one, ...renamedAs(finding, one), also: [] }]));
}

/** What no field is made of: a kind is called as its row is. */
function planPlaceRenamed(context: PlanningContext, finding: Finding, from: string, to: string): Planned {
  const paths = [from, to].map(pathIn);
  const uris =
    paths[0] === undefined || paths[1] === undefined || paths[0] === paths[1] ? [] : uriEdits(context, declarationOf(context, finding), paths[0], paths[1]);
  if (uris === undefined) return unplaced(finding, resourceAdvice(context, finding, withoutBase(paths[1]!, context.service.bases)));
  const edits = [...(isOfOperations(context, finding) ? [] : kindsRenamed(context, from, to)), ...sourcesOfRow(context, finding, from, to), ...uris];
  if (edits.length === 0)
    return unplaced(
      finding,
      `no definition names ${from} in a way that could be changed: write ${to} where "@source ${formatPlace({ ...finding.place, row: from })}" stands${finding.definition === undefined ? "" : `, first at ${fileAndLine(finding.definition)}`}`,
    );
  return {
    ...stepOf(finding),
    edits,
    says: `${from}: called ${to}, wherever it is named`,
    at: finding.definition ?? context.service.definition,
  };
}

/** A row can be called by the path that it is about, with or without a method before it. */
function pathIn(name: string): string | undefined {
  return /^(?:[A-Z]+\s+)?(\/\S*)$/.exec(name)?.[1];
}

function declarationOf(context: PlanningContext, { definition }: Finding): DeclarationNode | undefined {
  return definition === undefined ? undefined : declarationAt(context, definition);
}

/** The name of a request is not what its kind is called, be they the same so far. */
function isOfOperations({ editions: { theirs } }: PlanningContext, { document, to }: Finding): boolean {
  return rowAt(theirs, document, to)?.facts.some(({ fact }) => fact === "methods") === true;
}

function kindsRenamed({ texts }: PlanningContext, from: string, to: string): readonly Edit[] {
  const tag = new RegExp(`(@kind[ \\t]+)${literalPattern(from)}(?=[ \\t]*(?:\\*/|\\r?\\n))`, "g");
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(tag)].map((match): Edit => ({ file, start: match.index + match[1]!.length, end: match.index + match[0].length, text: to })),
  );
}

/** Whatever names the row as its source names it as it is called now. */
function sourcesOfRow({ texts, opened, editions: { ours } }: PlanningContext, { place }: Finding, from: string, to: string): readonly Edit[] {
  const named = new RegExp(wordPattern(from), "u");
  return renameSources(texts, opened, (source) => {
    const start = source.indexOf(" > ");
    const index = start === -1 ? -1 : source.slice(start).search(named);
    const found = index === -1 ? undefined : placeNamed(ours.contents, source);
    if (found?.place.section !== place.section) return undefined;
    const { block = "" } = found.place;
    const isRow = found.place.block === place.block && found.row?.name === from;
    const isWithin = `${block} `.startsWith(`${place.block === undefined ? "" : `${place.block} `}${from} `);
    return isRow || isWithin ? source.slice(0, start + index) + to + source.slice(start + index + from.length) : undefined;
  });
}

/** The member goes with its comment to where the row went. */
export function planMoved(context: PlanningContext, finding: Finding): Planned {
  const property = propertyAt(context, finding);
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  const beside = row === undefined ? undefined : memberPositionOf(context, row);
  if (property === undefined || beside === undefined) return unplaced(finding, "none of the rows around its new place is a field of the definitions");
  const { after, sibling, container } = beside;
  const names = movedNames(finding);
  const properties = (property.getParent() as Container).getProperties().filter((one) => one === property || names.has(nameOf(one)));
  const at = after === undefined ? sibling.getStart(true) - indentOf(sibling).length : offsetAfterLine(after);
  const file = fileOf(container);
  const moved: Edit = { file, start: at, end: at, text: properties.map((one) => `${reindented(one, sibling)}\n`).join("") };
  const needs = properties.map((one) => needsOf(one.getTypeNodeOrThrow(), one.getSourceFile(), file));
  const known = needs.filter((one) => one !== undefined);
  const where = after === undefined ? `before ${sibling.getName()}` : `behind ${after.getName()}`;
  if (known.length < needs.length)
    return unplaced(
      finding,
      `its type is made of names that ${fileOf(property)} alone has: move it ${where} at ${file}:${(after ?? sibling).getStartLineNumber()}`,
    );
  return {
    ...stepOf(finding),
    edits: [...properties.map(removeMember), moved],
    needs: known.flat().map((need) => ({ ...need, file })),
    says: `${properties.map(fieldLabel).join(", ")}: moved ${where}`,
    at: finding.definition!,
  };
}

function propertyAt(context: PlanningContext, { definition }: Finding): PropertySignature | undefined {
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  return isProperty(node) ? node : undefined;
}

/** Whether the members around it are there always. */
function hasRequired({ container }: MemberPosition): boolean {
  const properties = container.getProperties();
  return properties.length > 0 && properties.every((one) => !one.hasQuestionToken());
}

function reindented(property: PropertySignature, beside: Node): string {
  const text = property.getSourceFile().getFullText();
  const lines = text.slice(property.getStart(true), property.getEnd()).split(/\r?\n/);
  const [old, wanted] = [indentOf(property), indentOf(beside)];
  return lines.map((line, index) => (index === 0 ? wanted + line : line.startsWith(old) ? wanted + line.slice(old.length) : line)).join("\n");
}
