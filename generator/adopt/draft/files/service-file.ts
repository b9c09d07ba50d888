/** `service.ts` of a draft: where the service is, how a request authenticates, what holds for all of it. */
import { valueOf, type StatedFact } from "../../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated.ts";
import { piecesOf } from "../../../facts/text/pieces.ts";
import type { StatedText } from "../../../facts/text/prose.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { literal, member, name, record, type CommentSyntax, type FileSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { slug } from "../../words/entry-names.ts";
import { generalModule, generalType } from "../../words/general.ts";
import { lowered } from "../conventions.ts";
import { typeName, unique } from "../names.ts";
import { namesIn } from "../resources/kinds.ts";
import { listedStatuses } from "../survey/statuses.ts";
import type { Endpoint, Survey } from "../survey/survey.ts";
import { credentialsInQuery } from "../survey/without-words.ts";

export interface ServiceFile {
  readonly file: FileSyntax;
  readonly guesses: readonly string[];
}

/**
 * @param notes sections whose sentences no resource carries, and those about requests, which carry theirs but for what is not shown
 * @param also what else nothing carries
 */
export function serviceFile(service: string, survey: Survey, notes: { readonly free: readonly StatedSection[]; readonly ofRequests: readonly StatedSection[] }, also: readonly Note[]): ServiceFile {
  const { stated: { sections }, places, server } = survey;
  const top = sections.find(({ section }) => section.heading !== "") ?? sections[0];
  const heading = top?.section.heading ?? service;
  const version = versionIn(heading, sections) ?? /\/v(\d[\w.]*)(?:\/|$)/.exec(server.url)?.[1];
  const schemes = schemesOf(survey);
  const headers = headersOf(survey);
  const source = places.section(top!);
  const guesses = [
    ...(server.guess === undefined ? [] : [server.guess]),
    ...(version === undefined ? [whyNoVersion(sections)] : []),
    ...(schemes.length === 0 && schemesLeft(survey).length === 0 ? ["that nothing is known of authentication"] : []),
  ];
  const gaps = entriesOf([...notes.free, ...notes.ofRequests].flatMap((section) => gapsOf(section, survey)));
  const said = entriesOf([...notes.free.flatMap((section) => statementsOf(section, survey)), ...also].filter(({ text }) => text !== descriptionIn(top)));
  const facts = record(
    member("title", literal((top?.section.title ?? service).trim())),
    member("version", literal(version ?? "1"), { tags: [{ tag: "source", text: source }], ...(version === undefined ? { guesses: [whyNoVersion(sections)] } : {}) }),
    member("document", literal("document.md")),
    member("servers", record(member("service", serverType(survey), { tags: [{ tag: "source", text: places.section(server.section) }], guesses: server.guess === undefined ? [] : [server.guess] }), ...othersOf(survey))),
    ...(schemes.length === 0 ? [] : [member("security", record(...schemes))]),
    ...(headers.length === 0 ? [] : [member("headers", record(...headers))]),
    ...(said.length === 0 ? [] : [member("statements", record(...said.map(({ name: named, text, source: at }) => member(named, literal(text), { tags: [{ tag: "source", text: at }] }))))]),
    ...(gaps.length === 0 ? [] : [member("notShown", record(...gaps.map(({ name: named, text, source: at }) => member(named, name("NotShown", literal(text)), { tags: [{ tag: "source", text: at }] }))))]),
  );
  const text = descriptionIn(top);
  const alias = { is: "alias", exported: true, name: `${typeName(service)}Service`, type: name("Service", facts), comment: { text, tags: [{ tag: "source", text: source }] } } as const;
  const used = namesIn(facts);
  const words = [...used].filter((one) => generalModule(one) === "specwright/words").sort();
  const imports = [
    { from: "specwright/http", names: ["BasicCredential", "BearerCredential", "HeaderCredential", "Server"].filter((one) => used.has(one)).concat("Service").sort() },
    ...(words.length === 0 ? [] : [{ from: "specwright/words", names: words }]),
  ];
  return { file: { comment: { text: "The service as a whole: where it is, how a request authenticates, what holds for all of it." }, imports, declarations: [alias] }, guesses };
}

function descriptionIn(top: StatedSection | undefined): string {
  return top?.prose[1]?.text ?? "";
}

function versionIn(heading: string, sections: readonly StatedSection[]): string | undefined {
  const own = /\b(?:version|release|revision)\s+v?(\d[\w.]*)/i.exec(heading)?.[1] ?? /\bv(\d[\w.]*)\b/i.exec(heading)?.[1] ?? /\s(\d+(?:\.\d+)+)$/.exec(heading)?.[1];
  const said = sections.filter(({ section }) => /\bversion/i.test(section.title)).flatMap(({ prose }) => prose.map(({ text }) => /\bv(\d[\w.]*?)\b/.exec(text)?.[1]));
  const intro = sections.slice(0, 2).flatMap(({ prose }) => prose.map(({ text }) => text));
  const found = [versionAlone, versionOfService].flatMap((pattern) => intro.map((text) => pattern.exec(text)?.[1]));
  return own ?? [...said, ...found].find((one) => one !== undefined);
}

/** `Version 1.`, `API version: 2024-06` */
const versionAlone = /^(?:API )?(?:version|release|revision):?\s+v?(\d\w*(?:[.-]\w+)*)(?:\s*[.,;].*)?$/i;

/** `This text describes version 3.2 of the interface.` One that something has been there since, or that is needed, is another. */
const versionOfService = /^(?!.*\b(?:since|before|until|earlier|older|previous|deprecated|requires?|needs?|removed)\b).*\b(?:version|release|revision)\s+v?(\d\w*(?:[.-]\w+)*)\s+of\s+(?:the|this|our)\s+(?:[\w-]+\s+){0,3}?(?:APIs?|interface|service)\b/i;

/** Whether the document says nothing of a version, or something that is not understood. */
function whyNoVersion(sections: readonly StatedSection[]): string {
  const said = sections.flatMap(({ prose }) => prose.map(({ text }) => text)).find((text) => /\b(?:version|release|revision)\b.*\d/i.test(text));
  return said === undefined ? "the document gives no version" : `the version, which is not understood in what the document says: "${said}"`;
}

function serverType({ server: { url, variables } }: Survey): TypeSyntax {
  return name("Server", literal(url), { is: "object", members: variables.map((one) => member(one.name, literal(one.default))) });
}

function othersOf({ otherServers, places }: Survey): readonly MemberSyntax[] {
  const taken = new Set(["service"]);
  return otherServers.map(({ name: called, url, section }) => member(unique(slug(called), taken), name("Server", literal(url), { is: "object", members: [] }), { tags: [{ tag: "source", text: places.section(section) }] }));
}

/** Rows and sentences that give the value of the header by which a request authenticates. */
function schemesOf({ stated: { sections }, places, shown }: Survey): readonly MemberSyntax[] {
  const taken = new Set<string>();
  const rows = sections.flatMap((section) => section.blocks.flatMap((block) => block.rows));
  const inRows = rows.flatMap(({ row }) => {
    const scheme = schemeIn(row.cells.map(({ text }) => text));
    return scheme === undefined ? [] : [schemeMember(scheme, places.row(row), unique(scheme.word.toLowerCase(), taken))];
  });
  if (inRows.length > 0) return inRows;
  const inProse = sections.flatMap((section) => section.prose.flatMap(({ text }) => schemesSaid(text, places.section(section))));
  const inRequests = shown.flatMap(({ line, headers }) => headers.flatMap((one) => knownSchemeIn(one.join(": "), places.section(sectionOfLine(sections, line)))));
  const [first] = [...inProse, ...inRequests.filter(({ type }) => !isOwnWord(type))];
  return first === undefined ? [] : [first, ...inProse.filter(({ name: named, comment }) => named !== first.name && comment?.tags === first.comment?.tags)];
}

function schemesSaid(text: string, source: string): readonly MemberSyntax[] {
  const scheme = schemeIn([text]);
  return scheme === undefined ? knownSchemeIn(text, source) : [schemeMember(scheme, source)];
}

function sectionOfLine(sections: readonly StatedSection[], line: number): StatedSection {
  return sections.findLast(({ section }) => section.at.line <= line) ?? sections[0]!;
}

/** What only requests that are shown say of authentication is in no sentence that the definitions could be held against. */
export function schemesLeft(survey: Survey): readonly string[] {
  const said = survey.shown.flatMap(({ headers }) => headers.map((one) => one.join(": "))).filter((text) => knownSchemeIn(text, "").some(({ type }) => isOwnWord(type)));
  const inQuery = credentialsInQuery(survey.stated.sections);
  return schemesOf(survey).length > 0 ? [] : inQuery.length > 0 ? inQuery : [...new Set(said)].slice(0, 1).map((text) => `the way to authenticate, "${text}", which only requests show: no sentence of the document says it`);
}

function isOwnWord(type: TypeSyntax): boolean {
  return type.is === "name" && type.name === "HeaderCredential";
}

/** `Authorization: Bearer …` or `Authentication: HTTP Basic.` in a sentence; a word of the service's own, or a key alone, with what stands for the credential. */
function knownSchemeIn(text: string, source: string): readonly MemberSyntax[] {
  const tags = [{ tag: "source" as const, text: source }];
  const said = /^auth\w*(?: (?:method|scheme|type))?(?::| is| uses) (?:HTTP )?(bearer|basic)\b/i.exec(text)?.[1]?.toLowerCase();
  const known = /\bAuthorization:\s*(Bearer|Basic)\b/.exec(text)?.[1] ?? (said === undefined ? undefined : said === "basic" ? "Basic" : "Bearer");
  if (known !== undefined) return [member(known.toLowerCase(), name(`${known}Credential`), { tags })];
  if (/\b(?:HTTP )?basic (?:auth|authentication|access authentication)\b/i.test(text)) return [member("basic", name("BasicCredential"), { tags }), ...ofTokenHeader(text, tags)];
  const [, header, word, credential] = /\b(Authorization|[A-Za-z][\w-]*(?:key|token|auth)[\w-]*):\s+(?:([A-Za-z][\w-]*)\s+)?(<[^<>]+>|\{[^{}\s]+\}|\$\{?\w+\}?|(?:YOUR|MY)_\w+)/i.exec(text) ?? [];
  if (header === undefined || credential === undefined) return ofTokenHeader(text, tags);
  return [member((word ?? header).toLowerCase(), name("HeaderCredential", literal(header), literal(word ?? ""), literal(credential)), { tags })];
}

/** `authenticated with an API key in the X-Key header`: what the key looks like is left to the reader. */
function ofTokenHeader(text: string, tags: NonNullable<CommentSyntax["tags"]>): readonly MemberSyntax[] {
  const [, after, before] = /\b(?:key|token|credentials?|secret|authenticated?)\b[^.]*\b(?:in|into|with|through|via|using|by) (?:(?:the|an?) )?(?:(?:HTTP |request )?header (?:field )?([A-Z][\w-]*)|([A-Z][\w]*(?:-\w+)+) (?:HTTP |request )?header)\b/.exec(text) ?? [];
  const header = after ?? before;
  if (header === undefined || /^(?:authorization|content-type|accept)$/i.test(header)) return [];
  return [member(header.toLowerCase(), name("HeaderCredential", literal(header), literal(""), literal(`<${header}>`)), { tags, guesses: [`how the value of ${header} is written`] })];
}

export interface Scheme {
  /** What it is called: the word before the credential, or the header. */
  readonly word: string;
  readonly type: TypeSyntax;
}

export function schemeMember({ word, type }: Scheme, source: string, named = word.toLowerCase()): MemberSyntax {
  return member(named, type, { tags: [{ tag: "source", text: source }] });
}

/** The scheme that the cells of a row give, or a sentence: `Word <CREDENTIAL>` in a cell, or both in a sentence. */
export function schemeIn(texts: readonly string[]): Scheme | undefined {
  const pair = texts.map((text) => /^([\p{L}][\p{L}\p{N}_-]*)\s+(<[^<>]+>|\{\{[^{}]+\}\})$/u.exec(text)).find((match) => match !== null);
  const worded = texts.map((text) => /\bword,? "?(\p{Lu}[\p{L}\p{N}_-]*)"?[^\p{L}].*?(<[^<>]+>)/u.exec(text)).find((match) => match !== null);
  const [, word, credential] = pair ?? worded ?? [];
  if (word === undefined || credential === undefined) return knownInRow(texts) ?? bareCredential(texts);
  const header = (pair === undefined ? headerIn(worded?.input ?? "") : undefined) ?? "Authorization";
  const type = /^basic$/i.test(word) ? name("BasicCredential") : /^bearer$/i.test(word) ? name("BearerCredential") : name("HeaderCredential", literal(header), literal(word), literal(credential));
  return { word, type };
}

/** `| Authorization | Bearer token. |` */
function knownInRow(texts: readonly string[]): Scheme | undefined {
  if (!texts.some((text) => /^authorization$/i.test(text))) return undefined;
  const known = texts.map((text) => /^(?:an? |the )?(?:HTTP )?(bearer|basic)\b/i.exec(text)?.[1]?.toLowerCase()).find((one) => one !== undefined);
  return known === undefined ? undefined : { word: known, type: name(known === "basic" ? "BasicCredential" : "BearerCredential") };
}

/** A header that holds the credential alone: `The header X-Key is on each request; its value is <KEY>`. */
function bareCredential(texts: readonly string[]): Scheme | undefined {
  for (const text of texts) {
    const [, credential] = /\bvalue\b[^<.]*\b(?:is|of|:)\s+(<[^<>]+>)/.exec(text) ?? [];
    const header = headerIn(text);
    if (credential !== undefined && header !== undefined) return { word: header, type: name("HeaderCredential", literal(header), literal(""), literal(credential)) };
  }
  return undefined;
}

function headerIn(text: string): string | undefined {
  return (/\bheader ([A-Z][\w-]*)/.exec(text) ?? /\b(?!(?:The|A|This|Each|Every|One) )([A-Z][\w-]*) header/.exec(text))?.[1];
}

/** Headers of every request: those that a table lists, else what sentences say that requests carry. */
function headersOf({ stated: { sections }, places, headers }: Survey): readonly MemberSyntax[] {
  const listed = headers.map(({ row, again }): MemberSyntax => {
    const made = headerMember(row, places.row(row.row));
    if (again.length === 0) return made;
    const { tags = [], ...comment } = made.comment ?? {};
    const also = again.map((one) => ({ tag: "source" as const, text: places.row(one.row) }));
    const isOptional = made.optional === true || again.some((one) => valueOf(one.facts, "required") === false);
    return { ...made, ...(isOptional ? { optional: true as const } : {}), comment: { ...comment, guesses: [`that every request has ${row.row.name}: line ${again[0]!.row.at.line} lists it for one again`], tags: [...tags, ...also] } };
  });
  if (listed.length > 0) return listed;
  const said = sections.flatMap((section) => [
    ...section.blocks.filter(({ block }) => block.is === "list").flatMap((block) => block.rows.map(({ row }) => ({ text: row.cells[0]?.text ?? "", source: places.row(row) }))),
    ...section.prose.map(({ text }) => ({ text, source: places.section(section) })),
  ]);
  const carried = said.flatMap(({ text, source }) => [...text.matchAll(/\b([A-Z][\w]*(?:-[A-Z]\w*)+):\s+([\w.+-]+\/[\w.+-]*[\w])/g)].map(([, header, value]) => ({ header: header!, value: value!, source })));
  const byName = new Map(carried.toReversed().map((one) => [one.header, one]));
  return [...byName.values()].map(({ header, value }) => member(header, literal(value), { tags: [...new Set(carried.filter((one) => one.header === header).map((one) => one.source))].map((text) => ({ tag: "source", text })) }));
}

/** A header with its value, where that is fixed; else with what its row says, beside what other columns tell of it. */
export function headerMember({ row, cells, facts }: StatedRow, source: string): MemberSyntax {
  const said = cells.filter(({ role }) => role === undefined || role === "notes").map(({ text }) => text.replace(/^(?:optional|required)\s*[,;:.–—-]\s*/i, "")).filter((text) => text !== "");
  const fixed = said.find(isFixed);
  const type = fixed === undefined ? generalType(valueOf(facts, "type") === undefined ? [{ fact: "type", value: "string" }, ...facts] : facts, undefined) : literal(fixed);
  const text = said.filter((one) => one !== fixed).reduce((before, one) => (before === "" ? one : `${before}${/[.!?]$/.test(before) ? "" : "."} ${one}`), "");
  const made = member(row.name, type, { ...(text === "" ? {} : { text }), tags: [{ tag: "source", text: source }] });
  return valueOf(facts, "required") === false ? { ...made, optional: true } : made;
}

function isFixed(value: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+$/.test(value);
}

export interface Note {
  /** What it is called where that does not follow from its text. */
  readonly name?: string;
  readonly text: string;
  readonly source: string;
}

export function gapsOf(section: StatedSection, survey: Survey): readonly Note[] {
  const { places } = survey;
  const inRows = itemsOf(section, survey).map(({ row, facts }) => ({ facts, source: places.row(row), around: row.cells[0]?.text ?? "" }));
  return [{ facts: section.facts, source: places.section(section), around: "" }, ...inRows].flatMap(({ facts, source, around }) =>
    facts.flatMap((fact) => (fact.fact === "notShown" && fact.value !== "" ? [{ text: gapText(fact.value, around), source }] : [])),
  );
}

/** "Its name" says what is not shown only beside the sentence before it; the verb says nothing of it. */
function gapText(said: string, around: string): string {
  const gap = said.replace(/\s+(?:is|are)$/i, "");
  const before = around.slice(0, Math.max(0, around.indexOf(gap))).trim();
  return /^(?:its|their|this|these|those|it)\b/i.test(gap) && before !== "" ? `${lowered(gap)}: ${lowered(before.replace(/[.!?]$/, ""))}` : lowered(gap);
}

/** Sentences that state facts and are no gap, and the rows of a table of statuses. */
function statementsOf(section: StatedSection, survey: Survey): readonly Note[] {
  const { places } = survey;
  const items = itemsOf(section, survey).flatMap(({ row, cells, facts }) => withoutGaps(row.cells[0]?.text ?? "", cells, facts).map((one) => ({ ...one, source: places.row(row) })));
  const statuses = listedStatuses(section, places).flatMap(({ status, text, source }) => (text === "" ? [] : [{ name: status, text, source }]));
  const prose = section.prose.slice(1).map(({ text, facts }) => ({ text, facts, source: places.section(section) }));
  const said = [...prose, ...items].filter(({ text, facts }) => /[.!?]$/.test(text) && facts.every(({ fact }) => fact !== "notShown")).map(({ text, source }) => ({ text, source }));
  return [...said, ...statuses];
}

/** Items of lists that no request carries. */
function itemsOf({ blocks }: StatedSection, { endpoints }: Survey): readonly StatedRow[] {
  const carried = rowsOfRequests(endpoints);
  return blocks.filter(({ block }) => block.is === "list").flatMap(({ rows }) => rows.filter((row) => !carried.has(row)));
}

const rowsOfRequests = rememberedOf((endpoints: readonly Endpoint[]): ReadonlySet<StatedRow> => new Set(endpoints.flatMap(({ parts }) => Object.values(parts).flatMap(({ rows }) => rows))));

/** An item as a whole; sentence by sentence where one of them says what is not shown. */
function withoutGaps(text: string, cells: readonly StatedText[], facts: readonly StatedFact[]): readonly { readonly text: string; readonly facts: readonly StatedFact[] }[] {
  return facts.some(({ fact }) => fact === "notShown") ? cells.flatMap(piecesOf) : [{ text, facts }];
}

export function entriesOf(notes: readonly Note[]): readonly (Note & { readonly name: string })[] {
  const taken = new Set<string>();
  return [...new Map(notes.map((note) => [`${note.name ?? ""}\n${note.text}\n${note.source}`, note])).values()].map((note) => ({ ...note, name: unique(slug(note.name ?? note.text), taken) }));
}
