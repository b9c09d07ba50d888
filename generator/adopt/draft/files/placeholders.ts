/** What the keys in a resource's URI hold: fields that they are, or types of their own. */
import type { StatedRow } from "../../../facts/stated-section.ts";
import { typeBeside } from "../../../facts/text/typed-placeholders.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { literalType, member, objectType, typeReference, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { generalType } from "../../words/general-type.ts";
import { proseIn } from "../../words/prose.ts";
import { hasPlaceholders } from "../resources/collections.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { Survey } from "../survey/survey.ts";
import type { Drafting } from "./drafting.ts";

/** @param picked the resource whose fields are all that says what its key holds */
export function placeholdersType(own: readonly string[], picked: ResourceTarget | undefined, fields: string | undefined, named: string): TypeSyntax {
  if (own.length === 0) return objectType();
  if (picked !== undefined && fields !== undefined) return keyType(fields, picked.key);
  return typeReference(`${named}Placeholders`);
}

function keyType(fields: string, key: readonly string[]): TypeSyntax {
  return typeReference("Pick", typeReference(fields), { is: "union", of: key.map(literalType) });
}

/** The names in the URI that no resource above it has. */
export function ownPlaceholders({ names }: Drafting, { uri }: ResourceTarget): readonly string[] {
  if (!hasPlaceholders(uri)) return [];
  const above = [...uri.matchAll(/\//g)].map(({ index }) => uri.slice(0, index));
  const longest = above.findLast((one) => names.aliases.has(one)) ?? "";
  return [...uri.slice(longest.length).matchAll(/\{\+?([^{}]+)\}/g)].map(([, named]) => named!);
}

/** Whether all names are those of fields that the section lists in a way that is understood. */
export function isOfFields(own: readonly string[], { key, fields }: ResourceTarget): boolean {
  return fields !== undefined && own.join() === key.join() && key.every((named) => ownRows(fields).some(({ row }) => row.name === named));
}

/** Placeholders have the types of the rows that list them as parameters; those of others are guessed. */
export function placeholderInterface(
  { survey, words }: Drafting,
  named: string,
  own: readonly string[],
  { uri, kind, endpoints, source }: ResourceTarget,
): DeclarationSyntax {
  const text = kind?.source ?? endpoints.find(({ uris }) => uris.length > 0)?.source ?? source;
  const members = own.map((one): MemberSyntax => {
    const rows = pathRows(survey, uri, one);
    if (rows.length === 0) return member(one, typeIn(survey, uri, one) ?? typeReference("string"), { tags: [{ tag: "source", text }] });
    const [{ facts }] = rows as readonly [StatedRow];
    const typed = facts.some(({ fact }) => fact === "type");
    const type = typed
      ? words.typeOf(
          one,
          facts.filter(({ fact }) => fact !== "default"),
        )
      : typeReference("string");
    return member(one, type, {
      text: proseIn(rows[0]!),
      ...(typed ? {} : { guesses: [`the type of ${one}`] }),
      tags: rows.map(({ row }) => ({ tag: "source", text: survey.places.row(row) })),
    });
  });
  const guessed = own.filter((one) => pathRows(survey, uri, one).length === 0 && typeIn(survey, uri, one) === undefined);
  // The members have their places; one for all would make fields of them, which are to have rows where others of their section have.
  return { is: "interface", exported: false, name: named, members, comment: guessed.length === 0 ? {} : { guesses: [`the type of ${guessed.join(", ")}`] } };
}

/** What a path on a URI or below it writes beside the name of a placeholder. */
function typeIn(survey: Survey, uri: string, placeholder: string): TypeSyntax | undefined {
  const type = typesInPaths(survey).get(`${uri} ${placeholder}`);
  return type === undefined ? undefined : generalType([{ fact: "type", value: type }], undefined);
}

/** By a URI and the name of its placeholder. */
const typesInPaths = memoizeByObject(
  ({ endpoints }: Survey): ReadonlyMap<string, string> =>
    new Map(
      endpoints
        .filter(({ where }) => where.includes(":"))
        .flatMap(({ where, uris }) =>
          uris.flatMap((uri) =>
            [...uri.matchAll(/\{\+?([^{}]+)\}(?=\/|$)/g)].flatMap(({ 0: key, 1: placeholder = "", index }) => {
              const type = typeBeside(where, placeholder);
              const ends = [...uri.matchAll(/\/|$/g)].map((end) => end.index).filter((end) => end >= index + key.length);
              return type === undefined ? [] : ends.map((end) => [`${uri.slice(0, end)} ${placeholder}`, type] as const);
            }),
          ),
        ),
    ),
);

/** The rows that list a placeholder of a URI among the parameters of requests on it and below it. */
export function pathRows(survey: Survey, uri: string, placeholder: string): readonly StatedRow[] {
  return (pathParts(survey).get(placeholder) ?? []).filter((one) => one.uri === uri || one.uri.startsWith(`${uri}/`)).map(({ row }) => row);
}

const pathParts = memoizeByObject(({ endpoints }: Survey): ReadonlyMap<string, readonly { readonly uri: string; readonly row: StatedRow }[]> =>
  groupBy(
    endpoints.flatMap(({ uris, parts }) => (parts.path?.rows ?? []).map((row) => ({ uri: uris[0]!, row }))),
    ({ row }) => row.row.name,
  ),
);
