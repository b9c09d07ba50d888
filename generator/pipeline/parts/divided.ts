/** One document held against the definitions of its service by all who can: each holds a part of it. */
import { frameToDivide } from "../../drift/divided/merge.ts";
import { habitsOf } from "../../drift/rows/habits.ts";
import type { Holder, PartHolder } from "./hand.ts";
import { holdHere } from "./here.ts";
import { heldTogether } from "./holding.ts";

/** @param holders the first is the one who makes the definitions */
export function heldBy(holders: readonly PartHolder[]): Holder {
  return holders.length > 1 ? divided(holders) : holdHere;
}

function divided(holders: readonly PartHolder[]): Holder {
  return (document, wording) => {
    const parts = holders.map((hold, index) => hold(document, wording, { index, of: holders.length }));
    return async (definitions, before) => {
      const opened = document.open();
      if (!opened.ok) return opened;
      const frame = before === undefined ? frameToDivide(definitions, opened.value.text) : undefined;
      if (frame === undefined) return parts.at(-1)!.compare(definitions, before);
      const named = await ofEach(parts, ({ named }) => named(definitions, frame));
      const counted = await ofEach(named, ({ counted }, own) => counted(named.flatMap(({ rows }, index) => (index === own ? [] : rows))));
      const habits = habitsOf(counted.flatMap(({ counts }) => counts));
      return heldTogether(opened.value, document.text, definitions, frame, await ofEach(counted, ({ compared }) => compared(habits)));
    };
  };
}

/** The others are asked first: while the main thread works, it can ask nobody. */
async function ofEach<One, Answer>(all: readonly One[], ask: (one: One, index: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers = new Map<number, Promise<Answer>>();
  for (const [index, one] of [...all.entries()].toReversed()) answers.set(index, ask(one, index));
  return Promise.all(all.map((_, index) => answers.get(index)!));
}
