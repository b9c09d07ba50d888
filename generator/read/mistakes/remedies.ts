/** The way out of what TypeScript finds, for somebody who writes definitions and is no programmer. */
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import type { Remedy } from "../../diagnostics/catalog/read.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { moduleAt, type FileGraph } from "../file-graph.ts";
import { isExported } from "../nodes/exported.ts";
import { compiler, ts } from "../typescript.ts";
import { vocabularyModules } from "../vocabulary.ts";
import { genericOf, remedyByForm } from "./misfits.ts";

/** An error of TypeScript's, with its text on one line. */
export interface TypeScriptError {
  readonly code: number;
  readonly text: string;
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly length: number;
}

/** What has to be written otherwise where the parser stumbles; undefined where the text shows none of the usual mistakes. */
export function remedyOfSyntax({ code, file, start }: TypeScriptError): Remedy | undefined {
  const { line, rest } = lineAt(file, start);
  if (isBehindComment(file.text, start)) return { is: "comment-ended" };
  const sign = String.fromCodePoint(file.text.codePointAt(start) ?? 0);
  if (code === invalidCharacter) return quotes.test(sign) ? { is: "plain-quotes", sign } : sign === "#" ? { is: "comment" } : { is: "plain-sign", sign };
  const name = /^\s*([\w$]+(?:[-.][\w$]+)+|\d+[A-Za-z_$][\w$-]*)\??\s*:/.exec(line)?.[1];
  if (name !== undefined && line.indexOf(name) + name.length >= line.length - rest.length) return { is: "quoted-name", name };
  if (/\b(?:string|number|boolean)$/.test(line.slice(0, line.length - rest.length)) && /^[<(]/.test(rest)) return { is: "limits" };
  const before = line.slice(0, line.length - rest.length);
  const usual = ofUsual(before, rest, code);
  if (usual !== undefined) return usual;
  const text = code === typeExpected ? /^\/[^\s;,]*/.exec(rest)?.[0] : undefined;
  if (text !== undefined) return { is: "quotes", value: text };
  return code === propertyExpected ? { is: "field" } : undefined;
}

/** Whether the text goes on of a comment that has ended: an end without a beginning follows, which is not within quotes. */
function isBehindComment(text: string, start: number): boolean {
  const end = text.indexOf("*/", start);
  const opening = text.indexOf("/*", start);
  if (end === -1 || (opening !== -1 && opening < end) || text.lastIndexOf("*/", start - 1) === -1) return false;
  return !/["'`]/.test(text.slice(Math.max(start, text.lastIndexOf("\n", end) + 1), end));
}

/** What people write who know another notation, or who missed a key. */
function ofUsual(before: string, rest: string, code: number): Remedy | undefined {
  if (code === commentEndExpected) return { is: "comment-end" };
  if (code === unterminatedText) return { is: "quote-end" };
  const invisible = /^[\w$]*([\u00ad\u200b-\u200f\u2060\ufeff])/.exec(rest)?.[1];
  if (invisible !== undefined) return { is: "invisible-sign", sign: invisible };
  const alias = rest.startsWith("=") ? /\binterface\s+([\w$]+)\s*$/.exec(before)?.[1] : undefined;
  if (alias !== undefined) return { is: "alias-of", name: alias };
  const word = /\b([A-Z]\w*)(?:\[[^\]]*)?$/.exec(before);
  if (word !== null && (word[0].includes("[") || rest.startsWith("("))) return { is: "angles", name: word[1]! };
  if (isNumberOfMoreSigns(before, rest, code)) return { is: "plain-number" };
  if (/\b[A-Z]\w*<(?:[^>]*,)?\s*$/.test(before) && /^-?\s*,/.test(rest)) return { is: "no-limit" };
  if (/\b[A-Z]\w*<[^>]*\d\.?$/.test(before) && /^[.-]/.test(rest)) return { is: "comma" };
  if (/\b[A-Z]\w*<(?:[^>]*,)?\s*[A-Za-z]\w*\s*$/.test(before) && /^[=:]/.test(rest)) return { is: "comma" };
  const expression = /<\s*$/.test(before) ? /^\/((?:[^/\\]|\\.)+)\/[a-z]*\s*[>,]/.exec(rest)?.[1] : undefined;
  if (expression !== undefined) return { is: "quotes", value: JSON.stringify(expression).slice(1, -1) };
  if (/^(?:\|\||or\b)/.test(rest) || (/["'\w]\s*$/.test(before) && /^\/\s*["'\w]/.test(rest))) return { is: "bar" };
  if (code === declarationExpected) return { is: rest.startsWith("}") ? "brace-closed" : "definition" };
  if (code === typeExpected && /[\w"']\??\s*:\s*$/.test(before) && /^[=:;,]/.test(rest)) return { is: "field" };
  if (/\bexport\s+default\s+type\s*$/.test(before)) return { is: "definition" };
  if (/:\s*-?\d+\.$/.test(before) && /^\.+\d/.test(rest)) return { is: "limits" };
  const item = code === typeExpected && /^\s*$/.test(before) ? /^-\s+(\w+)/.exec(rest)?.[1] : undefined;
  if (item !== undefined) return { is: "array", items: item };
  if (/\w\s*:\s*[\w.<>]+$/.test(before) && rest.startsWith("?[")) return { is: "field" };
  const items = before.endsWith("[]") ? /^\w+/.exec(rest)?.[0] : undefined;
  if (items !== undefined) return { is: "array", items };
  return /^\s*(?:const|let|var)\s+$/.test(before) ? { is: "field" } : undefined;
}

/** `1.000.000`, `1,000`, `100%`, `5s`: signs and units that a number of TypeScript does not have. */
function isNumberOfMoreSigns(before: string, rest: string, code: number): boolean {
  if (!/\b[A-Z]\w*<[^>]*$/.test(before)) return false;
  return code === leadingZero ? /\d,\s*$/.test(before) && /^0\d\d/.test(rest) : /\d$/.test(before) && /^(?:%|\.\d{3}\b|[A-Za-z°µ])/u.test(rest);
}

const leadingZero = 1121;
const declarationExpected = 1128;
const commentEndExpected = 1010;
const unterminatedText = 1002;
const invalidCharacter = 1127;
const typeExpected = 1110;
const propertyExpected = 1131;
const quotes = /[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u00b4]/;

function lineAt({ text }: ts.SourceFile, start: number): { readonly line: string; readonly rest: string } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const end = text.indexOf("\n", start);
  const to = end === -1 ? text.length : end;
  return { line: text.slice(from, to), rest: text.slice(start, to) };
}

/** What has to be written otherwise where types do not fit. */
export function remedyOfTypes(found: TypeScriptError, program: ts.Program, graph: FileGraph): Remedy | undefined {
  const { code } = found;
  if (nameNotFound.includes(code) && quotedName(found.text) === "require") return { is: "types-alone" };
  if (nameNotFound.includes(code) || code === noSuchExport) return importOf(found, graph) ?? (code === noSuchExport ? undefined : otherName(found));
  if (code === moduleNotFound) return ofModule(found, graph);
  if (noDefaultExport.includes(code)) return { is: "braces" };
  if (noNamespace.includes(code)) return ofEnumeration(found);
  if (noField.includes(code)) return { is: "field" };
  if (code === constantWithoutValue) return { is: "alias" };
  if (code === initializer) return { is: "default" };
  if (code === fieldBesideIndex) return { is: "further-fields" };
  if (code === anyTypeOfComments) return { is: "no-limit" };
  if (code === exportAssignment) return { is: "definition" };
  if (code === misplacedInfer) return { is: "type", type: "the type itself" };
  if (code === cannotIndex) return { is: "constraint" };
  if (code === noSuchProperty && /^Property '\d+'/.test(found.text)) return { is: "item-limit" };
  return wrongArity.includes(code) ? formAt(found, program) : undefined;
}

const unknownName = 2304;
const nameOfDom = 2584;
export const nameNotFound: readonly number[] = [unknownName, 2552, 2580, 2583, nameOfDom, 2591];
const noSuchExport = 2305;
const moduleNotFound = 2307;
const noDefaultExport: readonly number[] = [1192, 2613];
export const wrongArity: readonly number[] = [2314, 2707];
const noNamespace: readonly number[] = [2503, 2702];
const constantWithoutValue = 1155;
const initializer = 1246;
const anyTypeOfComments = 8020;
export const exportAssignment = 1203;
export const misplacedInfer = 1338;
const fieldBesideIndex = 2411;
const noSuchProperty = 2339;
export const cannotIndex = 2536;
export const memberWithoutType = 7008;
const questionMarkBehindType = 17019;
const modifierOnMember = 1070;
const noField: readonly number[] = [memberWithoutType, questionMarkBehindType, modifierOnMember];

/** The first name that TypeScript quotes. */
export function quotedName(text: string): string | undefined {
  return /'([^'"]+)'/.exec(text)?.[1];
}

/** The import that a missing name needs: of the vocabulary, else of a file beside this one or in a folder above. */
function importOf({ code, text, file }: TypeScriptError, graph: FileGraph): Remedy | undefined {
  const name = code === noSuchExport ? /member '([^']+)'/.exec(text)?.[1] : quotedName(text);
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
  return (
    file?.statements.some(
      (statement) => (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExported(statement) && statement.name.text === name,
    ) === true
  );
}

/** What other languages call the types of JSON. */
const otherLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Integer: ["int", "integer", "long", "short", "byte", "uint", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "unsigned"],
    number: ["float", "double", "decimal", "num"],
    string: ["str", "text", "char", "varchar"],
    boolean: ["bool", "bit"],
    "string[]": ["list", "array"],
    "string | null": ["nullable"],
    "{ [name: string]: string }": ["dict", "dictionary", "hash"],
    'Format<"date">': ["date"],
    'Format<"date-time">': ["datetime", "timestamp"],
    'Format<"email">': ["email"],
    'Format<"uri">': ["uri", "url"],
  }).flatMap(([ours, theirs]) => theirs.map((one) => [one, ours] as const)),
);

/** A name of no type: a type of another language, or a value without its quotes. */
function otherName({ code, text }: TypeScriptError): Remedy | undefined {
  const name = quotedName(text) ?? "";
  if (name === "Optional") return { is: "field" };
  if (name === "Infinity") return { is: "no-limit" };
  if (code === nameOfDom || name.startsWith("node:")) return { is: "types-alone" };
  const type = otherLanguages.get(name.toLowerCase());
  if (type !== undefined) return { is: "type", type };
  if (code !== unknownName) return undefined;
  const digits = /^([0-9A-F]+)h$/i.exec(name)?.[1];
  if (digits !== undefined) return { is: "hexadecimal", digits };
  return /^[a-z]/.test(name) ? { is: "quoted-value", name } : { is: "declaration" };
}

/** `Colour.red`, as languages with enumerations write one of their values. */
function ofEnumeration({ file, start, length }: TypeScriptError): Remedy | undefined {
  const name = /^\.(\w+)/.exec(file.text.slice(start + length))?.[1];
  return name === undefined ? undefined : { is: "quoted-value", name };
}

/** Relative, or with one of the signs that other tools let stand for a folder of the project. */
const isPath = /^[.@~#]/;

function ofModule({ text, file }: TypeScriptError, graph: FileGraph): Remedy | undefined {
  const name = quotedName(text) ?? "";
  const vocabulary = [...vocabularyModules.keys()];
  if (/^specwright\b/i.test(name)) return { is: "modules", nearest: nearest(name.toLowerCase(), vocabulary) };
  if (name.endsWith(".json")) return { is: "types-alone" };
  const base = posix
    .basename(name)
    .replace(/^#/, "")
    .replace(/(?:\.[cm]?[jt]s)?$/, ".ts");
  const near = isPath.test(name) ? [base, base.toLowerCase()].flatMap((one) => folders.map((folder) => folder + one)) : [];
  const found = near.find((path) => graph.files.isFile(posix.join(posix.dirname(file.fileName), path)));
  if (found !== undefined) return { is: "module", path: found };
  const general = vocabulary.find((module) => isPath.test(name) && `${posix.basename(module)}.ts` === base);
  if (general !== undefined) return { is: "modules", nearest: general };
  const [pack] = packageName.exec(name) ?? [];
  return pack === undefined || isBuiltin(name)
    ? undefined
    : {
        is: "said",
        says: `Install the package "${pack}" where the definitions find it, or write the path of a file, which begins with "./" or "../".`,
      };
}

/** The scope, where there is one, and the name: what follows is a file of the package. */
const packageName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/;

function formAt({ file, start, length }: TypeScriptError, program: ts.Program): Remedy | undefined {
  const node = referenceAt(file, start, start + length);
  const generic = node === undefined ? undefined : genericOf(program, node);
  return generic === undefined ? undefined : remedyByForm(generic);
}

function referenceAt(node: ts.Node, start: number, end: number): ts.TypeReferenceNode | undefined {
  if (ts.isTypeReferenceNode(node) && node.getStart() === start) return node;
  return compiler().forEachChild(node, (child) => (child.pos <= start && child.end >= end ? referenceAt(child, start, end) : undefined));
}
