/** What a document says of authentication, whether or not definitions have a word for the way. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { unnumbered } from "../text/request-lines.ts";

export interface AuthenticationText {
  readonly text: string;
  readonly section: StatedSection;
}

/** Sentences, items that are no fields, and rows that are called after the header. */
export function authenticationTexts(sections: readonly StatedSection[]): readonly AuthenticationText[] {
  return sections.flatMap((section) => {
    const isOwn = /^auth(?:enticat|ori[sz])/i.test(unnumbered(section.section.title));
    const prose = section.prose
      .slice(1)
      .filter(({ facts }) => facts.every(({ fact }) => fact !== "notShown"))
      .map(({ text }) => text);
    const items = section.blocks
      .filter(({ block }) => block.is === "list")
      .flatMap(({ rows }) =>
        rows.filter(({ facts }) => facts.every(({ fact }) => fact !== "type" && fact !== "notShown")).map(({ row }) => row.cells[0]?.text ?? ""),
      );
    const rows = section.blocks
      .filter(({ block }) => block.is === "table")
      .flatMap((block) => block.rows.filter(({ row }) => /^authori[sz]ation$/i.test(row.name)).map(({ row }) => row.cells.map(({ text }) => text).join(": ")));
    const said = [...prose, ...items].filter((text) => (isOwn && /[.!?]$/.test(text)) || isOfAuthentication(text));
    return [...said, ...rows].map((text) => ({ text, section }));
  });
}

/** A call in code, `deleteThing(id, apiKey)`, names what it is given. */
function isOfAuthentication(text: string): boolean {
  return ofAuthentication.test(text) && !/^\w+\([^()]*\)$/.test(text);
}

const ofAuthentication =
  /\b(?:authenticat\w*|authori[sz]ation (?:headers?|tokens?|codes?|servers?)|bearer|oauth ?2?|openid connect|api[ -]?keys?|(?:access|security|auth|api|login) tokens?|jwts?|saml|kerberos|credentials?|(?:client|tls) certificates?|mutual tls|mtls|http (?:basic|digest)|(?:basic|digest) auth|hmac|cookies?|(?:requests?|calls?) (?:is|are|must be) signed)\b/i;

/** `No authentication is required.`, where nothing restricts it. */
export function needsNone(texts: readonly AuthenticationText[]): boolean {
  return texts.length > 0 && texts.every(({ text }) => noneNeeded.test(text));
}

const noneNeeded =
  /^(?:(?:no|there is no) authentication(?: is (?:required|needed|necessary|used))?|authentication is not (?:required|needed|necessary)|(?:the|this) (?:api|service|interface|server) (?:needs|requires|has|uses) no authentication|requests? (?:need|require)s? no authentication)\.?$/i;
