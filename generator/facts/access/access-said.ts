/** What a sentence says of who may call: `Requires the scope devices:write.`, `All calls but POST /login need the key.` */
import { requestsSaid } from "../text/requests-said.ts";
import { nothingAsked, somethingAsked, type Asked } from "./asked.ts";
import { askedTogether } from "./credentials-together.ts";
import { holdsNothingElse } from "./nothing-else.ts";
import { speaksOfAll } from "./speaks-of-access.ts";
import type { CredentialMention, Vocabulary } from "./vocabulary.ts";

export interface AccessSaid {
  readonly asked: Asked;
  /** Whether it speaks of all requests, or of what it stands with. */
  readonly of: "all" | "these";
  /** The requests that it names: of `all` those that are left out. */
  readonly requests: readonly RequestNamed[];
  /** It is a further way in. */
  readonly isFurther: boolean;
  /** It says nothing else. */
  readonly isWhole: boolean;
  readonly index: number;
  readonly end: number;
}

export interface RequestNamed {
  /** None where the path alone is named. */
  readonly methods: readonly string[];
  readonly path: string;
}

export function accessSaid(text: string, vocabulary: Vocabulary): AccessSaid | undefined {
  if (!mayTell(text, vocabulary) || isConditional.test(text)) return undefined;
  const { requests, rest } = withoutRequests(text);
  const mentions = vocabulary.mentionsIn(rest, false);
  const access = noneNeeded(rest, mentions) ?? needed(rest, mentions, vocabulary);
  if (access === undefined) return undefined;
  const of = speaksOfAll(rest) && !ofThese.test(rest) ? "all" : "these";
  const own = requests.length > 0 && of === "all" && !leavesOut.test(rest) ? [] : requests;
  return { ...access, of, requests: own, isFurther: alsoTaken.test(rest), isWhole: holdsNothingElse(rest, mentions) };
}

/** Few sentences do, and this is asked of each. */
function mayTell(text: string, vocabulary: Vocabulary): boolean {
  return telling.test(text) && (ofAccess.test(text) || vocabulary.mentionsIn(text, false).length > 0);
}

const telling =
  /\b(?:no|not|without|needs?|needed|requires?|required|must|necessary|mandatory|only|protected|secured|public|publicly|anonymous(?:ly)?|unauthenticated|open|optional|anyone|anybody|everyone|everybody|for|accepts?|accepted|carry|carries|authenticate[sd]?|authori[sz]ed|shows?|presents?|sends?|is)\b|n't\b/i;
const ofAccess =
  /\b(?:auth\w*|credentials?|public|publicly|anonymous(?:ly)?|unauthenticated|anyone|anybody|everyone|everybody|scopes?|open|log(?:in|ged)|sign(?:ed)?[- ]?in)\b/i;
/** What holds in some cases is more than definitions say. */
const isConditional = /\b(?:if|when|whenever|unless|while|until|since|before|after|from version|in case|where|depending|may|might|should|will|deprecated)\b/i;

const ofThese = /\b(?:here|below|above|this (?:section|resource|collection)|these|those)\b/i;
const leavesOut = /\b(?:but|except|excepting|other than|apart from|excluding|save|besides)\b/i;
const alsoTaken = /\b(?:also|as well|too|alternatively|instead)\b/i;

/** The requests and paths of a text, and the text with as many signs in their places. */
function withoutRequests(text: string): { readonly requests: readonly RequestNamed[]; readonly rest: string } {
  const requests = requestsSaid(text);
  const withMethods = requests.reduce((rest, { index, end }) => rest.slice(0, index) + placeholder.repeat(end - index) + rest.slice(end), text);
  const paths = [...withMethods.matchAll(/(?<![\w/.:-])\/[\w{}/-]*[\w}]/g)];
  const rest = paths.reduce(
    (before, { 0: path, index }) => before.slice(0, index) + placeholder.repeat(path.length) + before.slice(index + path.length),
    withMethods,
  );
  return { requests: [...requests.map(({ methods, path }) => ({ methods, path })), ...paths.map(([path]) => ({ methods: [], path }))], rest };
}

const placeholder = "\u{e000}";

type Told = Pick<AccessSaid, "asked" | "index" | "end">;

function noneNeeded(text: string, mentions: readonly CredentialMention[]): Told | undefined {
  const own = mentions.find(({ is }) => is === "none");
  if (own !== undefined && mentions.length === 1) return { asked: nothingAsked, index: own.index, end: own.end };
  const shielded = mentions
    .filter(({ is }) => is === "scheme")
    .reduce((rest, { index, end }) => rest.slice(0, index) + "¤".repeat(end - index) + rest.slice(end), text);
  const match = isNoneNeeded.map((pattern) => pattern.exec(shielded)).find((one) => one !== null);
  return match === undefined ? undefined : { asked: nothingAsked, index: match.index, end: match.index + match[0].length };
}

const credential = String.raw`(?:(?:prior |special |any |user |HTTP |API )?(?:authentication|authori[sz]ation|auth|credentials?|login|log-in|sign-in|signing in|logging in|tokens?|keys?)|¤+)`;
const isNoneNeeded = [
  String.raw`\bno ${credential}(?:\s+(?:is|are|at all|whatsoever|of any (?:kind|sort)|has to be (?:shown|sent)|required|needed|necessary|used|asked for|(?:or|and|nor) ${credential}|to be (?:shown|sent)|\ue000+|for (?:this|that|it|the) ?\w*|on|to|call)\b)*`,
  String.raw`\b(?:needs?|requires?|uses?|takes?|asks? for|with) no ${credential}`,
  String.raw`\b(?:does|do|is|are)(?: not|n't) (?:need|require|ask for|use|needed|required)(?: (?:to be|an?|the|any))? ?(?:${credential}|authenticated)`,
  String.raw`${credential} (?:is|are) (?:not (?:required|needed|necessary|asked for)|unnecessary)`,
  String.raw`\b(?:no longer) (?:needs?|requires?|asks? for)(?: (?:an?|the|any))? ${credential}`,
  String.raw`\b(?:called|used|reached|read|accessed|sent|available|callable|accessible|works?) without (?:an?y? )?${credential}`,
  String.raw`\b(?:is|are|stays?|remains?)(?: (?:publicly|freely))? (?:public|anonymous|unauthenticated|unprotected|open to (?:all|anyone|anybody|everyone|everybody|the public))\b`,
  String.raw`\b(?:is|are|can be (?:called|used|reached|read|accessed))(?: (?:accessible|available|reachable))? (?:publicly|anonymously)\b(?: (?:accessible|available|reachable))?`,
  String.raw`\b(?:anyone|anybody|everyone|everybody) can (?:call|use|read|reach|access|send)\b`,
  String.raw`\b(?:called|used|reached|read|accessed|available|accessible|callable)(?: (?:by|to|for))? (?:anyone|anybody|everyone|everybody|all callers)\b`,
].map((pattern) => new RegExp(pattern, "iu"));

function needed(text: string, mentions: readonly CredentialMention[], vocabulary: Vocabulary): Told | undefined {
  if (isDenied.test(text) || !asksFor.test(text)) return undefined;
  if (mentions.length === 0) {
    const match = isSomeNeeded.exec(text);
    return match === null ? undefined : { asked: somethingAsked, index: match.index, end: match.index + match[0].length };
  }
  if (mentions.some((mention, position) => !stands(text, mention, mentions[position + 1]))) return undefined;
  const asked = askedTogether(text, mentions, vocabulary);
  const [first, last] = [mentions[0]!, mentions.at(-1)!];
  return asked === undefined ? undefined : { asked, index: first.index, end: last.end };
}

const isDenied = /\b(?:not|no|never|without|neither|nor|only one|instead of|rather than)\b|n't\b/i;
const asksFor =
  /\b(?:needs?|needed|requires?|required|must|necessary|mandatory|(?:protected|secured|guarded|authori[sz]ed|authenticated?|authenticates) (?:by|with|via|through|using)|accepts?|accepted|carry|carries|asks? for|callers? (?:shows?|presents?|sends?)|only (?:[\p{L}]+ )?(?:with|for|by)|allowed (?:with|for))\b/iu;
const isSomeNeeded =
  /\b(?:(?:needs?|requires?)(?: (?:an?|prior|user))? (?:authentication|authori[sz]ation|credentials?)|(?:authentication|authori[sz]ation|credentials? (?:is|are)) (?:is |are )?(?:required|needed|necessary|mandatory))\b/i;

/** A word before it can make another thing of it, and so can one behind it: `an admin token`, `the key of the parcel`. */
function stands(text: string, { is, index, end }: CredentialMention, next: CredentialMention | undefined): boolean {
  if (is === "scope") return true;
  const before = /(?:^|[^\p{L}])([\p{L}'’-]+)[\s"'(]*$/u.exec(text.slice(0, index))?.[1];
  const after = next?.index === end ? undefined : /^[\s"')]*([\p{L}-]+)/u.exec(text.slice(end))?.[1];
  const [isPlainBefore, rest] = [before === undefined || plainBefore.test(before) || /[,;:.¤\ue000]\s*$/u.test(text.slice(0, index)), text.slice(end)];
  return isPlainBefore && (after === undefined || plainAfter.test(after) || ofItself.test(rest) || /^[\s"')]*[,;:.]/.test(rest));
}

const plainBefore = new RegExp(
  `^(?:${[
    "an?|the|its|your|their|any|some|one|both|either|and|or|with|by|via|through|using|for|to|in|need|needs|require|requires|required|accepts?",
    "carry|carries|have|has|show|shows|present|send|sends|valid|own|same|header|scheme|only|of|is|plus|also|be|access|api|callers?|caller's",
    "client|authenticate|authenticates",
  ].join("|")})$`,
  "i",
);
const plainAfter = new RegExp(
  `^(?:${[
    "and|or|with|is|are|has|must|for|on|in|as|to|too|also|plus|header|scheme|scopes?|required|needed|necessary|mandatory|whose|that|which|alone",
    "together|authentication|credentials?|token|by|at|except|but",
  ].join("|")})$`,
  "i",
);
const ofItself = /^[\s"')]*of\s+(?:OAuth|OpenID|the (?:callers?|users?|clients?)|scopes?)\b/i;
