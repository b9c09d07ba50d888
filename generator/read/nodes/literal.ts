/**
 * A file that holds one literal, read without running it: `export default { … }` in TypeScript, or JSON.
 * Whatever would have to be run to have a value is an error at its place.
 */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { Json } from "../../model/shape.ts";
import { compiler, ts } from "../typescript.ts";

export interface Literal {
  readonly value: Json;
  /** By JSON pointer: where a member's key stands, or a list's item; "" is the whole. */
  readonly places: ReadonlyMap<string, Position>;
}

/** The literal of a file, whose name says whether it is JSON. */
export function readLiteral(file: string, text: string): Outcome<Literal> {
  const json = file.endsWith(".json");
  const syntax = json ? jsonFault(file, text) : typescriptFault(file, text);
  const source = json ? compiler().parseJsonText(file, text) : compiler().createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  if (syntax !== undefined) {
    const why = compiler().flattenDiagnosticMessageText(syntax.messageText, "\n");
    return failure([report(json ? "config-no-json" : "config-syntax", { why }, at(source, syntax.start ?? 0, syntax.length ?? 0))]);
  }
  const found = json ? jsonExpression(source) : defaultExport(source);
  return found.ok ? walk(found.value, source) : found;
}

/** Syntax alone (codes below 2000): that a configuration of TypeScript is an object is no concern of ours. */
function jsonFault(file: string, text: string): ts.Diagnostic | undefined {
  const { error } = compiler().parseConfigFileTextToJson(file, text);
  return error !== undefined && error.code < 2000 ? error : undefined;
}

function typescriptFault(file: string, text: string): ts.Diagnostic | undefined {
  return compiler().transpileModule(text, { fileName: file, reportDiagnostics: true }).diagnostics?.[0];
}

function jsonExpression(source: ts.SourceFile): Outcome<ts.Expression> {
  const statement = source.statements[0];
  const nothing = statement === undefined || !ts.isExpressionStatement(statement);
  return nothing ? failure([report("config-no-json", { why: "The file is empty." }, at(source, 0, 0))]) : outcome(statement.expression, []);
}

/** What `export default` exports; beside it only imports of types and declarations of types may stand. */
function defaultExport(source: ts.SourceFile): Outcome<ts.Expression> {
  const others = source.statements.filter((statement) => !isDefaultExport(statement) && !isOfTypes(statement));
  if (others.length > 0) return failure(others.map((statement) => notLiteral(statement, source)));
  const exported = source.statements.find(isDefaultExport);
  return exported === undefined ? failure([report("config-no-default-export", {}, at(source, 0, 0))]) : outcome(exported.expression, []);
}

function isDefaultExport(statement: ts.Statement): statement is ts.ExportAssignment {
  return ts.isExportAssignment(statement) && statement.isExportEquals !== true;
}

function isOfTypes(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return statement.importClause?.isTypeOnly === true;
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isEmptyStatement(statement);
}

/** What the walk has found so far. */
interface Walk {
  readonly source: ts.SourceFile;
  readonly places: Map<string, Position>;
  readonly diagnostics: Diagnostic[];
}

function walk(expression: ts.Expression, source: ts.SourceFile): Outcome<Literal> {
  const walked: Walk = { source, places: new Map([["", placeOf(expression, source)]]), diagnostics: [] };
  const value = valueOf(expression, "", walked);
  return outcome({ value, places: walked.places }, walked.diagnostics);
}

function valueOf(node: ts.Expression, pointer: string, walked: Walk): Json {
  const bare = withoutTypes(node);
  if (ts.isStringLiteralLike(bare)) return bare.text;
  if (ts.isNumericLiteral(bare)) return Number(bare.text);
  if (isNegative(bare)) return -Number(bare.operand.text);
  if (bare.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (bare.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (bare.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(bare)) return bare.elements.map((element, index) => itemOf(element, `${pointer}/${index}`, walked));
  if (ts.isObjectLiteralExpression(bare)) return Object.fromEntries(bare.properties.flatMap((member) => memberOf(member, pointer, walked)));
  walked.diagnostics.push(notLiteral(bare, walked.source));
  return null;
}

/** `{ … } as const satisfies T` says no more than `{ … }`. */
function withoutTypes(node: ts.Expression): ts.Expression {
  const wrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return wrapped ? withoutTypes(node.expression) : node;
}

function isNegative(node: ts.Expression): node is ts.PrefixUnaryExpression & { readonly operand: ts.NumericLiteral } {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
}

function itemOf(element: ts.Expression, pointer: string, walked: Walk): Json {
  walked.places.set(pointer, placeOf(element, walked.source));
  return valueOf(element, pointer, walked);
}

function memberOf(member: ts.ObjectLiteralElementLike, parent: string, walked: Walk): readonly [string, Json][] {
  const named = ts.isPropertyAssignment(member) && (ts.isIdentifier(member.name) || ts.isStringLiteralLike(member.name));
  if (!named) {
    walked.diagnostics.push(notLiteral(member, walked.source));
    return [];
  }
  const key = member.name.text;
  const pointer = `${parent}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const place = placeOf(member.name, walked.source);
  const first = walked.places.get(pointer);
  if (first !== undefined) walked.diagnostics.push(report("config-key-twice", { key }, place, [{ message: "It stands here first.", at: first }]));
  walked.places.set(pointer, place);
  return [[key, valueOf(member.initializer, pointer, walked)]];
}

function notLiteral(node: ts.Node, source: ts.SourceFile): Diagnostic {
  const [line = ""] = node.getText(source).split("\n");
  return report("config-no-literal", { found: line.length > 60 ? `${line.slice(0, 60)}…` : line }, placeOf(node, source));
}

function placeOf(node: ts.Node, source: ts.SourceFile): Position {
  return at(source, node.getStart(source), node.getWidth(source));
}

/** A stretch within its first line. */
function at(source: ts.SourceFile, start: number, length: number): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const end = source.text.slice(start, start + length).search(/[\r\n\u2028\u2029]/u);
  return { file: source.fileName, line: line + 1, column: character + 1, length: end === -1 ? length : end };
}
