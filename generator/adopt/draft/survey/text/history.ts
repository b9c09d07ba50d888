/** What lines say of the versions that a request is in: `Since 2.0, deprecated since 3.9`, `Added in 4.1`. They tell neither what it is for nor what it does. */

export function isHistory(text: string): boolean {
  return history.test(text) && !/[.!?]\s/.test(text);
}

/** That the request is deprecated, as such a line says it, or a sentence of its own. */
export function deprecationIn(text: string): string | undefined {
  return (isHistory(text) ? ofHistory : ofRequest).exec(text)?.[1]?.trim();
}

const history = /^(?:(?:added|introduced|new|available|deprecated|as of|since)\b\s*(?:in|since|from|of)?\s*(?:version|release)?\s*v?\d)[\w.,\s-]*$/i;
const ofHistory = /\bdeprecated\b[\s:,–—-]*(.*?)\.?$/i;
const ofRequest = /^(?:this (?:request|call|operation|endpoint|method) (?:is|was|has been) )?deprecated\b[\s:;,.–—-]*(.*?)\.?$/i;
