/**
 * Types that have a section of their own, which others name, and that are the fields of no resource: they are declared once for all files, by the name that
 * the document gives them.
 */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { groupBy } from "../../../values/group-by.ts";
import { typeName, uniqueName } from "../names.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { namedTypesOf, sectionsReachedFrom, titleOfType, typesNamedIn } from "./named-types.ts";
import type { DeclaredFields, ResourceNames } from "./resource-names.ts";
import type { ResourceTarget } from "./targets.ts";

export interface SharedTypes {
  /** Those that the shared file declares, in the document's order. */
  readonly own: ReadonlyMap<StatedSection, string>;
  /** Every section whose interface another file can import, with those that are the fields of resources. */
  readonly all: ReadonlyMap<StatedSection, DeclaredFields>;
}

export const typesPath = "types.ts";

/** @param reserved names that files import, in small letters */
export function sharedTypes(survey: Survey, targets: readonly ResourceTarget[], names: ResourceNames, reserved: ReadonlySet<string>): SharedTypes {
  const types = namedTypesOf(survey);
  const bodies = targets.flatMap(bodiesElsewhere);
  const carried = targets.flatMap(({ fields, endpoints }) => [
    ...(fields === undefined ? [] : [fields]),
    ...endpoints.flatMap(({ parts }) => Object.values(parts).map(({ section }) => section)),
  ]);
  const failures = targets.flatMap(({ endpoints }) => endpoints.flatMap(({ statuses = [] }) => statuses.flatMap(({ body }) => body ?? [])));
  const reached = sectionsReachedFrom([...carried, ...bodies, ...failures], types);
  const named = new Set([...bodies, ...failures, ...[...reached].flatMap((section) => typesNamedIn(section, types))]);
  const taken = new Set([...reserved, ...[...names.aliases.values()].map(lowered), ...[...names.fields.values()].map((one) => lowered(one.name))]);
  const isFree = (one: string): boolean => !names.isTaken("fields", one, "/") && !names.isTaken("resource", one, "/");
  const own = new Map(
    survey.stated.sections
      .filter((section) => named.has(section) && !names.fields.has(section))
      .map((section) => {
        const wanted = section === survey.errors.section && namesNone.test(titleOfType(section)) ? "ErrorBody" : typeName(titleOfType(section));
        return [section, uniqueName(isFree(wanted) ? wanted : `${wanted}Type`, taken)] as const;
      }),
  );
  return {
    own,
    all: new Map<StatedSection, DeclaredFields>([...importable(names), ...[...own].map(([section, name]) => [section, { name, path: typesPath }] as const)]),
  };
}

/** The title of a section about errors, rather than a name of what each of them carries. */
const namesNone = /\b(?:errors|failures|error (?:handling|format|messages?))$/i;

/** Fields of resources that nothing else is called like: a file could not tell two by their name. */
function importable({ fields, aliases }: ResourceNames): readonly (readonly [StatedSection, DeclaredFields])[] {
  const byName = groupBy([...[...fields.values()].map(({ name }) => name), ...aliases.values()], lowered);
  return [...fields].filter(([, { name }]) => byName.get(lowered(name))!.length === 1);
}

/** The sections of types that bodies have as a whole, and that are about no request. */
function bodiesElsewhere({ endpoints }: ResourceTarget): readonly StatedSection[] {
  return endpoints.flatMap(({ parts: { body, answer }, headed = [] }) =>
    [body, answer].flatMap((part) =>
      part === undefined || headed.includes(part.section) || part.example !== undefined || part.rows.length !== ownRows(part.section).length
        ? []
        : [part.section],
    ),
  );
}

function lowered(text: string): string {
  return text.toLowerCase();
}
