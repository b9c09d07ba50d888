/** `service.ts` of a draft: where the service is, how a request authenticates, what holds for all of it. */
import { valueOf, type StatedFact } from "../../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated.ts";
import { headersSaid } from "../../../facts/text/headers-said.ts";
import { piecesOf } from "../../../facts/text/pieces.ts";
import type { StatedText } from "../../../facts/text/prose.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { literal, member, name, record, union, type FileSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { accessType } from "../../words/access.ts";
import { credentialWords } from "../../words/credentials.ts";
import { slug } from "../../words/entry-names.ts";
import { generalModule, generalType } from "../../words/general.ts";
import { lowered } from "../conventions.ts";
import { typeName, unique } from "../names.ts";
import { typeNamesIn } from "../../print/names-in.ts";
import { errorBodyOf } from "../resources/failure-bodies.ts";
import { namedTypesOf, typeNamedBy } from "../resources/named-types.ts";
import { authenticationTexts, needsNone, type AuthenticationText } from "../survey/authentication.ts";
import { isField, ownRows } from "../survey/own-rows.ts";
import { listedStatuses } from "../survey/statuses.ts";
import type { Endpoint, Survey } from "../survey/survey.ts";
import { schemesLeft, schemesOf } from "./schemes.ts";

export interface ServiceFile {
  readonly file: FileSyntax;
  readonly guesses: readonly string[];
}

/**
 * @param notes sections whose sentences no resource carries, and those about requests, which carry theirs but for what is not shown
 * @param also what else nothing carries
 */
export function serviceFile(
  service: string,
  survey: Survey,
  notes: { readonly free: readonly StatedSection[]; readonly ofRequests: readonly StatedSection[] },
  also: readonly Note[],
): ServiceFile {
  const {
    stated: { sections },
    places,
    server,
  } = survey;
  const top = sections.find(({ section }) => section.heading !== "") ?? sections[0];
  const heading = top?.section.heading ?? service;
  const version = versionIn(heading, sections);
  const ofAddress = /\/v(\d[\w.]*)(?:\/|$)/.exec(server.url)?.[1];
  const versionGuesses =
    version !== undefined ? [] : [ofAddress === undefined ? whyNoVersion(sections) : "the version, which only the address of the service has"];
  const schemes = schemesOf(survey);
  const about = schemes.length === 0 ? authenticationTexts(sections) : [];
  const headers = headersOf(survey);
  const source = places.section(top!);
  const guesses = [
    ...(server.guess === undefined ? [] : [server.guess]),
    ...versionGuesses,
    ...(schemes.length === 0 && about.length === 0 && schemesLeft(survey).length === 0 ? ["that nothing is known of authentication"] : []),
  ];
  const gaps = entriesOf([...notes.free, ...notes.ofRequests].flatMap((section) => gapsOf(section, survey)));
  const isNoneNeeded = needsNone(about);
  const stated = [...notes.free.flatMap((section) => statementsOf(section, survey)), ...also].filter(({ text }) => text !== descriptionIn(top));
  const said = entriesOf(isNoneNeeded ? stated : withAuthentication(stated, about, places));
  const facts = record(
    member("title", literal((top?.section.title ?? service).trim())),
    member("version", literal(version ?? ofAddress ?? "1"), { tags: [{ tag: "source", text: source }], guesses: versionGuesses }),
    member("document", literal("document.md")),
    member(
      "servers",
      record(
        member(serverName(service), serverType(survey), {
          tags: [{ tag: "source", text: places.section(server.section) }],
          guesses: server.guess === undefined ? [] : [server.guess],
        }),
        ...othersOf(survey, serverName(service)),
      ),
    ),
    ...(schemes.length === 0 && !isNoneNeeded ? [] : [member("security", record(...schemes))]),
    ...(survey.access === undefined ? [] : [member("access", accessType(survey.access))]),
    ...(headers.length === 0 ? [] : [member("headers", record(...headers))]),
    ...(said.length === 0
      ? []
      : [
          member(
            "statements",
            record(...said.map(({ name: named, text, source: at }) => member(named, literal(text), { tags: [{ tag: "source", text: at }] }))),
          ),
        ]),
    ...(gaps.length === 0
      ? []
      : [
          member(
            "notShown",
            record(...gaps.map(({ name: named, text, source: at }) => member(named, name("NotShown", literal(text)), { tags: [{ tag: "source", text: at }] }))),
          ),
        ]),
  );
  const text = descriptionIn(top);
  const alias = {
    is: "alias",
    exported: true,
    name: `${typeName(service)}Service`,
    type: name("Service", facts),
    comment: { text, tags: [{ tag: "source", text: source }] },
  } as const;
  const used = typeNamesIn(facts);
  const words = [...used].filter((one) => generalModule(one) === "specwright/words").sort();
  const imports = [
    {
      from: "specwright/http",
      names: [...credentialWords, "Server"]
        .filter((one) => used.has(one))
        .concat("Service")
        .sort(),
    },
    ...(words.length === 0 ? [] : [{ from: "specwright/words", names: words }]),
  ];
  return {
    file: { comment: { text: "The service as a whole: where it is, how a request authenticates, what holds for all of it." }, imports, declarations: [alias] },
    guesses,
  };
}

/** What no scheme carries has the name by which it is told from silence. */
function withAuthentication(notes: readonly Note[], about: readonly AuthenticationText[], places: Survey["places"]): readonly Note[] {
  const texts = new Set(about.map(({ text }) => text));
  const named = notes.map((note) => (texts.has(note.text) ? { ...note, name: "authentication" } : note));
  const isTold = about.length === 0 || named.some(({ text }) => texts.has(text));
  return isTold ? named : [...named, ...about.map(({ text, section }) => ({ name: "authentication", text, source: places.section(section) }))];
}

function descriptionIn(top: StatedSection | undefined): string {
  return top?.prose[1]?.text ?? "";
}

function versionIn(heading: string, sections: readonly StatedSection[]): string | undefined {
  const own = versionNamed.exec(heading)?.[1] ?? /\bv(\d[\w.]*)\b/i.exec(heading)?.[1] ?? /\s(\d+(?:\.\d+)+|\d{4}-\d\d-\d\d)$/.exec(heading)?.[1];
  const said = sections
    .filter(({ section }) => /\bversion/i.test(section.title))
    .flatMap(({ prose }) => prose.map(({ text }) => /\bv(\d[\w.]*?)\b/.exec(text)?.[1]));
  const intro = sections.slice(0, 2).flatMap(({ prose }) => prose.map(({ text }) => text));
  const found = [versionAlone, versionOfService].flatMap((pattern) => intro.map((text) => pattern.exec(text)?.[1]));
  const below = sections.slice(1, 3).map(({ section }) => versionNamed.exec(section.heading)?.[1]);
  const beside = intro.map((text) => versionBeside.exec(text)?.[1]);
  return own ?? [...said, ...found, ...below, ...beside].find((one) => one !== undefined);
}

/** `API, Release 6.2`, `Interface Specification, Rev. 1.7` */
const versionNamed = /\b(?:version|release|revision|rev\.?)\s+v?(\d[\w.]*)/i;
/** `Parameter list, V2.4`: a clause of its own in a line that is no sentence. */
const versionBeside = /^[^.:]{1,80},\s+(?:(?:version|release|revision|rev\.?)\s+v?|v)(\d+(?:\.\d+)*)$/i;

/** `Version 1.`, `API version: 2024-06` */
const versionAlone = /^(?:API )?(?:version|release|revision):?\s+v?(\d\w*(?:[.-]\w+)*)(?:\s*[.,;](?!\w).*)?$/i;

/** `This text describes version 3.2 of the interface.` One that something has been there since, or that is needed, is another. */
const versionOfService =
  /^(?!.*\b(?:since|before|until|earlier|older|previous|deprecated|requires?|needs?|removed)\b).*\b(?:version|release|revision)\s+v?(\d\w*(?:[.-]\w+)*)\s+of\s+(?:the|this|our)\s+(?:[\w-]+\s+){0,3}?(?:APIs?|interface|service)\b/i;

/** Whether the document says nothing of a version, or something that is not understood. */
function whyNoVersion(sections: readonly StatedSection[]): string {
  const said = sections.flatMap(({ prose }) => prose.map(({ text }) => text)).find((text) => /\b(?:version|release|revision)\b.*\d/i.test(text));
  return said === undefined ? "the document gives no version" : `the version, which is not understood in what the document says: "${said}"`;
}

function serverType({ server: { url, variables } }: Survey): TypeSyntax {
  return name("Server", literal(url), { is: "object", members: variables.map((one) => member(one.name, literal(one.default))) });
}

/** Clients are called by it: as the service is, in whichever version. */
function serverName(service: string): string {
  return service.replace(/[-.]v?\d+(?:[-.]\d+)*$/i, "") || service;
}

function othersOf({ otherServers, places }: Survey, first: string): readonly MemberSyntax[] {
  const taken = new Set([first.toLowerCase()]);
  return otherServers.map(({ name: called, url, section }) =>
    member(unique(slug(called), taken), name("Server", literal(url), { is: "object", members: [] }), {
      tags: [{ tag: "source", text: places.section(section) }],
    }),
  );
}

/** Headers of every request: those that a table lists, else what sentences say that requests carry. */
function headersOf(survey: Survey): readonly MemberSyntax[] {
  const {
    stated: { sections },
    places,
    headers,
  } = survey;
  const listed = headers.map(({ row, again }): MemberSyntax => {
    const made = headerMember(row, places.row(row.row));
    if (again.length === 0) return made;
    const { tags = [], ...comment } = made.comment ?? {};
    const also = again.map((one) => ({ tag: "source" as const, text: places.row(one.row) }));
    const isOptional = made.optional === true || again.some((one) => valueOf(one.facts, "required") === false);
    return {
      ...made,
      ...(isOptional ? { optional: true as const } : {}),
      comment: {
        ...comment,
        guesses: [`that every request has ${row.row.name}: line ${again[0]!.row.at.line} lists it for one again`],
        tags: [...tags, ...also],
      },
    };
  });
  if (listed.length > 0) return listed;
  const said = sections.flatMap((section) => [
    ...section.blocks
      .filter(({ block }) => block.is === "list")
      .flatMap((block) => block.rows.map(({ row }) => ({ text: row.cells[0]?.text ?? "", source: places.row(row) }))),
    ...section.prose.map(({ text }) => ({ text, source: places.section(section) })),
  ]);
  const carried = said.flatMap(({ text, source }) =>
    [...text.matchAll(ofMedia)].map(([, header, values]) => ({ header: header!, values: values!.split(/\s*,\s*/), source })),
  );
  const byName = new Map(carried.toReversed().map((one) => [one.header, one]));
  const fixed = [...byName.values()].map(({ header, values }) =>
    member(header, union(...values.map(literal)), {
      tags: [...new Set(carried.filter((one) => one.header === header).map((one) => one.source))].map((text) => ({ tag: "source", text })),
    }),
  );
  return [...fixed, ...headersInSentences(survey).filter(({ name: named }) => !byName.has(named))];
}

/** `Content-Type: application/json`, or one of several. */
const ofMedia = /\b([A-Z][\w]*(?:-[A-Z]\w*)+):\s+([\w.+-]+\/[\w.+-]*[\w](?:\s*,\s*[\w.+-]+\/[\w.+-]*[\w])*)/g;

/** `Every request carries the header Client, which names the client in 1 to 64 characters.`: its value is left to the reader. */
function headersInSentences(survey: Survey): readonly MemberSyntax[] {
  const ofSchemes = JSON.stringify(schemesOf(survey).map(({ type }) => type)).toLowerCase();
  const found = survey.stated.sections.flatMap((section) =>
    section.prose.slice(1).flatMap(({ text, facts }) =>
      headersSaid(text)
        .filter(({ name: named, value }) => value === undefined && !ofBodies.test(named) && !ofSchemes.includes(`"${named.toLowerCase()}"`))
        .map(({ name: named }) =>
          member(named, generalType([{ fact: "type", value: "string" }, ...facts.filter(({ fact }) => ofStrings.has(fact))], undefined), {
            text,
            tags: [{ tag: "source", text: survey.places.section(section) }],
          }),
        ),
    ),
  );
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

const ofBodies = /^(?:authorization|content-type|accept)$/i;
const ofStrings: ReadonlySet<string> = new Set(["length", "values", "format", "pattern"]);

/** A header with its value, where that is fixed; else with what its row says, beside what other columns tell of it. */
export function headerMember({ row, cells, facts }: StatedRow, source: string): MemberSyntax {
  const said = cells
    .filter(({ role }) => role === undefined || role === "notes")
    .map(({ text, column = "" }) => (column === "" ? withoutLabel(text, row.name) : text))
    .map((text) => text.replace(/^(?:optional|required)\s*[,;:.–—-]\s*/i, ""))
    .filter((text) => text !== "");
  const fixed = said.find(isFixed);
  const type =
    fixed === undefined ? generalType(valueOf(facts, "type") === undefined ? [{ fact: "type", value: "string" }, ...facts] : facts, undefined) : literal(fixed);
  const text = said.filter((one) => one !== fixed).reduce((before, one) => (before === "" ? one : `${before}${/[.!?]$/.test(before) ? "" : "."} ${one}`), "");
  const made = member(row.name, type, { ...(text === "" ? {} : { text }), tags: [{ tag: "source", text: source }] });
  return valueOf(facts, "required") === false ? { ...made, optional: true } : made;
}

/** `X-Trace: an identifier`, as an item of a list. */
function withoutLabel(text: string, name: string): string {
  return text.startsWith(name) ? text.slice(name.length).replace(/^\s*[:–—-]?\s+/, "") : text;
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
  const items = itemsOf(section, survey).flatMap(({ row, cells, facts }) =>
    withoutGaps(row.cells[0]?.text ?? "", cells, facts).map((one) => ({ ...one, source: places.row(row) })),
  );
  const ofAll = new Set(survey.errors.statuses.map(({ source }) => source));
  const statuses = listedStatuses(section, places)
    .filter(({ source }) => !ofAll.has(source))
    .flatMap(({ status, text, source }) => (text === "" ? [] : [{ name: status, text, source }]));
  const prose = section.prose.slice(1).map(({ text, facts }) => ({ text, facts, source: places.section(section) }));
  const ofStatuses = new Set(statuses.map(({ text }) => text));
  const isStatement = ({ text, facts }: Pick<StatedText, "text" | "facts">): boolean =>
    (/[.!?]$/.test(text) || ofFailures.test(text)) && facts.every(({ fact }) => fact !== "notShown") && !ofStatuses.has(text);
  return [...[...prose, ...items].filter(isStatement).map(({ text, source }) => ({ text, source })), ...statuses];
}

/** `400 out of range; 403 wrong key`: a line that tells of statuses states as much as a sentence. */
const ofFailures = /^[45]\d\d\s+\p{L}.*[;,]\s+[45]\d\d\s+\p{L}/u;

/** Items of lists that no request carries, nor a type. */
function itemsOf(section: StatedSection, survey: Survey): readonly StatedRow[] {
  const carried = rowsOfRequests(survey.endpoints);
  const isType = typesNamed(survey).has(section) || errorBodyOf(survey) === section;
  return section.blocks
    .filter(({ block }) => block.is === "list")
    .flatMap((block) => block.rows.filter((row) => !carried.has(row) && !(isType && isField(row, block, "object"))));
}

/** The sections of types that fields have. */
const typesNamed = rememberedOf((survey: Survey): ReadonlySet<StatedSection> => {
  const types = namedTypesOf(survey);
  const { sections } = survey.stated;
  return new Set(sections.flatMap((section) => ownRows(section).flatMap((row) => typeNamedBy(row, section, types)?.section ?? [])));
});

const rowsOfRequests = rememberedOf(
  (endpoints: readonly Endpoint[]): ReadonlySet<StatedRow> => new Set(endpoints.flatMap(({ parts }) => Object.values(parts).flatMap(({ rows }) => rows))),
);

/** An item as a whole; sentence by sentence where one of them says what is not shown. */
function withoutGaps(
  text: string,
  cells: readonly StatedText[],
  facts: readonly StatedFact[],
): readonly { readonly text: string; readonly facts: readonly StatedFact[] }[] {
  return facts.some(({ fact }) => fact === "notShown") ? cells.flatMap(piecesOf) : [{ text, facts }];
}

export function entriesOf(notes: readonly Note[]): readonly (Note & { readonly name: string })[] {
  const taken = new Set<string>();
  return [...new Map(notes.map((note) => [`${note.name ?? ""}\n${note.text}\n${note.source}`, note])).values()].map((note) => ({
    ...note,
    name: unique(slug(note.name ?? note.text), taken),
  }));
}
