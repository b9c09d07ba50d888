/** Names that came into, or went out of, a list in a sentence: a text of the definitions lists the same names. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { fileOf, startOf } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/**
 * Undefined where no text of the definitions has the list as our edition does.
 * @param all whatever is found: a list can have lost and got several names
 */
export function planListed(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const {
    editions: { ours, theirs, pairs },
    texts,
    opened,
  } = context;
  const section = finding.fact === "mention" && finding.change !== "renamed" ? sectionAt(theirs, finding.document.line) : undefined;
  const own = section === undefined ? undefined : pairs.section(section);
  if (section === undefined || own === undefined) return undefined;
  const lists = own.section.sentences.flatMap(({ text }) => listsIn(text));
  const inLine = [finding, ...all.filter(({ fact, document }) => fact === "mention" && document.line === finding.document.line)];
  const [change, ...others] = section.section.sentences
    .filter(({ at }) => at.line === finding.document.line)
    .flatMap(({ text }) => listsIn(text))
    .flatMap((now) => lists.filter((before) => isChange(before, now, inLine)).map((before) => ({ before, now })));
  if (change === undefined || others.length > 0 || ours.file === theirs.file) return undefined;
  const source = new RegExp(wordPattern(written(change.before)), "u");
  const nodes = [...texts]
    .filter(([, text]) => source.test(text))
    .flatMap(([path]) => literalTypesIn(opened.open(path)!).filter((node) => source.test(literalText(node))));
  const [node, ...more] = nodes;
  if (node === undefined || more.length > 0) return undefined;
  return {
    ...stepOf(finding),
    edits: [
      { file: fileOf(node), start: node.getStart(), end: node.getEnd(), text: literalToken(literalText(node).replace(source, () => written(change.now))) },
    ],
    says: `"${literalText(node)}": ${written(change.before)} → ${written(change.now)}`,
    at: startOf(node),
  };
}

/** `one, two and three` */
function listsIn(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/(?:[\w-]+, )*[\w-]+,? and [\w-]+/g)].map(([list]) => list.split(/,? and |, /));
}

function written(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)!}`;
}

/** Whether one list is the other one without what is found to have gone, and with what is found to have come: a list that differs in more is another one. */
function isChange(before: readonly string[], now: readonly string[], found: readonly Finding[]): boolean {
  const kept = before.filter((name) => now.includes(name));
  const [removed, added] = [before.filter((name) => !now.includes(name)), now.filter((name) => !before.includes(name))];
  const isTold = removed.every((name) => found.some(({ from }) => from === name)) && added.every((name) => found.some(({ to }) => to === name));
  return kept.length > 0 && removed.length + added.length > 0 && isTold;
}
