/** What TypeScript itself finds wrong with a definition file, as diagnostics of ours. */
import type { Diagnostic, Position, Related } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import { facetNames } from "./facets.ts";
import type { FileGraph } from "./file-graph.ts";
import { isExported } from "./named.ts";
import { narrowed } from "./narrow.ts";
import { positionAt, positionOf, type Source } from "./source.ts";
import { compiler, ts } from "./typescript.ts";
import { vocabularyModules, vocabularyName } from "./vocabulary.ts";

/** Syntax errors alone where there are any: type errors would only repeat them. */
export function typeErrorsOf(source: Source, program: ts.Program, graph: FileGraph, file: ts.SourceFile): readonly Diagnostic[] {
  const syntax = program.getSyntacticDiagnostics(file);
  if (syntax.length > 0) return syntaxErrors(source, file, syntax);
  return program.getSemanticDiagnostics(file).map((error) => typeError(source, program, graph, error));
}

const mergeMark = 1185;

/** One for each line: the parser stumbles on what follows a mistake. The marks of a merge are one mistake. */
function syntaxErrors(source: Source, file: ts.SourceFile, errors: readonly ts.Diagnostic[]): readonly Diagnostic[] {
  const marks = errors.filter(({ code }) => code === mergeMark);
  if (marks.length > 0) return [syntaxError(source, marks[0]!)];
  const lines = new Map(errors.map((error) => [file.getLineAndCharacterOfPosition(error.start ?? 0).line, error] as const).toReversed());
  return [...lines.values()].toReversed().map((error) => syntaxError(source, error));
}

function syntaxError(source: Source, error: ts.Diagnostic): Diagnostic {
  return report("syntax-error", { text: textOf(error), number: error.code, merge: error.code === mergeMark }, placeOf(source, error));
}

function typeError(source: Source, program: ts.Program, graph: FileGraph, error: ts.Diagnostic): Diagnostic {
  const inner = narrowed(program.getTypeChecker(), error);
  const at = inner === undefined ? placeOf(source, error) : positionOf(source, inner.node);
  return (
    misspeltFacet(source, error) ??
    noJson(error, at) ??
    report("type-error", { text: inner?.text ?? textOf(error), number: error.code, imported: importOf(graph, error) }, at, [
      ...relatedOf(source, error),
      ...wantedBy(source, program, inner?.wanted),
    ])
  );
}

/** What a kind says of the fact that does not fit. */
function wantedBy({ root }: Source, program: ts.Program, fact: ts.Symbol | undefined): readonly Related[] {
  const declaration = fact?.declarations?.[0];
  if (fact === undefined || declaration === undefined || vocabularyName(declaration.getSourceFile().fileName) !== undefined) return [];
  const comment = compiler().displayPartsToString(fact.getDocumentationComment(program.getTypeChecker())).split("\n")[0]!;
  return [{ message: `"${fact.name}": ${comment === "" ? "declared here." : comment}`, at: positionOf({ root }, declaration) }];
}

const noCommonProperty = 2559;

/** A record of facets of which none is known; where one is, its reader finds the others. */
function misspeltFacet(source: Source, error: ts.Diagnostic): Diagnostic | undefined {
  if (error.code !== noCommonProperty || !textOf(error).endsWith("type 'Facets'.")) return undefined;
  const node = error.file === undefined ? undefined : nodeAt(error.file, error.start ?? 0);
  const member = node?.parent !== undefined && ts.isTypeLiteralNode(node.parent) ? node.parent.members[0]?.name : undefined;
  if (member === undefined) return undefined;
  const facet = member.getText();
  return report("unknown-facet", { facet, nearest: nearest(facet, facetNames) }, positionOf(source, member));
}

/** The token at a position. */
function nodeAt(node: ts.Node, start: number): ts.Node {
  const child = node.getChildren().find((one) => one.getStart() <= start && start < one.getEnd());
  return child === undefined ? node : nodeAt(child, start);
}

const nameNotFound: readonly number[] = [2304, 2552, 2580, 2583, 2591];

/** Objects of JavaScript, which no JSON text holds. Definitions are read without their types. */
const objects = ["ArrayBuffer", "Buffer", "Date", "Error", "Map", "Promise", "RegExp", "Set", "Uint8Array", "URL", "WeakMap", "WeakSet"];

function noJson(error: ts.Diagnostic, at: Position | undefined): Diagnostic | undefined {
  const name = missingName(error);
  return name !== undefined && objects.includes(name) ? report("no-json", { type: name }, at) : undefined;
}

function missingName(error: ts.Diagnostic): string | undefined {
  if (!nameNotFound.includes(error.code)) return undefined;
  return /'([^']+)'/.exec(textOf(error))?.[1];
}

/** The import that a missing word needs, whatever the files import that are read together. */
function importOf(graph: FileGraph, error: ts.Diagnostic): string | undefined {
  const name = missingName(error);
  if (name === undefined) return undefined;
  const found = [...vocabularyModules].find(([, path]) => graph.fileAt(path)?.statements.some((statement) => declares(statement, name)));
  return found === undefined ? undefined : `import type { ${name} } from "${found[0]}";`;
}

function declares(statement: ts.Statement, name: string): boolean {
  return (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExported(statement) && statement.name.text === name;
}

function textOf({ messageText }: Pick<ts.Diagnostic, "messageText">): string {
  return compiler().flattenDiagnosticMessageText(messageText, "\n");
}

function placeOf(source: Source, { file, start, length }: ts.DiagnosticRelatedInformation): Position | undefined {
  return file === undefined ? undefined : positionAt(source, file, start ?? 0, (start ?? 0) + (length ?? 0));
}

function relatedOf(source: Source, error: ts.Diagnostic): readonly Related[] {
  return (error.relatedInformation ?? []).flatMap((one) => {
    const at = placeOf(source, one);
    return at === undefined ? [] : [{ message: textOf(one), at }];
  });
}
