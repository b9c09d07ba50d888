/** Tables that list the parameters of several requests, each row with its request and with the part of it in which it stands. */
import type { Block, Section } from "../../../../documents/document.ts";
import { stemsOf } from "../../../../documents/editions/stems.ts";
import type { StatedBlock, StatedRow } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { literalPattern, notWithinWord } from "../../../../values/pattern.ts";
import { sentenceBefore } from "../text/words-before.ts";

/** No row of such a table is a request of its own, or a field of an object. */
export function listsParameters({ columns, is }: StatedBlock["block"]): boolean {
  return (
    is === "table" &&
    columns.some((title) => /^(?:in|located in|location)$/i.test(title)) &&
    columns.some((title) => /^(?:endpoint|request|operation|method|path|ur[il])$/i.test(title))
  );
}

/** The words over a table or a list of what goes into the query of requests: `Query parameters of Read a row`. Undefined for any other. */
export function queryWords(section: Section, block: Block): string | undefined {
  if (block.is !== "table" && block.is !== "list") return undefined;
  const before = block.label ?? announcement.exec(sentenceBefore(section, block))?.[0] ?? "";
  if (isOfQuery(before)) return before;
  return isOfQuery(section.title) && !ofOthers.test(before) ? section.title : undefined;
}

function isOfQuery(words: string): boolean {
  return ofQuery.test(words) && !heldAsWell.test(words);
}

/** What is listed has nothing but a query to be asked for by. */
const ofQuery = /\bquery (?:parameters?|params?|strings?|arguments?)\b|\bparameters? (?:of|for) (?:a |the )?list(?:s|ing|ings)?\b/i;

/** `These fields can be query parameters`: the object has them all the same. */
const heldAsWell = /\b(?:fields?|attributes?|propert(?:y|ies))\b.*\bquery\b/i;
/** Below a heading of a query a block can be of something else. */
const ofOthers = /\b(?:fields?|attributes?|propert(?:y|ies)|answers?|responses?|returns?|body)\b/i;
/** A sentence that leads to what follows it: others speak of what stands elsewhere. */
const announcement = /^.*\b(?:these|following|below|as follows)\b.*$|^.*\b(?:are|is)$/i;

/** Whether words tell which request they are of by some of its purpose: `Query parameters of collections`, `of a list`. */
export function purposeMatcher(words: string): (purpose: string) => boolean {
  const wanted = stemsOf(/\b(?:of|for|on|when|with)\s+(.+)$/i.exec(words.replace(/\blisting\b/gi, "list"))?.[1] ?? "");
  return (purpose) => {
    if (wanted.size === 0) return false;
    const own = stemsOf(purpose);
    return [...wanted].every((stem) => own.has(stem));
  };
}

/** Which requests words, or a cell of a row beside its name, call by their purpose, or by its verb: `the list calls`. A document can have thousands of both. */
export function purposeFinder(purposes: readonly string[]): (words: string, row: StatedRow, named: string | undefined) => ReadonlySet<string> {
  const byVerb = [
    ...groupBy(
      [...new Set(purposes)].filter((purpose) => purpose.includes(" ")),
      (purpose) => purpose.toLowerCase().split(" ", 1)[0]!,
    ),
  ].map(([verb, own]) => ({
    verb,
    own: own.map((purpose) => ({ purpose, lowered: purpose.toLowerCase() })),
    calls: new RegExp(notWithinWord(`${literalPattern(verb)} (?:calls?|requests?|operations?)`, ""), "u"),
  }));
  return (words, { row }, named) => {
    const said = [words, ...row.cells.filter(({ column }) => column !== named && column !== "").map(({ text }) => text)].map((text) => text.toLowerCase());
    const called = byVerb.flatMap(({ verb, own, calls }) => {
      const near = said.filter((text) => text.includes(verb));
      return near.some((text) => calls.test(text)) ? own : own.filter(({ lowered }) => near.some((text) => text.includes(lowered)));
    });
    return new Set(called.map(({ purpose }) => purpose));
  };
}
