/** Sentences that say that there is no body: `The request has no body.`, `Returns nothing.`, `There is no body.`, `Response: none.` */
import { saysNoBody } from "../../../../facts/cells/no-body.ts";

export function sendsNone(sentence: string): boolean {
  return ofRequest.test(sentence) || saysNone(/^(?:(?:the )?request(?: body)?|body)$/i, sentence);
}

/** @param takesBody whether the method of the request does: of another one the answer is meant where nothing tells which body */
export function answersNone(sentence: string, takesBody: boolean): boolean {
  return (
    ofAnswer.test(sentence) ||
    saysNone(/^(?:the )?(?:response|answer|reply)(?: body)?$/i, sentence) ||
    isNoContent(sentence) ||
    (!takesBody && ofEither.test(sentence))
  );
}

/** `Response: none.`, `Request body: –`, `Body and answer: none.` */
function saysNone(label: RegExp, sentence: string): boolean {
  const [, labels = "", said = ""] = /^([\p{L} ,/&]+):\s*(.+)$/u.exec(sentence.trim()) ?? [];
  return saysNoBody(said) && labels.split(/\s*(?:[,/&]|\band\b)\s*/i).some((one) => label.test(one));
}

/** `Response: 204 No Content`, and no other success beside it. */
function isNoContent(sentence: string): boolean {
  return /\b204\s+\(?no content\b/i.test(sentence) && !/\b20[0-35-9]\b/.test(sentence);
}

const nothing = String.raw`(?:no|an? empty) (?:body|content|payload)`;
const end = String.raw`(?: (?:on success|at all|either))?\.?$`;
const ofRequest = new RegExp(
  String.raw`^(?:(?:the|this|its) )?request (?:has|takes|needs|requires|carries|contains|sends) ${nothing}${end}|^(?:the |its )?request body (?:is empty|must be empty|is not needed|is not used)${end}|^(?:there is )?no request (?:body|payload)(?: is (?:needed|required|sent|expected))?${end}|^(?:it )?(?:takes|sends|needs|requires|expects) no (?:body|payload)${end}`,
  "i",
);
const ofAnswer = new RegExp(
  String.raw`^(?:it |the (?:service|server|device) )?(?:returns?|answers?|answers? with|responds? with|replies with) (?:nothing|${nothing})${end}|^(?:(?:the|its) )?(?:response|answer|reply) (?:is empty|(?:has|carries|contains) ${nothing})${end}|^(?:the |its )?(?:response|answer|reply) body is empty${end}|^(?:there is )?no (?:response|answer) (?:body|content)(?: is (?:returned|sent))?${end}|^no content(?: is (?:returned|sent))?${end}`,
  "i",
);
const ofEither = new RegExp(String.raw`^(?:there is |it has |has )?no body${end}|^(?:the )?body is empty${end}`, "i");
