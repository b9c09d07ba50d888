/** A placeholder that a path calls otherwise: the URIs, the key, the kind and the type that have it follow. */
import type { InterfaceDeclaration, LiteralTypeNode, Node, TypeAliasDeclaration, TypeReferenceNode } from "ts-morph";
import type { DeclaredResource } from "../../declared-service.ts";
import { propertyOf, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { kindOf } from "../kind.ts";
import { literalText, literalTypesIn, replaceUri } from "../uris.ts";

/** Undefined where the paths differ in more than the names of placeholders. Both stand without the address of the service. */
export function placeholderEdits(context: PlanningContext, from: string, to: string): readonly Edit[] | undefined {
  const [old, wanted] = [from.split("/"), to.split("/")];
  const differing = old.flatMap((segment, index) => (segment === wanted[index] ? [] : [index]));
  if (old.length !== wanted.length || differing.length === 0 || !differing.every((index) => isRenamed(old[index]!, wanted[index]!))) return undefined;
  const upTo = (path: readonly string[], index: number): string => path.slice(0, index + 1).join("/");
  const uris = differing.flatMap((index) => replaceUri(context, upTo(old, index), upTo(wanted, index)) ?? []);
  const longest = new Map(uris.map((edit) => [`${edit.file}:${edit.start}`, edit]));
  return [...longest.values(), ...differing.flatMap((index) => namesChanged(context, { above: upTo(old, index - 1), from: old[index]!, to: wanted[index]! }))];
}

/** As many names as before, of which some are other ones. */
function isRenamed(from: string, to: string): boolean {
  const [old, wanted] = [placeholderNamesIn(from), placeholderNamesIn(to)];
  const written = (segment: string): string => segment.replace(/\{[^{}]*\}/g, "{}");
  return old.length > 0 && written(from) === written(to) && wanted.some((name) => !old.includes(name));
}

export function placeholderNamesIn(segment: string): readonly string[] {
  return [...segment.matchAll(/\{\+?([^{}]*)\}/g)].map(([, name]) => name!);
}

type Names = readonly (readonly [string, string])[];

interface Segment {
  /** The path before it. */
  readonly above: string;
  readonly from: string;
  readonly to: string;
}

/** Of the resource whose key it is; else of those in whose URI it stands; else of the kind that has it. */
function namesChanged(context: PlanningContext, { above, from, to }: Segment): readonly Edit[] {
  const names = placeholderNamesIn(from).map((name, index) => [name, placeholderNamesIn(to)[index]!] as const);
  const { resources } = context.service;
  const owner = resources.find(({ uri }) => uri === above);
  const key = owner === undefined ? undefined : keyIn(context, owner, from);
  if (owner !== undefined && key !== undefined) return [replaceNode(key, literalToken(to)), ...fieldsRenamed(context, owner, names)];
  const prefix = `${above}/${from}`;
  const within = resources.filter(({ uri }) => uri === prefix || uri.startsWith(`${prefix}/`));
  const written = within.filter((one) => literalTypesIn(declarationAt(context, one.definition)!).some((node) => literalText(node).startsWith(prefix)));
  return written.length > 0 ? written.flatMap((one) => fieldsRenamed(context, one, names)) : within.flatMap((one) => kindRenamed(context, one, names));
}

function keyIn(context: PlanningContext, resource: DeclaredResource, key: string): LiteralTypeNode | undefined {
  const declaration = declarationAt(context, resource.definition);
  return declaration === undefined ? undefined : literalTypesIn(declaration).find((node) => literalText(node) === key);
}

/** The members that are always there, of the types beside a URI. */
function fieldsRenamed(context: PlanningContext, resource: DeclaredResource, names: Names): readonly Edit[] {
  const declaration = declarationAt(context, resource.definition);
  const types = new Set(references(declaration).map((node) => node.getText()));
  const holders =
    declaration
      ?.getSourceFile()
      .getInterfaces()
      .filter((one) => types.has(one.getName())) ?? [];
  return holders.flatMap((holder) => membersRenamed(holder, names));
}

function membersRenamed(holder: InterfaceDeclaration, names: Names): readonly Edit[] {
  return names.flatMap(([from, to]) => {
    const property = from === to ? undefined : propertyOf(holder, from);
    return property === undefined || property.hasQuestionToken() ? [] : [renameMember(property, to)];
  });
}

/** In the URIs that a kind makes, in the type of its placeholders, and in what its operations say of them. */
function kindRenamed(context: PlanningContext, resource: DeclaredResource, names: Names): readonly Edit[] {
  const alias = declarationAt(context, resource.definition);
  const kind = alias?.getKindName() === "TypeAliasDeclaration" ? kindOf(context, alias as TypeAliasDeclaration) : undefined;
  if (kind === undefined) return [];
  const parts = kind.getDescendants().filter((node) => ["TemplateHead", "TemplateMiddle", "TemplateTail"].includes(node.getKindName()));
  const words = literalTypesIn(kind).filter((node) => names.some(([from]) => literalText(node) === from));
  const types = new Set(references(kind).map((node) => node.getText()));
  const holders = kind
    .getSourceFile()
    .getInterfaces()
    .filter((one) => types.has(one.getName()));
  const renamed = (text: string): string => names.reduce((changed, [from, to]) => changed.replaceAll(`{${from}}`, `{${to}}`), text);
  return [
    ...parts.filter((node) => renamed(node.getText()) !== node.getText()).map((node) => replaceNode(node, renamed(node.getText()))),
    ...words.map((node) => replaceNode(node, literalToken(names.find(([from]) => literalText(node) === from)![1]))),
    ...holders.flatMap((holder) => membersRenamed(holder, names)),
  ];
}

function references(node: Node | undefined): readonly TypeReferenceNode[] {
  return node?.getDescendants().filter((one): one is TypeReferenceNode => one.getKindName() === "TypeReference") ?? [];
}
