/** One document held against the definitions of its service by all who can: each holds a part of it. */
import type { DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import { changedSince } from "../../drift/definitions/marks.ts";
import { frameToDivide } from "../../drift/divided/merge.ts";
import { habitsOf } from "../../drift/rows/habits.ts";
import type { SectionFrame } from "../../drift/section-frames.ts";
import { stepsUntil, type Steps } from "../../values/steps.ts";
import { heldTogether } from "./holding.ts";
import { holdInMainThread } from "./main-thread.ts";
import type { Holder, PartHolder } from "./worker.ts";

/**
 * @param holders in the order of those who have told the definitions
 * @param meanwhile what there is to do here while others compare
 */
export function holderOver(holders: readonly PartHolder[], meanwhile: Steps): Holder {
  return holders.length > 1 ? divided(holders, meanwhile) : holdInMainThread;
}

function divided(holders: readonly PartHolder[], meanwhile: Steps): Holder {
  return (document, wording) => {
    const parts = holders.map((hold, part) => hold(document, wording, part));
    return async (definitions, kept) => {
      const opened = document.open();
      if (!opened.ok) return opened;
      // Where the whole document is concerned, what an earlier comparison has left is of no use.
      const before = kept === undefined || changedSince(kept.marks, definitions.marks) === undefined ? undefined : kept;
      const frame = before === undefined ? frameToDivide(definitions, opened.value.text) : undefined;
      if (frame === undefined) return stepsUntil(parts.at(-1)!.compare(definitions, before), meanwhile);
      const shares = sharesOf(frame, definitions, parts.length);
      const named = await stepsUntil(
        ofEach(parts, ({ named }, part) => named(definitions, frame, shares[part]!)),
        meanwhile,
      );
      const counted = await stepsUntil(
        ofEach(named, ({ counted }, own) => counted(named.flatMap(({ rows }, index) => (index === own ? [] : rows)))),
        meanwhile,
      );
      const habits = habitsOf(counted.flatMap(({ counts }) => counts));
      return heldTogether(
        opened.value,
        document.text,
        definitions,
        frame,
        await stepsUntil(
          ofEach(counted, ({ compared }) => compared(habits)),
          meanwhile,
        ),
      );
    };
  };
}

/**
 * The positions of the sections that each has: those whose definitions it has told. What nobody has told alone is the first one's,
 * which in return leaves to the others some of its own: it brings together what they all find.
 */
export function sharesOf(frame: readonly SectionFrame[], { toldBy }: DefinitionFiles, count: number): readonly (readonly number[])[] {
  const shares = Array.from({ length: count }, (): number[] => []);
  let own = 0;
  frame.forEach(({ files }, position) => {
    const teller = files.map(toldBy).find((part) => part !== undefined);
    if (teller === 0) own += 1;
    const isLeft = teller === 0 && own % left === 0;
    shares[isLeft ? 1 + ((own / left) % (count - 1)) : (teller ?? 0)]!.push(position);
  });
  return shares;
}

/** One in so many. */
const left = 5;

/** The others are asked first: while the main thread works, it can ask nobody. */
async function ofEach<One, Answer>(all: readonly One[], ask: (one: One, index: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers = new Map<number, Promise<Answer>>();
  for (const [index, one] of [...all.entries()].toReversed()) answers.set(index, ask(one, index));
  return Promise.all(all.map((_, index) => answers.get(index)!));
}
