/** The values of something that the words before a colon name: `The allowed values of a colour: red, green.` */
import type { FoundFact } from "../fact.ts";
import { listItems, scalarOf } from "./values.ts";

export function valuesTold(text: string): readonly FoundFact[] {
  return [...text.matchAll(listedValues)].map(({ 0: whole, 1: list = "", index }) => ({
    fact: "values",
    value: listItems(list).map(scalarOf),
    index: index + whole.length - list.length,
    end: index + whole.length,
  }));
}

const item = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]*`;
const list = String.raw`${item}(?:(?:,\s+(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+)${item})+`;
const listedValues = new RegExp(
  String.raw`(?<=^|[.;]\s+)(?:the\s+)?(?:\p{L}+\s+)?values\s+(?:of|for|in|that|which)\s+[^.:;]{1,80}:\s+(${list})(?=\s*(?:[.;]|$))`,
  "giu",
);
