/** A file for each collection with its elements and their data, and for every other resource. */
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import { typeBeside } from "../../../facts/text/typed-placeholders.ts";
import { grouped } from "../../../values/grouped.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { literal, member, name, object, record, type CommentSyntax, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { generalType } from "../../words/general.ts";
import { proseIn } from "../../words/prose.ts";
import { wraps } from "../conventions.ts";
import { isWrapped } from "../kinds/data-kinds.ts";
import { fileName, resourceTypeName, typeName, unique } from "../names.ts";
import { hasPlaceholders, operationsFor } from "../resources/collections.ts";
import type { Data } from "../resources/data.ts";
import { enumerationsOf } from "../resources/enumerations.ts";
import { namedTypesOf } from "../resources/named-types.ts";
import { failureFacts, ownFacts } from "../resources/operations.ts";
import type { Declared, Placed } from "../resources/resource-names.ts";
import type { Target } from "../resources/targets.ts";
import { keyIn } from "../resources/written-uris.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { Part } from "../survey/rows/request-parts.ts";
import type { Survey } from "../survey/survey.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { importsOf, type Drafting, type ResourceFile } from "./drafting.ts";
import { blockName, entryInterface, fieldsNotShown, interfacesWith, type Interfaces } from "./fields.ts";
import { generalFile } from "./general-file.ts";
import { entriesOf, gapsOf, type Note } from "./service/notes.ts";
import { typesFile } from "./types-file.ts";

export function resourceFiles(drafting: Drafting): readonly ResourceFile[] {
  const { files } = drafting;
  const general = generalFile(drafting, unique("general", new Set(files.map(({ path }) => path.slice(0, -".ts".length).toLowerCase()))));
  return [...files.map(({ path, targets }) => fileOf(drafting, path, targets)), ...general, ...typesFile(drafting)];
}

/** A file for each collection with its elements, and for every other resource. */
export function filesFor(targets: readonly Target[]): readonly Placed[] {
  const groups = grouped(targets, ({ uri }) => (keyIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri));
  const paths = new Set<string>(["service", "kinds", "words", "types"]);
  return [...groups].map(([home, ofHome]) => ({ path: `${unique(pathOf(home), paths)}.ts`, targets: ofHome }));
}

/** Where the file of a resource stands, below the folder of the service. */
export function pathOf(uri: string): string {
  const segments = uri.split("/").filter((segment) => segment !== "" && !/^\{[^{}]*\}(?:\+\{[^{}]*\})*$/.test(segment));
  const names = segments.map(fileName);
  return names.length === 0 ? fileName(uri.replace(/[/{}+]+/g, "-").replace(/^-|-$/g, "") || "root") : names.join("/");
}

function fileOf(drafting: Drafting, path: string, targets: readonly Target[]): ResourceFile {
  const {
    survey,
    doubts,
    words,
    names: { fields: types },
    types: { all },
  } = drafting;
  const used = new Map<string, string>();
  const sections = [...new Set(targets.flatMap(({ fields }) => fields ?? []))].filter((section) => types.get(section)?.path === path);
  const interfaces = interfacesWith(
    { places: survey.places, doubts, types: namedTypesOf(survey), enumerations: enumerationsOf(survey) },
    words,
    all,
    sections.map((section) => [section, types.get(section)!.name] as const),
  );
  const aliases = targets.flatMap((target) => resourceOf(drafting, target, used, interfaces));
  const required = new Set(targets.flatMap(({ key }) => key));
  const ofFields = sections.flatMap((section) =>
    interfaces.declare({
      name: types.get(section)!.name,
      section,
      comment: `The fields of ${unnumbered(section.section.title)}.`,
      required,
    }),
  );
  const declarations = [...aliases, ...ofFields, ...targets.flatMap((target) => dataInterfaces(drafting, target, interfaces))];
  return {
    path,
    file: { imports: importsOf(drafting, path, declarations, used), declarations },
    guesses: targets.flatMap(({ guesses, uri }) => guesses.map((guess) => `${uri}: ${guess}`)),
  };
}

function resourceOf(drafting: Drafting, target: Target, used: Map<string, string>, interfaces: Interfaces): readonly DeclarationSyntax[] {
  const {
    survey,
    kinds,
    names: { aliases, fields: types },
    types: { all },
  } = drafting;
  const { uri, fields, source, guesses, type } = target;
  const block = fields === undefined ? blocks(drafting).get(uri) : undefined;
  const declared = fields === undefined ? block : types.get(fields);
  if (declared !== undefined) used.set(declared.name, declared.path);
  const properties = propertiesOf(fields);
  const gaps = entriesOf([
    ...(fields === undefined || firstWith(drafting, fields) !== target ? [] : gapsOf(fields, survey).filter(({ text }) => text !== fieldsNotShown(fields))),
    ...withoutMethod(target),
    ...impliedGaps(target),
  ]);
  const said = entriesOf(target.endpoints.filter(({ methods }) => methods.length === 0).flatMap(saidOf));
  const own = ownPlaceholders(drafting, target);
  const isPicked = isOfFields(own, target) && own.every((one) => pathRows(survey, uri, one).length === 0);
  const named = aliases.get(uri)!;
  const requests = requestsOf(drafting, target).map((request) => bodyOf(request, interfaces));
  const withFields = declared === undefined ? target : { ...target, fields: fields ?? survey.fields[0]! };
  const facts = record(
    member("uri", literal(uri)),
    ...(declared === undefined || !wraps(drafting.conventions) ? [] : [member("type", literal(type))]),
    ...(declared === undefined ? [] : [member("fields", name(declared.name))]),
    ...(hasPlaceholders(uri) ? [member("placeholders", placeholdersType(own, isPicked ? target : undefined, declared?.name, named))] : []),
    ...[...failureFacts(operationsFor(target, survey))].map(([body, fact]) => member(fact, name(all.get(body)!.name))),
    ...requests.map(({ fact, type: own, part }) => member(fact, Array.isArray(part.example) ? { is: "array", of: name(own) } : name(own))),
    ...properties.map((property) => member(property.name, literal(property.value))),
    ...(said.length === 0
      ? []
      : [member("statements", record(...said.map((one) => member(one.name, literal(one.text), { tags: [{ tag: "source", text: one.source }] }))))]),
    ...(gaps.length === 0
      ? []
      : [
          member(
            "notShown",
            record(...gaps.map((gap) => member(gap.name, name("NotShown", literal(gap.text)), { tags: [{ tag: "source", text: gap.source }] }))),
          ),
        ]),
  );
  const kind = kinds.of(
    withFields,
    properties.map((property) => property.name),
  );
  const comment: CommentSyntax = { text: descriptionOf(target), tags: [{ tag: "source", text: source }], ...(guesses.length === 0 ? {} : { guesses }) };
  const alias: DeclarationSyntax = { is: "alias", exported: true, name: named, type: name(kind, facts), comment };
  const placeholders = own.length === 0 || isPicked ? [] : [placeholderInterface(drafting, `${named}Placeholders`, own, target)];
  return [
    alias,
    ...placeholders,
    ...requests.flatMap(({ declarations }) => declarations),
    ...dataResources(drafting, target, hasPlaceholders(uri) ? placeholdersType(own, isPicked ? target : undefined, declared?.name, named) : object()),
  ];
}

/** A request with the interface of its part, which another one can have as well. */
function bodyOf(request: Request, interfaces: Interfaces): Request & { readonly declarations: readonly DeclarationSyntax[] } {
  const {
    type,
    of,
    part: { section, rows, told, example, heldUnder },
  } = request;
  const wanted = {
    name: type,
    section,
    rows,
    ...(told === undefined ? {} : { told }),
    ...(example === undefined ? {} : { example }),
    ...(heldUnder === undefined ? {} : { heldUnder }),
    comment: `The ${of}.`,
    required: new Set<string>(),
  };
  const known = interfaces.known(wanted);
  return known === undefined ? { ...request, declarations: interfaces.declare(wanted) } : { ...request, type: known, declarations: [] };
}

/** What the fields' section does not show is said once. */
function firstWith({ targets }: Drafting, fields: StatedSection): Target | undefined {
  return targets.find((one) => one.fields === fields);
}

/** Rows of endpoints that give a path and no method. */
function withoutMethod({ endpoints }: Target): readonly Note[] {
  return endpoints.filter(({ methods }) => methods.length === 0).map(({ purpose, source }) => ({ text: `the method of "${purpose}"`, source }));
}

/** What such a row says that no operation can carry. */
function saidOf({ purpose, where, uris, request, response, source }: Endpoint): readonly Note[] {
  const texts = [...(uris.includes(where) ? [] : [["path", where]]), ["request", request], ["answer", response]] as const;
  return texts.flatMap(([what, text]) =>
    text === undefined || /^(?:see|as)\b/i.test(text) ? [] : [{ text: `${purpose}: the ${what} is "${text}".`, source }],
  );
}

interface Request {
  readonly fact: string;
  readonly type: string;
  /** What the fields are those of, for a comment. */
  readonly of: string;
  readonly part: Part;
}

/** The requests that have fields of their own. */
function requestsOf({ survey, names }: Drafting, target: Target): readonly Request[] {
  return operationsFor(target, survey).flatMap((one): readonly Request[] => {
    return [...ownFacts(one)].map(([part, fact]) => ({
      fact,
      type: typeName(names.aliases.get(target.uri)!, fact),
      of: `${part} of "${one.endpoint.purpose}"`,
      part: one.endpoint.parts[part]!,
    }));
  });
}

function impliedGaps({ implied, key, source }: Target): readonly Note[] {
  return implied === true && key.length > 0 ? [{ text: "what is at this path: its fields and its operations", source }] : [];
}

function descriptionOf({ fields, kind, uri }: Target): string {
  const said = fields?.prose.slice(1).find(({ text, facts }) => /[.!?]$/.test(text) && facts.length === 0)?.text;
  return said ?? (kind === undefined ? `What is at \`${uri}\`.` : `${kind.name} at \`${uri}\`.`);
}

/** What the section says in words of its own; a word that it says more than once is about no single resource. */
function propertiesOf(fields: StatedSection | undefined): readonly { readonly name: string; readonly value: string }[] {
  const said = (fields?.facts ?? []).flatMap((fact) => (fact.fact === "property" && !ownFactNames.has(fact.value.name) ? [fact.value] : []));
  const counts = grouped(said, ({ name }) => name);
  return said.filter(({ name }) => counts.get(name)!.length === 1);
}

/** What every resource says by its definition. */
const ownFactNames = new Set(["uri", "url", "path", "method", "type", "fields", "placeholders", "data", "key", "statements", "not-shown", "contradictions"]);

/** The blocks of resources' fields that are resources of their own, by the URI that their row refers to; the first row of a URI counts. */
const blocks = rememberedOf(({ targets, words, names: { fields: types } }: Drafting): ReadonlyMap<string, Declared | undefined> => {
  const found = new Map<string, Declared | undefined>();
  for (const fields of new Set(targets.flatMap((target) => target.fields ?? []))) {
    const outer = types.get(fields);
    if (outer === undefined) continue;
    for (const { block, rows } of fields.blocks)
      for (const { row, facts } of rows)
        for (const fact of facts) {
          const uri = fact.fact === "reference" ? words.uriOf(fact.value) : undefined;
          if (uri === undefined || found.has(uri)) continue;
          const path = [...(block.path ?? []), row.name];
          const isBlock = fields.blocks.some((one) => one.block.path?.join("\n") === path.join("\n"));
          found.set(uri, isBlock ? { name: blockName(outer.name, path), path: outer.path } : undefined);
        }
  }
  return found;
});

/** The names in the URI that no resource above it has. */
function ownPlaceholders({ names }: Drafting, { uri }: Target): readonly string[] {
  if (!hasPlaceholders(uri)) return [];
  const above = [...uri.matchAll(/\//g)].map(({ index }) => uri.slice(0, index));
  const longest = above.findLast((one) => names.aliases.has(one)) ?? "";
  return [...uri.slice(longest.length).matchAll(/\{\+?([^{}]+)\}/g)].map(([, named]) => named!);
}

/** Whether all names are those of fields that the section lists in a way that is understood. */
function isOfFields(own: readonly string[], { key, fields }: Target): boolean {
  return fields !== undefined && own.join() === key.join() && key.every((named) => ownRows(fields).some(({ row }) => row.name === named));
}

/** @param picked the resource whose fields are all that says what its key holds */
function placeholdersType(own: readonly string[], picked: Target | undefined, fields: string | undefined, named: string): TypeSyntax {
  if (own.length === 0) return object();
  if (picked !== undefined && fields !== undefined) return keyType(fields, picked.key);
  return name(`${named}Placeholders`);
}

function keyType(fields: string, key: readonly string[]): TypeSyntax {
  return name("Pick", name(fields), { is: "union", of: key.map(literal) });
}

/** Placeholders have the types of the rows that list them as parameters; those of others are guessed. */
function placeholderInterface({ survey, words }: Drafting, named: string, own: readonly string[], { uri, kind, endpoints, source }: Target): DeclarationSyntax {
  const text = kind?.source ?? endpoints.find(({ uris }) => uris.length > 0)?.source ?? source;
  const members = own.map((one): MemberSyntax => {
    const rows = pathRows(survey, uri, one);
    if (rows.length === 0) return member(one, typeIn(survey, uri, one) ?? name("string"), { tags: [{ tag: "source", text }] });
    const [{ facts }] = rows as readonly [StatedRow];
    const typed = facts.some(({ fact }) => fact === "type");
    const type = typed
      ? words.typeOf(
          one,
          facts.filter(({ fact }) => fact !== "default"),
        )
      : name("string");
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
const typesInPaths = rememberedOf(
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
function pathRows(survey: Survey, uri: string, placeholder: string): readonly StatedRow[] {
  return (pathParts(survey).get(placeholder) ?? []).filter((one) => one.uri === uri || one.uri.startsWith(`${uri}/`)).map(({ row }) => row);
}

const pathParts = rememberedOf(({ endpoints }: Survey): ReadonlyMap<string, readonly { readonly uri: string; readonly row: StatedRow }[]> =>
  grouped(
    endpoints.flatMap(({ uris, parts }) => (parts.path?.rows ?? []).map((row) => ({ uri: uris[0]!, row }))),
    ({ row }) => row.row.name,
  ),
);

function dataResources({ survey, kinds, names, conventions }: Drafting, target: Target, key: TypeSyntax): readonly DeclarationSyntax[] {
  return target.data.flatMap((data): readonly DeclarationSyntax[] => {
    const facts = record(
      member("uri", literal(`${target.uri}/${data.suffix}`)),
      ...(isWrapped(data, conventions) ? [member("type", literal(target.type))] : []),
      member("data", data.entries === undefined ? name(dataName(names, target, data)) : { is: "array", of: name(dataName(names, target, data)) }),
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
      type: name(kinds.ofData(data), facts),
      comment: { text, tags, ...guesses },
    };
    return [alias, ...ofCollection(kinds, target, data, text, tags.slice(-1))];
  });
}

/** After what stands behind the resource's URI, which their whole names have before it. */
function dataAlias({ aliases, fields, isTaken }: Drafting["names"], { uri, fields: own }: Target, suffix: string): string {
  const named = resourceTypeName(suffix);
  return [aliases.get(uri), aliases.get(uri.slice(0, uri.lastIndexOf("/"))), own === undefined ? undefined : fields.get(own)?.name].includes(named) ||
    isTaken("resource", named, `${uri}/${suffix}`)
    ? `${named}Data`
    : named;
}

/** The interface of the data's fields. */
function dataName({ aliases, fields, isTaken }: Drafting["names"], { uri, fields: own }: Target, { suffix, entries }: Data): string {
  const outer = (own === undefined ? undefined : fields.get(own)?.name) ?? aliases.get(uri)!;
  const named = `${outer}${resourceTypeName(suffix)}${entries === undefined ? "" : "Entry"}`;
  return isTaken("fields", named, uri) ? `${named}Data` : named;
}

function sampledOf({ sampled }: Data): readonly MemberSyntax[] {
  return sampled === undefined ? [] : [member("sampled", literal(sampled))];
}

/** The same data of the collection, where the document gives the path of both. */
function ofCollection(
  kinds: Drafting["kinds"],
  { uri, type, key }: Target,
  data: Data,
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
      type: name(kinds.ofCollectionData(data), record(member("uri", literal(`${home}/${data.suffix}`)), ...sampledOf(data))),
      comment,
    },
  ];
}

function dataInterfaces({ survey, doubts, words, names }: Drafting, target: Target, interfaces: Interfaces): readonly DeclarationSyntax[] {
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
