/**
 * What still says what the document said: comments that are written by hand, types of other declarations that name the row that
 * changed among their sources, and placeholders that still hold the field of their old name. Only a person sees whether they hold.
 */
import type { InterfaceDeclaration, Node, PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { sentencesOf } from "../../../documents/markdown/sentences.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { declarationsWithSource, isAlias } from "../../declarations-with-source.ts";
import { commentText, sourcesNamed, type Commented } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import { openedFiles, type Edit } from "../../edit/opened-files.ts";
import { startOf } from "../../edit/spans.ts";
import type { Texts } from "../../measured.ts";
import { isDeclarationNode, isProperty } from "../../planning-context.ts";
import type { Step } from "../../step.ts";
import { limitingFacts } from "../fields/doubted.ts";
import { fileAndLine } from "../nearest-position.ts";
import { placeholderNamesIn } from "../values/placeholders.ts";

/** @param before the definitions that the steps were planned for; @param after those that the steps have made */
export function withStandingWords(before: Texts, after: Texts, steps: readonly Step[]): readonly Step[] {
  const [old, now] = [before, after].map((texts) => openedFiles((file) => texts.get(file)));
  return steps.map((step) => {
    const changed = step.findings.filter(isOfFact);
    const said = [...changed.flatMap(goneWords), ...step.findings.flatMap(goneNames)];
    const comments = said.length === 0 ? [] : step.edits.flatMap((edit) => commentLeft(old!.open(edit.file), edit, after, said));
    const gaps = step.findings.some(({ fact }) => fact === "known") ? step.edits.flatMap((edit) => gapLeft(old!.open(edit.file), edit, after)) : [];
    const types = [...changed, ...step.findings.filter(isOfValue)].flatMap((finding) => typesLeft(after, now!.open, finding));
    const windows = step.findings.flatMap((finding) => windowsLeft(after, now!.open, finding));
    const held = step.findings.flatMap((finding) => fieldsHeld(after, now!.open, finding));
    const sentences = step.findings.flatMap((finding) => sentencesLeft(after, now!.open, finding));
    const guesses = [...new Set([...(step.guesses ?? []), ...comments, ...gaps, ...types, ...windows, ...held, ...sentences])];
    return guesses.length === 0 ? step : { ...step, guesses };
  });
}

type Open = ReturnType<typeof openedFiles>["open"];

function isOfFact({ change, fact, from, to }: Finding): boolean {
  return change === "changed" && from !== undefined && to !== undefined && (fact === "items" || (limitingFacts as readonly string[]).includes(fact));
}

/** A value in a sentence, with a number in it. */
function isOfValue({ change, fact, place, from = "", to = "" }: Finding): boolean {
  return change === "changed" && fact === "mention" && place.row === undefined && [from, to].every((one) => /^[\w.-]*\d[\w.-]*$/.test(one));
}

/** The numbers and names of what was stated, without those that still are; a default of one digit is told of defaults alone. */
function goneWords({ fact, from = "", to = "" }: Finding): readonly RegExp[] {
  const words = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu) ?? [];
  const kept = new Set([...words(to), ...fillers]);
  const removed = words(from).filter((word) => !kept.has(word));
  return removed.map((word) =>
    fact === "default"
      ? new RegExp(String.raw`\bdefaults?\b.*${wordPattern(word)}|${wordPattern(word)}.*\bdefault\b`, "iu")
      : new RegExp(wordPattern(word), "u"),
  );
}

/** A row that is called otherwise. */
function goneNames({ change, fact, from, to = "" }: Finding): readonly RegExp[] {
  const name = change === "renamed" && fact === "row" && from !== undefined ? new RegExp(wordPattern(from), "u") : undefined;
  return name === undefined || name.test(to) ? [] : [name];
}

const fillers: readonly string[] = ["to", "at", "most", "least", "characters", "bytes", "and", "or"];

/** The comment of the declaration that an edit is in, where it says the old words and the edit left it as it was. */
function commentLeft(file: Node | undefined, edit: Edit, after: Texts, said: readonly RegExp[]): readonly string[] {
  const declaration = edit.file.endsWith(".ts") ? declarationAround(file?.getDescendantAtPos(edit.start)) : undefined;
  const comment = declaration?.getJsDocs().at(-1);
  if (declaration === undefined || comment === undefined || !(after.get(edit.file) ?? "").includes(withoutTags(comment.getText()))) return [];
  const text = commentText(declaration);
  const word = said.map((one) => one.exec(text)?.[0]).find((one) => one !== undefined);
  return word === undefined ? [] : [`that the comment of ${calledBy(declaration)} still holds, which says "${word}"`];
}

/** A tag may have changed beside what the comment says. */
function withoutTags(comment: string): string {
  return comment.split(/\r?\n[ \t]*\*[ \t]*@/)[0]!;
}

/** What is not shown of values, in words that name one of them: there are others that are known now. */
function gapLeft(file: Node | undefined, edit: Edit, after: Texts): readonly string[] {
  const declaration = edit.file.endsWith(".ts") ? declarationAround(file?.getDescendantAtPos(edit.start)) : undefined;
  const type = /\bOpenEnum<([^<>]*),\s*"([^"\\]*)"\s*,?\s*>/.exec(declaration?.getText() ?? "");
  if (declaration === undefined || type === null || !(after.get(edit.file) ?? "").includes(`"${type[2]!}"`)) return [];
  const names = [...type[1]!.matchAll(/"([^"\\]+)"/g)].map(([, name]) => name!);
  return names.some((name) => new RegExp(wordPattern(name), "u").test(type[2]!))
    ? [`that what is not shown of ${calledBy(declaration)} is still "${type[2]!}"`]
    : [];
}

function declarationAround(node: Node | undefined): Commented | undefined {
  const all = node === undefined ? [] : [node, ...node.getAncestors()];
  return all.find((one): one is PropertySignature | TypeAliasDeclaration => ["PropertySignature", "TypeAliasDeclaration"].includes(one.getKindName()));
}

function calledBy(declaration: Commented): string {
  return declaration.getKindName() === "PropertySignature"
    ? nameOf(declaration as PropertySignature)
    : (declaration as TypeAliasDeclaration | InterfaceDeclaration).getName();
}

/** Declarations that name the place as their source and whose types still have a number, or a value, that it no longer states. */
function typesLeft(texts: Texts, open: Open, { fact, place, from = "", to = "" }: Finding): readonly string[] {
  const source = formatPlace(place);
  const removed = fact === "mention" ? [from] : numbersIn(from).filter((one) => !numbersIn(to).includes(one));
  if ((place.row === undefined && fact !== "mention") || removed.length === 0) return [];
  const isOld = new RegExp(removed.map(wordPattern).join("|"), "u");
  return declarationsWithSource({ texts, opened: { open } }, source)
    .filter((node) => isProperty(node) || isAlias(node))
    .filter((node) => isOld.test(node.getTypeNode()?.getText() ?? ""))
    .map(
      (node) =>
        `that ${calledBy(node)} stays ${node.getTypeNode()!.getText()} at ${fileAndLine(startOf(node))}, though "${source}" is one of its sources: the document says two things`,
    );
}

/** The time that is looked back upon is said in many comments: of what names the rows that state it, and of what stands in that. */
function windowsLeft(texts: Texts, open: Open, { change, fact, place, also, from = "", to = "" }: Finding): readonly string[] {
  if (change !== "changed" || fact !== "windows") return [];
  const wanted = numbersIn(to);
  const removed = numbersIn(from).filter((one) => !wanted.includes(one));
  const sources = [place, ...also.map((one) => one.place)].map(formatPlace);
  const toldNumbers = removed.length > 0 ? removed : numbersIn(from);
  const isOld = (text: string): boolean => {
    const numbers = numbersIn(text);
    return removed.length > 0
      ? removed.some((one) => numbers.includes(one))
      : toldNumbers.every((one) => numbers.includes(one)) && !wanted.every((one) => numbers.includes(one));
  };
  const named = [...texts]
    .filter(([path, text]) => path.endsWith(".ts") && sources.some((source) => text.includes(`@source ${source}`)))
    .flatMap(([path]) =>
      (open(path)?.getDescendants() ?? [])
        .filter(isDeclarationNode)
        .filter(
          (node) =>
            [node, ...node.getAncestors().filter(isDeclarationNode)].some((one) => sourcesNamed(one).some((source) => sources.includes(source))) &&
            isOld(commentText(node)),
        ),
    );
  return named.length === 0 ? [] : [`that the comments of ${[...new Set(named.map(calledBy))].join(", ")} still hold, which say "${toldNumbers.join(", ")}"`];
}

/** A sentence that went is said in the comments of what has its place as a source. */
function sentencesLeft(texts: Texts, open: Open, { change, fact, place, from = "" }: Finding): readonly string[] {
  if (change !== "removed" || fact !== "statement") return [];
  const [source, removed] = [formatPlace(place), stemsOf(from)];
  return declarationsWithSource({ texts, opened: { open } }, source).flatMap((node) => {
    const said = sentencesOf(commentText(node)).find(({ text }) => likeness(stemsOf(text), removed) >= 0.7);
    return said === undefined ? [] : [`that the comment of ${calledBy(node)} still holds, which says "${said.text}"`];
  });
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** A placeholder that has another name now, and still stands for the field that its old name was made of. */
function fieldsHeld(texts: Texts, open: Open, { values, from = "", to = "" }: Finding): readonly string[] {
  if (values?.to?.fact !== "path") return [];
  const [old, wanted] = [placeholderNamesIn(from), placeholderNamesIn(to)];
  if (old.length !== wanted.length) return [];
  return old.flatMap((name, index) => (name === wanted[index] ? [] : stillHolding(texts, open, name, wanted[index]!)));
}

function stillHolding(texts: Texts, open: Open, from: string, to: string): readonly string[] {
  const removed = words(from).filter((word) => !words(to).includes(word));
  const files = [...texts]
    .filter(([path, text]) => path.endsWith(".ts") && text.includes("KeyField<") && text.includes(to))
    .flatMap(([path]) => open(path) ?? []);
  const properties = files.flatMap((file) =>
    file.getDescendants().filter((node): node is PropertySignature => node.getKindName() === "PropertySignature" && nameOf(node as PropertySignature) === to),
  );
  return properties.flatMap((property) => {
    const field = /^KeyField<\s*"([^"]+)"\s*>$/.exec(property.getTypeNode()?.getText() ?? "")?.[1];
    return field !== undefined && (field === from || removed.includes(field))
      ? [`that ${to} still holds the field "${field}" of the object, as ${from} did`]
      : [];
  });
}

function words(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u);
}
