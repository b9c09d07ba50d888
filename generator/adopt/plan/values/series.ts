/**
 * What a sentence lists one after another, `GET, POST, PUT and DELETE`: where one of them comes, goes or becomes another, the definitions that list the same
 * follow.
 */
import type { LiteralTypeNode, Node, PropertySignature } from "ts-morph";
import { placeNamed } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Place } from "../../../model/origin.ts";
import { sourcesNamed } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { readingSources } from "../../edit/readings.ts";
import { replaceNode } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Undefined where the finding is about something else, or no definition of the section lists what the sentence did. */
export function planSeries(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, document } = finding;
  const isOther = alteration(finding);
  if (fact !== "mention" || isOther === undefined) return undefined;
  const section = sectionAt(context.editions.theirs, document.line);
  const own = section === undefined ? undefined : context.editions.pairs.section(section);
  if (section === undefined || own === undefined) return undefined;
  const [before, now] = [own, section].map((one) => one.section.sentences.flatMap(({ text }) => seriesIn(text)));
  const changed = before!.flatMap((old) => now!.filter((one) => isOther(old, one)).map((one) => ({ old, now: one })));
  const [only] = changed;
  const edits = only === undefined ? [] : [seriesEdits, chosenSeriesEdits].flatMap((edit) => edit(context, finding.place, only.old, only.now));
  if (only === undefined || edits.length === 0) return undefined;
  return {
    ...stepOf(finding),
    edits,
    says: `${only.old.join(", ")} → ${only.now.join(", ")}, where ${formatPlace({ section: finding.place.section })} is the source`,
    ...(finding.definition === undefined ? {} : { at: finding.definition }),
  };
}

/** Edits of what definitions made of a place say in a series. */
export function seriesEdits(context: PlanningContext, place: Place, old: readonly string[], now: readonly string[]): readonly Edit[] {
  return seriesReplaced(literalsOn(context, place, sourcesAround), old, now);
}

/** The same of what was chosen where readings of the place contradict others. */
export function chosenSeriesEdits(context: PlanningContext, place: Place, old: readonly string[], now: readonly string[]): readonly Edit[] {
  return seriesReplaced(literalsOn(context, place, sourcesOfChoice), old, now);
}

function literalsOn(context: PlanningContext, place: Place, sourcesIn: (node: Node) => readonly string[]): readonly LiteralTypeNode[] {
  const files = [...context.texts].filter(([, text]) => text.includes(place.section)).flatMap(([path]) => context.opened.open(path) ?? []);
  return files.flatMap(literalTypesIn).filter((node) => sourcesIn(node).some((source) => isAt(context, source, place)));
}

function seriesReplaced(nodes: readonly LiteralTypeNode[], old: readonly string[], now: readonly string[]): readonly Edit[] {
  return nodes.flatMap((node) => {
    const found = seriesIn(literalText(node)).find((one) => one.join("\n") === old.join("\n"));
    return found === undefined ? [] : [replaceNode(node, literalToken(literalText(node).replace(found.text, () => written(now, found.word))))];
  });
}

function isAt({ editions: { ours } }: PlanningContext, source: string, { section, row }: Place): boolean {
  const found = placeNamed(ours.contents, source);
  return found?.place.section === section && (row === undefined || found.row?.name === row);
}

/** A reading names its place itself; an entry of notes names it in its comment. */
function sourcesAround(node: Node): readonly string[] {
  const reading = node.getParentOrThrow();
  if (reading.getKindName() === "TypeReference" && /^Reading</.test(reading.getText())) return readingSources(reading.getText());
  const member = memberAround(node);
  return member === undefined ? [] : sourcesNamed(member);
}

/** The places of the readings beside it. */
function sourcesOfChoice(node: Node): readonly string[] {
  const member = memberAround(node);
  return member === undefined || nameOf(member) !== "choice" ? [] : readingSources(member.getParentOrThrow().getText());
}

function memberAround(node: Node): PropertySignature | undefined {
  return node.getFirstAncestor((one): one is PropertySignature => one.getKindName() === "PropertySignature");
}

/** The items, with what joins the last two and the series as it is written. */
type Series = readonly string[] & { readonly word: string; readonly text: string };

/** Each with its tails: what stands before a comma need not be of the series. */
function seriesIn(text: string): readonly Series[] {
  return [...text.matchAll(series)].flatMap(([all, first, between, word, last]) => {
    const items = [first!, ...between!.split(", ").slice(1), last!];
    return items
      .slice(0, -1)
      .map((one, index) => Object.assign(items.slice(index), { word: word!, text: all.slice(all.indexOf(one, items.slice(0, index).join(", ").length)) }));
  });
}

const item = "(?:an? |the )?[\\w`{}<>./+-]*[\\w`}>]";
const series = new RegExp(`(?<![\\w-])(${item})((?:, ${item})*),? (and|or) (${item})`, "g");

/** Whether the items of one series are those of another with what was found. */
function alteration({ change, from, to }: Finding): ((old: readonly string[], now: readonly string[]) => boolean) | undefined {
  switch (change) {
    case "added":
      return (old, now) => isMore(now, old, to!);
    case "removed":
      return (old, now) => isMore(old, now, from!);
    case "changed":
      return (old, now) => old.join("\n") !== now.join("\n") && old.map((one) => (bare(one) === from ? to : bare(one))).join("\n") === now.map(bare).join("\n");
    default:
      return undefined;
  }
}

function bare(item: string): string {
  return item.replace(/^(?:an?|the) /, "");
}

function isMore(more: readonly string[], less: readonly string[], what: string): boolean {
  return more.length === less.length + 1 && less.every((one) => more.includes(one)) && more.some((one) => !less.includes(one) && bare(one) === bare(what));
}

function written(items: readonly string[], word: string): string {
  return items.length === 1 ? items[0]! : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)!}`;
}
