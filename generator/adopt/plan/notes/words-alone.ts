/** Sentences that tell of what definitions have a place for: an entry of notes says it, and neither clients nor documents are made of it. */
import type { TypeLiteralNode } from "ts-morph";
import type { Sentence } from "../../../documents/document.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { nameOf, propertyOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { factsIn } from "../../edition/facts-in.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { isMethod } from "../../words/methods.ts";
import { resourceAdvice } from "../nearest-position.ts";
import { surveyed } from "../surveyed.ts";

/** What of a sentence is left to a person, or only to be looked at. */
export interface WordsAlone {
  readonly leaves?: string;
  readonly guesses: readonly string[];
}

export function saidInWordsAlone(context: PlanningContext, finding: Finding, sentence: Pick<Sentence, "text" | "at">): WordsAlone {
  const paths = factsIn(context.editions.theirs, sentence)
    .filter(({ fact }) => fact === "path")
    .map(({ value }) => withoutBase(String(value), context.service.bases));
  const isKnown = (path: string): boolean => context.service.resources.some(({ uri }) => uri === path);
  const strange = paths.filter((path) => path.startsWith("/") && !isKnown(path) && !isGivenElsewhere(context, sentence, path));
  const [request] = tellsOfRequest(sentence.text) ? strange : [];
  const leaves =
    request === undefined ? (headerOfSome(context, sentence.text) ?? placeOf(sentence.text, paths.find(isKnown))) : resourceAdvice(context, finding, request);
  const open = request === undefined ? strange : [];
  return {
    ...(leaves === undefined ? {} : { leaves }),
    guesses: open.map((path) => `that ${path} needs no resource: ${resourceAdvice(context, finding, path)}`),
  };
}

/** Another section has a request on the path: what comes of that is told of it. */
function isGivenElsewhere({ editions: { theirs } }: PlanningContext, { at }: Pick<Sentence, "at">, path: string): boolean {
  const own = sectionAt(theirs, at.line);
  return surveyed(theirs.stated).endpoints.some(({ section, uris }) => section !== own && uris.includes(path));
}

function tellsOfRequest(text: string): boolean {
  return (text.match(/\b[A-Z]{3,}\b/g) ?? []).some(isMethod);
}

/** A header of every request that only some of them carry. */
function headerOfSome(context: PlanningContext, text: string): string | undefined {
  const headers = headersIn(context);
  const [named] = ofSome.test(text) ? (headers?.getProperties().filter((one) => new RegExp(wordPattern(nameOf(one))).test(text)) ?? []) : [];
  return named === undefined
    ? undefined
    : `every request carries ${nameOf(named)} by the definitions: write there what holds, first at ${fileOf(named)}:${named.getStartLineNumber()}`;
}

function headersIn(context: PlanningContext): TypeLiteralNode | undefined {
  const facts = declarationAt(context, context.service.definition)?.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  const headers = facts === undefined ? undefined : propertyOf(facts, "headers")?.getTypeNode();
  return headers?.getKindName() === "TypeLiteral" ? (headers as TypeLiteralNode) : undefined;
}

/** `Each request with a body carries it`, `All requests except GET carry it`: of which requests. */
const ofSome =
  /\b(?:requests?|calls?)\s+(?:with(?:out)?|that|which|except|but|other than|apart from|beside)\b|\bonly\b[^.;]*\b(?:requests?|calls?)\b|\b(?:requests?|calls?)\b[^.;]*\b(?:except|unless)\b/i;

/** @param known the path of a resource that the sentence gives */
function placeOf(text: string, known: string | undefined): string | undefined {
  if (/\bquery (?:parameters?|strings?)\b/i.test(text)) return "no operation has the parameter: write it in the `Query<…>` of those that take it";
  if (/\bidentif(?:y|ies|ied)\b.*\bby\b|\bkey fields?\b/i.test(text))
    return "no key follows from it: where objects are told apart otherwise now, write their key and its fields so";
  if (denied.test(text) && !conditional.test(text)) return "it denies what operations may do: take away those that the document does not have any more";
  if (known !== undefined && done.test(text)) return `no operation follows from it: write those that the resource at "${known}" has now in its kind`;
  return undefined;
}

/** What operations change. */
const done = /\b(?:created|added|modified|updated|replaced|deleted|removed)\b/i;
const denied = /\b(?:cannot|can not|can no longer|must not|may not|never)\b.*\b(?:created|added|modified|updated|replaced|deleted|removed)\b/i;
/** Denied for a time, while operations stay what they are. */
const conditional = /\b(?:while|when|whenever|if|until|unless|once|after|before|during|as long as)\b/i;
