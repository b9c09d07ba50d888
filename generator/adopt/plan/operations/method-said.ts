/** A method that a sentence names otherwise: the operations that are made of the sentence have it, and what the definitions say of them in words follows. */
import type { PropertySignature, TypeAliasDeclaration } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { declarationAt, isProperty, targetAt, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { stepOf, unplaced, type Planned } from "../../step.ts";
import { isMethod, methodWord } from "../../words/methods.ts";
import { kindOfOperation, operationWord } from "../known-operations.ts";
import { fileAndLine } from "../nearest-position.ts";
import { neededByEdits, planLiteral } from "../values/literals.ts";
import { methodEdits } from "../values/methods.ts";

/** Undefined where the finding is about something else, or no operation of the place has the method. */
export function planMethodSaid(context: PlanningContext, finding: Finding): Planned | undefined {
  const { change, fact, from = "", to = "" } = finding;
  if (change !== "changed" || fact !== "mention" || !isMethod(from) || !isMethod(to)) return undefined;
  const operations = operationsAt(context, finding).filter(({ word }) => word === methodWord(from));
  if (operations.length === 0) return undefined;
  const edits = operations.map(({ declaration }) => methodEdits(declaration, [from], [to]));
  const stuck = operations.find((_, index) => edits[index] === undefined);
  if (stuck !== undefined) return unplaced(finding, `${nameOf(stuck.property)} at ${fileAndLine(stuck.at)} would take other bodies as a ${to}: write it there`);
  const made = edits.flatMap((editsOfOne) => editsOfOne!);
  const said = planLiteral(context, finding);
  const words = said.is === "step" ? said.edits.filter((edit) => !made.some((one) => isSame(one, edit))) : [];
  return {
    ...stepOf(finding),
    edits: [...made, ...words],
    needs: neededByEdits(made),
    says: operations.map(({ property }) => `${nameOf(property)} of ${kindOfOperation(property).getName()}: ${from} → ${to}`).join("; "),
    at: operations[0]!.at,
  };
}

interface Operation {
  readonly property: PropertySignature;
  /** Where its method is written: the member of the kind, or the type that the member names. */
  readonly declaration: DeclarationNode;
  readonly word: string;
  readonly at: NonNullable<Finding["definition"]>;
}

function operationsAt(context: PlanningContext, { place }: Finding): readonly Operation[] {
  const target = targetAt(context, place);
  const made = target === undefined ? [] : context.behaving(target).filter(({ is }) => is === "operation");
  const byProperty = new Map(made.map(({ at }) => [declarationAt(context, at), at]));
  return [...byProperty].flatMap(([property, at]) => {
    if (!isProperty(property) || property.getParent().getKindName() !== "InterfaceDeclaration") return [];
    return [property, ...aliasesIn(property)]
      .flatMap((declaration) => {
        const word = operationWord(declaration);
        return word === undefined ? [] : [{ property, declaration, word, at }];
      })
      .slice(0, 1);
  });
}

/** The types of the same file that a member is made of. */
function aliasesIn(property: PropertySignature): readonly TypeAliasDeclaration[] {
  const names =
    property
      .getTypeNode()
      ?.getText()
      .match(/[\w$]+/g) ?? [];
  return names.flatMap((name) => property.getSourceFile().getTypeAlias(name) ?? []);
}

function isSame(one: Edit, other: Edit): boolean {
  return one.file === other.file && one.start === other.start && one.end === other.end;
}
