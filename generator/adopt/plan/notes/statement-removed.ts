/** Sentences that go: entries of notes, or parts of them. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import type { Row, Section } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedBlock } from "../../../facts/stated-section.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { isSignature, nameOf, propertyOf } from "../../edit/members.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import { tablesInPlace } from "../../edition/pairs.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { literalType, member, type MemberSyntax } from "../../print/syntax.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, unplaced, type Planned, type Step } from "../../step.ts";
import { freeName, slug } from "../../words/entry-names.ts";
import { planLimitAdded } from "../fields/limit.ts";
import { fileAndLine } from "../nearest-position.ts";
import { surveyed } from "../surveyed.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { addEntries, gapEntries, recordAround, removeEntry } from "./entries.ts";
import { entrySaying, restOfEntries, type EntryRest } from "./rest-of-entries.ts";
import { rowSentence } from "./row-sentence.ts";

/**
 * An entry of the notes goes, or a part of it; a field's own type that shows nothing does not.
 * @param all whatever is found
 */
export function planStatementRemoved(context: PlanningContext, finding: Finding, all: readonly Finding[] = [finding]): Planned {
  const node = entryFor(context, finding);
  const notes = isProperty(node) ? recordAround(node) : undefined;
  if (!isProperty(node) || notes === undefined || (finding.fact === "notShown" && nameOf(notes) === "statements"))
    return unplaced(
      finding,
      finding.definition === undefined
        ? "no entry of notes says it"
        : `more than an entry of notes says it: write what the document says now, in the type at ${fileAndLine(finding.definition)} or near it`,
    );
  if (finding.fact === "statement" && nameOf(notes) !== "statements" && !saysTheLike(node, finding.from ?? "")) return planGoneElsewhere(context, finding, all);
  const reason = whyItStays(context, finding, node, notes);
  if (reason !== undefined) return unplaced(finding, reason);
  const left = nameOf(notes) === "statements" ? restOfEntries(context, finding, node, all) : [];
  return left.length > 0 ? reworded(finding, left) : entryGone(context, finding, node, notes);
}

function whyItStays(
  context: PlanningContext,
  { fact, from = "", definition }: Finding,
  entry: PropertySignature,
  notes: PropertySignature,
): string | undefined {
  const isStated = fact !== "notShown" && nameOf(notes) === "statements" && isStillThere(context, entry);
  if (isStated || (fact === "mention" && !entry.getText().includes(from))) return "the definitions say nothing of it";
  return nameOf(notes) === "contradictions" && fact === "mention" && /^\p{Ll}+$/u.test(from)
    ? `nobody but a person sees whether "${nameOf(entry)}" still holds: look at it, at ${fileAndLine(definition!)}`
    : undefined;
}

/** Rows of a table in the place of what was not shown are statements, or limits of fields. */
function entryGone(context: PlanningContext, finding: Finding, entry: PropertySignature, notes: PropertySignature): Step {
  const facts = notes.getParent() as TypeLiteralNode;
  const isGap = nameOf(notes) === "notShown";
  const limits = isGap ? limitsInPlace(context, finding) : [];
  const added = isGap ? rowsInPlace(context, finding, facts, (row) => limits.some((limit) => limit.row === row)) : [];
  const guesses = [...limits.flatMap(({ step }) => step.guesses ?? []), ...guessOfRows(added)];
  const says = [
    `${nameOf(notes)}: ${nameOf(entry)} removed`,
    ...(added.length === 0 ? [] : [`statements: ${added.map((one) => one.name).join(", ")} added`]),
    ...limits.map(({ step }) => step.says),
  ];
  return {
    ...stepOf(finding),
    edits: [removeEntry(entry, notes), ...addEntries(facts, "statements", added), ...limits.flatMap(({ step }) => step.edits)],
    needs: limits.flatMap(({ step }) => step.needs),
    says: says.join("; "),
    at: finding.definition!,
    ...(guesses.length === 0 ? {} : { guesses }),
  };
}

function guessOfRows(added: readonly MemberSyntax[]): readonly string[] {
  if (added.length === 0) return [];
  const areStatuses = added.every((one) => /^\d{3}$/.test(one.name));
  return [`the rows of the table that came stand as statements${areStatuses ? "; a kind whose operations answer so can say it by Failures<…>" : ""}`];
}

/** The sentence that went is another one of the place: what is left of the entry that says it. */
function planGoneElsewhere(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const entry = entrySaying(context, finding);
  const left = entry === undefined ? [] : restOfEntries(context, finding, entry, all);
  if (entry === undefined || left.length === 0) return unplaced(finding, "the definitions say nothing of it");
  return { ...reworded(finding, left), at: startOf(entry) };
}

/** The document has the entry's own words. */
function isStillThere({ editions: { theirs } }: PlanningContext, entry: PropertySignature): boolean {
  const text = literalTypesIn(entry).map(literalText).join(" ");
  return text !== "" && theirs.text.includes(text);
}

/** What is left of an entry stands as the document has it. */
function reworded(finding: Finding, left: readonly EntryRest[]): Step {
  const kept = left.filter(({ text }) => text !== undefined).map(({ entry }) => nameOf(entry));
  return {
    ...stepOf(finding),
    edits: left.map(({ entry, text }) =>
      text === undefined ? removeEntry(entry, recordAround(entry)!) : replaceNode(entry.getTypeNodeOrThrow(), literalToken(text)),
    ),
    says: left.map(({ entry, text }) => `statements: ${nameOf(entry)} ${text === undefined ? "removed" : "reworded"}`).join("; "),
    at: finding.definition!,
    ...(kept.length === 0 ? {} : { guesses: [`${[...new Set(kept)].join(", ")}: what is left stands in the definitions as the document has it`] }),
  };
}

/** Whether a gap, or one of two readings, says the like of a sentence. */
function saysTheLike(entry: PropertySignature, sentence: string): boolean {
  return literalTypesIn(entry).some((one) => likeness(stemsOf(literalText(one)), stemsOf(sentence)) >= 0.3);
}

/** What is not shown of a resource can be found on the resource: of its entries with that source the one that says the like is meant. */
export function entryFor(context: PlanningContext, { definition, fact, place, from = "" }: Finding): DeclarationNode | undefined {
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  const alias = isProperty(node) && isStatement(node) ? node.getFirstAncestor((one) => one.getKindName() === "TypeAliasDeclaration") : node;
  if (fact !== "notShown" || alias?.getKindName() !== "TypeAliasDeclaration") return node;
  const entries = gapEntries(alias).filter((entry) => sourcesNamed(entry).includes(formatPlace(place)));
  const scored = entries.map((entry) => ({ entry, score: likeness(stemsOf(from), stemsOf(entry.getTypeNode()?.getText() ?? "")) }));
  return scored.filter(({ score }) => score >= 0.3).sort((one, other) => other.score - one.score)[0]?.entry ?? node;
}

/** A statement of the place can be found where what is not shown there stands beside it. */
function isStatement(node: PropertySignature): boolean {
  const record = recordAround(node);
  return record !== undefined && nameOf(record) === "statements";
}

/** What tables and sentences of names say in the place of a gap, row by row. */
function rowsInPlace(context: PlanningContext, finding: Finding, facts: TypeLiteralNode, isPlaced: (row: Row) => boolean): readonly MemberSyntax[] {
  const { theirs } = context.editions;
  const taken = new Set(propertyOf(facts, "statements")?.getDescendants().filter(isSignature).map(nameOf));
  const source = surveyed(theirs.stated).places;
  return blocksFor(context, finding).flatMap(({ block, rows }) =>
    rows
      .filter(({ row }) => !isPlaced(row))
      .map(({ row }): MemberSyntax => {
        const named = freeName(slug(row.name), taken);
        taken.add(named);
        return member(named, literalType(rowSentence(row, block)), { tags: [{ tag: "source", text: source.row(row) }] });
      }),
  );
}

/** Rows that limit fields are no statements. */
function limitsInPlace(context: PlanningContext, finding: Finding): readonly { readonly row: Row; readonly step: Step }[] {
  return blocksFor(context, finding).flatMap(({ section, block, rows }) =>
    rows.flatMap((row) => {
      const step = planLimitAdded(context, { ...finding, place: { section: finding.place.section, row: row.row.name } }, { ...row, block, section });
      return step?.is === "step" ? [{ row: row.row, step }] : [];
    }),
  );
}

export function blocksFor(
  { editions: { theirs, pairs } }: PlanningContext,
  { document, values }: Finding,
): readonly (StatedBlock & { readonly section: Section })[] {
  const section = sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const blocks = section === undefined || own === undefined || values?.from?.fact !== "notShown" ? [] : tablesInPlace(values.from.value, section, own);
  return blocks.map((block) => ({ ...block, section: section!.section }));
}
