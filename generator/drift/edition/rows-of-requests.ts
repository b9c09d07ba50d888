/** Rows that are called by the method of their request, as others are: `| GET | /things |`, `| GET | /doors |`. Their paths tell them apart. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { isMethods, methodsIn } from "../../facts/cells/methods.ts";
import { valueOf } from "../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject, once } from "../../values/memoize.ts";
import type { Claim } from "../subject/claims.ts";
import { pathsIn } from "../subject/paths-around.ts";
import { pathShape, uriIn } from "../subject/paths.ts";
import type { Subject } from "../subject/subject.ts";
import type { ToldRequests } from "../subject/told-requests.ts";

interface Request {
  readonly method: string;
  readonly uri: string;
}

export function requestsIn({ prefixes }: Pick<Subject, "prefixes">, stated: StatedRow): readonly Request[] {
  const uris = pathsIn(stated.facts).flatMap((path) => uriIn(path, prefixes) ?? []);
  const methods = valueOf(stated.facts, "methods") ?? methodsOfName(stated);
  return methods.flatMap((method) => uris.map((uri) => ({ method, uri })));
}

function methodsOfName({ row: { name } }: StatedRow): readonly string[] {
  return isMethods(name) ? methodsIn(name).map(({ method }) => method) : [];
}

export interface RequestsGone {
  /** Of rows of one name fewer are left: one went where no row has its path, and none stands that its operation can be meant by. */
  readonly isGone: (row: StatedRow) => boolean;
  /** Where the next request of its table stands now, or the one before it. */
  readonly beside: (gone: StatedRow, rows: readonly StatedRow[]) => Position | undefined;
}

/** What stands is gathered once for a section, and only where rows went. */
export function requestsGone(subject: Subject, told: () => ToldRequests, before: StatedSection, now: StatedSection): RequestsGone {
  const rows = once(() => new Set(rowsIn(now).map(({ row }) => row)));
  const standing = once(() => new Map(rowsIn(now).flatMap((one) => requestsIn(subject, one).map((request) => [shapeOf(request), one.row.at] as const))));
  const standsInRow = ({ by }: Claim): boolean => subject.claims.of(by).some(({ row }) => row !== undefined && rows().has(row));
  const isRequestGone = (request: Request): boolean => {
    const tells = standing().has(shapeOf(request)) ? [] : told().of(request);
    return tells.some((one) => !standsInRow(one));
  };
  return {
    isGone: (stated) => {
      if (countOf(before, stated) <= countOf(now, stated)) return false;
      const requests = requestsIn(subject, stated);
      return requests.length > 0 && requests.every(isRequestGone);
    },
    beside: (gone, own) => {
      const at = own.indexOf(gone);
      const around = [...own.slice(at + 1), ...own.slice(0, at).toReversed()];
      for (const one of around)
        for (const request of requestsIn(subject, one)) {
          const found = standing().get(shapeOf(request));
          if (found !== undefined) return found;
        }
      return undefined;
    },
  };
}

function countOf(section: StatedSection, { row }: StatedRow): number {
  return byName(section).get(row.name)?.length ?? 0;
}

/** Asked for with every row of a table. */
const byName = memoizeByObject((section: StatedSection) => groupBy(rowsIn(section), ({ row }) => row.name));

function rowsIn({ blocks }: StatedSection): readonly StatedRow[] {
  return blocks.flatMap(({ rows }) => rows);
}

function shapeOf({ method, uri }: Request): string {
  return `${method} ${pathShape(uri)}`;
}
