/** Who may call, as the document tells it now: `Access` of an operation, the facts of its resource, or what the service says of all. */
import type { Node, PropertySignature, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { accessWords } from "../../../model/access.ts";
import type { Way } from "../../../model/way.ts";
import { addMember, nameOf, propertyOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf, insertBehind, replaceNode } from "../../edit/spans.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { unplaced, type Planned, type Step } from "../../step.ts";
import { accessText, accessType } from "../../words/access.ts";
import { kindOfOperation, referenceIn } from "../known-operations.ts";
import { entriesInNewWords } from "../notes/sentence-reworded.ts";

/** Undefined where the finding is about something else. @param all whatever is found: what several operations of a resource say goes into its facts */
export function planAccess(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  if (finding.fact !== "access") return undefined;
  const planned = plannedAccess(context, finding, all);
  if (planned.is === "unplaced" || finding.place.row !== undefined) return planned;
  // Several operations can be told of by one sentence: the first of them brings its entry.
  const isFirst = all.find((one) => one.fact === "access" && one.document.line === finding.document.line) === finding;
  return isFirst ? { ...planned, edits: [...planned.edits, ...entriesInNewWords(context, finding)] } : planned;
}

function plannedAccess(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const ways = waysIn(finding);
  if (finding.change !== "removed" && ways === undefined)
    return unplaced(
      finding,
      `it leaves open which of the ways to authenticate is meant: tell what the document calls them by "credentials" of the service's wording, or write Access by hand`,
    );
  const declaration = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (!isProperty(declaration)) return ofService(declaration, finding, ways!);
  if (declaration.getParent().getKindName() !== "InterfaceDeclaration")
    return unplaced(finding, `${nameOf(declaration)} is no member of a kind: write Access by hand`);
  return ofOperation(context, declaration, finding, finding.change === "removed" || isUsual(context, ways!) ? undefined : ways, all);
}

function waysIn({ values }: Finding): readonly Way[] | undefined {
  return values?.to?.fact === "access" ? values.to.value : undefined;
}

function isUsual({ service }: PlanningContext, ways: readonly Way[]): boolean {
  return service.usualAccess !== undefined && accessWords(service.usualAccess) === accessWords(ways);
}

/** Beside `security`, as what a request shows. */
function ofService(declaration: Node | undefined, finding: Finding, ways: readonly Way[]): Planned {
  const facts = declaration?.getDescendants().find((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  const known = facts === undefined ? undefined : propertyOf(facts, "access");
  const security = facts === undefined ? undefined : propertyOf(facts, "security");
  if (facts === undefined || (known === undefined && security === undefined))
    return unplaced(finding, "the service has no ways to authenticate that it could name");
  const edits =
    known === undefined ? [addMember(facts, { name: "access", type: accessType(ways) }, security)] : [replaceNode(known.getTypeNode()!, accessText(ways))];
  return step(finding, [finding], edits, `access of all operations: ${accessWords(ways)}`);
}

/** @param ways undefined where it asks for what all others do */
function ofOperation(
  context: PlanningContext,
  operation: PropertySignature,
  finding: Finding,
  ways: readonly Way[] | undefined,
  all: readonly Finding[],
): Planned {
  const says = `${nameOf(operation)} of ${kindOfOperation(operation).getName()}: ${ways === undefined ? "access as of all others" : accessWords(ways)}`;
  const word = accessWord(operation);
  if (word !== undefined)
    return step(finding, [finding], [ways === undefined ? withoutWord(word) : replaceNode(word.getTypeArguments()[0]!, accessText(ways))], says);
  const facts = accessFacts(context, kindOfOperation(operation).getName());
  const [fact, ...others] = facts;
  if (fact !== undefined) {
    const alike = sharing(context, operation, finding, all);
    if (others.length > 0 || alike === undefined)
      return unplaced(finding, `the access of the resource says it, of other operations as well: write Access beside ${nameOf(operation)} by hand`);
    const edit = ways === undefined ? removeMember(fact) : replaceNode(fact.getTypeNode()!, accessText(ways));
    return step(finding, alike, [edit], `access of ${kindOfOperation(operation).getName()}: ${ways === undefined ? "as of all others" : accessWords(ways)}`);
  }
  const reference = referenceIn(operation);
  if (reference === undefined || ways === undefined)
    return unplaced(finding, `the definition of ${nameOf(operation)} has no place for it: write Access beside its method by hand`);
  return {
    ...step(finding, [finding], [insertBehind(reference, ` & Access<${accessText(ways)}>`)], says),
    needs: [{ file: fileOf(operation), name: "Access", from: "specwright/http" }],
  };
}

function accessWord(operation: PropertySignature): TypeReferenceNode | undefined {
  return operation
    .getTypeNode()
    ?.getDescendants()
    .find((node): node is TypeReferenceNode => node.getKindName() === "TypeReference" && (node as TypeReferenceNode).getTypeName().getText() === "Access");
}

/** With the sign before it. */
function withoutWord(word: TypeReferenceNode): Edit {
  const before = /\s*&\s*$/.exec(word.getSourceFile().getFullText().slice(0, word.getStart()))?.[0].length ?? 0;
  return { file: fileOf(word), start: word.getStart() - before, end: word.getEnd(), text: "" };
}

/** In the resources of a kind. */
function accessFacts({ texts, opened }: PlanningContext, kind: string): readonly PropertySignature[] {
  const files = [...texts].filter(([, text]) => text.includes(`${kind}<`) && /\baccess\b/.test(text)).flatMap(([path]) => opened.open(path) ?? []);
  return files.flatMap((file) =>
    file.getTypeAliases().flatMap((alias) => {
      const type = alias.getTypeNode();
      if (type?.getKindName() !== "TypeReference" || (type as TypeReferenceNode).getTypeName().getText() !== kind) return [];
      const [facts] = (type as TypeReferenceNode).getTypeArguments();
      const access = facts?.getKindName() === "TypeLiteral" ? propertyOf(facts as TypeLiteralNode, "access") : undefined;
      return access === undefined ? [] : [access];
    }),
  );
}

/** The findings of all operations of the kind that say nothing of their own, where they find the same. */
function sharing(context: PlanningContext, operation: PropertySignature, { change, to }: Finding, all: readonly Finding[]): readonly Finding[] | undefined {
  const open = kindOfOperation(operation)
    .getProperties()
    .filter((member) => referenceIn(member) !== undefined && accessWord(member) === undefined);
  const found = open.map((member) =>
    all.find(
      (one) =>
        one.fact === "access" && one.change === change && one.to === to && one.definition !== undefined && declarationAt(context, one.definition) === member,
    ),
  );
  return found.every((one) => one !== undefined) ? found : undefined;
}

function step({ definition }: Finding, findings: readonly Finding[], edits: readonly Edit[], says: string): Step {
  return { is: "step", findings, edits, needs: [], says, ...(definition === undefined ? {} : { at: definition }) };
}
