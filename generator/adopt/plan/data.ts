/** A section that came with data of a resource that is there: a fact of the resource, and a type for its fields. */
import type { TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../drift/finding.ts";
import { typeName } from "../draft/names.ts";
import type { Survey } from "../draft/survey.ts";
import type { Target } from "../draft/targets.ts";
import { addMember, nameOf, propertyOf } from "../edit/members.ts";
import { fileOf } from "../edit/spans.ts";
import { printDeclaration } from "../print/file.ts";
import { member, name } from "../print/syntax.ts";
import { declarationAt, type Context } from "./context.ts";
import { noteRecords } from "./statements.ts";
import { sectionMembers } from "./member.ts";
import type { Step } from "./step.ts";

/** Undefined where the section has no data of a resource that the definitions declare. */
export function planData(context: Context, finding: Finding, survey: Survey, targets: readonly Target[]): Step | undefined {
  for (const target of targets) {
    const data = target.data.find(({ fields, entries }) => entries === undefined && fields.section.at.line === finding.document.line);
    const declared = data === undefined ? undefined : declaredAt(context, target.uri.slice(0, target.uri.lastIndexOf("/")));
    if (data === undefined || declared === undefined || propertyOf(declared.facts, data.suffix) !== undefined) continue;
    const { alias, facts } = declared;
    const file = fileOf(alias);
    const members = sectionMembers(context, file, data.fields, new Set());
    if (members === undefined) continue;
    const named = `${elementName(facts) ?? typeName(target.type)}${typeName(data.suffix)}`;
    const text = printDeclaration({ is: "interface", exported: true, name: named, members: members.members, comment: { tags: [{ tag: "source", text: survey.places.section(data.fields) }] } });
    const end = alias.getSourceFile().getEnd();
    const after = facts.getProperties().findLast((property) => !noteRecords.includes(nameOf(property)));
    return {
      is: "step",
      findings: [finding],
      edits: [addMember(facts, member(data.suffix, name(named)), after), { file, start: end, end, text: `\n${text}\n` }],
      needs: members.needs.map((need) => ({ ...need, file })),
      says: `${data.suffix} of ${alias.getName()}: added`,
      at: { file, line: alias.getStartLineNumber(), column: 1, length: 0 },
      ...(members.guesses.length === 0 ? {} : { guesses: members.guesses }),
    };
  }
  return undefined;
}

interface Declared {
  readonly alias: TypeAliasDeclaration;
  readonly facts: TypeLiteralNode;
}

/** The resource at a URI, with its facts. */
export function declaredAt(context: Context, uri: string): Declared | undefined {
  const resource = context.service.resources.find((one) => one.uri === uri);
  const node = resource === undefined ? undefined : declarationAt(context, resource.definition);
  if (node?.getKindName() !== "TypeAliasDeclaration") return undefined;
  const alias = node as TypeAliasDeclaration;
  const facts = alias.getTypeNode()?.getFirstDescendant((one): one is TypeLiteralNode => one.getKindName() === "TypeLiteral");
  return facts === undefined ? undefined : { alias, facts };
}

/** What the type of its elements is called. */
function elementName(facts: TypeLiteralNode): string | undefined {
  const file = facts.getSourceFile();
  return facts.getProperties().map((property) => property.getTypeNode()?.getText() ?? "").find((type) => file.getInterface(type) !== undefined);
}
