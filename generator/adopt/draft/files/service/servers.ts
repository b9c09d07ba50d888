/** Where a service is. */
import { literalType, member, recordType, typeReference, type MemberSyntax, type TypeSyntax } from "../../../print/syntax.ts";
import { slug } from "../../../words/entry-names.ts";
import { uniqueName } from "../../names.ts";
import type { Survey } from "../../survey/survey.ts";

export function serversType(service: string, survey: Survey): TypeSyntax {
  const { server, places } = survey;
  const first = serverName(service);
  return recordType(
    member(first, serverType(survey), {
      tags: [{ tag: "source", text: places.section(server.section) }],
      guesses: server.guess === undefined ? [] : [server.guess],
    }),
    ...othersOf(survey, first),
  );
}

function serverType({ server: { url, variables } }: Survey): TypeSyntax {
  return typeReference("Server", literalType(url), { is: "object", members: variables.map((one) => member(one.name, literalType(one.default))) });
}

/** Clients are called by it: as the service is, in whichever version. */
function serverName(service: string): string {
  return service.replace(/[-.]v?\d+(?:[-.]\d+)*$/i, "") || service;
}

function othersOf({ otherServers, places }: Survey, first: string): readonly MemberSyntax[] {
  const taken = new Set([first.toLowerCase()]);
  return otherServers.map(({ name: called, url, section }) =>
    member(uniqueName(slug(called), taken), typeReference("Server", literalType(url), { is: "object", members: [] }), {
      tags: [{ tag: "source", text: places.section(section) }],
    }),
  );
}
