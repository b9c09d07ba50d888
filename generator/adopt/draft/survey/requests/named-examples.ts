/** Examples that stand right behind a line that names their request: `GET /clock returns:`, `PUT /clock expects:`. */
import { uriIn, type Prefixes } from "../../../../drift/subject/paths.ts";
import { sectionAt } from "../../../../facts/section-at.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { requestsSaid } from "../../../../facts/text/requests-said.ts";
import { groupBy } from "../../../../values/group-by.ts";
import type { Endpoint } from "../endpoint.ts";
import type { ShownExample } from "../shown/examples.ts";

/** The endpoints with what the document shows of them so. */
export function withNamedExamples(
  endpoints: readonly Endpoint[],
  sections: readonly StatedSection[],
  examples: readonly ShownExample[],
  prefixes: Prefixes,
): readonly Endpoint[] {
  const shown = groupBy(namedExamples(sections, examples, prefixes), ({ request }) => request);
  return endpoints.map((endpoint) => {
    const { methods, uris } = endpoint;
    if (methods.length !== 1 || uris.length !== 1) return endpoint;
    return (shown.get(`${methods[0]} ${uris[0]}`) ?? []).reduce(
      (one: Endpoint, { part, section, value }) =>
        one.parts[part] === undefined ? { ...one, parts: { ...one.parts, [part]: { section, rows: [], example: value } } } : one,
      endpoint,
    );
  });
}

interface NamedExample {
  readonly request: string;
  readonly part: "answer" | "body";
  readonly section: StatedSection;
  readonly value: ShownExample["value"];
}

function namedExamples(sections: readonly StatedSection[], examples: readonly ShownExample[], prefixes: Prefixes): readonly NamedExample[] {
  return examples.flatMap(({ line, before, value }): readonly NamedExample[] => {
    const part = partIn(before);
    const request = part === undefined ? undefined : requestIn(before, prefixes);
    const section = request === undefined ? undefined : sectionAt(sections, line);
    return part === undefined || request === undefined || section === undefined ? [] : [{ request, part, section, value }];
  });
}

/** The only request that the words name. */
function requestIn(before: string, prefixes: Prefixes): string | undefined {
  const [said, ...others] = requestsSaid(before);
  const uri = said === undefined ? undefined : uriIn(said.path, prefixes);
  return said === undefined || uri === undefined || others.length > 0 ? undefined : `${said.methods.join()} ${uri}`;
}

function partIn(before: string): "answer" | "body" | undefined {
  const does = /\b(?:(returns|answers(?: with)?|responds(?: with)?)|accepts|expects|takes)\b[^.]*:$/i.exec(before);
  return does === null ? undefined : does[1] === undefined ? "body" : "answer";
}
