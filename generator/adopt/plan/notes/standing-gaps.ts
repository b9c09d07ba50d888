/** What notes still say although something beside it came or went: gaps that an operation that came may close, and names of sections that went. */
import type { LiteralTypeNode, Node, PropertySignature } from "ts-morph";
import { stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern, wordPattern } from "../../../values/pattern.ts";
import { isSignature, nameOf } from "../../edit/members.ts";
import { openedFiles } from "../../edit/opened-files.ts";
import type { Texts } from "../../measured.ts";
import type { Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { noteRecords } from "./entries.ts";

/** @param texts as the steps have left them */
export function withStandingGaps(texts: Texts, steps: readonly Step[]): readonly Step[] {
  const isAbout = ({ change, fact }: Finding): boolean => (change === "added" && fact === "row") || (change === "removed" && fact === "section");
  if (!steps.some(({ findings }) => findings.some(isAbout))) return steps;
  const notes = notesIn(texts);
  return steps.map((step) => {
    const left = step.findings.filter(isAbout).flatMap((finding) => notes.flatMap((note) => stillSaid(note, finding) ?? []));
    return left.length === 0 ? step : { ...step, guesses: [...new Set([...(step.guesses ?? []), ...left])] };
  });
}

interface Note {
  readonly entry: string;
  readonly isGap: boolean;
  readonly says: string;
}

function stillSaid({ entry, isGap, says }: Note, { fact, from = "", to = "" }: Finding): string | undefined {
  if (fact === "row") return isGap && isOfAct(says, to) ? `that ${entry} is still not shown beside "${to}": ${says}` : undefined;
  const [name = ""] = from.split(/[\s(]/, 1);
  return /^[\p{Ll}\p{N}_-]{3,}$/u.test(name) && new RegExp(wordPattern(name), "u").test(says)
    ? `that ${entry} still holds, which names ${name}: ${says}`
    : undefined;
}

/** The verb that the purpose of a request begins with, in any form, and one of its nouns. */
function isOfAct(gap: string, purpose: string): boolean {
  const [verb = "", ...rest] = purpose.toLowerCase().split(/\s+/);
  const stem = verb.replace(/[ey]$/, "");
  const isVerb =
    stem.length > 2 &&
    new RegExp(String.raw`(?<![\p{L}\p{N}])${literalPattern(stem)}(?:[eiy]?(?:d|ed|s|es|ng|ing)?)(?![\p{L}\p{N}])`, "u").test(gap.toLowerCase());
  const gapStems = stemsOf(gap);
  return isVerb && [...stemsOf(rest.join(" "))].some((noun) => gapStems.has(noun));
}

function notesIn(texts: Texts): readonly Note[] {
  const opened = openedFiles((file) => texts.get(file));
  // Few files of many have notes, and to look through one takes its whole tree.
  const hasNotes = (text: string): boolean => noteRecords.some((name) => text.includes(name));
  const files = [...texts].filter(([path, text]) => path.endsWith(".ts") && hasNotes(text)).flatMap(([path]) => opened.open(path) ?? []);
  return files.flatMap((file) => literalTypesIn(file).flatMap((node) => noteOf(node) ?? []));
}

/** A sentence of an entry of notes; the place that a reading names is none. */
function noteOf(node: LiteralTypeNode): Note | undefined {
  const around = node.getAncestors().filter(isSignature);
  const record = around.findIndex((one) => noteRecords.includes(nameOf(one)));
  const entry: PropertySignature | undefined = around[record - 1];
  return entry === undefined || isPlace(node) ? undefined : { entry: nameOf(entry), isGap: nameOf(around[record]!) === "notShown", says: literalText(node) };
}

function isPlace(node: Node): boolean {
  const parent = node.getParent();
  return (
    parent?.getKindName() === "TypeReference" &&
    parent.getText().startsWith("Reading<") &&
    parent.getFirstDescendant((one) => one.getKindName() === "LiteralType") !== node
  );
}
