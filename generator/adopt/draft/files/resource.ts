/** A resource, with the types that it alone needs. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import {
  literalType,
  member,
  objectType,
  recordType,
  typeReference,
  type CommentSyntax,
  type DeclarationSyntax,
  type MemberSyntax,
} from "../../print/syntax.ts";
import { wrapsBodies } from "../conventions.ts";
import { typeName } from "../names.ts";
import { hasPlaceholders, operationsFor } from "../resources/collections.ts";
import { failureFacts, ownFacts } from "../resources/operation-member.ts";
import type { DeclaredFields } from "../resources/resource-names.ts";
import type { ResourceTarget } from "../resources/targets.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { RequestPart } from "../survey/rows/request-parts.ts";
import type { Drafting } from "./drafting.ts";
import { blockTypeName } from "./interface-syntax.ts";
import { fieldsNotShown, type Interfaces } from "./fields.ts";
import { isOfFields, ownPlaceholders, pathRows, placeholderInterface, placeholdersType } from "./placeholders.ts";
import { dataResources } from "./resource-data.ts";
import { isRemark } from "./section-remarks.ts";
import { gapNotes, namedNotes, type DraftNote } from "./service/notes.ts";

export function resourceOf(drafting: Drafting, target: ResourceTarget, interfaces: Interfaces): readonly DeclarationSyntax[] {
  const { survey, kinds } = drafting;
  const { uri, fields, source, guesses } = target;
  const named = drafting.names.aliases.get(uri)!;
  const declared = declaredFields(drafting, target);
  const own = ownPlaceholders(drafting, target);
  const isPicked = isOfFields(own, target) && own.every((one) => pathRows(survey, uri, one).length === 0);
  const key = placeholdersType(own, isPicked ? target : undefined, declared?.name, named);
  const requests = requestsOf(drafting, target).map((request) => bodyOf(request, interfaces));
  const properties = propertiesOf(fields);
  const withFields = declared === undefined ? target : { ...target, fields: fields ?? survey.fields[0]! };
  const kind = kinds.of(
    withFields,
    properties.map((property) => property.name),
  );
  const facts = recordType(
    member("uri", literalType(uri)),
    ...typeAndFields(drafting, target, declared),
    ...(hasPlaceholders(uri) ? [member("placeholders", key)] : []),
    ...failures(drafting, target),
    ...requests.map(({ fact, type, part }) => member(fact, Array.isArray(part.example) ? { is: "array", of: typeReference(type) } : typeReference(type))),
    ...properties.map((property) => member(property.name, literalType(property.value))),
    ...statements(target),
    ...gaps(drafting, target),
  );
  const comment: CommentSyntax = {
    text: descriptionOf(drafting, target),
    tags: [{ tag: "source", text: source }],
    ...(guesses.length === 0 ? {} : { guesses }),
  };
  return [
    { is: "alias", exported: true, name: named, type: typeReference(kind, facts), comment },
    ...(own.length === 0 || isPicked ? [] : [placeholderInterface(drafting, `${named}Placeholders`, own, target)]),
    ...requests.flatMap(({ declarations }) => declarations),
    ...dataResources(drafting, target, hasPlaceholders(uri) ? key : objectType()),
  ];
}

/** The interface of a resource's fields, or of the block of another resource's fields that it is. */
export function declaredFields(drafting: Drafting, { uri, fields }: ResourceTarget): DeclaredFields | undefined {
  return fields === undefined ? blocks(drafting).get(uri) : drafting.names.fields.get(fields);
}

function typeAndFields({ conventions }: Drafting, { type }: ResourceTarget, declared: DeclaredFields | undefined): readonly MemberSyntax[] {
  if (declared === undefined) return [];
  return [...(wrapsBodies(conventions) ? [member("type", literalType(type))] : []), member("fields", typeReference(declared.name))];
}

function failures({ survey, types: { all } }: Drafting, target: ResourceTarget): readonly MemberSyntax[] {
  return [...failureFacts(operationsFor(target, survey))].map(([body, fact]) => member(fact, typeReference(all.get(body)!.name)));
}

function statements({ endpoints }: ResourceTarget): readonly MemberSyntax[] {
  const said = namedNotes(endpoints.filter(({ methods }) => methods.length === 0).flatMap(saidOf));
  return said.length === 0
    ? []
    : [member("statements", recordType(...said.map(({ name: called, text, source }) => member(called, literalType(text), sourced(source)))))];
}

function gaps(drafting: Drafting, target: ResourceTarget): readonly MemberSyntax[] {
  const open = namedNotes([...gapsOfFields(drafting, target), ...withoutMethod(target), ...impliedGaps(target)]);
  return open.length === 0
    ? []
    : [
        member(
          "notShown",
          recordType(...open.map(({ name: called, text, source }) => member(called, typeReference("NotShown", literalType(text)), sourced(source)))),
        ),
      ];
}

function sourced(text: string): Pick<CommentSyntax, "tags"> {
  return { tags: [{ tag: "source", text }] };
}

/** What the fields' section does not show is said once: of the first resource that has them. */
function gapsOfFields({ survey, targets }: Drafting, target: ResourceTarget): readonly DraftNote[] {
  const { fields } = target;
  if (fields === undefined || !isFirstWith(fields, target, targets)) return [];
  return gapNotes(fields, survey).filter(({ text }) => text !== fieldsNotShown(fields));
}

function isFirstWith(fields: StatedSection, target: ResourceTarget, targets: Drafting["targets"]): boolean {
  return targets.find((one) => one.fields === fields) === target;
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

interface Request {
  readonly fact: string;
  readonly type: string;
  /** What the fields are those of, for a comment. */
  readonly of: string;
  readonly part: RequestPart;
}

/** The requests that have fields of their own. */
function requestsOf({ survey, names }: Drafting, target: ResourceTarget): readonly Request[] {
  return operationsFor(target, survey).flatMap((one): readonly Request[] => {
    return [...ownFacts(one)].map(([part, fact]) => ({
      fact,
      type: typeName(names.aliases.get(target.uri)!, fact),
      of: `${part} of "${one.endpoint.purpose}"`,
      part: one.endpoint.parts[part]!,
    }));
  });
}

/** Rows of endpoints that give a path and no method. */
function withoutMethod({ endpoints }: ResourceTarget): readonly DraftNote[] {
  return endpoints.filter(({ methods }) => methods.length === 0).map(({ purpose, source }) => ({ text: `the method of "${purpose}"`, source }));
}

/** What such a row says that no operation can carry. */
function saidOf({ purpose, where, uris, request, response, source }: Endpoint): readonly DraftNote[] {
  const texts = [...(uris.includes(where) ? [] : [["path", where]]), ["request", request], ["answer", response]] as const;
  return texts.flatMap(([what, text]) =>
    text === undefined || /^(?:see|as)\b/i.test(text) ? [] : [{ text: `${purpose}: the ${what} is "${text}".`, source }],
  );
}

function impliedGaps({ implied, key, source }: ResourceTarget): readonly DraftNote[] {
  return implied === true && key.length > 0 ? [{ text: "what is at this path: its fields and its operations", source }] : [];
}

/** What the section says that nothing else of the draft does; of several resources that have its fields, the first alone says more than the first sentence. */
function descriptionOf({ targets }: Drafting, target: ResourceTarget): string {
  const { fields, kind, uri } = target;
  const said = fields?.prose.slice(1).filter(isRemark) ?? [];
  const [first] = said.filter(({ facts }) => facts.length === 0);
  const text = first?.text ?? (kind === undefined ? `What is at \`${uri}\`.` : `${kind.name} at \`${uri}\`.`);
  const further = fields !== undefined && isFirstWith(fields, target, targets) ? said.filter((one) => one !== first) : [];
  return [text, ...further.map((one) => one.text)].join(" ");
}

/** What the section says in words of its own; a word that it says more than once is about no single resource. */
function propertiesOf(fields: StatedSection | undefined): readonly { readonly name: string; readonly value: string }[] {
  const said = (fields?.facts ?? []).flatMap((fact) => (fact.fact === "property" && !ownFactNames.has(fact.value.name) ? [fact.value] : []));
  const counts = groupBy(said, ({ name }) => name);
  return said.filter(({ name }) => counts.get(name)!.length === 1);
}

/** What every resource says by its definition. */
const ownFactNames = new Set(["uri", "url", "path", "method", "type", "fields", "placeholders", "data", "key", "statements", "not-shown", "contradictions"]);

/** The blocks of resources' fields that are resources of their own, by the URI that their row refers to; the first row of a URI counts. */
const blocks = memoizeByObject(({ targets, words, names: { fields: types } }: Drafting): ReadonlyMap<string, DeclaredFields | undefined> => {
  const found = new Map<string, DeclaredFields | undefined>();
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
          found.set(uri, isBlock ? { name: blockTypeName(outer.name, path), path: outer.path } : undefined);
        }
  }
  return found;
});
