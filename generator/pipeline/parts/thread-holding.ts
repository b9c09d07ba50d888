/** A document in a thread that definitions are held against: as long as these are not there, it is read ahead. */
import { openDocument } from "../../documents/read.ts";
import type { DefinedPart } from "../../drift/definitions/defined-part.ts";
import { filesInTexts, type DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import type { CountedShare, NamedShare } from "../../drift/divided/share.ts";
import type { HabitCounts } from "../../drift/rows/habits.ts";
import type { RowNames } from "../../facts/row-names.ts";
import { wordingWith } from "../../facts/wording.ts";
import { once } from "../../values/memoize.ts";
import { holdingOf, type PartFound } from "./holding.ts";
import type { CompareRequest, CountRequest, FindRequest, GivenDefinitions, HoldRequest, NameRequest } from "./messages.ts";
import type { Comparer } from "./worker.ts";

export interface ThreadHolding {
  readonly compare: (request: CompareRequest) => Awaited<ReturnType<Comparer>>;
  readonly name: (request: NameRequest) => readonly RowNames[];
  readonly count: (request: CountRequest) => readonly HabitCounts[];
  readonly find: (request: FindRequest) => PartFound;
}

/**
 * @param defined what the thread itself tells of the definitions
 * @param pauses takes steps as long as nobody asks for anything
 */
export function threadHolding(
  { document: { path, text }, wording: own }: HoldRequest,
  defined: DefinedPart,
  pauses: (steps: Iterator<unknown>) => void,
): ThreadHolding {
  const { ahead, compare, share, sound } = holdingOf({ text, open: once(() => openDocument(path, text)) });
  const wording = wordingWith(own);
  pauses(
    ahead(
      wording,
      defined.told.files.flatMap(({ mark }) => [...mark.said.keys()]),
    ),
  );
  // With the wording that the document was read by: what was found so is found for these.
  const definitionsOf = ({ definitions: { common, ...definitions }, texts }: GivenDefinitions): DefinitionFiles =>
    filesInTexts(
      { ...definitions, common: { ...common, wording } },
      (file) => texts.get(file)!,
      (file) => (texts.has(file) ? undefined : defined.of(file)),
    );
  let named: NamedShare;
  let counted: CountedShare;
  return {
    compare: ({ before, ...given }) => compare(definitionsOf(given), before),
    name: ({ frame, positions, ...given }) => {
      named = share(definitionsOf(given), frame, positions);
      return named.rows;
    },
    count: ({ others }) => {
      counted = named.counted(others);
      return counted.counts;
    },
    find: ({ habits }) => ({ found: counted.compared(habits), sound: sound() }),
  };
}
