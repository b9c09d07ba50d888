/** Words that a sentence of the other edition lists, and that stand in items of their own here: they name no rows, and end the sentence that leads to them. */
import type { Block, Row, Section, Sentence } from "../document.ts";
import { isGeneralWord } from "../names.ts";
import type { OutlineSection } from "./outline.ts";
import { stemsOf } from "./stems.ts";

export function withListsInWords(section: Section, known: OutlineSection): Section {
  const lists = section.blocks.filter((block): block is Led => isLed(block) && isOfWords(block, known));
  if (lists.length === 0) return section;
  const taken = new Set<Block>(lists);
  const items = new Set(lists.flatMap(({ rows }) => rows.map(({ name, at }) => `${at.line} ${name}`)));
  const others = section.sentences.filter(({ row, at }) => row === undefined || !items.has(`${at.line} ${row}`));
  const sentences = [...others, ...lists.map(inOneSentence)].sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
  return { ...section, blocks: section.blocks.filter((block) => !taken.has(block)), sentences };
}

type Led = Block & Required<Pick<Block, "label" | "labelAt">>;

/** Items that say nothing but what they name, behind the words that lead to them. */
function isLed({ is, label, labelAt, lead }: Block): boolean {
  return is === "names" && label !== undefined && labelAt !== undefined && label === lead;
}

/** Words for what any interface has, and such as the prose says; a few of them may be new. */
function isOfWords({ rows }: Block, { rows: names, stems }: OutlineSection): boolean {
  const listed = rows.filter(saysSomething);
  if (listed.length < 2 || listed.some(({ name }) => names.has(name))) return false;
  const said = listed.filter(({ name }) => [...stemsOf(name)].every((stem) => stems.has(stem)));
  return listed.every(({ name }) => isGeneralWord(name)) || said.length * 3 >= listed.length * 2;
}

/** `- and` */
function saysSomething({ name }: Row): boolean {
  return stemsOf(name).size > 0 || isGeneralWord(name);
}

function inOneSentence({ label, labelAt, rows }: Led): Sentence {
  let text = `${label}: `;
  const listed = rows.filter(saysSomething);
  const further = listed.map(({ name, at: { line, column } }, index) => {
    const from = text.length;
    text += name + (index + 2 < listed.length ? ", " : index + 1 < listed.length ? " and " : ".");
    return { index: from, line, column };
  });
  return { text, at: labelAt, further };
}
