/** Contradictions of which the document has given up one side: a reading rests on words that its row no longer has, or on a gap that is closed. */
import type { Node, PropertySignature, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { DocumentText } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { placeNamed } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import { readDocument } from "../../../documents/read.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern, wordPattern } from "../../../values/pattern.ts";
import { nameOf } from "../../edit/members.ts";
import { openedFiles } from "../../edit/opened-files.ts";
import { membersCalled } from "../../edit/references.ts";
import { startOf } from "../../edit/spans.ts";
import type { Texts } from "../../measured.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { removeEntry } from "./entries.ts";

/**
 * A step for each contradiction that is none any more. What a comment or a type still says stays.
 * @param document the path of our own edition
 * @param findings what was settled between both
 */
export function settledDoubts(before: Texts, after: Texts, document: string, findings: readonly Finding[]): readonly Step[] {
  if (before.get(document) === after.get(document)) return [];
  const contradictions = contradictionsIn(after);
  if (contradictions.length === 0) return [];
  const [old, now] = [before, after].map((texts) => contentsOf(document, texts)) as [DocumentText | undefined, DocumentText | undefined];
  if (old === undefined || now === undefined) return [];
  return contradictions.flatMap((contradiction): readonly Step[] => {
    const lost = contradiction.readings.flatMap((reading) => lostBy(contradiction, reading, { old, now, findings }) ?? []);
    return lost.length === 0 || contradiction.readings.length - lost.length > 1 ? [] : [stepFor(contradiction, lost[0]!)];
  });
}

interface Reading {
  readonly says: string;
  readonly source: string;
}

interface Contradiction {
  readonly entry: PropertySignature;
  readonly record: PropertySignature;
  readonly about: string;
  readonly choice: string;
  readonly readings: readonly Reading[];
}

/** What a reading rested on. */
interface Lost {
  readonly finding: Finding;
  readonly why: string;
}

interface Editions {
  readonly old: DocumentText;
  readonly now: DocumentText;
  readonly findings: readonly Finding[];
}

function lostBy(contradiction: Contradiction, { says, source }: Reading, { old, now, findings }: Editions): Lost | undefined {
  const closed = findings.find(
    (finding) =>
      isGapOf(contradiction, says, source, finding) && methodsCome(contradiction, findings) >= sharedStems(contradiction.choice, finding.from).length,
  );
  if (closed !== undefined) return { finding: closed, why: `"${source}" shows it now` };
  const own = findings.filter(({ place }) => formatPlace(place) === source);
  const [had, has] = [rowText(old, sourceBefore(source, own)), rowText(now, source)];
  if (own.length === 0 || had === undefined || has === undefined) return undefined;
  // A row that said both says one of them now; what rows apart from each other say may still differ.
  const isOfOneRow = contradiction.readings.every((one) => one.source === source);
  const word = [...(isOfOneRow ? marksIn(says, had) : []), ...sharedBy(contradiction, old, now)].find((mark) => !standsIn(mark, has));
  return word === undefined ? undefined : { finding: own.find(({ from }) => from === word) ?? own[0]!, why: `"${source}" no longer says "${word}"` };
}

/** Of a row that has another name now. */
function sourceBefore(source: string, findings: readonly Finding[]): string {
  const renamed = findings.find(({ change, from }) => change === "renamed" && from !== undefined);
  return renamed === undefined ? source : formatPlace({ ...renamed.place, row: renamed.from! });
}

/** What the choice calls not shown is shown now, and the reading is about what was. */
function isGapOf({ choice }: Contradiction, says: string, source: string, { change, fact, place, from = "" }: Finding): boolean {
  const isOfGap = change === "removed" && fact === "notShown" && formatPlace(place) === source && /\bshown\b/.test(says) && /\bnot shown\b/.test(choice);
  return isOfGap && sharedStems(choice, from).length > 1 && likeness(stemsOf(from), stemsOf(choice)) >= 0.3;
}

function sharedStems(one: string, other = ""): readonly string[] {
  return [...stemsOf(other)].filter((stem) => stem !== "shown" && stemsOf(one).has(stem));
}

/** How many methods the rows of its readings have got. */
function methodsCome({ readings }: Contradiction, findings: readonly Finding[]): number {
  const own = findings.filter(({ fact, place }) => fact === "methods" && readings.some(({ source }) => source === formatPlace(place)));
  return own.reduce((sum, { from = "", to = "" }) => sum + to.split(", ").filter((method) => method !== "" && !from.split(", ").includes(method)).length, 0);
}

/** Addresses, methods and what the row sets in quotes: the words of a reading that are written as in the document. */
function marksIn(says: string, row: string): readonly string[] {
  const words = says.match(/[^\s"'`,;]+[^\s"'`,;.?!]/gu) ?? [];
  return words.filter((word) => standsIn(word, row) && (/^\/\S|^[A-Z]{3,}$/.test(word) || new RegExp(`(["'\`])${wordPattern(word)}\\1`, "u").test(row)));
}

/** An address may stand behind another one. */
function standsIn(mark: string, row: string): boolean {
  return new RegExp(mark.startsWith("/") ? `${literalPattern(mark)}(?![\\p{L}\\p{N}_/{-])` : wordPattern(mark), "u").test(row);
}

/** What the contradiction is about, where the row of each reading had it and one of them has it still. */
function sharedBy({ about, readings }: Contradiction, old: DocumentText, now: DocumentText): readonly string[] {
  const rows = readings.map(({ source }) => ({ had: rowText(old, source) ?? "", has: rowText(now, source) ?? "" }));
  return marksIn(about, rows[0]?.had ?? "").filter((mark) => rows.every(({ had }) => standsIn(mark, had)) && rows.some(({ has }) => standsIn(mark, has)));
}

function rowText(contents: DocumentText, source: string): string | undefined {
  const found = placeNamed(contents, source);
  return found?.row?.cells.map(({ text }) => text).join("\n");
}

function stepFor({ entry, record }: Contradiction, { finding, why }: Lost): Step {
  return {
    ...stepOf(finding),
    edits: [removeEntry(entry, record)],
    says: `contradictions: ${nameOf(entry)} removed`,
    at: startOf(entry),
    guesses: [`that ${nameOf(entry)} is settled, as ${why}`],
  };
}

function contradictionsIn(texts: Texts): readonly Contradiction[] {
  const opened = openedFiles((file) => texts.get(file));
  const files = [...texts].filter(([path, text]) => path.endsWith(".ts") && text.includes("contradictions: {")).flatMap(([path]) => opened.open(path) ?? []);
  const records = files.flatMap((file) => membersCalled(file, "contradictions"));
  return records.flatMap((record) => entriesOf(record).flatMap((entry) => contradictionOf(record, entry) ?? []));
}

function contradictionOf(record: PropertySignature, entry: PropertySignature): Contradiction | undefined {
  const [about, readings, choice] = ["about", "readings", "choice"].map((name) => entriesOf(entry).find((one) => nameOf(one) === name));
  if (about === undefined || readings === undefined || choice === undefined) return undefined;
  const isReading = (node: Node): boolean => node.getKindName() === "TypeReference" && (node as TypeReferenceNode).getTypeName().getText() === "Reading";
  const doubted = readings
    .getDescendants()
    .filter(isReading)
    .map((node) => literalTypesIn(node).map(literalText));
  const [asked = "", chosen = ""] = [about, choice].map((one) => literalTypesIn(one).map(literalText).join(" "));
  return { entry, record, about: asked, choice: chosen, readings: doubted.map(([says = "", source = ""]) => ({ says, source })) };
}

function entriesOf(property: PropertySignature): readonly PropertySignature[] {
  const type = property.getTypeNode();
  return type?.getKindName() === "TypeLiteral" ? (type as TypeLiteralNode).getProperties() : [];
}

function contentsOf(document: string, texts: Texts): DocumentText | undefined {
  const text = texts.get(document);
  const read = text === undefined ? undefined : readDocument(document, text);
  return read?.ok === true ? read.value : undefined;
}
