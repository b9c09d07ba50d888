/** How a request authenticates: the schemes of a service, in rows, sentences and requests that are shown. */
import type { Cell, Row } from "../../../documents/document.ts";
import { sectionAt } from "../../../facts/section-at.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { carrierSaid } from "../../../facts/text/carriers-said.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { literalType, member, typeReference, type CommentSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { uniqueName } from "../names.ts";
import { authenticationTexts, needsNone } from "../survey/service/authentication.ts";
import { credentialsInQuery } from "../survey/service/without-words.ts";
import type { Survey } from "../survey/survey.ts";
import { sentenceBefore } from "../survey/text/words-before.ts";
import { tokenSaid } from "./access-tokens.ts";

/**
 * Rows and sentences that give the value of the header by which a request authenticates: asked for by the service's file, and by who lists what it leaves out.
 */
export const schemesOf = memoizeByObject(({ stated: { sections }, places, shown }: Survey): readonly MemberSyntax[] => {
  const taken = new Set<string>();
  const rows = sections.flatMap((section) => section.blocks.flatMap((block) => block.rows));
  const inRows = rows.filter(isNoField).flatMap(({ row }) => {
    const scheme = schemeIn(row.cells.map(({ text }) => text));
    return scheme === undefined ? [] : [schemeMember(scheme, places.row(row), { named: uniqueName(scheme.word.toLowerCase(), taken), text: saidBeside(row) })];
  });
  if (inRows.length > 0) return inRows;
  const inProse = sections.flatMap((section) => [
    ...section.prose.flatMap(({ text }, at) => {
      const said = schemesSaid(text, places.section(section), section);
      return said.length > 0 ? said : headerShown(text, section.prose[at + 1]?.text, places.section(section));
    }),
    ...itemsIn(section).flatMap(({ row }) => schemesSaid(row.cells[0]?.text ?? "", places.row(row), section)),
    ...rowsOn(section).flatMap(({ row }) => row.cells.slice(1).flatMap(({ text }) => schemesSaid(text, places.section(section), section))),
  ]);
  const inRequests = shown.flatMap(({ line, headers }) =>
    headers.flatMap((one) => knownSchemeIn(one.join(": "), places.section(sectionOfLine(sections, line)))),
  );
  const all = [...inProse, ...inRequests.filter(({ type }) => !isOwnWord(type))];
  const first = all.find(isSure) ?? all[0];
  if (first === undefined) return [];
  const further = inProse.filter((one) => one.name !== first.name && (one.comment?.tags === first.comment?.tags || (isSure(first) && isOfItsOwn(one, first))));
  return [first, ...new Map(further.map((one) => [one.name, one])).values()];
});

/** What has a type holds values of it, unless it is the header itself. */
function isNoField({ row, facts }: StatedRow): boolean {
  return facts.every(({ fact }) => fact !== "type") || row.cells.some(({ text }) => /\bauthorization\b/i.test(text));
}

/** Another sentence tells of another credential: its carrier and what it is are others. */
function isOfItsOwn(one: MemberSyntax, first: MemberSyntax): boolean {
  return isSure(one) && one.type.is === "name" && first.type.is === "name" && one.type.name !== first.type.name;
}

/** A sentence can only mention what a later one says of each request. */
function isSure({ comment }: MemberSyntax): boolean {
  return comment?.guesses?.some((guess) => guess.startsWith(unsaid)) !== true;
}

/** `| Authentication | Put your key into the X-Key header. |` */
function rowsOn({ blocks }: StatedSection): readonly StatedRow[] {
  return blocks
    .filter(({ block }) => block.is === "table")
    .flatMap(({ rows }) => rows.filter(({ row }) => /^(?:auth\w*|security|credentials?|access)$/i.test(row.name)));
}

/** Those of lists that are no fields. */
function itemsIn({ blocks }: StatedSection): readonly StatedRow[] {
  return blocks.filter(({ block }) => block.is === "list").flatMap(({ rows }) => rows.filter(({ facts }) => facts.every(({ fact }) => fact !== "type")));
}

function schemesSaid(text: string, source: string, stated: StatedSection): readonly MemberSyntax[] {
  const { section } = stated;
  const scheme = schemeIn([text]);
  if (scheme !== undefined) return [schemeMember(scheme, source)];
  const token = denied.test(text) ? undefined : tokenSaid(text, { sentences: section.sentences.map((one) => one.text), scopes: scopesListed(stated) });
  if (token !== undefined) return [member(token.called, token.type, ofTokens(text, source))];
  const known = knownSchemeIn(text, source);
  if (known.length > 0) return known;
  const carried = carriedElsewhere(text, section.title) ?? certificateSaid(text);
  return carried === undefined ? [] : [member(carried.word.toLowerCase(), carried.type, saidIn(text, source))];
}

/** `Scopes:` above items or rows that begin with one. */
function scopesListed({ section, blocks }: StatedSection): readonly (readonly [scope: string, means: string])[] {
  return blocks
    .filter(({ block }) => /\bscopes?\b/i.test(`${block.label ?? ""} ${block.lead ?? ""} ${block.named ?? ""} ${sentenceBefore(section, block)}`))
    .flatMap(({ block, rows }) =>
      rows.flatMap(({ row: { name: called, cells } }) => {
        const text = block.is === "table" ? `${called}: ${cells.find(({ column }) => column !== block.named)?.text ?? ""}` : (cells[0]?.text ?? "");
        const [, scope, means = ""] = /^([\w*]+(?:[:./-][\w*]+)*)\s*(?:[-–—:]\s+|\(|$)(.*?)\)?$/.exec(text) ?? [];
        return scope === undefined ? [] : [[scope, means] as const];
      }),
    );
}

/** Where a sentence does not say that requests do so, it may tell of something else. */
function saidIn(text: string, source: string): CommentSyntax & Required<Pick<CommentSyntax, "tags">> {
  const tags = [{ tag: "source" as const, text: source }];
  return { tags, ...(isOfRequests.test(text) ? {} : { guesses: [`${unsaid}: the document says "${text}"`] }) };
}

const unsaid = "that each request authenticates so";

/** `Clients authenticate with a certificate (mutual TLS).` */
function certificateSaid(text: string): Scheme | undefined {
  return !denied.test(text) && ofCertificates.test(text) ? { word: "certificate", type: typeReference("ClientCertificate") } : undefined;
}

const ofCertificates =
  /\b(?:client(?:[ -]side)? certificates?|mutual TLS|mTLS|(?:clients?|callers?|requests?) (?:is|are|must be|authenticates?|must authenticate) (?:authenticated )?(?:by|with|using) (?:a|an|its|their|client) (?:own )?(?:X\.509 )?certificates?)\b/i;

/** How it is sent is in few documents. */
function ofTokens(text: string, source: string): CommentSyntax {
  const { guesses = [], tags } = saidIn(text, source);
  return { tags, guesses: [...guesses, ...(/\bbearer\b/i.test(text) ? [] : ["that the access token is sent as a bearer token"])] };
}

/** In the query, or in a cookie: which of them, and by what name. */
export function carriedElsewhere(text: string, title: string): Scheme | undefined {
  const said = denied.test(text) ? undefined : carrierSaid(text, title);
  return said && { word: said.name, type: typeReference(said.in === "query" ? "QueryCredential" : "CookieCredential", literalType(said.name)) };
}

function sectionOfLine(sections: readonly StatedSection[], line: number): StatedSection {
  return sectionAt(sections, line) ?? sections[0]!;
}

/**
 * What only requests that are shown say of authentication is in no sentence that the definitions could be held against; and what sentences say can be none of
 * the schemes.
 */
export function schemesLeft(survey: Survey): readonly string[] {
  if (schemesOf(survey).length > 0) return [];
  const said = survey.shown
    .flatMap(({ headers }) => headers.map((one) => one.join(": ")))
    .filter((text) => ofKeys.test(text) || knownSchemeIn(text, "").some(({ type }) => isOwnWord(type)));
  const inQuery = credentialsInQuery(survey.stated.sections);
  if (inQuery.length > 0) return inQuery;
  if (said.length > 0) return [`the way to authenticate, "${said[0]!}", which only requests show: no sentence of the document says it`];
  const texts = authenticationTexts(survey.stated.sections);
  return needsNone(texts) ? [] : texts.slice(0, 1).map(({ text }) => `the way to authenticate that "${text}" tells of: it is none that is understood`);
}

/** `X-Api-Key: 5f2a`: a header that is called after a credential, whatever its value. */
const ofKeys = /^(?:X-)?(?:[\w-]*-)?(?:api-?key|auth-?key|token|auth)\s*:/i;

function isOwnWord(type: TypeSyntax): boolean {
  return type.is === "name" && type.name === "HeaderCredential";
}

/**
 * `Authorization: Bearer …`, `Authentication: HTTP Basic.` or `must carry a bearer token` in a sentence; a word of the service's own, or a key alone, with what
 * stands for the credential.
 */
function knownSchemeIn(text: string, source: string): readonly MemberSyntax[] {
  const comment = saidIn(text, source);
  const { tags } = comment;
  const known = standardSchemes(text);
  if (known.length > 0) return [...known.map((one) => member(one.toLowerCase(), typeReference(`${one}Credential`), comment)), ...ofTokenHeader(text, tags)];
  const toldWord = wordTold(text, comment);
  if (toldWord.length > 0) return toldWord;
  const [, header, word, credential] =
    /\b(Authorization|[A-Za-z][\w-]*(?:key|token|auth)[\w-]*):\s+(?:([A-Za-z][\w-]*)\s+)?(<[^<>]+>|\{[^{}\s]+\}|\$\{?\w+\}?|(?:YOUR|MY)_\w+)/i.exec(text) ?? [];
  if (header === undefined || credential === undefined) return ofTokenHeader(text, tags);
  return [
    member((word ?? header).toLowerCase(), typeReference("HeaderCredential", literalType(header), literalType(word ?? ""), literalType(credential)), { tags }),
  ];
}

/** `in the header Authorization, after the word Ticket`: what follows it is left to the reader, unless a standard says it. */
function wordTold(text: string, comment: ReturnType<typeof saidIn>): readonly MemberSyntax[] {
  const word = /\bAuthorization\b/.test(text) && !denied.test(text) ? wordBefore.exec(text)?.[1] : undefined;
  if (word === undefined) return [];
  const type = typeOfWord(word, "Authorization", "<credential>");
  const own = { tags: comment.tags, guesses: [`what stands behind "${word}" in the header Authorization`] };
  return [member(word.toLowerCase(), type, isOwnWord(type) ? own : comment)];
}

const wordBefore = /\b(?:the (?:words?|scheme|prefix|keyword)|(?:prefixed|preceded) (?:by|with)(?: the word)?) (\p{Lu}[\p{L}\p{N}_-]*)(?![\p{L}\p{N}_-])/u;

/** The schemes of RFC 7617 and RFC 6750 that a sentence names and does not deny. */
function standardSchemes(text: string): readonly ("Basic" | "Bearer")[] {
  const written = /\bAuthorization:\s*(Bearer|Basic)\b/.exec(text)?.[1];
  const labelled = /^auth\w*(?: (?:method|scheme|type))?(?::| is| uses) (?:HTTP )?(bearer|basic)\b/i.exec(text)?.[1];
  const first = written ?? labelled;
  const said = denied.test(text) ? [] : [...(ofBasic.test(text) ? ["Basic" as const] : []), ...(ofBearer.test(text) ? ["Bearer" as const] : [])];
  return said.length > 0 ? said : first === undefined ? [] : [/basic/i.test(first) ? "Basic" : "Bearer"];
}

const ofBasic = /\b(?:HTTP basic|(?:HTTP )?basic (?:auth|authentication|access authentication))\b/i;
const ofBearer = /\bbearer (?:tokens?|auth|authentication|authorization|credentials?|scheme)\b|\btokens? (?:as|of type) bearer\b/i;
const denied = /\b(?:not|never|no longer|no|without|instead of|rather than|deprecated|removed)\b/i;
/** A sentence that tells what requests do, beside those that only have the word. */
const isOfRequests =
  /\b(?:authenticat\w*|authori[sz]\w*|requires?|required|needs?|must|carry|carries|sends?|sent|pass(?:es|ed)?|includes?|included|uses?|using|provides?|supply|supplies|accepts?|protected|secured)\b/i;

/** `authenticated with an API key in the X-Key header`, `your key as X-Key`: what the key looks like is left to the reader. */
function ofTokenHeader(text: string, tags: NonNullable<CommentSyntax["tags"]>): readonly MemberSyntax[] {
  const header = [behindHeader, beforeHeader, asHeader].map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  return header === undefined ? [] : tokenHeader(header, tags);
}

function tokenHeader(header: string, tags: NonNullable<CommentSyntax["tags"]>): readonly MemberSyntax[] {
  if (/^(?:authorization|content-type|accept)$/i.test(header)) return [];
  return [
    member(header.toLowerCase(), typeReference("HeaderCredential", literalType(header), literalType(""), literalType(`<${header}>`)), {
      tags,
      guesses: [`how the value of ${header} is written`],
    }),
  ];
}

/** `The key is sent in a header that looks like this:` above `X-Key: 5f2a`. */
function headerShown(text: string, next: string | undefined, source: string): readonly MemberSyntax[] {
  const [, header] = announced.test(text) && !denied.test(text) ? (/^([A-Z]\w*(?:-\w+)+):\s+\S+$/.exec(next ?? "") ?? []) : [];
  return header === undefined ? [] : tokenHeader(header, [{ tag: "source", text: source }]);
}

const announced = /\b(?:key|token|credentials?|secret)\b[^.]*\bheader\b[^.:]*:$/i;

const credential = String.raw`\b(?:key|token|credentials?|secret|authenticated?)\b`;
const into = String.raw`[^.]*\b(?:in|into|with|through|via|using|by) (?:(?:the|an?) )?`;
/** A small word behind `header` is its name only where nothing else follows. */
const behindHeader = new RegExp(
  String.raw`${credential}${into}(?:HTTP |request )?header (?:field )?(?:named |called )?([A-Z][\w-]*|[a-z]\w*(?:-\w+)+|[a-z][\w-]*(?=[.,;:)]?$))`,
);
const beforeHeader = new RegExp(String.raw`${credential}${into}([A-Z]\w*(?:-\w+)+) (?:HTTP |request )?header\b`);
const asHeader = new RegExp(String.raw`\b(?:key|token|secret)\s+(?:as|in)\s+(?:the\s+)?(X-\w+(?:-\w+)*)`);

export interface Scheme {
  /** What it is called: the word before the credential, or the header. */
  readonly word: string;
  readonly type: TypeSyntax;
}

interface Called {
  readonly named?: string;
  /** What is said of it beside its name and its value. */
  readonly text?: string;
}

export function schemeMember({ word, type }: Scheme, source: string, { named = word.toLowerCase(), text = "" }: Called = {}): MemberSyntax {
  return member(named, type, { ...(text === "" ? {} : { text }), tags: [{ tag: "source", text: source }] });
}

/** What a row says of its scheme beside its name and the value of the header: `| Bearer | Bearer <TOKEN> | a token of the login service |`. */
export function saidBeside({ name, cells }: Row): string {
  const isValue = ({ text }: Cell): boolean => credentialAlone.test(text);
  return cells.some(isValue) ? cells.flatMap((cell) => (cell.text === name || cell.text === "" || isValue(cell) ? [] : [cell.text])).join(". ") : "";
}

/** The scheme that the cells of a row give, or a sentence: `Word <CREDENTIAL>` in a cell, or both in a sentence. */
export function schemeIn(texts: readonly string[]): Scheme | undefined {
  const pair = texts.map((text) => credentialAlone.exec(text) ?? credentialOfItem.exec(text)).find((match) => match !== null && !ofType.test(match[1]!));
  const worded = texts.map((text) => /\bword,? "?(\p{Lu}[\p{L}\p{N}_-]*)"?[^\p{L}].*?(<[^<>]+>)/u.exec(text)).find((match) => match !== null);
  const [, word, credential] = pair ?? worded ?? [];
  if (word === undefined || credential === undefined) return knownInRow(texts) ?? bareCredential(texts);
  const header = (pair ? headerBefore(pair.input) : headerIn(worded?.input ?? "")) ?? "Authorization";
  return { word, type: typeOfWord(word, header, credential) };
}

/** A standard says what stands behind its own word. */
function typeOfWord(word: string, header: string, credential: string): TypeSyntax {
  if (/^basic$/i.test(word)) return typeReference("BasicCredential");
  return /^bearer$/i.test(word)
    ? typeReference("BearerCredential")
    : typeReference("HeaderCredential", literalType(header), literalType(word), literalType(credential));
}

const credentialAlone = /^([\p{L}][\p{L}\p{N}_-]*)\s+(<[^<>]+>|\{\{[^{}]+\}\})$/u;

/** `Ticket: Ticket <NUMBER>, the number of a ticket` */
const credentialOfItem = /^[\p{L}][^:<>{}]*:\s+([\p{L}][\p{L}\p{N}_-]*)\s+(<[^<>]+>|\{\{[^{}]+\}\})(?=[,.;]\s|\.?$)/u;

/** `string <uuid>`: a type and its format. */
const ofType = /^(?:string|text|integer|int|number|float|double|decimal|boolean|bool|object|array|list|map|enum|date)s?$/i;

/** `| Authorization | Bearer token. |` */
function knownInRow(texts: readonly string[]): Scheme | undefined {
  if (!texts.some((text) => /^authorization$/i.test(text))) return undefined;
  const known = texts.map((text) => /^(?:an? |the )?(?:HTTP )?(bearer|basic)\b/i.exec(text)?.[1]?.toLowerCase()).find((one) => one !== undefined);
  return known === undefined ? undefined : { word: known, type: typeReference(known === "basic" ? "BasicCredential" : "BearerCredential") };
}

/** A header that holds the credential alone: `The header X-Key is on each request; its value is <KEY>`. */
function bareCredential(texts: readonly string[]): Scheme | undefined {
  for (const text of texts) {
    const [, credential] = /\bvalue\b[^<.]*\b(?:is|of|:)\s+(<[^<>]+>)/.exec(text) ?? [];
    const header = headerIn(text);
    if (credential !== undefined && header !== undefined)
      return { word: header, type: typeReference("HeaderCredential", literalType(header), literalType(""), literalType(credential)) };
  }
  return undefined;
}

/** `X-Auth-Token: Badge <token>` */
function headerBefore(text: string): string | undefined {
  return /^([A-Z]\w*(?:-\w+)+):\s/.exec(text)?.[1];
}

function headerIn(text: string): string | undefined {
  return (/\bheader ([A-Z][\w-]*)/.exec(text) ?? /\b(?!(?:The|A|This|Each|Every|One) )([A-Z][\w-]*) header/.exec(text))?.[1];
}
