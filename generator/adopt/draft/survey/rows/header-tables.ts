/** Tables of headers: those of requests, and those of answers, which no request sends. */
import type { Block, Section } from "../../../../documents/document.ts";

export function listsHeaders({ is, named }: Block): boolean {
  return is === "table" && /^headers?$/i.test(named ?? "");
}

/** `Each response carries these headers:`, `Response headers`: what stands nearest to the table decides. */
export function isOfAnswers({ heading }: Section, { lead = "", label = "" }: Block): boolean {
  const nearest = [lead, label, heading].find((words) => ofAnswers.test(words) || ofRequests.test(words)) ?? "";
  return ofAnswers.test(nearest) && !ofRequests.test(nearest);
}

/** A table of headers, or what stands below `Response headers`; and not the fields of a block that is called so. */
export function listsHeadersOfAnswers(section: Section, block: Block): boolean {
  if (block.path !== undefined && !listsHeaders(block)) return false;
  return (listsHeaders(block) || [block.label, section.title].some((words) => /\bheaders?\b/i.test(words ?? ""))) && isOfAnswers(section, block);
}

const ofAnswers = /\b(?:responses?|answers?|repl(?:y|ies)|respond|responds|returns|returned)\b/i;
const ofRequests = /\b(?:requests?|calls?|sends?|clients?)\b/i;
