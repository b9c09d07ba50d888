/** The requests that a section shows. */
import { uriIn, type Prefixes } from "../../../../../drift/subject/paths.ts";
import { withoutOrigin } from "../../../../../facts/code/templates.ts";
import type { StatedSection } from "../../../../../facts/stated-section.ts";
import type { ShownRequest } from "../../shown/shown.ts";
import { segmentsFill } from "../../text/filled-paths.ts";
import { unnumbered, type RequestLine } from "../../text/request-lines.ts";

export function requestsShownIn({ section: { title } }: StatedSection, shown: readonly ShownRequest[]): readonly RequestLine[] {
  return shown.map(({ line, method, path, purpose, guess }) => ({
    line,
    method,
    path: withoutOrigin(path),
    ...(guess === undefined ? {} : { guess }),
    purpose: purpose ?? (shown.length > 1 ? `${method} ${withoutOrigin(path)}` : unnumbered(title)),
  }));
}

/** A call that only fills in what another request of the section leaves open is no request of its own. */
export function withoutExamples(shown: readonly ShownRequest[], prefixes: Prefixes): readonly ShownRequest[] {
  const uri = (path: string): string => uriIn(withoutOrigin(path), prefixes) ?? path;
  const fills = (one: ShownRequest, other: ShownRequest): boolean =>
    one.method === other.method && uri(one.path) !== uri(other.path) && segmentsFill(uri(one.path).split("/"), uri(other.path).split("/"), () => true);
  return shown.filter(
    (one, index) =>
      !shown.some((other, at) => at !== index && ((uri(one.path) === uri(other.path) && one.method === other.method && at < index) || fills(one, other))),
  );
}
