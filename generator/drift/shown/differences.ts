/**
 * Requests in code, held against the definitions: their method, their path, what they name in their query and their headers, the
 * statuses of answers, and the fields of bodies. Code shows one request of many in an abridged form, so what it leaves out says nothing, and values are anybody's.
 */
import type { StatedSection } from "../../facts/stated-section.ts";
import { once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { toldRequests } from "../subject/told-requests.ts";
import { unknownFields } from "./fields.ts";
import { headerNamesOf, unknownNames } from "./names.ts";
import { anotherRequest, unknownRequest } from "./requests.ts";
import type { ShownScope } from "./scope.ts";
import { shownIn, type ShownRequest } from "./shown-requests.ts";
import { unknownStatuses } from "./statuses.ts";

export function shownDifferences(subject: Subject): readonly RawFinding[] {
  // What another edition shows in any place is no news.
  const before = once(() => (subject.codeBefore === undefined ? undefined : shownIn(subject, subject.codeBefore())));
  const headers = once(() => headerNamesOf(subject.sections.flatMap(({ section }) => shownIn(subject, section.code))));
  return subject.sections.flatMap((section) => (section.section.code.length === 0 ? [] : differencesIn(subject, section, headers, before)));
}

function differencesIn(
  subject: Subject,
  section: StatedSection,
  headers: ShownScope["headers"],
  before: () => readonly ShownRequest[] | undefined,
): readonly RawFinding[] {
  const shown = shownIn(subject, section.section.code);
  const codeBefore = once(() => subject.codeBefore?.(section) ?? []);
  const lost = once(() => {
    const now = new Set(shown.map(requestOf));
    return shownIn(subject, codeBefore()).filter((one) => !now.has(requestOf(one)));
  });
  const ownRequest = once(() => {
    const [own, ...others] = new Set(toldRequests(subject, section.section).all.map(({ by }) => by));
    return others.length > 0 ? undefined : own;
  });
  const scope = { section: section.section, shown, headers, before: before(), lost, ownRequest, codeBefore };
  const requests = shown.flatMap((one) => unknownRequest(subject, scope, one) ?? apartThere(subject, scope, one));
  // What stands below another request than before answers the one that was there.
  const isOther = requests.some(({ by }) => by !== undefined && by === ownRequest());
  return isOther ? requests : [...requests, ...unknownStatuses(subject, scope), ...unknownFields(subject, section)];
}

/** Of a request that definitions have: what it names, else that it is another one than before. */
function apartThere(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] {
  const named = unknownNames(subject, scope, shown);
  return named.length > 0 ? named : anotherRequest(subject, scope, shown);
}

function requestOf({ method, uri }: ShownRequest): string {
  return `${method} ${uri}`;
}
