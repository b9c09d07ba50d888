/** `service.ts` of a draft: where the service is, how a request authenticates, what holds for all of it. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { typeNamesIn } from "../../../print/names-in.ts";
import {
  literalType,
  member,
  recordType,
  typeReference,
  type DeclarationSyntax,
  type FileSyntax,
  type MemberSyntax,
  type TypeSyntax,
} from "../../../print/syntax.ts";
import { accessType } from "../../../words/access.ts";
import { credentialWords } from "../../../words/credentials.ts";
import { generalModule } from "../../../words/general-type.ts";
import { typeName } from "../../names.ts";
import type { Survey } from "../../survey/survey.ts";
import { authenticationOf, withAuthentication } from "./authentication.ts";
import { headerMembers } from "./headers.ts";
import { gapNotes, namedNotes, statementNotes, type DraftNote } from "./notes.ts";
import { serversType } from "./servers.ts";
import { draftVersion } from "./version.ts";

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
  readonly also: readonly DraftNote[];
}

export function serviceFile(service: string, survey: Survey, notes: ServiceNotes): ServiceFile {
  const { stated, places, server } = survey;
  const top = stated.sections.find(({ section }) => section.heading !== "") ?? stated.sections[0]!;
  const tags = [{ tag: "source", text: places.section(top) }] as const;
  const text = descriptionIn(top);
  const version = draftVersion(top.section.heading, survey);
  const authentication = authenticationOf(survey);
  const stating = [...notes.free.flatMap((section) => statementNotes(section, survey)), ...notes.also].filter((note) => note.text !== text);
  const hiding = [...notes.free, ...notes.ofRequests].flatMap((section) => gapNotes(section, survey));
  const ofErrors = survey.errors.guess === undefined ? [] : [survey.errors.guess];
  const facts = recordType(
    member("title", literalType(top.section.title.trim())),
    member("version", literalType(version.is), { tags, guesses: version.guesses }),
    member("document", literalType("document.md")),
    member("servers", serversType(service, survey)),
    ...authentication.members,
    ...(survey.access === undefined ? [] : [member("access", accessType(survey.access))]),
    ...recordOf("headers", headerMembers(survey)),
    ...recordOf(
      "statements",
      noteMembers(withAuthentication(stating, authentication.told, places), (note) => literalType(note.text)),
    ),
    ...recordOf(
      "notShown",
      noteMembers(hiding, (note) => typeReference("NotShown", literalType(note.text))),
    ),
  );
  const alias: DeclarationSyntax = {
    is: "alias",
    exported: true,
    name: `${typeName(service)}Service`,
    type: typeReference("Service", facts),
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
  return members.length === 0 ? [] : [member(named, recordType(...members))];
}

function noteMembers(notes: readonly DraftNote[], typeOf: (note: DraftNote) => TypeSyntax): readonly MemberSyntax[] {
  return namedNotes(notes).map((note) => member(note.name, typeOf(note), { tags: [{ tag: "source", text: note.source }] }));
}

function importsFor(facts: TypeSyntax): FileSyntax["imports"] {
  const used = typeNamesIn(facts);
  const words = [...used].filter((one) => generalModule(one) === "specwright/words").sort();
  const ofHttp = ["Service", ...[...credentialWords, "Server"].filter((one) => used.has(one))].sort();
  return [{ from: "specwright/http", names: ofHttp }, ...(words.length === 0 ? [] : [{ from: "specwright/words", names: words }])];
}
