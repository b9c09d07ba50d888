/** A document in a thread that definitions are held against: as long as these are not there, it is read ahead. */
import { openDocument } from "../../documents/read.ts";
import { inTexts } from "../../drift/definitions/definition-files.ts";
import { wordingWith } from "../../facts/wording.ts";
import { once } from "../../values/remembered.ts";
import type { Comparer } from "./hand.ts";
import { holdingOf } from "./holding.ts";
import type { CompareRequest, HoldRequest } from "./messages.ts";

export type ThreadHolding = (request: CompareRequest) => Awaited<ReturnType<Comparer>>;

/** @param pauses takes steps as long as nobody asks for anything */
export function threadHolding({ document: { path, text }, wording: own }: HoldRequest, pauses: (steps: Iterator<unknown>) => void): ThreadHolding {
  const { ahead, compare } = holdingOf({ text, open: once(() => openDocument(path, text)) });
  const wording = wordingWith(own);
  pauses(ahead(wording));
  // With the wording that the document was read by: what was found so is found for these.
  return ({ definitions: { common, ...definitions }, texts, before }) => compare(inTexts({ ...definitions, common: { ...common, wording } }, (file) => texts.get(file)!), before);
}
