/** Sentences that speak of the document and not of the interface: what follows, where to read on, for whom it is written. */
import type { StatedText } from "../../facts/text/prose.ts";

/** A sentence that states a fact says more than where it stands, whatever words it begins with. */
export function isAboutDocument({ text, facts }: Pick<StatedText, "text" | "facts">): boolean {
  if ((toReaders.test(text) || ofChanges.test(text) || ofPrint.test(text)) && facts.every(({ fact }) => fact === "mention")) return true;
  const plain = text.replace(noted, "");
  if (ofEdition.test(plain) || ofLater.test(plain)) return true;
  const numbers = new Set([...plain.matchAll(numbered)].map(([, number]) => number));
  if (facts.some((fact) => fact.fact !== "mention" || !numbers.has(fact.value))) return false;
  if (further.test(plain)) return false;
  return (
    ofCorrections.test(plain) ||
    ofDocument.some((pattern) => pattern.test(plain) || pattern.test(text)) ||
    (announcing.some((pattern) => pattern.test(plain)) && !obliging.test(plain))
  );
}

/** `Note to the reader: …` */
const toReaders = /^(?:an? )?(?:note|tip|hint|remark|message|word)s? (?:to|for) (?:the |our )?readers?\b/i;

/** `What has changed in this edition: …`, `New in this release: …`: what the places themselves say. */
const ofChanges =
  /^(?:what(?:['’]s| is| has| was)?(?: been)? (?:new|changed|added)|(?:summary of )?(?:the )?changes?|news?) (?:in|since|with) (?:this|the (?:(?:present|new|last|previous|latest|earlier) )?)\s?(?:document|edition|revision|release|version|issue)\b/i;

/** `Last revised in May.`, `© The vendor.`, `Please send comments to the editors.` */
const ofPrint =
  /^(?:(?:last |first )?(?:revised|updated|published|printed)(?: (?:in|on|at|by))? |(?:copyright\b|©|\(c\) )|all rights (?:are )?reserved\b|(?:please )?(?:send|report|address|direct|mail) (?:us )?(?:your |any |all )?(?:comments?|feedback|corrections?|suggestions?|questions?|remarks?)\b)/i;

/** `Document revision B, May 2024.`, `Document number: 310-7, revision C`, `Editorial revision: spelling and layout only.`, and `Note.` before what is noted. */
const ofEdition =
  /^(?:(?:document )?(?:revision|edition|issue) (?:[\p{L}\p{N}.]+(?:, [\p{L}\p{N} ]+)?|of (?:\p{L}+,? )?\d{4})\.?$|(?:document|part|publication|order) (?:number|no\.?|id|code|date):? [^.;]*\d[^.;]*\.?$|editorial (?:revision|changes?|corrections?)\b[^.]*\.?$|(?:note|hint|tip|remark)s?[.:]$)/iu;

/** `This edition corrects mistakes.` */
const ofCorrections =
  /^(?:this|the present) (?:edition|revision|issue)(?: only| merely| just)? (?:corrects|fixes|rewords|rearranges|reorders|clarifies|improves|supersedes)\b/i;

/** `Note: …`, `About this edition: …` */
const noted = /^(?:(?:(?:please )?note(?: that)?|hint|tip|remark|see also)\b[:,]?|about (?:this|the present) (?:edition|document|revision|issue):)\s+/i;

/** `This may change in a later edition of this document.` */
const ofLater =
  /^(?:this|these|it|they|(?:this|the present) (?:document|description|list|table)) (?:may|might|can|could|will) (?:still )?(?:change|be (?:changed|extended|revised|completed)) in (?:an? )?(?:later|future|coming|next|further) (?:edition|revision|issue|version)s?(?: of (?:this|the) (?:document|manual|guide|description))\.?$/i;

/** `Table 7` */
const numbered = /\b(?:table|figure|section|chapter|part|appendix|page)s? (\d+)\b/gi;

/** What stands behind a colon is said as well. */
const further = /:\s+\S/;

const part = String.raw`(?:documents?|sections?|chapters?|manual|guide|pages?|parts?|appendix|reference|overview|introduction|tables?|lists?|figures?|diagrams?|descriptions?|texts?|paragraphs?|examples?)`;
/** A part that can be this one alone, so that no table or list of the interface is taken for it. */
const thisPart = String.raw`(?:(?:this|these|our|the (?:following|next|present))(?: \p{L}+)? ${part}|the ${part} (?:below|above|here|that follows?)|(?:table|figure|section|chapter|part|appendix) \d+)`;
const telling = String.raw`(?:describes?|covers?|explains?|lists?|shows?|gives?|introduces?|outlines?|summari[sz]es?|documents?|presents?|gathers?|collects?|repeats?|restates?|sums? up|brings? together|defines?|discuss(?:es)?|illustrates?|tells?|takes?|goes? through|walks? through|treats?|deals? with|(?:is|are) about|(?:is|are) (?:meant|intended|written|aimed|addressed|organi[sz]ed|structured|divided))`;

const ofDocument: readonly RegExp[] = [
  new RegExp(String.raw`^(?:in )?${thisPart} ${telling}(?![\p{L}\p{N}])`, "iu"),
  /^the tables? (?:lists?|shows?|gives?|summari[sz]es?)\b/i,
  /^(?:it|they) (?:(?:also|then|further) )?(?:explains?|introduces?|outlines?|discuss(?:es)?)\b/i,
  /^(?:it|they) (?:(?:also|then|further) )?(?:describes?|covers?|tells?|shows?) (?:you )?(?:how|what|which|where|why)\b/i,
  new RegExp(String.raw`\b(?:is|are) the (?:subject|topic)s? of (?:this|the present) ${part}`, "iu"),
  /^(?:for [^.,;]{1,40},? )?(?:please )?(?:see(?! (?:that|to it))|refer to|consult)\b/i,
  /^(?:(?:more|further) )?(?:details|information)\b.{0,40}\b(?:in|under|below|follows?|above|found)\b/i,
  /^welcome\b/i,
  /^the (?:interface|api)(?: itself)? (?:is|has|remains|stays|was)(?: been)? (?:as (?:it was|before)|unchanged|not (?:been )?changed|the same)(?: (?:in|as in|since) the (?:previous|last|earlier) (?:edition|version|revision|issue))?\.?$/i,
  /^(?:an? |the )?(?:(?:full|short|complete) )?examples?(?: (?:request|response|body|call|answer)s?| of an? (?:[\p{L}\p{N}-]+ ){0,3}(?:request|response|body|call|answer))?(?: \([^()]*\))?:$/iu,
  /^(?:an? |the )?dash(?: \([^()]*\))? (?:stands for|means|is written for|marks) (?:no|none|nothing|not|that there is no)\b/i,
  new RegExp(String.raw`^read (?:this|the following) ${part}\b`, "i"),
  new RegExp(
    String.raw`^(?:readers?|newcomers?|beginners?|anyone|those|if you)\b.{1,80}\b(?:begin|start|read|turn|skip|continue|go on)\b.{0,60}\b${part}\b`,
    "i",
  ),
  /^(?:names?|words?|text|what stands|anything|parts?) (?:that stands? )?(?:with)?in (?:curly |angle |square )?(?:braces|brackets)\b[^.]{0,60}\b(?:placeholders?|stands? for|variables?|replaced?)\b/i,
  new RegExp(
    String.raw`^the (?:remarks?|notes?|rules?|points?|facts?) (?:below|above|here|that follow) (?:are|is) (?:gathered|collected|brought together|put together|stated once|kept together)\b`,
    "i",
  ),
];

/** What leads to what follows. */
const announcing: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are) (?:described|explained|listed|shown|given|covered|introduced|summari[sz]ed|outlined|defined|discussed|documented|gathered|collected|repeated|found) (?:here|below|next|above|in (?:more )?detail below|(?:in|at the (?:beginning|start|end) of|in the (?:first|last) part of) ${thisPart})[.:]?$`,
    "iu",
  ),
  /\bthe following\b|\bas follows[.:]?$/i,
  /^(?:here|below),? (?:you (?:will )?(?:find|see)|(?:is|are) (?:an? |the )?)/i,
];

/** Words that say more than that something follows. */
const obliging =
  /\b(?:must|shall|should|may|might|can(?:not)?|required?|optional|mandatory|only|not|no|none|never|always|without|except|unless|until|before|after|if|when|deprecated|default)\b/i;
