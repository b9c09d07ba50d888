/** Bodies that endpoints call by the name of a type. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { RequestPart } from "../survey/rows/request-parts.ts";
import type { Survey } from "../survey/survey.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { numberSeen } from "../survey/text/section-numbers.ts";
import { namedTypesOf, type NamedTypes } from "./named-types.ts";

/** Bodies have the fields of the types that they are called by. */
export function withBodiesNamed(survey: Survey, endpoint: Endpoint, uri: string, fields: StatedSection | undefined): Endpoint {
  const types = namedTypesOf(survey);
  const numbered = withBodiesOf(endpoint, (body) =>
    numberSeen(body) !== undefined && fields !== undefined && types(body)?.section === fields ? "the object" : body,
  );
  return withNamedBodies(withoutToldBodies(numbered, { told: toldTypes(survey), types, uri }), fields, types);
}

function withBodiesOf(endpoint: Endpoint, referenceFor: (body: string) => string): Endpoint {
  const { request, response } = endpoint;
  return {
    ...endpoint,
    ...(request === undefined ? {} : { request: referenceFor(request) }),
    ...(response === undefined ? {} : { response: referenceFor(response) }),
  };
}

/** Types whose sections tell of their fields in sentences alone: `Same fields as Room, without the id.` */
const toldTypes = memoizeByObject(({ stated: { sections } }: Survey): ReadonlySet<string> => {
  const tellsOnly = ({ section: { blocks, sentences } }: StatedSection): boolean =>
    blocks.length === 0 && sentences.some(({ text }) => /\bfields\b/i.test(text));
  return new Set(sections.filter(tellsOnly).map(({ section }) => unnumbered(section.title).toLowerCase()));
});

/** A body of such a type, or of one that the document has no section for, is not that of the object: what it is stays open. */
function withoutToldBodies(
  endpoint: Endpoint,
  { told, types, uri }: { readonly told: ReadonlySet<string>; readonly types: NamedTypes; readonly uri: string },
): Endpoint {
  const isStrange = (body: string): boolean =>
    /^\p{Lu}\p{Ll}[\p{L}\p{N}]*$/u.test(body) && types(body) === undefined && !uri.toLowerCase().includes(body.toLowerCase().replace(/(?:y|ies|s)$/, ""));
  return withBodiesOf(endpoint, (body) => (told.has(body.toLowerCase()) || isStrange(body) ? `see ${body}` : body));
}

/** A body that is called by a type other than that of the object has the fields of that type. */
function withNamedBodies(endpoint: Endpoint, fields: StatedSection | undefined, types: NamedTypes): Endpoint {
  const partOf = (said: string | undefined): RequestPart | undefined => {
    const type = types(said ?? "");
    return type === undefined || type.isList || type.section === fields ? undefined : { section: type.section, rows: ownRows(type.section) };
  };
  const listed = endpoint.parts.answer === undefined ? types(endpoint.response ?? "") : undefined;
  const items = listed?.isList === true && listed.section !== fields ? { section: listed.section, rows: ownRows(listed.section) } : undefined;
  const [body, answer] = [endpoint.parts.body ?? partOf(endpoint.request), endpoint.parts.answer ?? partOf(endpoint.response) ?? items];
  const response = listed?.isList === true ? `array of ${endpoint.response!}` : endpoint.response;
  if (body === endpoint.parts.body && answer === endpoint.parts.answer && response === endpoint.response) return endpoint;
  return {
    ...endpoint,
    ...(response === undefined ? {} : { response }),
    parts: { ...endpoint.parts, ...(body === undefined ? {} : { body }), ...(answer === undefined ? {} : { answer }) },
  };
}
