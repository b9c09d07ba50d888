/**
 * The seconds over which an operation observes counters, where an edition changed one of the rows that give them. The row of the
 * kind counts; where the others say something else, both readings stand beside the operation until the document settles it.
 */
import type { InterfaceDeclaration, IntersectionTypeNode, Node, PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationsWithSource } from "../../declarations-with-source.ts";
import { addToComment, dropSource, replaceWords, sourcesNamed } from "../../edit/comments.ts";
import { nameOf, setType } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { readingSources } from "../../edit/readings.ts";
import { fileOf } from "../../edit/spans.ts";
import { rowsAt } from "../../edition/row-lookup.ts";
import { declarationAt, isDeclarationNode, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { intersectionType, literalType, member, objectType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";

/** One of the rows that give the windows. */
interface Given {
  readonly source: string;
  /** In seconds. */
  readonly windows: readonly number[];
}

/** What the type of an operation and the rows that it is made of say of its windows. */
interface Windows {
  /** Of its type, without the readings of a doubt. */
  readonly parts: readonly string[];
  /** Those of the type. */
  readonly held: readonly number[];
  /** What the row of the kind gives. */
  readonly holding: Given;
  /** The rows that the operation names itself. */
  readonly own: readonly Given[];
  /** Those that it had as sources or as readings. */
  readonly rows: readonly Given[];
  /** Of these, those that give others than the kind. */
  readonly others: readonly Given[];
}

/** Undefined where the finding is about something else, or no row of the kind gives them. */
export function planWindows(context: PlanningContext, finding: Finding): Step | undefined {
  const at = finding.fact === "windows" && finding.change === "changed" ? finding.definition : undefined;
  const operation = at === undefined ? undefined : operationAt(declarationAt(context, at));
  const windows = operation === undefined ? undefined : windowsOf(context, operation);
  if (at === undefined || operation === undefined || windows === undefined) return undefined;
  const { holding, others } = windows;
  const step = { ...stepOf(finding), edits: editsOf(operation, windows, declarationsWithSource(context, holding.source)), at } as const;
  if (others.length === 0) return { ...step, needs: [], says: `the windows of ${nameOf(operation)}: ${secondsOf(holding)}` };
  return {
    ...step,
    needs: [
      { name: "Notes", from: "specwright/http", file: fileOf(operation) },
      { name: "Reading", from: "specwright/words", file: fileOf(operation) },
    ],
    says: `the windows of ${nameOf(operation)} are in doubt: ${[holding, ...others].map((one) => `${secondsOf(one)} by "${one.source}"`).join(", ")}`,
    guesses: [`that ${secondsOf(holding)} holds, as the row of the kind says`],
  };
}

function windowsOf(context: PlanningContext, operation: PropertySignature): Windows | undefined {
  const type = operation.getTypeNodeOrThrow();
  const parts = (type.getKindName() === "IntersectionType" ? (type as IntersectionTypeNode).getTypeNodes() : [type]).map((part) => part.getText());
  const doubt = parts.find((part) => isDoubt.test(part)) ?? "";
  const ofKind = givenBy(context, sourcesNamed(operation.getParentOrThrow() as InterfaceDeclaration));
  const own = givenBy(context, sourcesNamed(operation));
  const rows = [...new Map([...own, ...givenBy(context, readingSources(doubt))].map((one) => [one.source, one])).values()].filter(
    (one) => !ofKind.some(({ source }) => source === one.source),
  );
  const [holding] = ofKind;
  const held = windowsIn(parts);
  if (holding === undefined || held === undefined) return undefined;
  return { parts: parts.filter((part) => part !== doubt), held, holding, own, rows, others: rows.filter((one) => secondsOf(one) !== secondsOf(holding)) };
}

/**
 * A comment that gets other tags is written anew, and keeps its words.
 * @param ofKind all that the row of the kind states, such as the entries of an answer: their comments can say the windows as well
 */
function editsOf(operation: PropertySignature, { parts, held, holding, own, rows, others }: Windows, ofKind: readonly DeclarationNode[]): readonly Edit[] {
  const tags = tagsOf(operation, own, rows, others);
  const commented = new Set(ofKind.flatMap((node) => [node, ...node.getDescendants().filter(isDeclarationNode)]));
  if (tags.length > 0) commented.delete(operation);
  const said = [...commented].flatMap((one) => replaceWords(one, secondsOf({ windows: held }), secondsOf(holding)));
  const stated = parts.map((part): TypeSyntax => ({
    is: "written",
    text: part.replace(sampled, (_, before: string) => `${before}[${holding.windows.join(", ")}]`),
  }));
  return [...said, ...tags, ...setType(operation, intersectionType(...stated, ...(others.length === 0 ? [] : [notesOf([holding, ...others], holding)])))];
}

const isDoubt = /^Notes<\{\s*contradictions:\s*\{\s*windows:/;
const sampled = /^(Sampled<[^[\]]*?)\[([\d,\s]*)\]/;

/** The operation that a declaration is of, be it the kind's or a note's. */
function operationAt(declaration: Node | undefined): PropertySignature | undefined {
  const isOperation = (node: Node): node is PropertySignature =>
    node.getKindName() === "PropertySignature" && node.getParent()?.getKindName() === "InterfaceDeclaration";
  if (declaration?.getKindName() !== "InterfaceDeclaration")
    return declaration === undefined ? undefined : [declaration, ...declaration.getAncestors()].find(isOperation);
  return (declaration as InterfaceDeclaration).getProperties().find((one) => /\bSampled</.test(one.getTypeNode()?.getText() ?? ""));
}

function givenBy({ editions: { theirs } }: PlanningContext, sources: readonly string[]): readonly Given[] {
  return sources.flatMap((source) =>
    rowsAt(theirs, source).flatMap(({ facts }) => facts.flatMap((fact) => (fact.fact === "windows" ? [{ source, windows: fact.value }] : []))),
  );
}

/** What is in doubt has its reading as source, and what is settled its comment. */
function tagsOf(operation: PropertySignature, own: readonly Given[], rows: readonly Given[], others: readonly Given[]): readonly Edit[] {
  const dropped = own.filter((one) => others.some(({ source }) => source === one.source)).flatMap(({ source }) => dropSource(operation, source) ?? []);
  const added = rows.filter((one) => !own.some(({ source }) => source === one.source) && !others.includes(one));
  return [...dropped, ...(added.length === 0 ? [] : [addToComment(operation, { tags: added.map(({ source }) => ({ tag: "source", text: source })) })])];
}

function notesOf(rows: readonly Given[], holding: Given): TypeSyntax {
  const readings = rows.map((one) => typeReference("Reading", literalType(`The windows are the last ${secondsOf(one)}.`), literalType(one.source)));
  const windows = objectType(
    member("about", literalType("The windows over which counters are observed")),
    member("readings", { is: "tuple", of: readings }),
    member("choice", literalType(`${secondsOf(holding)}, as the row of the kind says.`)),
  );
  return typeReference("Notes", objectType(member("contradictions", objectType(member("windows", windows)))));
}

/** Those that the type of an operation has now. */
function windowsIn(parts: readonly string[]): readonly number[] | undefined {
  const [, , windows] = parts.map((part) => sampled.exec(part)).find((match) => match !== null) ?? [];
  return windows?.split(",").map(Number);
}

function secondsOf({ windows }: Pick<Given, "windows">): string {
  return `${[...windows.slice(0, -2), windows.slice(-2).join(" and ")].join(", ")} seconds`;
}
