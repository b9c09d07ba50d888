/** Statuses of HTTP that texts say: sentences, answers. */
import { isKnownStatus, reasonPhrase } from "../../values/statuses.ts";

export interface SaidStatus {
  readonly status: string;
  /** What the text says of it; empty where that is nothing. */
  readonly text: string;
}

/** `Returns 204`, `404 if there is none`, `Code: 201 CREATED`; nothing of what counts things. */
export function saidStatuses(sentence: string): readonly SaidStatus[] {
  const named = namedErrors(sentence);
  if (named.length > 0) return named;
  return [...sentence.matchAll(codes)].flatMap(({ 0: written, index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + written.length)];
    const clause = after.split(nextStatus)[0]!;
    const listed = written.match(/\d+/g)!;
    if (
      !listed.every((code) => isKnownStatus(code)) ||
      denied.test(before) ||
      (written.startsWith("2") && ofNew.test(before)) ||
      !isStatus(listed.at(-1)!, before, clause)
    )
      return [];
    const condition = isReturned.test(clause) ? ofCondition.exec(before)?.[1] : undefined;
    const statuses =
      condition ??
      clause
        .replace(body, "")
        .replace(bodyBelow, "")
        .replace(/^\s*\([^()]*\)\s+(?=(?:if|when|while|unless|otherwise)\b)/i, "");
    return listed.map((status) => ({ status, text: capitalized(statuses.replace(/^[\s:–—(-]+|[\s.):]+$/g, "").replace(/^(?:if|when)$/i, "")) }));
  });
}

/** `If there is none an HTTP 404 will be returned` */
const isReturned = /^(?:\s*\([^()]*\))?\s*(?:is|are|(?:will|may|can|should) be) (?:returned|sent|answered)\b[^,;]*\.?$/i;
const ofCondition = /(?:^|[,;]\s+)((?:if|when|while|unless)\s[^;]*?),?\s+(?:then\s+)?(?:(?:an?|the)\s+)?(?:(?:HTTP|status|code|error)\s+)*$/i;

/** `Error response codes: badRequest(400), conflict(409)` */
function namedErrors(sentence: string): readonly SaidStatus[] {
  const [, list] = /^(?:errors?|failures?)(?: response)?(?: status)?(?: codes?)?\s*:\s*(.*?)\.?$/i.exec(sentence) ?? [];
  const items = (list ?? "").split(/\s*,\s*/).map((item) => /^([\p{L}][\p{L} _-]*?)\s*\(([45]\d\d)\)$/u.exec(item));
  return items.every((item) => item !== null && isKnownStatus(item[2]!)) ? items.map((item) => ({ status: item![2]!, text: item![1]! })) : [];
}

/** The status that the answer of a row begins with, or has behind it: `201, the new thing`, `204`, `none (204)`, `none, status 204`. */
export function statusFirst(answer: string): string | undefined {
  const status = (first.exec(answer) ?? last.exec(answer))?.[1];
  return status !== undefined && isKnownStatus(status) ? status : undefined;
}

/** What is answered, without that status. */
export function withoutStatus(answer: string): string {
  const status = statusFirst(answer);
  return status === undefined
    ? answer
    : answer
        .replace(first, "")
        .replace(last, "")
        .replace(new RegExp(`^${reasonPhrase(status)!}\\b[\\s,;:–—-]*`, "i"), "");
}

const last = /(?:\s+\(|[\s,;]+(?:with )?(?=(?:HTTP )?status\b))(?:HTTP )?(?:status(?: code)? )?(2\d\d)\)?\.?$/i;
const first = /^(2\d\d)(?!\w)(?:\s*[,;:–—-]\s*|\s+(?:with|and)\s+|\s+|$)/;

/** A status, or several that stand side by side. */
const codes = /(?<![\w.,:#/+-])[2-5]\d\d(?:(?:\s*,\s*(?:or |and )?|\s+or\s+|\s+and\s+|\/)[2-5]\d\d(?!\s*(?!(?:or|and)\b)\p{L}))*(?![\w%]|[.,:]\d|-\d)/gu;
/** Where another one begins: behind a comma, or with a condition of its own. */
const nextStatus = /[,;]\s*(?:(?:and|or|otherwise)\s+)?(?:an?\s+)?(?=[2-5]\d\d\b)|\s+(?:and|or)\s+(?=[2-5]\d\d\s+(?:if|when|while|on|in case|for|unless)\b)/;
const denied = /\b(?:not|never|no longer|instead of|rather than|unlike|without)\b[^,;]*$/i;
/** A success that depends on what was there before is not that of the request. */
const ofNew = /\bdo(?:es)? not (?:yet )?exist\b[^.;]*$/i;
const announced =
  /(?:\b(?:HTTP|status|codes?|returns?|raises?|throws?|yields?|fails with|responds?(?: with)?|(?:refused|rejected) with|success is|answer(?:s|ed)?(?: with)?|repl(?:y|ies) with|(?:and|or) with|responses?)\s*[:·–—]?\s+\(?(?:(?:an?|the|is|(?:will|should|must) be|of|for this|HTTP|status|code|either)\s+)*)$/i;
const begins = /(?:^|[,;(]\s*|(?<=[\p{L})])\.\s+|\s(?=(?:and|or)\s+\S*\s*$))(?:(?:and|or|otherwise)\s+)?(?:an?\s+)?$/iu;
const conditioned = /^\s*(?:\([^()]*\)\s*)?(?:(?:error|response|status|returned|sent)\s+)?(?:if|when|while|on|in case|for|unless|otherwise)\b/i;

function isStatus(code: string, before: string, clause: string): boolean {
  const named =
    clause
      .replace(/^\s*[:–—-]?\s*/, "")
      .toLowerCase()
      .startsWith(reasonPhrase(code)!.toLowerCase()) ||
    body.test(clause) ||
    ofType.test(clause);
  if (announced.test(before) || ofCase.test(before))
    return (
      named ||
      conditioned.test(clause) ||
      /^\s*(?:[.,;:)(–—]|$|(?:status|code|response|error|at once|immediately)\b|(?:is|are|(?:will|may|can|should) be) (?:returned|sent|answered)\b|(?:and|with) (?:the|an?|no|empty|this|these)\b)/i.test(
        clause,
      )
    );
  if (/^[45]/.test(code) && ofErrors.test(before)) return true;
  return (begins.test(before) && (named || conditioned.test(clause))) || isAlone(code, before, clause);
}

/** `200 (Thing): OK` */
const ofType = /^\s*\(\p{Lu}[\p{L}\p{N}_.-]*\)\s*(?::|$)/u;
/** `409 {"error": "…"}`, `502 with {"error": "…"}` */
const body = /^\s*(?:with\s+)?\{[^{}]*\}/i;
/** `404 and this body:` */
const bodyBelow = /^\s*(?:and|with)\s+(?:this|these|the following)\s+[\p{L} ]+:?$/iu;
/** `Errors: 400 bad name, 404 no such file` */
const ofErrors = /^(?:errors?|failures?|(?:error|status) codes?)\s*:\s*(?:.*[,;]\s*)?(?:(?:or|and)\s+)?$/i;
/** `Response when it is locked: 400` */
const ofCase = /^(?:response|answer|reply) (?:on|when|if|for|in case)\b[^:]*:\s*$/i;

/** `It is removed (204)`, `It is queued; 202, or 503 while nothing runs`, `What is locked cannot be removed: 409.` */
function isAlone(code: string, before: string, clause: string): boolean {
  if (!/^\s*[).]?\s*$/.test(clause)) return false;
  if (/\($/.test(before)) return /^20[124]$/.test(code) && clause.startsWith(")");
  return /;\s*(?:(?:and|or)\s+)?$/.test(before) || (/^[45]/.test(code) && /\b(?:cannot|can't|fails?|refused|rejected)\b[^.;:]*:\s*$/i.test(before));
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
