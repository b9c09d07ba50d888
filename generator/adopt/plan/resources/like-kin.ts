/** The declarations of a new resource, with the facts that its kin has. */
import type { InterfaceDeclaration, PropertySignature } from "ts-morph";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { PlanningContext } from "../../planning-context.ts";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { ownRows } from "../../draft/survey/rows/own-rows.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import type { NeededImport } from "../../edit/imports.ts";
import { nameOf, propertyOf } from "../../edit/members.ts";
import { literalType, member, recordType, typeReference, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import { moduleOf } from "../../words/general-type.ts";
import { sectionMembers } from "../fields/member.ts";
import { kindName, kindOf } from "../kind.ts";
import { collectionKey, fieldsProperty, interfaceOf, likeName, type Kin, type PathOnly } from "./kin.ts";
import { placeholdersLike } from "./kin-placeholders.ts";
import { factsInterfaceOf } from "./lent.ts";

export interface KinWriting {
  readonly context: PlanningContext;
  readonly survey: Survey;
  readonly target: ResourceTarget;
  readonly kin: Kin;
  readonly file: string;
  readonly needs: NeededImport[];
  /** The sections of the document that the file is made of. */
  readonly sections: StatedSection[];
  readonly guesses: string[];
  /** What its file held, where it was known from the paths of others alone. */
  readonly known?: PathOnly;
}

export function declarationsOf(writing: KinWriting): readonly DeclarationSyntax[] | undefined {
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
    {
      is: "alias",
      exported: true,
      name: writing.known?.alias.getName() ?? likeName(writing, alias.getName()),
      type: typeReference(kind, recordType(...members)),
      comment,
    },
    ...interfaces,
  ];
}

/** Properties that the kind asks for and the kin does not have. */
function statedBesides({ context, kin, target }: KinWriting, members: readonly MemberSyntax[]): readonly MemberSyntax[] {
  const kind = kindOf(context, kin.alias);
  const asked = new Set(kind === undefined ? [] : factsInterfaceOf(kind)?.getProperties().map(nameOf));
  const known = new Set(members.map((one) => one.name));
  return target.fields!.facts.flatMap((fact) =>
    fact.fact === "property" && asked.has(fact.value.name) && !known.has(fact.value.name) ? [member(fact.value.name, literalType(fact.value.value))] : [],
  );
}

/** One fact of the kin, as the new resource has it: none where the document does not state it, undefined where it must and cannot. */
function factOf(writing: KinWriting, property: PropertySignature, interfaces: DeclarationSyntax[]): readonly MemberSyntax[] | undefined {
  const { kin, target } = writing;
  const named = nameOf(property);
  const text = property.getTypeNode()?.getText() ?? "";
  if (["statements", "notShown", "contradictions"].includes(named)) return [];
  if (named === "uri")
    return [member(named, literalType(collectionKey(kin.facts) === undefined ? target.uri : target.uri.slice(0, target.uri.lastIndexOf("/"))))];
  if (named === "key") return [member(named, literalType(target.uri.slice(target.uri.lastIndexOf("/") + 1)))];
  const declared = interfaceOf(kin.alias.getSourceFile(), property);
  if (declared !== undefined) return interfaceFact(writing, named, declared, interfaces);
  const stated = target.fields!.facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === named ? [fact.value.value] : []))[0];
  if (stated !== undefined) return [member(named, literalType(stated))];
  const path = /^"([^".]+)(?:\.[^"]*)?"$/.exec(text)?.[1];
  return path !== undefined && ownRows(target.fields!).some(({ row }) => row.name === path) ? [member(named, { is: "written", text })] : [];
}

function interfaceFact(
  writing: KinWriting,
  named: string,
  declared: InterfaceDeclaration,
  interfaces: DeclarationSyntax[],
): readonly MemberSyntax[] | undefined {
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
  return [member(named, typeReference(own))];
}

/** The type of the placeholders in the URI, or in the key: without members where others give them all. */
function placeholdersFact(
  writing: KinWriting,
  named: string,
  declared: InterfaceDeclaration,
  interfaces: DeclarationSyntax[],
): readonly MemberSyntax[] | undefined {
  const { context, target, kin } = writing;
  const members = placeholdersLike(context, { target, declared, uri: kin.resource.uri, key: collectionKey(kin.facts) });
  if (members === undefined || members.length === 0) return members === undefined ? undefined : [member(named, recordType())];
  const own = likeName(writing, declared.getName());
  if (members.some(({ type }) => type.is === "written")) writing.needs.push({ name: "KeyField", from: moduleOf("KeyField")! });
  interfaces.push({ is: "interface", exported: false, name: own, members });
  return [member(named, typeReference(own))];
}

/** What somebody wrote of a key field stays. */
function withKnownComment(field: MemberSyntax, known: PathOnly | undefined): MemberSyntax {
  const text = known === undefined ? undefined : propertyOf(known.element, field.name)?.getJsDocs()[0]?.getDescription().trim();
  return text === undefined || text === "" || field.comment?.text !== undefined ? field : { ...field, comment: { ...field.comment, text } };
}

/** The section of data of the new type, which the document names after the fact. */
function dataSection({ target }: KinWriting, fact: string): StatedSection | undefined {
  return target.data.find(({ suffix, entries }) => suffix === fact && entries === undefined)?.fields;
}
