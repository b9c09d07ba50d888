/** Whether a thing stays what it is: `A reload leaves the id as it is.`, `The id does not stay the same across a reload.` */
import type { Nuance } from "./nuance.ts";

/** Where one wording says that it stays and the other one that it does not. */
export function permanenceIn(before: string, now: string): Nuance | undefined {
  const [stayed, stays] = [before, now].map((text) => phraseIn(text, staying));
  const [changed, changes] = [before, now].map((text) => phraseIn(text, changing));
  if (stayed !== undefined && changed === undefined && changes !== undefined) return { from: stayed, to: changes };
  return stayed === undefined && changed !== undefined && stays !== undefined && changes === undefined ? { from: changed, to: stays } : undefined;
}

/** Whether both say so, with a "not" or without. */
export function isPermanentInBoth(before: string, now: string): boolean {
  return [before, now].every((text) => phraseIn(text, staying) !== undefined && phraseIn(text, changing) === undefined);
}

function phraseIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1]?.toLowerCase();
}

const same = String.raw`(?:the same|as (?:it|they) (?:is|are|was|were)|unchanged|what (?:it|they) (?:is|are|was|were))`;
const denied = String.raw`(?:(?:do|does|did|is|are|was|were|will|would|can)(?: not|n't)|cannot|never|no longer)`;
const nothing = String.raw`(?:neither|nor|no|nothing|without)`;
const kept = String.raw`(?:kept|preserved|retained|unchanged)`;
const changed = String.raw`(?:changes|is changed|are changed|is lost|are lost|is replaced|gets? (?:an? )?(?:new|other|another)|gives? (?:(?:it|them|the [\p{L}-]+|each [\p{L}-]+|an? [\p{L}-]+) )?(?:an? )?(?:new|other|another)|not the same)`;

/** A verb that nothing before it in the clause denies. */
const affirmed = String.raw`(?<!\b(?:${denied} (?:be )?|${nothing}\b[^.;]{0,80}))`;

const staying = new RegExp(
  String.raw`\b(${affirmed}(?:(?:stays?|remains?|keeps?|leaves?|left|kept)\b(?:[^.;,]*? ${same})?|(?:is|are|was|were|be) ${kept}|survives?|persists?|unchanged)|${denied} (?:be )?(?:changed?|lost|affected)|${nothing} [^.;]{0,80}?${changed})(?![\p{L}-])`,
  "iu",
);
const changing = new RegExp(String.raw`\b(${denied} (?:be )?(?:stay|remain|keep|leave|survive|persist|${kept})|${affirmed}${changed})(?![\p{L}-])`, "iu");
