/** What sentences say of bodies: `Returns the thing.`, `Body: a thing`, `Response` and `A thing.` below it. */
import { saysNoBody } from "../../../../facts/cells/no-body.ts";
import type { Block, Section } from "../../../../documents/document.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { topLevelTypes } from "../../../../values/media-types.ts";
import type { Endpoint } from "../endpoint.ts";
import { sentenceBefore } from "../text/words-before.ts";
import { answersNone, sendsNone } from "./bodiless.ts";
import { answerSaid, isUnclear } from "./said-answers.ts";

export type SaidBodies = Pick<Endpoint, "request" | "response" | "unclear">;

/** @param family sections about one request @param isSending whether its method takes a body */
export function bodiesSaid(family: readonly StatedSection[], isSending: boolean): SaidBodies {
  const texts = family.flatMap(({ section }) => [
    ...section.sentences.map(({ text }, index, all) => labelled(index === 0 ? section.title : all[index - 1]!.text, text)),
    ...section.blocks
      .filter(({ is, columns: { length } }) => is === "table" && length === 2)
      .flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(": "))),
    ...section.blocks
      .filter(({ is }) => is === "list")
      .flatMap(({ rows }) => rows.flatMap(({ cells: [cell] }) => (cell === undefined ? [] : [cell.text])))
      .filter((text) => behindStatus.test(text)),
  ]);
  const items = family.some(({ section, blocks }) =>
    blocks.some(({ block }) => ofItems.test(block.label ?? "") || (!ofSent.test(section.title) && listsObjects(section, block))),
  );
  return { ...bodiesIn(texts, isSending), ...(items ? { response: "an array of objects" } : {}) };
}

/** @param texts sentences about one request */
export function bodiesIn(texts: readonly string[], isSending: boolean): SaidBodies {
  const said = (pattern: RegExp): string | undefined => texts.map((text) => pattern.exec(text.trim())?.[1]).find((one) => one !== undefined);
  const named = said(/^(?:Request(?: body)?|Body):\s+(\p{L}[^;]*?)(?:;.*|\.)?$/iu);
  const isNone = named !== undefined && saysNoBody(named);
  const request = isNone ? "none" : (named ?? said(isObject) ?? said(supplied) ?? (texts.some(sendsNone) ? "none" : undefined));
  const response =
    said(/^(?:Response|Answer)(?: body)?:\s+((?:an?|the|array|list)\s.*?|\p{L}+ object)\.?$/iu) ??
    said(returns)?.replace(onSuccess, "") ??
    said(besideStatus) ??
    said(behindStatus) ??
    (isSending ? undefined : said(asMedia)) ??
    said(inBody)?.replace(/^(?:collection|list|array) of\b/i, "an array of") ??
    texts.map(answerSaid).find((one) => one !== undefined) ??
    (texts.some((text) => answersNone(text, isSending)) ? "none" : undefined);
  const unclear = response === undefined ? texts.find(isUnclear) : undefined;
  return { ...(request === undefined ? {} : { request }), ...(response === undefined ? {} : { response }), ...(unclear === undefined ? {} : { unclear }) };
}

/** `The body is a thing object.` */
const isObject = /^The (?:request )?body is (an?\s(?:\S+\s){1,3}object)\.?$/iu;
const returns =
  /^[Rr]eturns\s+((?:an?|one|the|all|every)\s(?!(?:HTTP |status )*\d{3}\b).*?)(?:,? (?:with|and) (?:the )?(?:HTTP )?status(?: code)? \d{3}.*)?\.?$/u;
/** `200 (Thing): OK` */
const besideStatus = /^2\d\d\s+\(([\p{L}][\p{L}\p{N}_.-]*)\)\s*(?::.*)?$/u;
/** `200 OK – All of them. Returns: array of Thing objects` */
const behindStatus = /^2\d\d\b[^:]*\breturns:\s+(\p{L}.*?)\.?$/iu;
/** `Exports all things as text/csv.` */
const asMedia = new RegExp(String.raw`^\p{L}+s\s+((?!JSON\b)\S.{0,80}?\s(?:as|in)\s+(?:an?\s+)?${topLevelTypes}/(?!json\b)[\w.+-]*\w)\.?$`, "iu");
/** `In the request body, supply a JSON representation of the thing object.` */
const supplied = /^in the request body,? (?:supply|provide|send|include) (?:an? )?(?:JSON )?representation of (?:an?\s|the\s)?(.{1,80}?)\.?$/i;
/** `this method returns a 200 OK response code and a collection of thing objects in the response body` */
const inBody =
  /\breturns?\b.*\band (?:an? |the )?((?:(?:new|updated) )?(?:(?:collection|list|array) of )?[\p{L}\p{N}_. -]{1,60}?\bobjects?) in (?:the|its) (?:response|answer)(?: body)?\.?$/iu;
/** `if the call succeeded`, and what is answered else. */
const onSuccess =
  /\s+(?:on success|if (?:the (?:call|request) succeed(?:ed|s)|(?:it|that) (?:exists|succeed(?:ed|s))|an? valid .* (?:was|is) (?:provided|given)))\b.*$|\s*;.*$/i;
/** `answers with an array of objects with these members`, `The answer is a list; each entry has` */
const ofItems =
  /\b(?:answers?|responds?|returns?|responses?)\b.*\b(?:(?:array|list) of objects\b|(?:array|list)\b.*\b(?:each|every) (?:entry|element|item|object|one)\b)/i;
const ofSent = /\b(?:requests?|body|payload|parameters?)\b/i;

/** `JSON array of objects with these members:` right above them */
function listsObjects(section: Section, block: Block): boolean {
  return [block.label ?? "", sentenceBefore(section, block)].some((text) => /^(?:an? )?(?:JSON )?(?:array|list) of (?:JSON )?objects\b/i.test(text));
}

/** `Response`, as a heading or a line, and `A thing.` below it. */
function labelled(before: string, text: string): string {
  const label = ofThing.test(text) ? labelAlone.exec(before)?.[1] : undefined;
  return label === undefined ? text : `${label}: ${text}`;
}

const labelAlone = /^((?:request|response|answer)(?: body)?):?$/i;
const ofThing = /^(?:an?|the)\s\S+(?:\s\S+){0,7}$/i;
