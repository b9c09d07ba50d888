/** Examples that stand right behind a line that names their request: `GET /clock returns:`, `PUT /clock expects:`. */
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../facts/stated.ts";
import { requestsSaid } from "../../../facts/text/requests-said.ts";
import type { Example } from "./examples.ts";
import type { Endpoint } from "./survey.ts";

export function withNamedExamples(endpoint: Endpoint, sections: readonly StatedSection[], examples: readonly Example[], prefixes: Prefixes): Endpoint {
  const { methods, uris } = endpoint;
  if (methods.length !== 1 || uris.length !== 1) return endpoint;
  return examples.reduce((one: Endpoint, { line, before, value }) => {
    const part = partIn(before);
    const section = sections.findLast(({ section: { at } }) => at.line <= line);
    if (part === undefined || section === undefined || one.parts[part] !== undefined || !names(before, endpoint, prefixes)) return one;
    return { ...one, parts: { ...one.parts, [part]: { section, rows: [], example: value } } };
  }, endpoint);
}

function names(before: string, { methods: [method], uris: [uri] }: Endpoint, prefixes: Prefixes): boolean {
  const [said, ...others] = requestsSaid(before);
  return said !== undefined && others.length === 0 && said.methods.join() === method && uriIn(said.path, prefixes) === uri;
}

function partIn(before: string): "answer" | "body" | undefined {
  const does = /\b(?:(returns|answers(?: with)?|responds(?: with)?)|accepts|expects|takes)\b[^.]*:$/i.exec(before);
  return does === null ? undefined : does[1] === undefined ? "body" : "answer";
}
