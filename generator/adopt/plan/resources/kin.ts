/** The resources of the definitions that a new one is written like. */
import type { InterfaceDeclaration, PropertySignature, SourceFile, TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { DeclaredResource } from "../../declared-service.ts";
import { typeName } from "../../draft/names.ts";
import { singular } from "../../draft/noun-number.ts";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { keyNamesIn, typeSegmentOf } from "../../draft/resources/written-uris.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { nameOf, propertyOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { resourceDeclaredAt } from "./data.ts";

export interface Kin {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
  readonly resource: DeclaredResource;
}

/**
 * A resource that a definition declares, of the kind that the section names: with as much of what the new one has as any. Where endpoints list its path they
 * list that of the new one as well, or its kind would have requests that nothing states.
 */
export function kinOf(context: PlanningContext, { endpoints }: Survey, { uri, kind, key, data }: ResourceTarget): Kin | undefined {
  const isListed = (one: string): boolean => endpoints.some(({ uris }) => uris.includes(one));
  const home = key.length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri;
  const candidates = context.service.resources.filter(({ generic }) => !generic);
  const likely = candidates.flatMap((resource) => {
    const node = declarationAt(context, resource.definition);
    const alias = node?.getKindName() === "TypeAliasDeclaration" ? (node as TypeAliasDeclaration) : undefined;
    const facts = alias?.getTypeNode()?.getFirstDescendant((one): one is TypeLiteralNode => one.getKindName() === "TypeLiteral");
    const hasKey = facts !== undefined && (propertyOf(facts, "key") !== undefined || keyNamesIn(resource.uri).length > 0);
    const sameKind = key.length > 0 ? hasKey : !hasKey && (kind === undefined || resource.kind === kind.name);
    return alias !== undefined && facts !== undefined && sameKind && fieldsProperty(alias, facts) !== undefined ? [{ alias, facts, resource }] : [];
  });
  const likeness = ({ alias, facts, resource }: Kin): number => {
    const shared = data.filter(({ suffix }) => propertyOf(facts, suffix) !== undefined).length;
    const hasFields = fieldsIn(alias, facts) > key.length;
    const isAsDeep = levelsOf(`${resource.uri}/${collectionKey(facts) ?? ""}`) === levelsOf(uri);
    return shared * 8 + (hasFields ? 4 : 0) + (isListed(resource.uri) === isListed(home) ? 2 : 0) + (isAsDeep ? 1 : 0);
  };
  return likely.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

export interface PathOnly {
  readonly alias: TypeAliasDeclaration;
  /** Has the fields of its key, and no other. */
  readonly element: InterfaceDeclaration;
}

/** A file that holds no more than a resource of whose fields the key alone was known. */
export function pathOnly({
  context,
  target,
  file,
}: {
  readonly context: PlanningContext;
  readonly target: ResourceTarget;
  readonly file: string;
}): PathOnly | undefined {
  const declared = target.key.length === 0 ? undefined : resourceDeclaredAt(context, target.uri.slice(0, target.uri.lastIndexOf("/")));
  const property = declared === undefined ? undefined : fieldsProperty(declared.alias, declared.facts);
  if (declared === undefined || property === undefined || fileOf(declared.alias) !== file) return undefined;
  const element = interfaceOf(declared.alias.getSourceFile(), property)!;
  const isAlone = declared.alias
    .getSourceFile()
    .getStatements()
    .every((one) => one === declared.alias || one === element || one.getKindName() === "ImportDeclaration");
  return isAlone && element.getProperties().map(nameOf).join() === target.key.join() ? { alias: declared.alias, element } : undefined;
}

function levelsOf(uri: string): number {
  return uri.split("/").filter((segment) => segment !== "").length;
}

/** The key that a collection gives beside its URI. */
export function collectionKey(facts: TypeLiteralNode): string | undefined {
  const property = propertyOf(facts, "key");
  return property === undefined ? undefined : literalTypesIn(property).map(literalText)[0];
}

function fieldsIn(alias: TypeAliasDeclaration, facts: TypeLiteralNode): number {
  return interfaceOf(alias.getSourceFile(), fieldsProperty(alias, facts)!)!.getProperties().length;
}

/** The fact that is the type of the fields: an interface beside the alias. */
export function fieldsProperty(alias: TypeAliasDeclaration, facts: TypeLiteralNode): PropertySignature | undefined {
  return facts.getProperties().find((property) => interfaceOf(alias.getSourceFile(), property) !== undefined);
}

export function interfaceOf(file: SourceFile, property: PropertySignature): InterfaceDeclaration | undefined {
  return file.getInterface(property.getTypeNode()?.getText() ?? "");
}

/** The kin's name with the new type's words in the places of its own. What is named after any object is named after the new ones. */
export function likeName({ kin, target }: { readonly kin: Kin; readonly target: ResourceTarget }, named: string): string {
  const [own, wanted] = [typeName(typeSegmentOf(kin.resource.uri)), typeName(target.type)];
  if (named.includes(own)) return named.replace(own, wanted);
  if (kin.resource.uri.replace(/\{[^{}]*\}/g, "").replaceAll("/", "") !== "") return typeName(wanted, named);
  const one = typeName(singular(target.type));
  const isFields = named === fieldsProperty(kin.alias, kin.facts)!.getTypeNode()!.getText();
  return named === kin.alias.getName() ? wanted : isFields ? (one === wanted ? typeName(one, "fields") : one) : typeName(one, named);
}
