/**
 * A section that came with the fields of a resource: a file like that of its nearest kin, the resource of the same kind that the
 * document treats alike. What the kin has and the new section does not state is left out.
 */
import { posix } from "node:path";
import type { InterfaceDeclaration, PropertySignature, SourceFile, TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { declarationAt, type Context } from "../../context.ts";
import type { DeclaredResource } from "../../declared-service.ts";
import { pathOf } from "../../draft/files/file-paths.ts";
import { typeName } from "../../draft/names.ts";
import { singular } from "../../draft/number.ts";
import { targetsOf, type Target } from "../../draft/resources/targets.ts";
import { keyIn, typeOf } from "../../draft/resources/written-uris.ts";
import { ownRows } from "../../draft/survey/rows/own-rows.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import type { Needed } from "../../edit/imports.ts";
import { nameOf, propertyOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { printFile } from "../../print/file.ts";
import { importsFrom } from "../../print/imports.ts";
import { literal, member, name, record, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import { unplaced, type Planned } from "../../step.ts";
import { moduleOf } from "../../words/general.ts";
import { relative } from "../../words/needs.ts";
import { sectionMembers } from "../fields/member.ts";
import { kindName, kindOf } from "../kind.ts";
import { lineOf, nearestTo } from "../nearest.ts";
import { planSectionSaid } from "../notes/section-said.ts";
import { planRequestSection } from "../operations/request-section.ts";
import { surveyed } from "../surveyed.ts";
import { literals, textOf } from "../uris.ts";
import { planBareResource } from "./bare-resource.ts";
import { declaredAt, planData } from "./data.ts";
import { placeholdersLike } from "./kin-placeholders.ts";
import { factsOf } from "./lent.ts";
import { isNew, ownUri, planOwnPath } from "./own-path.ts";

export function planSection(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const survey = surveyed(context.editions.theirs.stated);
  const { targets } = targetsOf(survey);
  const data = planData(context, finding, survey, targets);
  if (data !== undefined) return data;
  const found = targets.find(({ fields }) => fields !== undefined && fields.section.at.line === finding.document.line);
  const target = found === undefined ? undefined : withKey(found);
  if (target?.fields === undefined)
    return (
      planRequestSection(context, finding) ??
      planBareResource(context, finding, all) ??
      planOwnEndpoints(context, finding, all, survey) ??
      planSectionSaid(context, finding) ??
      unplaced(
        finding,
        `no URI with fields is given for it in a way that is understood: write a resource, or the data of one, with "@source ${formatPlace(finding.place)}" above it, like that at ${lineOf(nearestTo(context, finding))}`,
      )
    );
  const apart = isNew(context, target) ? planOwnPath(context, finding, all, target.uri) : undefined;
  if (apart !== undefined) return apart;
  const kin = kinOf(context, survey, target);
  if (kin === undefined)
    return unplaced(
      finding,
      `no resource of its kind is there to be taken for a pattern: write one with the uri "${target.uri}" and "@source ${target.source}" above it, in ${context.folder}/${pathOf(target.uri)}.ts`,
    );
  const writing: Writing = {
    context,
    survey,
    target,
    kin,
    file: `${context.folder}/${pathOf(target.uri)}.ts`,
    needs: [],
    sections: [target.fields],
    guesses: [],
  };
  const known = pathOnly(writing);
  if (known === undefined && context.texts.has(writing.file))
    return unplaced(finding, `there is a file "${writing.file}" already: write there what the section says, with "@source ${target.source}" above it`);
  const declarations = declarationsOf(known === undefined ? writing : { ...writing, known });
  if (declarations === undefined)
    return unplaced(
      finding,
      `its fields are not stated in words that are understood: write it in ${writing.file}, like ${kin.alias.getName()} at ${lineOf(kin.resource.definition)}`,
    );
  const text = printFile({ imports: importsOf(writing, declarations), declarations });
  const settled = all.filter((one) => one.fact === "section" && writing.sections.some(({ section }) => section.at.line === one.document.line));
  return {
    is: "step",
    findings: [finding, ...settled.filter((one) => one !== finding)],
    edits: [],
    files: new Map([[writing.file, text]]),
    needs: [],
    says: `${target.uri}: ${known === undefined ? "added" : "no longer known from paths alone"}, like ${kin.alias.getName()}`,
    at: { file: writing.file, line: 1, column: 1, length: 0 },
    guesses: [`${target.uri}: its kind and its facts, by those of ${kin.alias.getName()}`, ...writing.guesses],
  };
}

/** A section of nothing but endpoints on paths that no resource has. */
function planOwnEndpoints(context: Context, finding: Finding, all: readonly Finding[], { endpoints }: Survey): Planned | undefined {
  const own = endpoints.filter(({ section }) => section.section.at.line === finding.document.line);
  const uris = own.map((endpoint) => ownUri(context, endpoint));
  return uris[0] === undefined || uris.includes(undefined) ? undefined : planOwnPath(context, finding, all, uris[0]);
}

/** A section that gives the path of a collection names the key of its elements in a sentence. */
function withKey(target: Target): Target {
  const [key] = target.key.length > 0 || target.fields === undefined ? [] : target.fields.facts.flatMap((fact) => (fact.fact === "key" ? [fact.value] : []));
  const rows = new Set(target.fields === undefined ? [] : ownRows(target.fields).map(({ row }) => row.name));
  return key === undefined || !key.every((one) => rows.has(one)) ? target : { ...target, key, uri: `${target.uri}/${key.map((one) => `{${one}}`).join("+")}` };
}

interface Kin {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
  readonly resource: DeclaredResource;
}

interface Writing {
  readonly context: Context;
  readonly survey: Survey;
  readonly target: Target;
  readonly kin: Kin;
  readonly file: string;
  readonly needs: Needed[];
  /** The sections of the document that the file is made of. */
  readonly sections: StatedSection[];
  readonly guesses: string[];
  /** What its file held, where it was known from the paths of others alone. */
  readonly known?: PathOnly;
}

interface PathOnly {
  readonly alias: TypeAliasDeclaration;
  /** Has the fields of its key, and no other. */
  readonly element: InterfaceDeclaration;
}

/** A file that holds no more than a resource of whose fields the key alone was known. */
function pathOnly({ context, target, file }: Writing): PathOnly | undefined {
  const declared = target.key.length === 0 ? undefined : declaredAt(context, target.uri.slice(0, target.uri.lastIndexOf("/")));
  const property = declared === undefined ? undefined : fieldsProperty(declared.alias, declared.facts);
  if (declared === undefined || property === undefined || fileOf(declared.alias) !== file) return undefined;
  const element = interfaceOf(declared.alias.getSourceFile(), property)!;
  const isAlone = declared.alias
    .getSourceFile()
    .getStatements()
    .every((one) => one === declared.alias || one === element || one.getKindName() === "ImportDeclaration");
  return isAlone && element.getProperties().map(nameOf).join() === target.key.join() ? { alias: declared.alias, element } : undefined;
}

/**
 * A resource that a definition declares, of the kind that the section names: with as much of what the new one has as any. Where endpoints list its path they
 * list
 * that of the new one as well, or its kind would have requests that nothing states.
 */
function kinOf(context: Context, { endpoints }: Survey, { uri, kind, key, data }: Target): Kin | undefined {
  const isListed = (one: string): boolean => endpoints.some(({ uris }) => uris.includes(one));
  const home = key.length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri;
  const candidates = context.service.resources.filter(({ generic }) => !generic);
  const likely = candidates.flatMap((resource) => {
    const node = declarationAt(context, resource.definition);
    const alias = node?.getKindName() === "TypeAliasDeclaration" ? (node as TypeAliasDeclaration) : undefined;
    const facts = alias?.getTypeNode()?.getFirstDescendant((one): one is TypeLiteralNode => one.getKindName() === "TypeLiteral");
    const hasKey = facts !== undefined && (propertyOf(facts, "key") !== undefined || keyIn(resource.uri).length > 0);
    const sameKind = key.length > 0 ? hasKey : !hasKey && (kind === undefined || resource.kind === kind.name);
    return alias !== undefined && facts !== undefined && sameKind && fieldsProperty(alias, facts) !== undefined ? [{ alias, facts, resource }] : [];
  });
  const likeness = ({ alias, facts, resource }: Kin): number => {
    const shared = data.filter(({ suffix }) => propertyOf(facts, suffix) !== undefined).length;
    const hasFields = fieldsIn(alias, facts) > key.length;
    const isAsDeep = levelsOf(`${resource.uri}/${keyOf(facts) ?? ""}`) === levelsOf(uri);
    return shared * 8 + (hasFields ? 4 : 0) + (isListed(resource.uri) === isListed(home) ? 2 : 0) + (isAsDeep ? 1 : 0);
  };
  return likely.toSorted((one, other) => likeness(other) - likeness(one))[0];
}

function levelsOf(uri: string): number {
  return uri.split("/").filter((segment) => segment !== "").length;
}

/** The key that a collection gives beside its URI. */
function keyOf(facts: TypeLiteralNode): string | undefined {
  const property = propertyOf(facts, "key");
  return property === undefined ? undefined : literals(property).map(textOf)[0];
}

function fieldsIn(alias: TypeAliasDeclaration, facts: TypeLiteralNode): number {
  return interfaceOf(alias.getSourceFile(), fieldsProperty(alias, facts)!)!.getProperties().length;
}

/** The fact that is the type of the fields: an interface beside the alias. */
function fieldsProperty(alias: TypeAliasDeclaration, facts: TypeLiteralNode): PropertySignature | undefined {
  return facts.getProperties().find((property) => interfaceOf(alias.getSourceFile(), property) !== undefined);
}

function interfaceOf(file: SourceFile, property: PropertySignature): InterfaceDeclaration | undefined {
  return file.getInterface(property.getTypeNode()?.getText() ?? "");
}

function declarationsOf(writing: Writing): readonly DeclarationSyntax[] | undefined {
  const {
    kin: { alias, facts },
    target,
  } = writing;
  const interfaces: DeclarationSyntax[] = [];
  const members: MemberSyntax[] = [];
  for (const property of facts.getProperties()) {
    const own = factOf(writing, property, interfaces);
    if (own === undefined) return undefined;
    members.push(...own);
  }
  members.push(...statedBesides(writing, members));
  const said = target.fields!.prose.slice(1).find(({ text, facts: stated }) => /[.!?]$/.test(text) && stated.length === 0)?.text;
  const comment = { ...(said === undefined ? {} : { text: said }), tags: [{ tag: "source" as const, text: target.source }] };
  const kind = kindName(alias);
  return [
    { is: "alias", exported: true, name: writing.known?.alias.getName() ?? likeName(writing, alias.getName()), type: name(kind, record(...members)), comment },
    ...interfaces,
  ];
}

/** Properties that the kind asks for and the kin does not have. */
function statedBesides({ context, kin, target }: Writing, members: readonly MemberSyntax[]): readonly MemberSyntax[] {
  const kind = kindOf(context, kin.alias);
  const asked = new Set(kind === undefined ? [] : factsOf(kind)?.getProperties().map(nameOf));
  const known = new Set(members.map((one) => one.name));
  return target.fields!.facts.flatMap((fact) =>
    fact.fact === "property" && asked.has(fact.value.name) && !known.has(fact.value.name) ? [member(fact.value.name, literal(fact.value.value))] : [],
  );
}

/** One fact of the kin, as the new resource has it: none where the document does not state it, undefined where it must and cannot. */
function factOf(writing: Writing, property: PropertySignature, interfaces: DeclarationSyntax[]): readonly MemberSyntax[] | undefined {
  const { kin, target } = writing;
  const named = nameOf(property);
  const text = property.getTypeNode()?.getText() ?? "";
  if (["statements", "notShown", "contradictions"].includes(named)) return [];
  if (named === "uri") return [member(named, literal(keyOf(kin.facts) === undefined ? target.uri : target.uri.slice(0, target.uri.lastIndexOf("/"))))];
  if (named === "key") return [member(named, literal(target.uri.slice(target.uri.lastIndexOf("/") + 1)))];
  const declared = interfaceOf(kin.alias.getSourceFile(), property);
  if (declared !== undefined) return interfaceFact(writing, named, declared, interfaces);
  const stated = target.fields!.facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === named ? [fact.value.value] : []))[0];
  if (stated !== undefined) return [member(named, literal(stated))];
  const path = /^"([^".]+)(?:\.[^"]*)?"$/.exec(text)?.[1];
  return path !== undefined && ownRows(target.fields!).some(({ row }) => row.name === path) ? [member(named, { is: "written", text })] : [];
}

function interfaceFact(writing: Writing, named: string, declared: InterfaceDeclaration, interfaces: DeclarationSyntax[]): readonly MemberSyntax[] | undefined {
  const { context, survey, target, kin } = writing;
  const isFields = fieldsProperty(kin.alias, kin.facts) !== undefined && nameOf(fieldsProperty(kin.alias, kin.facts)!) === named;
  const placeholders = isFields ? undefined : placeholdersFact(writing, named, declared, interfaces);
  if (placeholders !== undefined) return placeholders;
  const section = isFields ? target.fields : dataSection(writing, named);
  if (section === undefined) return [];
  const required = new Set(isFields ? target.key : []);
  const members = sectionMembers(context, writing.file, section, required);
  if (members === undefined) return isFields ? undefined : [];
  writing.needs.push(...members.needs);
  writing.guesses.push(...members.guesses);
  if (!writing.sections.includes(section)) writing.sections.push(section);
  const own = (isFields ? writing.known?.element.getName() : undefined) ?? likeName(writing, declared.getName());
  interfaces.push({
    is: "interface",
    exported: true,
    name: own,
    members: members.members.map((one) => withKnownComment(one, isFields ? writing.known : undefined)),
    comment: { tags: [{ tag: "source", text: survey.places.section(section) }] },
  });
  return [member(named, name(own))];
}

/** The type of the placeholders in the URI, or in the key: without members where others give them all. */
function placeholdersFact(
  writing: Writing,
  named: string,
  declared: InterfaceDeclaration,
  interfaces: DeclarationSyntax[],
): readonly MemberSyntax[] | undefined {
  const { context, target, kin } = writing;
  const members = placeholdersLike(context, { target, declared, uri: kin.resource.uri, key: keyOf(kin.facts) });
  if (members === undefined || members.length === 0) return members === undefined ? undefined : [member(named, record())];
  const own = likeName(writing, declared.getName());
  if (members.some(({ type }) => type.is === "written")) writing.needs.push({ name: "KeyField", from: moduleOf("KeyField")! });
  interfaces.push({ is: "interface", exported: false, name: own, members });
  return [member(named, name(own))];
}

/** What somebody wrote of a key field stays. */
function withKnownComment(field: MemberSyntax, known: PathOnly | undefined): MemberSyntax {
  const text = known === undefined ? undefined : propertyOf(known.element, field.name)?.getJsDocs()[0]?.getDescription().trim();
  return text === undefined || text === "" || field.comment?.text !== undefined ? field : { ...field, comment: { ...field.comment, text } };
}

/** The section of data of the new type, which the document names after the fact. */
function dataSection({ target }: Writing, fact: string): StatedSection | undefined {
  return target.data.find(({ suffix, entries }) => suffix === fact && entries === undefined)?.fields;
}

/** The kin's name with the new type's words in the places of its own. What is named after any object is named after the new ones. */
function likeName({ kin, target }: Writing, named: string): string {
  const [own, wanted] = [typeName(typeOf(kin.resource.uri)), typeName(target.type)];
  if (named.includes(own)) return named.replace(own, wanted);
  if (kin.resource.uri.replace(/\{[^{}]*\}/g, "").replaceAll("/", "") !== "") return typeName(wanted, named);
  const one = typeName(singular(target.type));
  const isFields = named === fieldsProperty(kin.alias, kin.facts)!.getTypeNode()!.getText();
  return named === kin.alias.getName() ? wanted : isFields ? (one === wanted ? typeName(one, "fields") : one) : typeName(one, named);
}

function importsOf(
  { kin, file, needs }: Writing,
  declarations: readonly DeclarationSyntax[],
): readonly { readonly from: string; readonly names: readonly string[] }[] {
  const kind = kindName(kin.alias);
  const source = kin.alias.getSourceFile();
  const imported = source
    .getImportDeclarations()
    .find((one) => one.getNamedImports().some((named) => named.getName() === kind))
    ?.getModuleSpecifierValue();
  const module =
    imported === undefined
      ? relative(fileOf(source), file)
      : imported.startsWith(".")
        ? relative(posix.join(posix.dirname(fileOf(source)), imported), file)
        : imported;
  const own = new Set(declarations.map((one) => one.name));
  return importsFrom([{ name: kind, from: module }, ...needs.filter((need) => !own.has(need.name))]);
}
