/** Limits that a text gives, and not of the value that it is about: `Usually 30 to 60.`, `e.g. 10-20`, `Up to 64 groups can exist.` */
import type { Limits } from "../fact.ts";

/** Whether limits are those of something else. */
export function limitsSomethingElse(text: string, { index, end }: { readonly index: number; readonly end: number }, limits: Limits): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(end)];
  return (
    isAmountOfData(limits, behind) ||
    isAmountOfBits(before, behind) ||
    isVersion(limits, before) ||
    isOfCharacters(behind) ||
    isHowLong(before, behind) ||
    isInOtherUnit(text, behind) ||
    isComparison(text, index) ||
    isMeantLoosely(before) ||
    isShown(before) ||
    hasSubject.test(behind)
  );
}

/** `e.g. 10-20`: what stands behind is one case of several. */
export function isShown(before: string): boolean {
  return /(?:\b(?:e\.\s?g|i\.\s?e)\.|\b(?:eg|for example|for instance|such as|example|like))[,:]?\s+(?:from\s+|between\s+)?$/i.test(before);
}

/** `Usually 30 to 60`, `rounded up to 4` */
function isMeantLoosely(before: string): boolean {
  return /\b(?:usually|typically|normally|mostly|often|about|around|approximately|rounded)\s+(?:from\s+|between\s+)?$/i.test(before);
}

/** `Holds at most 2 MB.`: a limit of what something holds, and of no number that is written. */
function isAmountOfData({ minimum, maximum }: Limits, behind: string): boolean {
  return (minimum === undefined || maximum === undefined) && /^\s*(?:[kKMGT]i?B|(?:kilo|mega|giga|tera)bytes?)(?![\p{L}\p{N}])/u.test(behind);
}

/** `a hexadecimal value up to 256 bits`: of how many digits a number is. */
function isAmountOfBits(before: string, behind: string): boolean {
  return /^\s*bits?\b/i.test(behind) && /\b(?:values?|numbers?|strings?|masks?)\s+(?:of\s+)?$/i.test(before);
}

/** `only on version 17 and above` */
function isVersion({ minimum, maximum }: Limits, before: string): boolean {
  return (minimum === undefined || maximum === undefined) && /\b(?:versions?|releases?|firmware)\s+$/i.test(before);
}

/** Of how many characters something is which is not the value: lengths have been found before. */
function isOfCharacters(behind: string): boolean {
  return /^\s+(?:characters?|chars?|digits?)\b/i.test(behind);
}

/** `In seconds, at most 31 days.`: not the number of the value, but another one that comes to the same. */
function isInOtherUnit(text: string, behind: string): boolean {
  return /\bin (?:milli)?seconds\b/i.test(text) && /^\s*(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i.test(behind);
}

/** `is tried for up to 30 seconds`: a limit of how long something is done. */
function isHowLong(before: string, behind: string): boolean {
  return (
    /\b(?:for|within|after)\s+$/i.test(before) && /^\s*(?:ms|s|milliseconds?|sec(?:ond)?s?|min(?:ute)?s?|hours?|days?|weeks?)(?![\p{L}\p{N}])/iu.test(behind)
  );
}

/** `0 <= value <= 15`: a sign that compares limits the value where its clause begins with it. */
function isComparison(text: string, index: number): boolean {
  return /^[<>≤≥]/.test(text.slice(index)) && !/(?:^|[.,;:(]\s*|\b(?:is|be)\s+)$/.test(text.slice(0, index));
}

/** What may be counted and is the value itself: `at most 60 seconds are allowed`. */
const units =
  "%|percent|bytes?|bits?|octets?|kbps|mbps|ms|[mµu]?s|milliseconds?|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|characters?|chars?|items?|entries|values?|inclusive";
const verbs = "can|may|might|are|is|exist|share|have|need|use|run|work|will|must|should";

/** `4 servers share it`, `64 groups can exist`, `5 per partition`, `5 seconds apart`: what is counted does something, or is so in each of others. */
const hasSubject = new RegExp(String.raw`^\s+(?:(?:\p{L}+\s+)?(?:per|each|every|apart)\b|(?!(?:${units}|${verbs})\b)\p{L}[\p{L}-]*\s+(?:${verbs})\b)`, "iu");
