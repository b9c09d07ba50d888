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
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { FieldReading, OperationReading, ResourceReading, SourceTag, WrittenUri } from "../reading.ts";
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

export function isResourceAlias(context: ReadingContext, node: ts.Node): node is ResourceAlias {
  return isExportedAlias(node) && hasUri(context, context.checker.getTypeAtLocation(node.name));
}

function hasUri(context: ReadingContext, type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 && context.checker.getPropertyOfType(type, "~uri") !== undefined;
}

/** Whether an alias names a resource whose kind is no interface. */
export function isOfKindAsAnAlias(context: ReadingContext, node: ts.Node): node is ResourceAlias {
  if (!isExportedAlias(node) || node.type.typeArguments === undefined) return false;
  const type = context.checker.getTypeAtLocation(node.name);
  return type.isIntersection() && context.checker.getPropertyOfType(type, "~uri") !== undefined;
}

export function tellKindAsAnAlias(context: ReadingContext, { type: { typeName } }: ResourceAlias): void {
  const kind = declarationsOf(context, typeName).find(ts.isTypeAliasDeclaration);
  context.found(report("kind-as-an-alias", { kind: typeName.getText() }, positionOf(context, kind ?? typeName)));
}

/** Whether an alias names a generic with operations that extends no `Resource`. */
export function isKindWithoutPlace(context: ReadingContext, node: ts.Node): node is ResourceAlias {
  if (!isExportedAlias(node) || node.type.typeArguments === undefined) return false;
  const type = context.checker.getTypeAtLocation(node.name);
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    context.checker.getPropertiesOfType(type).some((property) => isOperation(context, context.checker.getTypeOfSymbol(property)))
  );
}

function isOperation(context: ReadingContext, type: ts.Type): boolean {
  return ["method", "uri", "effect"].every((name) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && hasMember(context, type, name));
}

export function tellKindWithoutPlace(context: ReadingContext, { name, type }: ResourceAlias): void {
  context.found(report("kind-without-a-place", { kind: type.typeName.getText(), name: name.text }, positionOf(context, type.typeName)));
}

/** The resource of an alias, followed by those nested in it, in the order of the kind's members. */
export function resourcesOf(context: ReadingContext, alias: ResourceAlias): readonly ResourceReading[] {
  checkTags(context, alias);
  const facts = factsType(context, alias);
  if (facts !== undefined) checkFacts(context, alias, facts);
  if (facts !== undefined && hasOpenUri(context, alias, facts)) return [];
  const access = facts === undefined ? undefined : waysOf(context, propertyType(context, facts, "access"), alias);
  const around: Nesting = { path: [], deprecated: isDeprecated(alias), ...(access === undefined ? {} : { access, told: accessSources(context, facts!) }) };
  return withWrittenUri(context, alias, [...walk(context, alias, context.checker.getTypeAtLocation(alias.name), around)]);
}

/** If any signs or placeholders of the URI could be wrong, a finding points to where it is written, and all URIs below it follow from it. */
export function withWrittenUri(context: ReadingContext, alias: ResourceAlias, resources: readonly ResourceReading[]): readonly ResourceReading[] {
  const written = writtenUri(context, alias);
  return written === undefined ? resources : resources.map((resource) => ({ ...resource, written }));
}

function writtenUri(context: ReadingContext, alias: ResourceAlias): WrittenUri | undefined {
  const facts = alias.type.typeArguments?.[0];
  if (facts === undefined || !ts.isTypeLiteralNode(facts)) return undefined;
  const written = facts.members.find((member) => ts.isPropertySignature(member) && member.name.getText() === "uri") as ts.PropertySignature | undefined;
  const literal = written?.type;
  if (literal === undefined || !ts.isLiteralTypeNode(literal) || !ts.isStringLiteralLike(literal.literal)) return undefined;
  const { text } = literal.literal;
  return plainUri.test(text) ? undefined : { text, at: positionOf(context, literal) };
}

/** Letters, digits and hyphens, in segments that are not empty. */
const plainUri = /^(?:\/(?:[\w-]|[+.,](?=\w))+)+$/;

/** Every URI of a kind follows from the one that is given. */
function hasOpenUri(context: ReadingContext, alias: ResourceAlias, facts: ts.Type): boolean {
  const uri = context.checker.getPropertyOfType(facts, "uri");
  if (uri === undefined || stringOf(context, context.checker.getTypeOfSymbol(uri)) !== undefined) return false;
  context.found(report("uri-is-no-literal", { member: alias.name.text }, positionOf(context, uri.declarations?.[0] ?? alias)));
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
function accessSources(context: ReadingContext, facts: ts.Type): readonly SourceTag[] {
  const [node] = context.checker.getPropertyOfType(facts, "access")?.declarations ?? [];
  if (node === undefined) return [];
  checkTags(context, node);
  return sourceTagsOf(context, node);
}

/** An operation that says nothing of access has that of its resource, with its sources. */
function withSources(operation: OperationReading, sources: readonly SourceTag[] = []): OperationReading {
  if (sources.length === 0 || operation.access !== undefined) return operation;
  const { origin } = operation;
  return { ...operation, origin: { ...origin, sources: [...origin.sources, ...sources], ofWord: [...(origin.ofWord ?? []), ...sources] } };
}

function* walk(context: ReadingContext, alias: ResourceAlias, type: ts.Type, around: Nesting): Generator<ResourceReading> {
  const members = propertiesInOrder(context, type)
    .filter(({ name }) => !isMarkerName(name))
    .map((symbol) => ({ symbol, type: withoutUndefined(context.checker.getTypeOfSymbol(symbol)) }))
    .filter((member) => !(member.type.flags & ts.TypeFlags.Never));
  for (const { symbol } of members) if (symbol.flags & ts.SymbolFlags.Optional) tellOptional(context, symbol, alias);
  const operations = members.filter((member) => hasMember(context, member.type, "method"));
  const kind = kindDeclaration(context, type);
  const nesting = { ...around, deprecated: around.deprecated || (kind !== undefined && isDeprecated(kind)) };
  yield resourceOf(
    context,
    alias,
    type,
    nesting,
    operations.map((member) => withSources(operationOf(context, member.symbol, member.type, alias), nesting.told)),
  );
  for (const member of members) {
    if (operations.includes(member)) continue;
    const { name, declarations = [] } = member.symbol;
    if (hasUri(context, member.type))
      yield* walk(context, alias, member.type, {
        ...nesting,
        path: [...nesting.path, name],
        deprecated: nesting.deprecated || declarations.some(isDeprecated),
      });
    else context.found(report("no-operation", { member: name }, positionOf(context, declarations[0] ?? alias)));
  }
}

function tellOptional(context: ReadingContext, { name, declarations }: ts.Symbol, alias: ts.Node): void {
  context.found(report("optional-operation", { member: name }, positionOf(context, declarations?.[0] ?? alias)));
}

function resourceOf(
  context: ReadingContext,
  alias: ResourceAlias,
  type: ts.Type,
  { path, deprecated, access }: Nesting,
  operations: readonly OperationReading[],
): ResourceReading {
  const facts = path.length === 0 ? factsType(context, alias) : undefined;
  const named = context.checker.getPropertyOfType(type, "~named");
  const explicit = path.length === 0 ? tagOf(alias, "name")?.text : undefined;
  return {
    alias: alias.name.text,
    path,
    ...(named === undefined ? {} : nameOfType(withoutUndefined(context.checker.getTypeOfSymbol(named)))),
    ...(explicit === undefined ? {} : { explicitName: explicit }),
    uri: uriOf(context, type, alias),
    placeholders: placeholdersOf(context, type, alias),
    ...(propertyType(context, type, "~generic") === undefined ? {} : { generic: true }),
    kind: kindOf(context, type, alias, facts),
    description: path.length === 0 ? describedBy(alias).description : "",
    operations,
    notes: facts === undefined ? noNotes : notesOf(context, facts, alias),
    origin: declaredAt(context, alias),
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

function uriOf(context: ReadingContext, type: ts.Type, alias: ts.Node): string {
  const uri = stringOf(context, propertyType(context, type, "~uri"));
  if (uri === undefined) context.found(report("uri-is-no-literal", { member: "~uri" }, positionOf(context, alias)));
  return uri ?? "/";
}

function placeholdersOf(context: ReadingContext, type: ts.Type, alias: ts.Node): readonly FieldReading[] {
  const placeholders = propertyType(context, type, "~placeholders");
  return placeholders === undefined ? [] : fieldsOf(context, placeholders, { node: undefined, at: alias });
}

/** The kind: what its interface says, under the name that `@kind` gives it. */
function kindOf(context: ReadingContext, type: ts.Type, alias: ResourceAlias, facts: ts.Type | undefined): ResourceReading["kind"] {
  const declaration = kindDeclaration(context, type) ?? alias;
  const kind = getOrInsert(context.kinds, declaration, () => {
    checkTags(context, declaration);
    return {
      name: tagOf(declaration, "kind")?.text ?? declaration.name.text,
      description: describedBy(declaration).description,
    };
  });
  return { ...kind, origin: declaredAt(context, declaration), facts: facts === undefined ? {} : literalFacts(context, facts) };
}

/** The interface of a kind; of one that picks members of another, the interface that declares these. */
function kindDeclaration(context: ReadingContext, type: ts.Type): ts.InterfaceDeclaration | undefined {
  const own = type.getSymbol()?.declarations?.find(ts.isInterfaceDeclaration);
  if (own !== undefined) return own;
  const members = propertiesInOrder(context, type).filter(({ name }) => !isMarkerName(name));
  return members
    .flatMap(({ declarations }) => declarations ?? [])
    .map(({ parent }) => parent)
    .find(ts.isInterfaceDeclaration);
}

/** The facts that are values: they say something about the resource that no operation carries. */
function literalFacts(context: ReadingContext, facts: ts.Type): { readonly [fact: string]: Json } {
  const entries = propertiesInOrder(context, facts)
    .filter(({ name }) => name !== "uri" && name !== "access" && !noteFacts.includes(name))
    .map((symbol) => [symbol.name, withoutUndefined(context.checker.getTypeOfSymbol(symbol))] as const)
    .filter(([, type]) => !(type.flags & ts.TypeFlags.Object) || context.checker.isTupleType(type))
    .map(([name, type]) => [name, literalOf(context, type)] as const)
    .filter(([, value]) => value !== undefined && (typeof value !== "object" || Array.isArray(value)));
  return Object.fromEntries(entries) as { readonly [fact: string]: Json };
}

function factsType(context: ReadingContext, alias: ResourceAlias): ts.Type | undefined {
  const node = alias.type.typeArguments?.[0];
  return node === undefined ? undefined : context.checker.getTypeFromTypeNode(node);
}

/** TypeScript lets a record have properties that its constraint does not know; a misspelt fact would say nothing. */
function checkFacts(context: ReadingContext, alias: ResourceAlias, facts: ts.Type): void {
  const known = knownFacts(context, alias);
  if (known === undefined) return;
  for (const { name, declarations } of context.checker.getPropertiesOfType(facts)) {
    if (known.includes(name)) continue;
    const kind = alias.type.typeName.getText();
    context.found(report("unknown-fact", { fact: name, kind, known, nearest: nearest(name, known) }, positionOf(context, declarations?.[0] ?? alias)));
  }
}

/** The facts that a kind knows: the properties of its type parameter's constraint. */
function knownFacts(context: ReadingContext, alias: ResourceAlias): readonly string[] | undefined {
  const [parameter] = declarationsOf(context, alias.type.typeName).flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [...(node.typeParameters ?? [])] : [],
  );
  if (parameter?.constraint === undefined) return undefined;
  return context.checker.getPropertiesOfType(context.checker.getTypeFromTypeNode(parameter.constraint)).map(({ name }) => name);
}
