/** Where a sentence says that requests carry a credential, other than in a header: `the query parameter api_key`, `the cookie SID`. */

export interface CarrierSaid {
  readonly in: "query" | "cookie";
  readonly name: string;
  /** Of the name in the text. */
  readonly index: number;
}

/** @param title of what the sentence stands in: a key that nothing calls a credential may be that of a row */
export function carrierSaid(text: string, title: string): CarrierSaid | undefined {
  const all = `${title}. ${text}`;
  if (ofCredentials.test(all)) return found("query", ofQuery, text) ?? found("cookie", ofCookies, text);
  return ofSessions.test(all) ? found("cookie", ofCookies, text) : undefined;
}

function found(place: CarrierSaid["in"], patterns: readonly RegExp[], text: string): CarrierSaid | undefined {
  const match = patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (match === undefined) return undefined;
  const name = match[1]!;
  return { in: place, name, index: match.index + match[0].lastIndexOf(name) };
}

const ofCredentials =
  /\b(?:(?:api|access|auth|security|sessions?|secret|login)[ _-]?(?:keys?|tokens?|cookies?)|your (?:key|token)|credentials?|secrets?|authenticat\w*|authori[sz]\w*|signs? in|signed in|logs? in|logged in|logins?)\b/i;
const ofSessions = /\bsessions?\b/i;

/** What no word of a sentence looks like, or any word with which a clause ends. */
const name = String.raw`["']?((?=[\w-]*[A-Z\d_-])[A-Za-z_][\w-]*\w|[a-z]\w*(?=["']?(?:[.,;:)]|\s+(?:of|with|in|on|to|for)\s+(?:each|every|all|any)\b|$)))`;
const anyName = String.raw`["']?(?!(?:the|an?|this|that|each|every|URL|query|request|GET)\b)([A-Za-z_][\w-]*)["']?`;
const by = String.raw`\b(?:in|into|as|by|with|via|through|using) (?:(?:the|an?) )?`;
const parameter = String.raw`(?:(?:(?:URL|query|query[ -]string|GET|request) ){1,2}(?:parameter|param|argument)|parameter of the query(?: string)?)`;

const ofQuery = [
  String.raw`\b${parameter} ${name}`,
  String.raw`\b${parameter} (?:named|called) ${anyName}`,
  String.raw`${by}${anyName} ${parameter}\b`,
  String.raw`\bas ${anyName} in the query(?: string)?\b`,
  // The value is left to the reader.
  String.raw`(?<![\w/}])[?&]([A-Za-z_][\w-]*)=(?:<[^<>]+>|\{[^{}]+\}|\$\w+|(?:YOUR|MY)[_-]\w+)`,
].map((pattern) => new RegExp(pattern));

const ofCookies = [
  String.raw`\bcookie (?!(?:auth(?:entication|ori[sz]ation)?|sessions?|logins?|support)\b)${name}`,
  String.raw`\bcookie (?:named|called) ${anyName}`,
  String.raw`${by}["']?((?=[\w-]*[A-Z\d_-])[A-Za-z_][\w-]*)["']? cookie\b`,
  String.raw`\bCookie: ([\w-]+)=(?:<[^<>]+>|\{[^{}]+\}|\$\w+|…|\.\.\.)`,
].map((pattern) => new RegExp(pattern));
