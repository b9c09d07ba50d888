/** What is said to be required: the field itself, always; `A reboot is required`, `Required if the mode is static` say something else. */
interface Part {
  readonly index: number;
  readonly end: number;
}

/** Whether the field must be there; undefined where nothing is said of it, or only on a condition. */
export function isRequired(text: string, part: Part): boolean | undefined {
  const [before, behind] = [text.slice(0, part.index), text.slice(part.end)];
  if (isConditional(behind) || ofSome.test(behind) || isBound(before) || nothing.test(before) || /^\s+that\b/i.test(behind)) return undefined;
  if (denied.test(before)) return false;
  return !adjective.test(text.slice(part.index, part.end)) || (isClause(before) && isOfField(behind)) || ofField.test(before) ? true : undefined;
}

/** The same of a whole text, by the words of any document. */
export function requirementIn(text: string): boolean | undefined {
  const mentions = [...text.matchAll(/\b(?:required|mandatory)\b/gi)].map(({ 0: word, index }) => isRequired(text, { index, end: index + word.length }));
  return mentions.find((one) => one !== undefined);
}

/** Whether what is said holds only sometimes. */
export function isConditional(behind: string): boolean {
  return condition.test(behind);
}

/** `When a tunnel is made, this field is required.`: not always. */
function isBound(before: string): boolean {
  return bound.test(before.split(/[.;]\s+/).at(-1)!);
}

const bound =
  /^\s*(?:if|when|whenever|unless|while|where|with|without|once|for(?! (?:all|every|each|any)\b)|in(?! (?:all|every|each|any|short|general|addition|fact)\b))\b[^,]*,/i;

/** `no zone is required` */
const nothing = /\bno (?:[\p{L}\p{N}-]+ ){1,4}(?:is|are)\s+$/iu;
const condition = /^\s*[,(–—-]?\s*(?:if|in case|when|whenever|unless|only|where|while|depending|once|until|provided|to)\b/i;

/** `Required for tcp`, `required with a name`: not of all. */
const ofSome = /^\s*[,(–—-]?\s*(?:for(?!\s+(?:all|every|each|any)\b)|with|without|except|by|or)\b/i;
const denied = /\b(?:not|never|no longer|isn['’]t|aren['’]t)\s+(?:always\s+)?$/i;

/** A way to say it that can go before the noun; others, such as `must be given`, are predicates. */
const adjective = /^(?:required|mandatory)$/i;

function isClause(before: string): boolean {
  return /(?:(?:^|[.,;:([{–—|/-])\s*|\b(?:string|integer|number|boolean|object|array|list)\s+)(?:(?:is|are|always|and|also)\s+)*$/i.test(before);
}

/** Nothing follows, or a new beginning, or a word for a field. */
function isOfField(behind: string): boolean {
  return (
    /^\s*(?:$|[.,;:)\]}–—|-]|\s(?:the|an?|its)\s|and\b|on\b|in\b|at\b|because\b|since\b|for\b)/i.test(behind) || nextSentence.test(behind) || noun.test(behind)
  );
}

/** `REQUIRED The name of the lamp`, where emphasis ended what a sign would have. */
const nextSentence = /^\s+\p{Lu}\p{Ll}+/u;
const noun = /^\s+(?:field|parameter|param|attribute|property|member|key|value|argument|option|setting|input|header|item|string|integer|number|boolean)\b/i;

/** What a field can need beside it, without being it. */
const things =
  "format|reboot|restart|reload|permissions?|role|privileges?|rights|licen[sc]e|login|log-in|access|authentication|authorization|scope|version|certificate|token|subscription|mode";
const word = String.raw`[\p{L}\p{N}_.-]+`;

/** `It is`, `this field must be`, `the user name is`, in a clause of its own; and not `PFX format is`. */
const ofField = new RegExp(
  String.raw`(?:^|[.,;:(–—]\s*|\b(?:which|that)\s+)(?:(?:(?:the|an?|this)\s+)?(?!(?:${word}\s+)?(?:${things})\b)(?:${word}\s+)??${word}\s+)?(?:is|are|must be)\s+(?:always\s+|also\s+)?$`,
  "iu",
);
