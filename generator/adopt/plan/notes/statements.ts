/** Sentences that come or go: entries of the notes of a resource or of the service. */
import type { InterfaceDeclaration, Node, PropertySignature, TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import { beginsWithin, type Position } from "../../../diagnostics/diagnostic.ts";
import type { Row, Section, Sentence } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/words.ts";
import { placeNamed } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedBlock } from "../../../facts/stated-section.ts";
import { piecesOf } from "../../../facts/text/pieces.ts";
import type { Place } from "../../../model/origin.ts";
import { declarationAt, isProperty, targetAt, type Context, type Declaring } from "../../context.ts";
import { lowered } from "../../draft/conventions.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { sourcesOf } from "../../edit/comments.ts";
import { addMember, isSignature, nameOf, propertyOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened.ts";
import { fileOf, replacing, startOf } from "../../edit/spans.ts";
import { isKnown } from "../../edition/bring.ts";
import { rowAt, sectionAt } from "../../edition/edition.ts";
import { tablesInPlace } from "../../edition/pairs.ts";
import { literal, member, name, record, type MemberSyntax } from "../../print/syntax.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, unplaced, type Planned, type Step } from "../../step.ts";
import { free, slug } from "../../words/entry-names.ts";
import { planLimitAdded } from "../fields/limit.ts";
import { lineOf, nearestTo, resourceFor } from "../nearest.ts";
import { sentenceAt } from "../sentence-at.ts";
import { surveyed } from "../surveyed.ts";
import { literals, textOf } from "../uris.ts";
import { saidByRow } from "./said-by-row.ts";
import { entrySaying, whatIsLeft, type Left } from "./still-said.ts";
import { saidInWordsAlone } from "./words-alone.ts";

/** The records of a resource or a service that hold notes, in their order. */
export const noteRecords = ["statements", "notShown", "contradictions"];

/**
 * An entry of the notes goes, or a part of it; a field's own type that shows nothing does not.
 * @param all whatever is found
 */
export function planStatementRemoved(context: Context, finding: Finding, all: readonly Finding[] = [finding]): Planned {
  const node = entryFor(context, finding);
  const notes = isProperty(node) ? recordAround(node) : undefined;
  if (!isProperty(node) || notes === undefined || (finding.fact === "notShown" && nameOf(notes) === "statements"))
    return unplaced(
      finding,
      finding.definition === undefined
        ? "no entry of notes says it"
        : `more than an entry of notes says it: write what the document says now, in the type at ${lineOf(finding.definition)} or near it`,
    );
  if (finding.fact === "statement" && nameOf(notes) !== "statements" && !saysTheLike(node, finding.from ?? "")) return planGoneElsewhere(context, finding, all);
  if (finding.fact !== "notShown" && nameOf(notes) === "statements" && isStillThere(context, node))
    return unplaced(finding, "the definitions say nothing of it");
  if (finding.fact === "mention" && !node.getText().includes(finding.from ?? "")) return unplaced(finding, "the definitions say nothing of it");
  if (nameOf(notes) === "contradictions" && finding.fact === "mention" && /^\p{Ll}+$/u.test(finding.from ?? ""))
    return unplaced(finding, `nobody but a person sees whether "${nameOf(node)}" still holds: look at it, at ${lineOf(finding.definition!)}`);
  const left = nameOf(notes) === "statements" ? whatIsLeft(context, finding, node, all) : [];
  if (left.length > 0) return reworded(finding, left);
  const isGap = nameOf(notes) === "notShown";
  const limits = isGap ? limitsInPlace(context, finding) : [];
  const come = isGap ? rowsInPlace(context, finding, notes.getParent() as TypeLiteralNode, (row) => limits.some((limit) => limit.row === row)) : [];
  const guesses = [
    ...limits.flatMap(({ step }) => step.guesses ?? []),
    ...(come.length === 0
      ? []
      : [
          `the rows of the table that came stand as statements${come.every((one) => /^\d{3}$/.test(one.name)) ? "; a kind whose operations answer so can say it by Failures<…>" : ""}`,
        ]),
  ];
  return {
    ...stepOf(finding),
    edits: [entryRemoved(node, notes), ...entriesAdded(notes.getParent() as TypeLiteralNode, "statements", come), ...limits.flatMap(({ step }) => step.edits)],
    needs: limits.flatMap(({ step }) => step.needs),
    says: [
      `${nameOf(notes)}: ${nameOf(node)} removed`,
      ...(come.length === 0 ? [] : [`statements: ${come.map((one) => one.name).join(", ")} added`]),
      ...limits.map(({ step }) => step.says),
    ].join("; "),
    at: finding.definition!,
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

/** The sentence that went is another one of the place: what is left of the entry that says it. */
function planGoneElsewhere(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const entry = entrySaying(context, finding);
  const left = entry === undefined ? [] : whatIsLeft(context, finding, entry, all);
  if (entry === undefined || left.length === 0) return unplaced(finding, "the definitions say nothing of it");
  return { ...reworded(finding, left), at: startOf(entry) };
}

/** The document has the entry's own words. */
function isStillThere({ editions: { theirs } }: Context, entry: PropertySignature): boolean {
  const text = literals(entry).map(textOf).join(" ");
  return text !== "" && theirs.text.includes(text);
}

/** What is left of an entry stands as the document has it. */
function reworded(finding: Finding, left: readonly Left[]): Step {
  const kept = left.filter(({ text }) => text !== undefined).map(({ entry }) => nameOf(entry));
  return {
    ...stepOf(finding),
    edits: left.map(({ entry, text }) =>
      text === undefined ? entryRemoved(entry, recordAround(entry)!) : replacing(entry.getTypeNodeOrThrow(), literalToken(text)),
    ),
    says: left.map(({ entry, text }) => `statements: ${nameOf(entry)} ${text === undefined ? "removed" : "reworded"}`).join("; "),
    at: finding.definition!,
    ...(kept.length === 0 ? {} : { guesses: [`${[...new Set(kept)].join(", ")}: what is left stands in the definitions as the document has it`] }),
  };
}

/** Whether a gap, or one of two readings, says the like of a sentence. */
function saysTheLike(entry: PropertySignature, sentence: string): boolean {
  return literals(entry).some((one) => likeness(stemsOf(textOf(one)), stemsOf(sentence)) >= 0.3);
}

/** With its last entry goes the record. */
export function entryRemoved(entry: PropertySignature, notes: PropertySignature): Edit {
  const isLast = (entry.getParent() as TypeLiteralNode).getProperties().length === 1;
  return removeMember(isLast ? notes : entry);
}

/** What is not shown of a resource can be found on the resource: of its entries with that source the one that says the like is meant. */
function entryFor(context: Context, { definition, fact, place, from = "" }: Finding): Declaring | undefined {
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  const alias = isProperty(node) && isStatement(node) ? node.getFirstAncestor((one) => one.getKindName() === "TypeAliasDeclaration") : node;
  if (fact !== "notShown" || alias?.getKindName() !== "TypeAliasDeclaration") return node;
  const entries = gapsOf(alias).filter((entry) => sourcesOf(entry).includes(formatPlace(place)));
  const scored = entries.map((entry) => ({ entry, score: likeness(stemsOf(from), stemsOf(entry.getTypeNode()?.getText() ?? "")) }));
  return scored.filter(({ score }) => score >= 0.3).sort((one, other) => other.score - one.score)[0]?.entry ?? node;
}

/** A statement of the place can be found where what is not shown there stands beside it. */
function isStatement(node: PropertySignature): boolean {
  const record = recordAround(node);
  return record !== undefined && nameOf(record) === "statements";
}

/** The entries of a resource or a service for what is not shown. */
export function gapsOf(alias: Node): readonly PropertySignature[] {
  const facts = alias.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  const gaps = facts === undefined ? undefined : propertyOf(facts, "notShown")?.getTypeNode();
  return gaps?.getKindName() === "TypeLiteral" ? (gaps as TypeLiteralNode).getProperties() : [];
}

/** What tables and sentences of names say in the place of a gap, row by row. */
function rowsInPlace(context: Context, finding: Finding, facts: TypeLiteralNode, isPlaced: (row: Row) => boolean): readonly MemberSyntax[] {
  const { theirs } = context.editions;
  const taken = new Set(propertyOf(facts, "statements")?.getDescendants().filter(isSignature).map(nameOf));
  const source = surveyed(theirs.stated).places;
  return blocksFor(context, finding).flatMap(({ block, rows }) =>
    rows
      .filter(({ row }) => !isPlaced(row))
      .map(({ row }): MemberSyntax => {
        const named = free(slug(row.name), taken);
        taken.add(named);
        return member(named, literal(saidByRow(row, block)), { tags: [{ tag: "source", text: source.row(row) }] });
      }),
  );
}

/** Rows that limit fields are no statements. */
function limitsInPlace(context: Context, finding: Finding): readonly { readonly row: Row; readonly step: Step }[] {
  return blocksFor(context, finding).flatMap(({ section, block, rows }) =>
    rows.flatMap((row) => {
      const step = planLimitAdded(context, { ...finding, place: { section: finding.place.section, row: row.row.name } }, { ...row, block, section });
      return step?.is === "step" ? [{ row: row.row, step }] : [];
    }),
  );
}

/** @param noting where the entry belongs */
export function planStatementAdded(context: Context, finding: Finding, noting = notesFor(context, finding)): Planned {
  const sentence = sentenceAt(context, finding) ?? ofKind(context, finding);
  if (noting === undefined) return unplaced(finding, "no resource and no service has notes that could hold it");
  const { alias: owner, facts } = noting;
  const gap = finding.values?.to?.fact === "notShown" && (finding.to ?? "").startsWith("not shown") ? finding.values.to.value : gapAt(context, finding);
  if (gap === undefined && sentence === undefined) return unplaced(finding, whatToWrite(context, finding));
  const notes = gap === undefined ? "statements" : "notShown";
  const text = gap === undefined ? sentence!.text : gapText(gap, finding.place);
  const entry = entryOf(facts, notes, text, formatPlace(finding.place));
  const alone = gap === undefined ? saidInWordsAlone(context, finding, sentence!) : { guesses: [] };
  return {
    ...stepOf(finding),
    edits: entriesAdded(facts, notes, [entry]),
    needs: gap === undefined ? [] : [{ file: fileOf(owner), name: "NotShown", from: "specwright/words" }],
    says: `${notes} of ${owner.getName()}: ${entry.name} added`,
    at: startOf(owner),
    ...alone,
    ...(gap === undefined ? { guesses: [`${entry.name}: the sentence stands in the definitions as the document has it`, ...alone.guesses] } : {}),
  };
}

/** `their bodies` is of what the section is about. */
export function gapText(gap: string, { section }: Finding["place"]): string {
  return /^(?:its|their)\b/i.test(gap) ? `${lowered(section)}: ${lowered(gap)}` : lowered(gap);
}

/** What the row of a kind says: nothing but an entry of notes can say it of all resources of the kind. */
function ofKind({ editions: { theirs } }: Context, { document, place }: Finding): Pick<Sentence, "text" | "at"> | undefined {
  const row = place.row === undefined ? undefined : rowAt(theirs, document, place.row);
  if (row === undefined || !surveyed(theirs.stated).kinds.some(({ name }) => name === row.row.name)) return undefined;
  return row.cells.flatMap(piecesOf).find(({ at }) => beginsWithin(document, at));
}

function whatToWrite(context: Context, finding: Finding): string {
  const { definition, place, to, values } = finding;
  if (values?.to?.fact === "path" && to !== undefined) return resourceFor(context, finding, withoutBase(to, context.service.bases));
  return `it stands in no sentence that could be an entry of notes: write what it says, with "@source ${formatPlace(place)}" above it, at ${lineOf(definition ?? nearestTo(context, finding))}`;
}

/** A line that came with what it does not show, and nothing besides. */
function gapAt({ editions: { theirs } }: Context, { document, place, fact }: Finding): string | undefined {
  const row = fact === "statement" && place.row !== undefined ? rowAt(theirs, document, place.row) : undefined;
  const [stated, ...others] = row?.facts ?? [];
  return others.length === 0 && stated?.fact === "notShown" && stated.value !== "" ? stated.value : undefined;
}

function blocksFor({ editions: { theirs, pairs } }: Context, { document, values }: Finding): readonly (StatedBlock & { readonly section: Section })[] {
  const section = sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const blocks = section === undefined || own === undefined || values?.from?.fact !== "notShown" ? [] : tablesInPlace(values.from.value, section, own);
  return blocks.map((block) => ({ ...block, section: section!.section }));
}

/** What was not shown is stated now, or the reverse: one entry goes, another comes. */
export function planStatementReplaced(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const gone = planStatementRemoved(context, finding);
  if (isOnlyGone(context, finding) || isTable(context, finding)) return gone;
  const told = toldBesides(context, finding, all);
  const come = planStatementAdded(context, told ?? finding, notesAround(entryFor(context, finding)) ?? notesFor(context, finding));
  if (gone.is === "unplaced") return gone;
  if (come.is === "unplaced") return come;
  return {
    ...come,
    findings: [finding],
    edits: [...gone.edits, ...come.edits],
    needs: [...gone.needs, ...come.needs],
    says: `${gone.says}; ${come.says}`,
    guesses: [...(gone.guesses ?? []), ...(come.guesses ?? [])],
    ...(gone.at === undefined ? {} : { at: gone.at }),
  };
}

/** The entry of a gap, and the finding on the one gap that its sentence says now. */
export function gapInstead(
  context: Context,
  finding: Finding,
  all: readonly Finding[],
): { readonly entry: PropertySignature; readonly told: Finding } | undefined {
  const told = isOnlyGone(context, finding) || blocksFor(context, finding).length > 0 ? undefined : toldBesides(context, finding, all);
  const entry = told === undefined ? undefined : entryFor(context, finding);
  return told === undefined || !isProperty(entry) ? undefined : { entry, told };
}

/** The sentence that the finding points at is no news: the one that said what is not shown just went. */
function isOnlyGone(context: Context, finding: Finding): boolean {
  const { theirs, pairs } = context.editions;
  const section = sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const sentence = sentenceAt(context, finding);
  return section !== undefined && own !== undefined && sentence !== undefined && isKnown(section, own, sentence);
}

/** The finding that the sentence says what is not shown now. */
export function toldBesides(context: Context, finding: Finding, all: readonly Finding[]): Finding | undefined {
  const sentence = sentenceAt(context, finding);
  return sentence === undefined
    ? undefined
    : all.find((one) => one !== finding && one.change === "added" && one.values?.to?.fact === "notShown" && sentenceAt(context, one) === sentence);
}

/** A table alone stands where the gap did: its rows came with the entry that went. */
function isTable(context: Context, finding: Finding): boolean {
  return sentenceAt(context, finding) === undefined && blocksFor(context, finding).length > 0;
}

/** @param called what the entry is called, if not by its first words */
export function entryOf(facts: TypeLiteralNode, notes: string, text: string, source: string, called = slug(text)): MemberSyntax {
  const taken = new Set(propertyOf(facts, notes)?.getDescendants().filter(isSignature).map(nameOf));
  const type = notes === "notShown" ? name("NotShown", literal(text)) : literal(text);
  return member(free(called, taken), type, { tags: [{ tag: "source", text: source }] });
}

export function entriesAdded(facts: TypeLiteralNode, notes: string, entries: readonly MemberSyntax[]): readonly Edit[] {
  const known = propertyOf(facts, notes)?.getTypeNode();
  if (known?.getKindName() === "TypeLiteral")
    return entries.map((entry) => addMember(known as TypeLiteralNode, entry, (known as TypeLiteralNode).getProperties().at(-1)));
  const before = facts.getProperties().findLast((property) => !noteRecords.slice(noteRecords.indexOf(notes)).includes(nameOf(property)));
  return entries.length === 0 ? [] : [addMember(facts, member(notes, record(...entries)), before)];
}

interface Noting {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
}

/** The facts of the resource or the service that an entry of notes is of. */
function notesAround(entry: Declaring | undefined): Noting | undefined {
  const facts = isProperty(entry) ? recordAround(entry)?.getParent() : undefined;
  const alias = facts?.getFirstAncestor((node) => node.getKindName() === "TypeAliasDeclaration");
  return facts?.getKindName() !== "TypeLiteral" || alias === undefined ? undefined : { alias: alias as TypeAliasDeclaration, facts: facts as TypeLiteralNode };
}

/** The facts in which the notes on a section stand. */
export function notesFor(context: Context, finding: Finding): Noting | undefined {
  const alias = ownerOf(context, finding);
  const facts = alias?.getTypeNode()?.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  return alias === undefined || facts === undefined ? undefined : { alias, facts };
}

/** The resource whose source is the section, else the service. */
function ownerOf(context: Context, finding: Finding): TypeAliasDeclaration | undefined {
  const {
    service,
    editions: { ours },
  } = context;
  const sectionOf = (source: string): string | undefined => {
    const found = placeNamed(ours.contents, source);
    return found !== undefined && found.row === undefined ? found.place.section : undefined;
  };
  const resource = service.resources.find(({ source }) => source !== undefined && sectionOf(source) === finding.place.section);
  const [own, whole] = [resource, service].map((one) => aliasAt(context, one?.definition));
  return own === undefined || hasOperationsOfOthers(context, finding.place, own) ? whole : own;
}

function aliasAt(context: Context, at: Position | undefined): TypeAliasDeclaration | undefined {
  const node = at === undefined ? undefined : declarationAt(context, at);
  return node?.getKindName() === "TypeAliasDeclaration" ? (node as TypeAliasDeclaration) : undefined;
}

/** What a section says beside the operations of other kinds can be meant for these. */
function hasOperationsOfOthers(context: Context, { section }: Place, own: TypeAliasDeclaration): boolean {
  const kinds = new Set(own.getDescendants().flatMap((node) => (node.getKindName() === "Identifier" ? [node.getText()] : [])));
  const target = targetAt(context, { section });
  const rows = context.editions.ours.stated.sections.find((one) => one.section === target)?.blocks.flatMap((block) => block.rows) ?? [];
  return rows
    .flatMap(({ row }) => context.behaving(row))
    .filter(({ is }) => is === "operation")
    .map(({ at }) => declarationAt(context, at)?.getParent())
    .some((kind) => kind?.getKindName() === "InterfaceDeclaration" && !kinds.has((kind as InterfaceDeclaration).getName()));
}

/** The record of notes that an entry stands in. */
export function recordAround(node: PropertySignature): PropertySignature | undefined {
  const outer = node.getParent().getParent();
  return outer !== undefined && isSignature(outer) && noteRecords.includes(nameOf(outer)) ? outer : undefined;
}
