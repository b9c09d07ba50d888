/** What sentences say of the body that a request is answered with: `Response 201: the thing.`, `Answers with 200 and an array of things.` */

/** What is answered, in the words of the sentence, or `none`; undefined where it says nothing of that, or in a way that is not understood. */
export function answerSaid(sentence: string): string | undefined {
  const said = labelled.exec(sentence)?.[1] ?? besideStatus.exec(sentence)?.[1];
  if (said === undefined) return undefined;
  if (/^(?:no (?:response )?(?:body|content)|none|nothing|empty)\b/i.test(said)) return "none";
  return isThing(said) ? said : undefined;
}

/** A sentence that is about the body of a success, where it is not understood. */
export function isUnclear(sentence: string): boolean {
  const rest = aboutAnswer
    .exec(sentence)?.[1]!
    .replace(success, " ")
    .replace(/^(?:\s|[:;,.()–—-]|(?:with|is|and|HTTP|status|code)\b)+/i, "");
  return (
    rest !== undefined &&
    /\p{L}{2}/u.test(rest) &&
    !/\b[345]\d\d\b/.test(sentence) &&
    !/^(?:if|when|once|on|for|unless|otherwise|as soon)\b/i.test(rest) &&
    answerSaid(sentence) === undefined
  );
}

const status = String.raw`\(?(?:(?:HTTP|status|code)\s+)*2\d\d\)?(?:\s+\([^()]*\)|\s+(?:OK|Created|Accepted|No Content))?`;
const success = new RegExp(status, "gi");
const labelled = new RegExp(String.raw`^(?:success(?:ful)? )?(?:response|answer|reply)(?: body)?\s+${status}\s*[:–—-]\s+(.+?)\.?$`, "i");
const besideStatus = new RegExp(
  String.raw`\b(?:answers?|answered|responds?|repl(?:y|ies)|returns?)\s+(?:with\s+)?${status}\s+(?:and|with)\s+((?:an?|the|no)\s[^,.;]*)`,
  "i",
);
const aboutAnswer = /^(?:(?:the |a )?(?:success(?:ful)? )?(?:response|answer|reply)(?: body)?\b|(?:the \p{L}+ )?(?:answers|responds|replies) with\b)(.*)$/iu;

/** A thing that is named, not what happened to it; and no header. */
function isThing(said: string): boolean {
  return /^(?:an?|the|array|list)\s/i.test(said) && !/\b(?:is|are|was|were|has been|have been|will|headers?)\b/i.test(said);
}
