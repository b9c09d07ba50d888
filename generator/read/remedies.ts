/** The way out of what TypeScript finds, for somebody who writes definitions and is no programmer. */
import { posix } from "node:path";
import type { Remedy } from "../diagnostics/catalog/read.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { moduleAt, type FileGraph } from "./file-graph.ts";
import { isExported } from "./named.ts";
import { compiler, ts } from "./typescript.ts";
import { vocabularyModules } from "./vocabulary.ts";

/** An error of TypeScript's, with its text on one line. */
export interface Found {
  readonly code: number;
  readonly text: string;
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly length: number;
}

/** What has to be written otherwise where the parser stumbles; undefined where the text shows none of the usual mistakes. */
export function remedyOfSyntax({ code, file, start }: Found): Remedy | undefined {
  const { line, rest } = lineAt(file, start);
  const sign = String.fromCodePoint(file.text.codePointAt(start) ?? 0);
  if (code === invalidCharacter) return quotes.test(sign) ? { is: "plain-quotes", sign } : sign === "#" ? { is: "comment" } : { is: "plain-sign", sign };
  const name = /^\s*([\w$]+(?:[-.][\w$]+)+|\d+[A-Za-z_$][\w$-]*)\??\s*:/.exec(line)?.[1];
  if (name !== undefined && line.indexOf(name) + name.length >= line.length - rest.length) return { is: "quoted-name", name };
  return code === propertyExpected ? { is: "field" } : undefined;
}

const invalidCharacter = 1127;
const propertyExpected = 1131;
const quotes = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u00b4]/;

function lineAt({ text }: ts.SourceFile, start: number): { readonly line: string; readonly rest: string } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const end = text.indexOf("\n", start);
  const to = end === -1 ? text.length : end;
  return { line: text.slice(from, to), rest: text.slice(start, to) };
}

/** What has to be written otherwise where types do not fit. */
export function remedyOfTypes(found: Found, checker: ts.TypeChecker, graph: FileGraph): Remedy | undefined {
  const { code } = found;
  if (nameNotFound.includes(code) || code === noSuchExport) return importOf(found, graph) ?? (code === noSuchExport ? undefined : otherName(found));
  if (code === moduleNotFound) return ofModule(found, graph);
  if (noDefaultExport.includes(code)) return { is: "braces" };
  if (wrongArity.includes(code)) return formOf(found, checker);
  return code === constraintNotSatisfied ? withoutQuotes(found) : undefined;
}

export const nameNotFound: readonly number[] = [2304, 2552, 2580, 2583, 2591];
const noSuchExport = 2305;
const moduleNotFound = 2307;
const noDefaultExport: readonly number[] = [1192, 2613];
const wrongArity: readonly number[] = [2314, 2707];
const constraintNotSatisfied = 2344;

/** The first name that TypeScript quotes. */
export function nameIn(text: string): string | undefined {
  return /'([^'"]+)'/.exec(text)?.[1];
}

/** The import that a missing name needs: of the vocabulary, else of a file beside this one or in a folder above. */
function importOf({ code, text, file }: Found, graph: FileGraph): Remedy | undefined {
  const name = code === noSuchExport ? /member '([^']+)'/.exec(text)?.[1] : nameIn(text);
  if (name === undefined) return undefined;
  const from = [...vocabularyModules.keys(), ...modulesNear(graph, file)].find((module) => exportsType(graph, module, file, name));
  return from === undefined ? undefined : { is: "import", statement: `import type { ${name} } from "${from}";` };
}

const folders = ["./", "../", "../../", "../../../"];

/** The files that hold what several resources share, by their usual names: those above come after those beside. */
function modulesNear(graph: FileGraph, { fileName }: ts.SourceFile): readonly string[] {
  const paths = folders.flatMap((folder) => ["kinds.ts", "words.ts"].map((name) => folder + name));
  return paths.filter((path) => graph.files.isFile(posix.join(posix.dirname(fileName), path)));
}

function exportsType(graph: FileGraph, module: string, from: ts.SourceFile, name: string): boolean {
  const vocabulary = vocabularyModules.get(module);
  const file = vocabulary === undefined ? moduleAt(graph, module, from) : graph.fileAt(vocabulary);
  return file?.statements.some((statement) => (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExported(statement) && statement.name.text === name) === true;
}

/** What other languages call the types of JSON. */
const otherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Integer: ["int", "integer", "long", "short", "byte", "uint", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "unsigned"],
    number: ["float", "double", "decimal", "num"],
    string: ["str", "text", "char", "varchar"],
    boolean: ["bool", "bit"],
    "string[]": ["list", "array"],
  }).flatMap(([ours, theirs]) => theirs.map((one) => [one, ours] as const)),
);

/** A name of no type: a type of another language, or a value without its quotes. */
function otherName({ code, text }: Found): Remedy | undefined {
  const name = nameIn(text) ?? "";
  const type = otherLanguages.get(name.toLowerCase());
  if (type !== undefined) return { is: "type", type };
  return code === 2304 && /^[a-z]/.test(name) ? { is: "quoted-value", name } : undefined;
}

function ofModule({ text, file }: Found, graph: FileGraph): Remedy | undefined {
  const name = nameIn(text) ?? "";
  if (/^specwright\b/.test(name)) return { is: "modules", nearest: nearest(name, [...vocabularyModules.keys()]) };
  const base = posix.basename(name).replace(/(?:\.[cm]?[jt]s)?$/, ".ts");
  const found = name.startsWith(".") ? folders.map((folder) => folder + base).find((path) => graph.files.isFile(posix.join(posix.dirname(file.fileName), path))) : undefined;
  return found === undefined ? undefined : { is: "module", path: found };
}

/** A generic with its parameters, and the first sentence of what it says of itself. */
function formOf({ file, start, length }: Found, checker: ts.TypeChecker): Remedy | undefined {
  const node = referenceAt(file, start, start + length);
  const symbol = node === undefined ? undefined : checker.getSymbolAtLocation(node.typeName);
  const generic = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = generic?.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) as ts.InterfaceDeclaration | undefined;
  if (generic === undefined || declaration?.typeParameters === undefined) return undefined;
  const parameters = declaration.typeParameters.map(({ name }) => name.text).join(", ");
  const says = compiler().displayPartsToString(generic.getDocumentationComment(checker)).split("\n")[0]!;
  return { is: "form", form: `${generic.name}<${parameters}>`, says };
}

function referenceAt(node: ts.Node, start: number, end: number): ts.TypeReferenceNode | undefined {
  if (ts.isTypeReferenceNode(node) && node.getStart() === start) return node;
  return compiler().forEachChild(node, (child) => (child.pos <= start && child.end >= end ? referenceAt(child, start, end) : undefined));
}

/** A number or a truth value that stands in quotes. */
function withoutQuotes({ text, file, start, length }: Found): Remedy | undefined {
  const value = /^["'`](.*)["'`]$/.exec(file.text.slice(start, start + length))?.[1] ?? "";
  const wanted = /constraint '(number|boolean)'/.exec(text)?.[1];
  const fits = wanted === "number" ? /^-?\d+(?:\.\d+)?$/.test(value) : /^(?:true|false)$/.test(value);
  return wanted !== undefined && fits ? { is: "no-quotes", value } : undefined;
}
