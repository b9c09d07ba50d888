/** Resources for the endpoints that a document gives for every object: their paths with words in the places of other paths. */
import { uriIn } from "../../../drift/subject/paths.ts";
import { getOrInsert } from "../../../values/memoize.ts";
import { literalType, member, recordType, typeReference, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import { typeName, uniqueName } from "../names.ts";
import { generalData, isDataOfKind, suffixOf } from "../resources/data.ts";
import { kindNamed } from "../resources/resource-endpoints.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { importsOfFile, type Drafting, type ResourceFile } from "./drafting.ts";
import { entryInterface } from "./fields.ts";

export function generalFile(drafting: Drafting, path: string): readonly ResourceFile[] {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of drafting.survey.endpoints) {
    if (suffixOf(endpoint) !== undefined) continue;
    for (const general of endpoint.general) {
      const uri = templateOf(uriIn(general, drafting.survey.prefixes) ?? withoutBase(general, drafting.survey.prefixes.bases));
      if (uri !== undefined) getOrInsert(groups, uri, () => []).push(endpoint);
    }
  }
  for (const endpoint of drafting.survey.endpoints) {
    const home = endpoint.general.length + endpoint.uris.length > 0 ? undefined : homeIn([...groups.keys()], endpoint);
    if (home !== undefined) groups.get(home)!.push(endpoint);
  }
  const taken = new Set<string>();
  const declarations = [...[...groups].flatMap(([uri, endpoints]) => resourceOf(drafting, uri, endpoints, taken)), ...dataOf(drafting, groups, taken)];
  if (declarations.length === 0) return [];
  const file = `${path}.ts`;
  const comment = { text: "The endpoints of every object that the document does not list." };
  return [{ path: file, file: { comment, imports: importsOfFile(drafting, file, declarations, new Map()), declarations }, guesses: [] }];
}

/** `collection URI` in the place of a path is the one that ends in a collection. */
function homeIn(uris: readonly string[], { where }: Endpoint): string | undefined {
  const word = /^(?:the )?([\w-]+) (?:uri|url|path)$/i.exec(where.trim())?.[1]?.toLowerCase();
  return word === undefined ? undefined : uris.find((uri) => uri.toLowerCase().endsWith(`{${word}}`));
}

/** A path that is one word behind the base. */
export function withoutBase(path: string, bases: readonly string[]): string {
  const base = bases.find((one) => path.startsWith(`${one}/`));
  return base === undefined ? path : path.slice(base.length);
}

/** `/<parent path>/<list>` is `/{+parent}/{list}`, and so is what leaves out the first slash; undefined where words stand that are no names. */
function templateOf(path: string): string | undefined {
  const segments = path.split(/\/(?![^<]*>)/).map((segment) => {
    const word = /^<([^<>]*)>$/.exec(segment)?.[1];
    if (word === undefined) return /[<>\s]/.test(segment) ? undefined : segment;
    const named = word
      .replace(/\s*\b(?:path|uri|url)\b\s*/i, "")
      .trim()
      .replace(/\s+/g, "_");
    const isPath = /\b(?:path|uri|url)\b/i.test(word);
    return /^[\w-]+$/.test(named) ? `{${isPath ? "+" : ""}${named}}` : undefined;
  });
  return segments.every((segment) => segment !== undefined) ? `/${segments.join("/").replace(/^\//, "")}` : undefined;
}

function resourceOf({ kinds }: Drafting, uri: string, endpoints: readonly Endpoint[], taken: Set<string>): readonly DeclarationSyntax[] {
  const kind = kinds.ofGeneral(endpoints);
  const named = uniqueName(/Resource$/.test(kind) ? `${kind}At` : typeName(`${kind} resource`), taken);
  return declared(uri, named, kind, `Any object at \`${uri}\`.`, endpoints[0]!.source, []);
}

/** The data of such objects, where the path of the data names their kind. */
function dataOf(
  { survey, kinds, targets, doubts, words }: Drafting,
  groups: ReadonlyMap<string, readonly Endpoint[]>,
  taken: Set<string>,
): readonly DeclarationSyntax[] {
  const sampled = new Map(targets.flatMap(({ data }) => data.flatMap((one) => (one.sampled === undefined ? [] : [[one.suffix, one.sampled] as const]))));
  return generalData(survey).flatMap((data) =>
    [...groups].flatMap(([uri, [endpoint]]): readonly DeclarationSyntax[] => {
      const kind = kindNamed(endpoint!, survey.kinds);
      if (kind === undefined || !isDataOfKind(data, kind)) return [];
      const names = sampled.get(data.suffix);
      const field = names?.split(".")[0];
      const sampledData = field === undefined ? data : { ...data, sampled: field };
      const isOfOne = groups.has(uri.slice(0, uri.lastIndexOf("/")));
      const named = uniqueName(typeName(`Any ${kind.name} ${data.suffix}`), taken);
      const entry = isOfOne && data.entries !== undefined && data.fields !== undefined ? `${named}Entry` : undefined;
      const source = data.fields === undefined ? "" : survey.places.section(data.fields);
      const said = { section: data.fields!, source: `${source} > ${data.entries}`, comment: `An entry of ${data.entries}.`, doubts };
      const entries = entry === undefined ? [] : [entryInterface({ name: entry, ...said }, data.entries!, words)];
      const also = [
        ...(entry === undefined ? [] : [member("entry", typeReference(entry))]),
        ...(field === undefined ? [] : [member("sampled", literalType(field))]),
      ];
      return [
        ...declared(
          `${uri}/${data.suffix}`,
          named,
          kinds.ofGeneralData(sampledData, isOfOne),
          `The ${data.suffix} of any object at \`${uri}\`.`,
          data.endpoint.source,
          also,
        ),
        ...entries,
      ];
    }),
  );
}

function declared(uri: string, named: string, kind: string, text: string, source: string, also: readonly MemberSyntax[]): readonly DeclarationSyntax[] {
  const names = [...uri.matchAll(/\{\+?([^{}]+)\}/g)].map(([, one]) => one!);
  const tags = [{ tag: "source" as const, text: source }];
  const facts = recordType(member("uri", literalType(uri)), member("placeholders", typeReference(`${named}Placeholders`)), ...also);
  return [
    { is: "alias", exported: true, name: named, type: typeReference(kind, facts), comment: { text, tags } },
    {
      is: "interface",
      exported: false,
      name: `${named}Placeholders`,
      members: names.map((one) => member(one, typeReference("string"), { tags })),
      comment: { tags },
    },
  ];
}
