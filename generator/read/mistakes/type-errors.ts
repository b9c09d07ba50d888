/** What TypeScript itself finds wrong with a definition file, as diagnostics of ours. */
import type { Remedy } from "../../diagnostics/catalog/read.ts";
import type { Diagnostic, Position, Related } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { facetNames } from "../fields/facets.ts";
import type { FileGraph } from "../file-graph.ts";
import { nameOf, positionAt, positionOf, type ReadingContext } from "../reading-context.ts";
import { compiler, ts } from "../typescript.ts";
import { vocabularyName } from "../vocabulary.ts";
import { keyOfNoObject } from "./key-of-no-object.ts";
import { remedyOfMisfit } from "./misfits.ts";
import { missingFacts } from "./missing-facts.ts";
import { constraintOf, narrowError, type NarrowedError } from "./narrow.ts";
import {
  cannotIndex,
  exportAssignment,
  memberWithoutType,
  misplacedInfer,
  nameNotFound,
  quotedName,
  remedyOfSyntax,
  remedyOfTypes,
  wrongArity,
  type TypeScriptError,
} from "./remedies.ts";

/** Syntax errors alone where there are any: type errors would only repeat them. */
export function typeErrorsOf(context: ReadingContext, program: ts.Program, graph: FileGraph, file: ts.SourceFile): readonly Diagnostic[] {
  const syntax = program.getSyntacticDiagnostics(file);
  if (syntax.length > 0) return syntaxErrors(context, file, syntax);
  const classes = file.statements.filter(({ kind }) => kind === ts.SyntaxKind.ClassDeclaration);
  const errors = program.getSemanticDiagnostics(file).filter(({ start = -1 }) => !classes.some(({ pos, end }) => pos <= start && start < end));
  return [...classes.map((one) => classAsAType(context, one)), ...withoutEchoes(errors).flatMap((error) => typeError(context, program, graph, error))];
}

/** What TypeScript finds in a class is about programs. */
function classAsAType(context: ReadingContext, node: ts.Statement): Diagnostic {
  return report("class-as-a-type", { name: nameOf(node)?.getText() ?? "class" }, positionOf(context, node));
}

const mergeMark = 1185;
const signExpected = 1005;

/** What a declaration begins with, at the beginning of a line. */
const declarationStart = /^(?:export|declare|import|interface|type)\b/gm;

/** The first of each declaration: on what follows a mistake the parser only stumbles. The marks of a merge are one mistake. */
function syntaxErrors(context: ReadingContext, file: ts.SourceFile, errors: readonly ts.Diagnostic[]): readonly Diagnostic[] {
  const mark = errors.find(({ code }) => code === mergeMark);
  if (mark !== undefined) return [syntaxError(context, mark, { is: "merge" })];
  const starts = [...file.text.matchAll(declarationStart)].map(({ index }) => index);
  const inOrder = errors.toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0));
  const firsts = new Map(inOrder.toReversed().map((error) => [starts.findLastIndex((start) => start <= (error.start ?? 0)), error] as const));
  return [...firsts.values()]
    .toReversed()
    .map((error) => syntaxError(context, error, braceOf(error) === error ? remedyOfSyntax(foundIn(context, file, error)) : { is: "brace-end" }));
}

function syntaxError(context: ReadingContext, error: ts.Diagnostic, remedy: Remedy | undefined): Diagnostic {
  const at =
    remedy?.is === "comment-end"
      ? openingOf(error)
      : remedy?.is === "comment-ended"
        ? endingBefore(error)
        : remedy?.is === "brace-end"
          ? braceOf(error)
          : error;
  return report("syntax-error", { text: textOf(context, error), number: error.code, remedy }, placeOf(context, at));
}

/** Where the braces of the last declaration open, when the parser misses an end at the end of the file. */
function braceOf(error: ts.Diagnostic): ts.Diagnostic {
  const text = error.file?.text ?? "";
  const isAtEnd = error.code === signExpected && String(error.messageText).includes("'}'") && (error.start ?? 0) >= text.trimEnd().length;
  const start = isAtEnd ? text.indexOf("{", [...text.matchAll(declarationStart)].at(-1)?.index) : -1;
  return start === -1 ? error : { ...error, start, length: 1 };
}

/** Where the comment begins that has no end: the parser only tells where the file has one. */
function openingOf(error: ts.Diagnostic): ts.Diagnostic {
  const start = error.file?.text.lastIndexOf("/*") ?? -1;
  return start === -1 ? error : { ...error, start, length: 2 };
}

/** Where the comment ends on whose further text the parser stumbles. */
function endingBefore(error: ts.Diagnostic): ts.Diagnostic {
  const start = error.file?.text.lastIndexOf("*/", (error.start ?? 0) - 1) ?? -1;
  return start === -1 ? error : { ...error, start, length: 2 };
}

function foundIn(context: ReadingContext, file: ts.SourceFile, error: ts.Diagnostic): TypeScriptError {
  return { code: error.code, text: textOf(context, error), file, start: error.start ?? 0, length: error.length ?? 0 };
}

const constraintNotSatisfied = 2344;
const notAType = 2749;
const exportBesideOthers = 2309;
const nameTwice = 2300;
const sameNameOtherType = 2717;
const noArguments = 1099;

/** Without what another finding brings about: facts do not fit a type that is not found, and of one name given twice the second is the mistake. */
function withoutEchoes(errors: readonly ts.Diagnostic[]): readonly ts.Diagnostic[] {
  const lost = errors.some(({ code }) => nameNotFound.includes(code) || code === misplacedInfer);
  const twice = errors.filter(({ code }) => code === nameTwice);
  return errors.flatMap((error): ts.Diagnostic[] => {
    const { code, file, start, messageText } = error;
    if (lost && code === constraintNotSatisfied && file?.text[start ?? 0] === "{") return [];
    if (lost && code === notAType) return [];
    if (code === exportBesideOthers && errors.some((other) => other.code === exportAssignment && other.start === start)) return [];
    if (code === noArguments && errors.some((other) => wrongArity.includes(other.code) && isAround(other, error))) return [];
    if (isOfOneConstraint(error, errors)) return [];
    if (
      code === memberWithoutType &&
      errors.some((other) => (other.code === code ? isBefore(other, error) : other.code === constraintNotSatisfied && isAround(other, error)))
    )
      return [];
    if (code === sameNameOtherType && twice.some((other) => other.start === start)) return [];
    if (code !== nameTwice) return [error];
    const [first, ...others] = twice.filter((other) => other.messageText === messageText);
    if (others.length === 0) return [error];
    return error === first ? [] : [{ ...error, relatedInformation: [{ ...first!, messageText: "The first one is here." }] }];
  });
}

/** A kind that does not say which facts it knows can use none of them: the first use stands for all. */
function isOfOneConstraint(error: ts.Diagnostic, errors: readonly ts.Diagnostic[]): boolean {
  const [first, ...others] = errors.filter(({ code }) => code === cannotIndex);
  return others.includes(error) || (error.code === constraintNotSatisfied && [first, ...others].some((other) => other?.start === error.start));
}

/** Two on one line, as of `title, string;`. */
function isBefore(one: ts.Diagnostic, other: ts.Diagnostic): boolean {
  return one.start! < other.start! && !other.file!.text.slice(one.start, other.start).includes("\n");
}

function isAround(one: ts.Diagnostic, other: ts.Diagnostic): boolean {
  return one.start! <= other.start! && other.start! < one.start! + one.length!;
}

function typeError(context: ReadingContext, program: ts.Program, graph: FileGraph, error: ts.Diagnostic): readonly Diagnostic[] {
  const inner = narrowError(program.getTypeChecker(), error);
  const at = inner === undefined ? placeOf(context, error) : positionOf(context, inner.node);
  const text = inner === undefined ? textOf(context, error) : withoutRoot(context, inner.text);
  const misspelt = inner === undefined ? [] : misspeltFacts(context, program.getTypeChecker(), inner.node);
  if (misspelt.length > 0) return misspelt;
  const instead = inner === undefined ? [] : [...missingFacts(context, program.getTypeChecker(), inner.node), ...keyOfNoObject(context, program, inner)];
  if (instead.length > 0) return instead;
  const remedy = remedyOf(context, program, graph, error, inner);
  return [
    misspeltFacet(context, error) ??
      noJson(context, error, at) ??
      report("type-error", { text, number: error.code, remedy }, at, [...relatedOf(context, error), ...wantedBy(context, program, inner?.wanted)]),
  ];
}

function remedyOf(context: ReadingContext, program: ts.Program, graph: FileGraph, error: ts.Diagnostic, inner: NarrowedError | undefined): Remedy | undefined {
  if (error.file === undefined) return undefined;
  if (error.code !== constraintNotSatisfied) return remedyOfTypes(foundIn(context, error.file, error), program, graph);
  return remedyOfMisfit(program, inner ?? { node: typeAt(error.file, error), text: textOf(context, error) });
}

/** Of a record that lacks a fact: those of its facts that nobody asks for, and that are nearly one that is. */
function misspeltFacts(context: ReadingContext, checker: ts.TypeChecker, record: ts.Node): readonly Diagnostic[] {
  const constraint = ts.isTypeLiteralNode(record) ? constraintOf(checker, record) : undefined;
  if (constraint === undefined || !ts.isTypeLiteralNode(record)) return [];
  const known = checker.getPropertiesOfType(constraint).map(({ name }) => name);
  const facts = record.members.flatMap(({ name }) => (name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name] : []));
  const lacking = known.filter((name) => !facts.some(({ text }) => text === name));
  const kind = (record.parent as ts.TypeReferenceNode).typeName.getText();
  return facts.flatMap((name) => {
    const nearestName = known.includes(name.text) ? undefined : nearest(name.text, lacking);
    return nearestName === undefined ? [] : [report("unknown-fact", { fact: name.text, kind, known, nearest: nearestName }, positionOf(context, name))];
  });
}

/** What a kind says of the fact that does not fit. */
function wantedBy({ root }: ReadingContext, program: ts.Program, fact: ts.Symbol | undefined): readonly Related[] {
  const declaration = fact?.declarations?.[0];
  if (fact === undefined || declaration === undefined || vocabularyName(declaration.getSourceFile().fileName) !== undefined) return [];
  const comment = compiler().displayPartsToString(fact.getDocumentationComment(program.getTypeChecker())).split("\n")[0]!;
  return [{ message: `"${fact.name}": ${comment === "" ? "declared here." : comment}`, at: positionOf({ root }, declaration) }];
}

const noCommonProperty = 2559;

/** A record of facets of which none is known; where one is, its reader finds the others. */
function misspeltFacet(context: ReadingContext, error: ts.Diagnostic): Diagnostic | undefined {
  if (error.code !== noCommonProperty || !textOf(context, error).endsWith("type 'Facets'.")) return undefined;
  const node = error.file === undefined ? undefined : nodeAt(error.file, error.start ?? 0);
  const member = node?.parent !== undefined && ts.isTypeLiteralNode(node.parent) ? node.parent.members[0]?.name : undefined;
  if (member === undefined) return undefined;
  const facet = member.getText();
  return report("unknown-facet", { facet, nearest: nearest(facet, facetNames) }, positionOf(context, member));
}

/** The type that an error underlines. */
function typeAt(file: ts.SourceFile, { start = 0, length = 0 }: ts.Diagnostic): ts.Node {
  let node = nodeAt(file, start).parent;
  while (node.parent.getStart() === start && node.parent.getEnd() <= start + length) node = node.parent;
  return node;
}

/** The token at a position. */
function nodeAt(node: ts.Node, start: number): ts.Node {
  const child = node.getChildren().find((one) => one.getStart() <= start && start < one.getEnd());
  return child === undefined ? node : nodeAt(child, start);
}

/** Objects of JavaScript, which no JSON text holds. Definitions are read without their types. */
const objects = ["ArrayBuffer", "Buffer", "Date", "Error", "Map", "Promise", "RegExp", "Set", "Uint8Array", "URL", "WeakMap", "WeakSet"];

function noJson(context: ReadingContext, error: ts.Diagnostic, at: Position | undefined): Diagnostic | undefined {
  const name = nameNotFound.includes(error.code) ? quotedName(textOf(context, error)) : undefined;
  return name !== undefined && objects.includes(name) ? report("no-json", { type: name }, at) : undefined;
}

function textOf(context: ReadingContext, { messageText }: Pick<ts.Diagnostic, "messageText">): string {
  return withoutRoot(context, compiler().flattenDiagnosticMessageText(messageText, "\n"));
}

/** TypeScript names modules by their whole paths. */
function withoutRoot({ root }: ReadingContext, text: string): string {
  return text.replaceAll(`${root}/`, "");
}

function placeOf(context: ReadingContext, { file, start, length }: ts.DiagnosticRelatedInformation): Position | undefined {
  return file === undefined ? undefined : positionAt(context, file, start ?? 0, (start ?? 0) + (length ?? 0));
}

function relatedOf(context: ReadingContext, error: ts.Diagnostic): readonly Related[] {
  return (error.relatedInformation ?? []).flatMap((one) => {
    const at = placeOf(context, one);
    return at === undefined ? [] : [{ message: textOf(context, one), at }];
  });
}
