/** Whether a sentence says nothing else than who may call: all of its words are of such sentences. */
import type { CredentialMention } from "./vocabulary.ts";

export function holdsNothingElse(text: string, mentions: readonly CredentialMention[]): boolean {
  return wordsBeside(text, mentions).every((word) => ofSentences.test(word));
}

/** The words of a text but the credentials that it names. */
export function wordsBeside(text: string, mentions: readonly CredentialMention[]): readonly string[] {
  const rest = mentions.toReversed().reduce((before, { index, end }) => `${before.slice(0, index)} ${before.slice(end)}`, text);
  return rest.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

const words = [
  "an?|the|this|that|these|it|its|their|any|some|both|either|and|or|but|with|without|by|via|through|using|for|to|of|in|on|as|at|from|all|each",
  "every|other|only|also|too|well|can|be|is|are|must|have|has|show|shows|present|presents|send|sends|sent|carry|carries|accepts?|accepted",
  "needs?|needed|requires?|required|necessary|mandatory|not|no|nor|does|do|longer|called|used|reached|accessed|available|accessible|callable",
  "caller|callers|who|client|clients|user|users|call|calls|calling|request|requests|operations?|endpoints?|methods?|resources?|section|here",
  "authentication|authori[sz]ation|auth|authenticate|authenticates|authenticated|authori[sz]ed|credentials?|login|public|publicly|anonymous",
  "anonymously|anyone|anybody|everyone|everybody|open|unauthenticated|scopes?|header|valid|whose|together|alone|protected|secured|except",
  "excluding|save|apart|than|allowed|asks?|special|prior|everything|else",
];

const ofSentences = new RegExp(`^(?:${words.join("|")})$`, "i");
