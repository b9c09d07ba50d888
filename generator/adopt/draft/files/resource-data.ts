/** Resources that hold the data of others, and the types of this data. */
import {
  literalType,
  member,
  recordType,
  typeReference,
  type CommentSyntax,
  type DeclarationSyntax,
  type MemberSyntax,
  type TypeSyntax,
} from "../../print/syntax.ts";
import { isWrapped } from "../kinds/data-kinds.ts";
import { resourceTypeName } from "../names.ts";
import type { ResourceData } from "../resources/data.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import type { Drafting } from "./drafting.ts";
import { entryInterface, type Interfaces } from "./fields.ts";

export function dataResources({ survey, kinds, names, conventions }: Drafting, target: ResourceTarget, key: TypeSyntax): readonly DeclarationSyntax[] {
  return target.data.flatMap((data): readonly DeclarationSyntax[] => {
    const facts = recordType(
      member("uri", literalType(`${target.uri}/${data.suffix}`)),
      ...(isWrapped(data, conventions) ? [member("type", literalType(target.type))] : []),
      member(
        "data",
        data.entries === undefined ? typeReference(dataName(names, target, data)) : { is: "array", of: typeReference(dataName(names, target, data)) },
      ),
      ...(conventions.data === undefined ? [] : [member("key", key)]),
      ...sampledOf(data),
    );
    const text = data.kind?.meaning ?? data.endpoint.purpose;
    const guesses = data.entries === undefined ? {} : { guesses: [`that ${target.type} has ${data.suffix}: the document says of it that some have one`] };
    const general = data.kind?.source ?? data.endpoint.source;
    const tags = [...(data.isStated ? [survey.places.section(data.fields)] : []), general].map((source) => ({ tag: "source" as const, text: source }));
    const alias: DeclarationSyntax = {
      is: "alias",
      exported: true,
      name: dataAlias(names, target, data.suffix),
      type: typeReference(kinds.ofData(data), facts),
      comment: { text, tags, ...guesses },
    };
    return [alias, ...ofCollection(kinds, target, data, text, tags.slice(-1))];
  });
}

export function dataInterfaces({ survey, doubts, words, names }: Drafting, target: ResourceTarget, interfaces: Interfaces): readonly DeclarationSyntax[] {
  return target.data.flatMap((data) => {
    const named = dataName(names, target, data);
    const source = survey.places.section(data.fields);
    if (data.entries !== undefined) {
      const said = { section: data.fields, source: `${source} > ${data.entries}`, comment: `An entry of ${data.entries}.`, doubts };
      return [entryInterface({ name: named, ...said }, data.entries, words)];
    }
    return interfaces.declare({
      name: named,
      section: data.fields,
      comment: `${data.endpoint.purpose}: ${target.type}.`,
      required: new Set(),
    });
  });
}

/** After what stands behind the resource's URI, which their whole names have before it. */
function dataAlias({ aliases, fields, isTaken }: Drafting["names"], { uri, fields: own }: ResourceTarget, suffix: string): string {
  const named = resourceTypeName(suffix);
  return [aliases.get(uri), aliases.get(uri.slice(0, uri.lastIndexOf("/"))), own === undefined ? undefined : fields.get(own)?.name].includes(named) ||
    isTaken("resource", named, `${uri}/${suffix}`)
    ? `${named}Data`
    : named;
}

/** The interface of the data's fields. */
function dataName({ aliases, fields, isTaken }: Drafting["names"], { uri, fields: own }: ResourceTarget, { suffix, entries }: ResourceData): string {
  const outer = (own === undefined ? undefined : fields.get(own)?.name) ?? aliases.get(uri)!;
  const named = `${outer}${resourceTypeName(suffix)}${entries === undefined ? "" : "Entry"}`;
  return isTaken("fields", named, uri) ? `${named}Data` : named;
}

function sampledOf({ sampled }: ResourceData): readonly MemberSyntax[] {
  return sampled === undefined ? [] : [member("sampled", literalType(sampled))];
}

/** The same data of the collection, where the document gives the path of both. */
function ofCollection(
  kinds: Drafting["kinds"],
  { uri, type, key }: ResourceTarget,
  data: ResourceData,
  text: string,
  tags: CommentSyntax["tags"] & {},
): readonly DeclarationSyntax[] {
  if (key.length === 0 || !data.endpoint.general.some((path) => /<[^<>]*\bcollection\b[^<>]*>\/[\w.-]+$/i.test(path))) return [];
  const home = uri.slice(0, uri.lastIndexOf("/"));
  const comment: CommentSyntax = { text, tags, guesses: [`that the collection of ${type} has ${data.suffix}: the document says of it that some have one`] };
  return [
    {
      is: "alias",
      exported: true,
      name: `Collection${resourceTypeName(data.suffix)}`,
      type: typeReference(kinds.ofCollectionData(data), recordType(member("uri", literalType(`${home}/${data.suffix}`)), ...sampledOf(data))),
      comment,
    },
  ];
}
