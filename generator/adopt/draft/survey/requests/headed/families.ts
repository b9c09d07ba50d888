/** Sections with what belongs to their requests. */
import { uriIn, type Prefixes } from "../../../../../drift/subject/paths.ts";
import { withoutOrigin } from "../../../../../facts/code/templates.ts";
import type { StatedSection } from "../../../../../facts/stated-section.ts";
import type { ShownRequest } from "../../shown/shown.ts";
import type { RequestLine } from "../../text/request-lines.ts";
import type { NamedRequests } from "./named-requests.ts";
import { endOfRequest } from "./parts-beside.ts";
import { requestsShownIn, withoutExamples } from "./shown-requests.ts";

export interface Family {
  readonly section: StatedSection;
  /** The section, and those below it and beside it that are about its requests alone. */
  readonly sections: readonly StatedSection[];
  readonly requests: readonly RequestLine[];
  /** The section names its request, in one or more paths, and does not only show it. */
  readonly isNamed: boolean;
}

/** In the order of the document. A section that belongs to the request of another has no family of its own. */
export function familiesOf(
  sections: readonly StatedSection[],
  named: NamedRequests,
  shownIn: readonly (readonly ShownRequest[])[],
  prefixes: Prefixes,
): readonly Family[] {
  const keyOf = ({ method, path }: ShownRequest): string => `${method} ${uriIn(withoutOrigin(path), prefixes)}`;
  const families: Family[] = [];
  for (let index = 0; index < sections.length;) {
    const section = sections[index]!;
    const [request, shown] = [named[index], shownIn[index]!];
    const own = new Set(shown.map(keyOf));
    const showsOther = (at: number): boolean => request === undefined && shownIn[at]!.some((one) => !own.has(keyOf(one)));
    const end = endOfRequest(sections, index, (at) => named[at] !== undefined || showsOther(at));
    families.push({
      section,
      sections: sections.slice(index, end),
      requests: request === undefined ? requestsShownIn(section, withoutExamples(shown, prefixes)) : inEachWay(request),
      isNamed: request !== undefined,
    });
    index = request === undefined ? index + 1 : end;
  }
  return families;
}

function inEachWay(request: RequestLine): readonly RequestLine[] {
  return [request, ...(request.also ?? []).map((way) => ({ ...request, ...way }))];
}
