/** Data of a sort that a kind does not have: it gets the member that another kind has for it, and the fact that this asks for. */
import type { InterfaceDeclaration, PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { addMember, propertyOf } from "../../edit/members.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { member, typeReference, type MemberSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import { kindOf } from "../kind.ts";
import { factsInterfaceOf, lentType } from "./lent.ts";

type Lent = Pick<Step, "edits" | "says"> & { readonly guesses: readonly string[] };

/** Nothing where the kind of a resource, or of its elements, has such data; undefined where no other kind has them in a way that it could. */
export function dataLent(context: PlanningContext, alias: TypeAliasDeclaration, suffix: string): readonly Lent[] | undefined {
  const kind = kindOf(context, alias);
  if (kind === undefined) return [];
  const nested = kindsWithin(kind);
  if ([kind, ...nested].some((one) => propertyOf(one, suffix) !== undefined)) return [];
  const borrower = nested[0] ?? kind;
  const borrowed = memberFor(borrower, suffix);
  const facts = factsInterfaceOf(borrower);
  if (borrowed === undefined || facts === undefined) return undefined;
  const lender = (borrowed.like.getParent() as InterfaceDeclaration).getName();
  const fact: MemberSyntax = {
    ...member(suffix, typeReference("object"), { text: `The fields of the ${wordFor(borrowed.like, suffix)}, where the resource has them.` }),
    optional: true,
  };
  return [
    {
      edits: [
        ...(propertyOf(facts, suffix) === undefined ? [addMember(facts, fact, facts.getProperties().at(-1))] : []),
        addMember(borrower, borrowed.member, borrower.getProperties().at(-1)),
      ],
      says: `${suffix} of ${borrower.getName()}: added, like that of ${lender}`,
      guesses: [`that ${borrower.getName()} holds its ${wordFor(borrowed.like, suffix)} as ${lender} does`],
    },
  ];
}

/** The kinds of its members: of its elements. */
function kindsWithin(kind: InterfaceDeclaration): readonly InterfaceDeclaration[] {
  return kind.getProperties().flatMap((one) => kind.getSourceFile().getInterface(/^[\w$]+/.exec(one.getTypeNode()?.getText() ?? "")?.[0] ?? "") ?? []);
}

/** As a kind has it whose envelope is known. */
function memberFor(borrower: InterfaceDeclaration, suffix: string): { readonly member: MemberSyntax; readonly like: PropertySignature } | undefined {
  const file = borrower.getSourceFile();
  const isGap = (text: string): boolean => /^[\w$]+$/.test(text) && file.getTypeAlias(text)?.getTypeNode()?.getText().startsWith("NotShown<") === true;
  const lenders = file
    .getInterfaces()
    .flatMap((one) => propertyOf(one, suffix) ?? [])
    .filter((one) => /^IfGiven</.test(one.getTypeNode()?.getText() ?? ""));
  for (const like of lenders.filter((one) => !(one.getText().match(/[\w$]+/g) ?? []).some(isGap))) {
    const text = lentType(suffix, like, borrower);
    if (text !== undefined) return { like, member: member(suffix, { is: "written", text }, { text: `The resource's ${wordFor(like, suffix)}.` }) };
  }
  return undefined;
}

/** What comments call the data: `The element's statistics.` */
function wordFor(like: PropertySignature, suffix: string): string {
  return /^The \w+'s ([^.]+)\.?$/.exec(like.getJsDocs()[0]?.getDescription().trim() ?? "")?.[1] ?? suffix;
}
