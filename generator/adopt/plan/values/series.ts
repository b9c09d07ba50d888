/** What a sentence lists one after another, `GET, POST, PUT and DELETE`: where one of them comes or goes, the definitions that list the same follow. */
import type { Node, PropertySignature } from "ts-morph";
import { parsePlace } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Place } from "../../../model/origin.ts";
import type { Context } from "../../context.ts";
import { sourcesOf } from "../../edit/comments.ts";
import type { Edit } from "../../edit/opened.ts";
import { replacing } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/edition.ts";
import { literalToken } from "../../print/token.ts";
import type { Step } from "../../step.ts";
import { literals, textOf } from "../uris.ts";

/** Undefined where the finding is about something else, or no definition of the section lists what the sentence did. */
export function planSeries(context: Context, finding: Finding): Step | undefined {
  const { fact, change, document, from, to } = finding;
  if (fact !== "mention" || (change !== "added" && change !== "removed")) return undefined;
  const section = sectionAt(context.editions.theirs, document.line);
  const own = section === undefined ? undefined : context.editions.pairs.section(section);
  if (section === undefined || own === undefined) return undefined;
  const [before, now] = [own, section].map((one) => one.section.sentences.flatMap(({ text }) => seriesIn(text)));
  const changed = before!.flatMap((old) => now!.filter((one) => (change === "added" ? isMore(one, old, to!) : isMore(old, one, from!))).map((one) => ({ old, now: one })));
  const [only] = changed;
  const edits = only === undefined ? [] : listingAlike(context, finding.place, only.old, only.now);
  if (only === undefined || edits.length === 0) return undefined;
  return { is: "step", findings: [finding], edits, needs: [], says: `${only.old.join(", ")} → ${only.now.join(", ")}, where ${formatPlace({ section: finding.place.section })} is the source`, ...(finding.definition === undefined ? {} : { at: finding.definition }) };
}

/** Edits of what definitions made of a place say in a series. */
export function listingAlike(context: Context, place: Place, old: readonly string[], now: readonly string[]): readonly Edit[] {
  const files = [...context.texts].filter(([, text]) => text.includes(place.section)).flatMap(([path]) => context.opened.open(path) ?? []);
  return files.flatMap(literals).filter((node) => isMadeOf(context, node, place)).flatMap((node) => {
    const found = seriesIn(textOf(node)).find((one) => one.join("\n") === old.join("\n"));
    return found === undefined ? [] : [replacing(node, literalToken(textOf(node).replace(found.text, () => written(now, found.word))))];
  });
}

/** A reading names its place itself; an entry of notes names it in its comment. */
function isMadeOf({ editions: { ours } }: Context, node: Node, { section, row }: Place): boolean {
  const reading = node.getParentOrThrow();
  const isReading = reading.getKindName() === "TypeReference" && /^Reading</.test(reading.getText());
  const member = node.getFirstAncestor((one): one is PropertySignature => one.getKindName() === "PropertySignature");
  const sources = isReading ? literals(reading).slice(1).map(textOf) : member === undefined ? [] : sourcesOf(member);
  return sources.some((source) => {
    const found = parsePlace(ours.contents, source);
    return found.ok && found.value.place.section === section && (row === undefined || found.value.row?.name === row);
  });
}

/** The items, with what joins the last two and the series as it is written. */
type Series = readonly string[] & { readonly word: string; readonly text: string };

/** Each with its tails: what stands before a comma need not be of the series. */
function seriesIn(text: string): readonly Series[] {
  return [...text.matchAll(series)].flatMap(([all, first, between, word, last]) => {
    const items = [first!, ...between!.split(", ").slice(1), last!];
    return items.slice(0, -1).map((one, index) => Object.assign(items.slice(index), { word: word!, text: all.slice(all.indexOf(one, items.slice(0, index).join(", ").length)) }));
  });
}

const item = "(?:an? |the )?[\\w`{}<>./+-]*[\\w`}>]";
const series = new RegExp(`(?<![\\w-])(${item})((?:, ${item})*),? (and|or) (${item})`, "g");

function isMore(more: readonly string[], less: readonly string[], what: string): boolean {
  const bare = (one: string): string => one.replace(/^(?:an?|the) /, "");
  return more.length === less.length + 1 && less.every((one) => more.includes(one)) && more.some((one) => !less.includes(one) && bare(one) === bare(what));
}

function written(items: readonly string[], word: string): string {
  return items.length === 1 ? items[0]! : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)!}`;
}
