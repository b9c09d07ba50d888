/** `service.ts` of a draft: where the service is, how a request authenticates, what holds for all of it. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { typeNamesIn } from "../../../print/names-in.ts";
import { literal, member, name, record, type DeclarationSyntax, type FileSyntax, type MemberSyntax, type TypeSyntax } from "../../../print/syntax.ts";
import { accessType } from "../../../words/access.ts";
import { credentialWords } from "../../../words/credentials.ts";
import { generalModule } from "../../../words/general.ts";
import { typeName } from "../../names.ts";
import type { Survey } from "../../survey/survey.ts";
import { authenticationOf, withAuthentication } from "./authentication.ts";
import { headersOf } from "./headers.ts";
import { entriesOf, gapsOf, statementsOf, type Note } from "./notes.ts";
import { serversOf } from "./servers.ts";
import { versionOf } from "./version.ts";

export interface ServiceFile {
  readonly file: FileSyntax;
  readonly guesses: readonly string[];
}

/** What the service carries since nothing else does. */
export interface ServiceNotes {
  /** Sections whose sentences no resource carries. */
  readonly free: readonly StatedSection[];
  /** Those about requests, which carry their sentences but for what is not shown. */
  readonly ofRequests: readonly StatedSection[];
  readonly also: readonly Note[];
}

export function serviceFile(service: string, survey: Survey, notes: ServiceNotes): ServiceFile {
  const { stated, places, server } = survey;
  const top = stated.sections.find(({ section }) => section.heading !== "") ?? stated.sections[0]!;
  const tags = [{ tag: "source", text: places.section(top) }] as const;
  const text = descriptionIn(top);
  const version = versionOf(top.section.heading, survey);
  const authentication = authenticationOf(survey);
  const stating = [...notes.free.flatMap((section) => statementsOf(section, survey)), ...notes.also].filter((note) => note.text !== text);
  const hiding = [...notes.free, ...notes.ofRequests].flatMap((section) => gapsOf(section, survey));
  const ofErrors = survey.errors.guess === undefined ? [] : [survey.errors.guess];
  const facts = record(
    member("title", literal(top.section.title.trim())),
    member("version", literal(version.is), { tags, guesses: version.guesses }),
    member("document", literal("document.md")),
    member("servers", serversOf(service, survey)),
    ...authentication.members,
    ...(survey.access === undefined ? [] : [member("access", accessType(survey.access))]),
    ...recordOf("headers", headersOf(survey)),
    ...recordOf(
      "statements",
      noteMembers(withAuthentication(stating, authentication.told, places), (note) => literal(note.text)),
    ),
    ...recordOf(
      "notShown",
      noteMembers(hiding, (note) => name("NotShown", literal(note.text))),
    ),
  );
  const alias: DeclarationSyntax = {
    is: "alias",
    exported: true,
    name: `${typeName(service)}Service`,
    type: name("Service", facts),
    comment: { text, tags, guesses: ofErrors },
  };
  return {
    file: {
      comment: { text: "The service as a whole: where it is, how a request authenticates, what holds for all of it." },
      imports: importsFor(facts),
      declarations: [alias],
    },
    guesses: [...(server.guess === undefined ? [] : [server.guess]), ...version.guesses, ...authentication.guesses, ...ofErrors],
  };
}

function descriptionIn(top: StatedSection): string {
  return top.prose[1]?.text ?? "";
}

function recordOf(named: string, members: readonly MemberSyntax[]): readonly MemberSyntax[] {
  return members.length === 0 ? [] : [member(named, record(...members))];
}

function noteMembers(notes: readonly Note[], typeOf: (note: Note) => TypeSyntax): readonly MemberSyntax[] {
  return entriesOf(notes).map((note) => member(note.name, typeOf(note), { tags: [{ tag: "source", text: note.source }] }));
}

function importsFor(facts: TypeSyntax): FileSyntax["imports"] {
  const used = typeNamesIn(facts);
  const words = [...used].filter((one) => generalModule(one) === "specwright/words").sort();
  const ofHttp = ["Service", ...[...credentialWords, "Server"].filter((one) => used.has(one))].sort();
  return [{ from: "specwright/http", names: ofHttp }, ...(words.length === 0 ? [] : [{ from: "specwright/words", names: words }])];
}
