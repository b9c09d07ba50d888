/** Resources: exported aliases of kinds, and the resources that kinds nest in them. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import type { Json } from "../../model/shape.ts";
import type { Way } from "../../model/way.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { fieldsOf } from "../fields/fields.ts";
import { checkTags, declaredAt, givenName, sourceTagsOf, tagOf } from "../nodes/comments.ts";
import { describedBy, isDeprecated } from "../nodes/deprecated.ts";
import { isExported } from "../nodes/exported.ts";
import { literalOf, propertyType, stringOf, withoutUndefined } from "../nodes/literals.ts";
import { isMarkerName } from "../nodes/markers.ts";
import { hasMember } from "../nodes/members.ts";
import { declarationsOf, isProjects } from "../nodes/named.ts";
import { propertiesInOrder } from "../nodes/order.ts";
import { noNotes, noteFacts, notesOf } from "../notes.ts";
import type { FieldReading, OperationReading, ResourceReading, SourceTag, WrittenUri } from "../reading.ts";
import { positionOf, type Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { operationOf } from "./operations.ts";
import { waysOf } from "./ways.ts";

/** An exported alias whose type names a kind. */
export interface ResourceAlias extends ts.TypeAliasDeclaration {
  readonly type: ts.TypeReferenceNode;
}

/** What a resource is written as; its type says whether it is one. */
export function isExportedAlias(node: ts.Node): node is ResourceAlias {
  return ts.isTypeAliasDeclaration(node) && isExported(node) && ts.isTypeReferenceNode(node.type) && (node.typeParameters?.length ?? 0) === 0;
}

export function isResourceAlias(source: Source, node: ts.Node): node is ResourceAlias {
  return isExportedAlias(node) && hasUri(source, source.checker.getTypeAtLocation(node.name));
}

function hasUri(source: Source, type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 && source.checker.getPropertyOfType(type, "~uri") !== undefined;
}

/** Whether an alias names a resource whose kind is no interface. */
export function isOfKindAsAnAlias(source: Source, node: ts.Node): node is ResourceAlias {
  if (!isExportedAlias(node) || node.type.typeArguments === undefined) return false;
  const type = source.checker.getTypeAtLocation(node.name);
  return type.isIntersection() && source.checker.getPropertyOfType(type, "~uri") !== undefined;
}

export function tellKindAsAnAlias(source: Source, { type: { typeName } }: ResourceAlias): void {
  const kind = declarationsOf(source, typeName).find(ts.isTypeAliasDeclaration);
  source.found(report("kind-as-an-alias", { kind: typeName.getText() }, positionOf(source, kind ?? typeName)));
}

/** Whether an alias names a generic with operations that extends no `Resource`. */
export function isKindWithoutPlace(source: Source, node: ts.Node): node is ResourceAlias {
  if (!isExportedAlias(node) || node.type.typeArguments === undefined) return false;
  const type = source.checker.getTypeAtLocation(node.name);
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    source.checker.getPropertiesOfType(type).some((property) => isOperation(source, source.checker.getTypeOfSymbol(property)))
  );
}

function isOperation(source: Source, type: ts.Type): boolean {
  return ["method", "uri", "effect"].every((name) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && hasMember(source, type, name));
}

export function tellKindWithoutPlace(source: Source, { name, type }: ResourceAlias): void {
  source.found(report("kind-without-a-place", { kind: type.typeName.getText(), name: name.text }, positionOf(source, type.typeName)));
}

/** The resource of an alias, followed by those nested in it, in the order of the kind's members. */
export function resourcesOf(source: Source, alias: ResourceAlias): readonly ResourceReading[] {
  checkTags(source, alias);
  const facts = factsType(source, alias);
  if (facts !== undefined) checkFacts(source, alias, facts);
  if (facts !== undefined && hasOpenUri(source, alias, facts)) return [];
  const access = facts === undefined ? undefined : waysOf(source, propertyType(source, facts, "access"), alias);
  const around: Nesting = { path: [], deprecated: isDeprecated(alias), ...(access === undefined ? {} : { access, told: accessSources(source, facts!) }) };
  return withWrittenUri(source, alias, [...walk(source, alias, source.checker.getTypeAtLocation(alias.name), around)]);
}

/** If any signs or placeholders of the URI could be wrong, a finding points to where it is written, and all URIs below it follow from it. */
export function withWrittenUri(source: Source, alias: ResourceAlias, resources: readonly ResourceReading[]): readonly ResourceReading[] {
  const written = writtenUri(source, alias);
  return written === undefined ? resources : resources.map((resource) => ({ ...resource, written }));
}

function writtenUri(source: Source, alias: ResourceAlias): WrittenUri | undefined {
  const facts = alias.type.typeArguments?.[0];
  if (facts === undefined || !ts.isTypeLiteralNode(facts)) return undefined;
  const written = facts.members.find((member) => ts.isPropertySignature(member) && member.name.getText() === "uri") as ts.PropertySignature | undefined;
  const literal = written?.type;
  if (literal === undefined || !ts.isLiteralTypeNode(literal) || !ts.isStringLiteralLike(literal.literal)) return undefined;
  const { text } = literal.literal;
  return plainUri.test(text) ? undefined : { text, at: positionOf(source, literal) };
}

/** Letters, digits and hyphens, in segments that are not empty. */
const plainUri = /^(?:\/(?:[\w-]|[+.,](?=\w))+)+$/;

/** Every URI of a kind follows from the one that is given. */
function hasOpenUri(source: Source, alias: ResourceAlias, facts: ts.Type): boolean {
  const uri = source.checker.getPropertyOfType(facts, "uri");
  if (uri === undefined || stringOf(source, source.checker.getTypeOfSymbol(uri)) !== undefined) return false;
  source.found(report("uri-is-no-literal", { member: alias.name.text }, positionOf(source, uri.declarations?.[0] ?? alias)));
  return true;
}

/** Where a resource is nested. What is deprecated is so with all that is nested in it, and what a definition says of access holds there. */
interface Nesting {
  /** The members of kinds that lead to it. */
  readonly path: readonly string[];
  readonly deprecated: boolean;
  readonly access?: readonly Way[];
  /** Where the document says that. */
  readonly told?: readonly SourceTag[];
}

/** The fact has sources of its own. */
function accessSources(source: Source, facts: ts.Type): readonly SourceTag[] {
  const [node] = source.checker.getPropertyOfType(facts, "access")?.declarations ?? [];
  if (node === undefined) return [];
  checkTags(source, node);
  return sourceTagsOf(source, node);
}

/** An operation that says nothing of access has that of its resource, with its sources. */
function withSources(operation: OperationReading, told: readonly SourceTag[] = []): OperationReading {
  if (told.length === 0 || operation.access !== undefined) return operation;
  const { origin } = operation;
  return { ...operation, origin: { ...origin, sources: [...origin.sources, ...told], ofWord: [...(origin.ofWord ?? []), ...told] } };
}

function* walk(source: Source, alias: ResourceAlias, type: ts.Type, around: Nesting): Generator<ResourceReading> {
  const members = propertiesInOrder(source, type)
    .filter(({ name }) => !isMarkerName(name))
    .map((symbol) => ({ symbol, type: withoutUndefined(source.checker.getTypeOfSymbol(symbol)) }))
    .filter((member) => !(member.type.flags & ts.TypeFlags.Never));
  for (const { symbol } of members) if (symbol.flags & ts.SymbolFlags.Optional) tellOptional(source, symbol, alias);
  const operations = members.filter((member) => hasMember(source, member.type, "method"));
  const kind = kindDeclaration(source, type);
  const nesting = { ...around, deprecated: around.deprecated || (kind !== undefined && isDeprecated(kind)) };
  yield resourceOf(
    source,
    alias,
    type,
    nesting,
    operations.map((member) => withSources(operationOf(source, member.symbol, member.type, alias), nesting.told)),
  );
  for (const member of members) {
    if (operations.includes(member)) continue;
    const { name, declarations = [] } = member.symbol;
    if (hasUri(source, member.type))
      yield* walk(source, alias, member.type, { ...nesting, path: [...nesting.path, name], deprecated: nesting.deprecated || declarations.some(isDeprecated) });
    else source.found(report("no-operation", { member: name }, positionOf(source, declarations[0] ?? alias)));
  }
}

function tellOptional(source: Source, { name, declarations }: ts.Symbol, alias: ts.Node): void {
  source.found(report("optional-operation", { member: name }, positionOf(source, declarations?.[0] ?? alias)));
}

function resourceOf(
  source: Source,
  alias: ResourceAlias,
  type: ts.Type,
  { path, deprecated, access }: Nesting,
  operations: readonly OperationReading[],
): ResourceReading {
  const facts = path.length === 0 ? factsType(source, alias) : undefined;
  const named = source.checker.getPropertyOfType(type, "~named");
  const explicit = path.length === 0 ? tagOf(alias, "name")?.text : undefined;
  return {
    alias: alias.name.text,
    path,
    ...(named === undefined ? {} : nameOfType(withoutUndefined(source.checker.getTypeOfSymbol(named)))),
    ...(explicit === undefined ? {} : { explicitName: explicit }),
    uri: uriOf(source, type, alias),
    placeholders: placeholdersOf(source, type, alias),
    ...(propertyType(source, type, "~generic") === undefined ? {} : { generic: true }),
    kind: kindOf(source, type, alias, facts),
    description: path.length === 0 ? describedBy(alias).description : "",
    operations,
    notes: facts === undefined ? noNotes : notesOf(source, facts, alias),
    origin: declaredAt(source, alias),
    ...(access === undefined ? {} : { access }),
    ...(deprecated ? { deprecated: true } : {}),
  };
}

/** The declared name of the type that names a resource, or what `@name` says on it; of `Omit<Book, "price">` it is that of `Book`. */
function nameOfType(type: ts.Type | undefined): { named?: string } {
  const declaration = (type?.aliasSymbol ?? type?.getSymbol())?.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (declaration === undefined) return {};
  return isProjects(declaration) ? { named: givenName(declaration as ts.InterfaceDeclaration) } : nameOfType(type?.aliasTypeArguments?.[0]);
}

function uriOf(source: Source, type: ts.Type, alias: ts.Node): string {
  const uri = stringOf(source, propertyType(source, type, "~uri"));
  if (uri === undefined) source.found(report("uri-is-no-literal", { member: "~uri" }, positionOf(source, alias)));
  return uri ?? "/";
}

function placeholdersOf(source: Source, type: ts.Type, alias: ts.Node): readonly FieldReading[] {
  const placeholders = propertyType(source, type, "~placeholders");
  return placeholders === undefined ? [] : fieldsOf(source, placeholders, { node: undefined, at: alias });
}

/** The kind: what its interface says, under the name that `@kind` gives it. */
function kindOf(source: Source, type: ts.Type, alias: ResourceAlias, facts: ts.Type | undefined): ResourceReading["kind"] {
  const declaration = kindDeclaration(source, type) ?? alias;
  const kind = getOrInsert(source.kinds, declaration, () => {
    checkTags(source, declaration);
    return {
      name: tagOf(declaration, "kind")?.text ?? declaration.name.text,
      description: describedBy(declaration).description,
    };
  });
  return { ...kind, origin: declaredAt(source, declaration), facts: facts === undefined ? {} : literalFacts(source, facts) };
}

/** The interface of a kind; of one that picks members of another, the interface that declares these. */
function kindDeclaration(source: Source, type: ts.Type): ts.InterfaceDeclaration | undefined {
  const own = type.getSymbol()?.declarations?.find(ts.isInterfaceDeclaration);
  if (own !== undefined) return own;
  const members = propertiesInOrder(source, type).filter(({ name }) => !isMarkerName(name));
  return members
    .flatMap(({ declarations }) => declarations ?? [])
    .map(({ parent }) => parent)
    .find(ts.isInterfaceDeclaration);
}

/** The facts that are values: they say something about the resource that no operation carries. */
function literalFacts(source: Source, facts: ts.Type): { readonly [fact: string]: Json } {
  const entries = propertiesInOrder(source, facts)
    .filter(({ name }) => name !== "uri" && name !== "access" && !noteFacts.includes(name))
    .map((symbol) => [symbol.name, withoutUndefined(source.checker.getTypeOfSymbol(symbol))] as const)
    .filter(([, type]) => !(type.flags & ts.TypeFlags.Object) || source.checker.isTupleType(type))
    .map(([name, type]) => [name, literalOf(source, type)] as const)
    .filter(([, value]) => value !== undefined && (typeof value !== "object" || Array.isArray(value)));
  return Object.fromEntries(entries) as { readonly [fact: string]: Json };
}

function factsType(source: Source, alias: ResourceAlias): ts.Type | undefined {
  const node = alias.type.typeArguments?.[0];
  return node === undefined ? undefined : source.checker.getTypeFromTypeNode(node);
}

/** TypeScript lets a record have properties that its constraint does not know; a misspelt fact would say nothing. */
function checkFacts(source: Source, alias: ResourceAlias, facts: ts.Type): void {
  const known = knownFacts(source, alias);
  if (known === undefined) return;
  for (const { name, declarations } of source.checker.getPropertiesOfType(facts)) {
    if (known.includes(name)) continue;
    const kind = alias.type.typeName.getText();
    source.found(report("unknown-fact", { fact: name, kind, known, nearest: nearest(name, known) }, positionOf(source, declarations?.[0] ?? alias)));
  }
}

/** The facts that a kind knows: the properties of its type parameter's constraint. */
function knownFacts(source: Source, alias: ResourceAlias): readonly string[] | undefined {
  const [parameter] = declarationsOf(source, alias.type.typeName).flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [...(node.typeParameters ?? [])] : [],
  );
  if (parameter?.constraint === undefined) return undefined;
  return source.checker.getPropertiesOfType(source.checker.getTypeFromTypeNode(parameter.constraint)).map(({ name }) => name);
}
