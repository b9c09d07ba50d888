/** Two wordings of one thing: which of their sentences belong together, and how alike two are. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { FindNeighbour } from "./neighbour.ts";
import type { Side } from "./units.ts";

/** How the sentences of both sides belong together. */
export interface Wordings {
  /** What each sentence is worded as now. */
  readonly pairs: ReadonlyMap<StatedText, StatedText>;
  /** Those that state facts of a field included. */
  readonly all: ReadonlyMap<StatedText, StatedText>;
  readonly neighbour: FindNeighbour;
}

/** Without the heading, which stands first in the prose of a section, and without what leads to rows. */
export function proseSentences({ texts, isProse, leads }: Side): readonly StatedText[] {
  return isProse ? texts.slice(1).filter(({ text }) => !leads.has(text)) : texts;
}

export function mostAlikeText(text: string, texts: readonly StatedText[]): StatedText | undefined {
  const stems = stemsOf(text);
  return texts
    .map((one) => ({ one, score: likeness(stems, stemsOf(one.text)) }))
    .filter(({ score }) => score >= 0.3)
    .sort((a, b) => b.score - a.score)[0]?.one;
}

export function textLikeness(one: StatedText | undefined, other: StatedText | undefined): number {
  return one === undefined || other === undefined ? 0 : likeness(stemsOf(one.text), stemsOf(other.text));
}
