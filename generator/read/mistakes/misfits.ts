/** The way out where a value, a type or a fact is not what is asked for at its place. */
import type { Remedy } from "../../diagnostics/catalog/read.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { descriptionOf } from "../nodes/comments.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { vocabularyModules, vocabularyName } from "../vocabulary.ts";

export interface Misfit {
  readonly node: ts.Node;
  /** What TypeScript says of it. */
  readonly text: string;
  /** The fact that it is given for. */
  readonly wanted?: ts.Symbol;
}

export function remedyOfMisfit(program: ts.Program, { node, text, wanted }: Misfit): Remedy | undefined {
  if (wanted !== undefined && isKey(program, wanted)) return { is: "key" };
  const wantedType = /(?:constraint|to type) '(.*?)'\.?(?: Did you mean|$)/m.exec(text)?.[1] ?? "";
  if (wantedType === "`/${string}`") return { is: "path" };
  if (wanted !== undefined && wantedType.startsWith("{ readonly [name: string]:")) return saidOf(wanted);
  return ofQuotes(node, wantedType) ?? ofValues(node, wantedType) ?? formAsked(program, node, wantedType);
}

/** What the vocabulary says of a fact that holds several things by name: it shows how one is written. */
function saidOf({ declarations: [declaration] = [] }: ts.Symbol): Remedy | undefined {
  const isKnown = declaration !== undefined && vocabularyName(declaration.getSourceFile().fileName) !== undefined;
  return isKnown ? { is: "said", says: descriptionOf(declaration).split("\n")[0]! } : undefined;
}

export function isKey(program: ts.Program, { declarations = [] }: ts.Symbol): boolean {
  const type = (declarations[0] as ts.PropertySignature | undefined)?.type;
  return type !== undefined && ts.isTypeReferenceNode(type) && genericOf(program, type) === vocabularyType(program, "KeyOf");
}

/** A number or a truth value that has quotes where it needs none, or, as a fact, none where it needs them. */
function ofQuotes(node: ts.Node, wantedType: string): Remedy | undefined {
  const written = node.getText();
  const inQuotes = /^["'`](.*)["'`]$/.exec(written)?.[1];
  if (wantedType === "string")
    return ts.isPropertySignature(node.parent) && /^(?:-?[\d.]+|true|false)$/.test(written) ? { is: "quotes", value: written } : undefined;
  const fits = wantedType === "number" ? /^-?\d+(?:\.\d+)?$/ : wantedType === "boolean" ? /^(?:true|false)$/ : undefined;
  return inQuotes !== undefined && fits?.test(inQuotes) === true ? { is: "no-quotes", value: inQuotes } : undefined;
}

/** A misspelt one of several texts. */
function ofValues(node: ts.Node, wantedType: string): Remedy | undefined {
  const value = /^["'`](.*)["'`]$/.exec(node.getText())?.[1];
  const values = /^"[^"]*"(?: \| "[^"]*")*$/.test(wantedType) ? [...wantedType.matchAll(/"([^"]*)"/g)].map(([, one]) => one!) : [];
  const nearestValue = value === undefined ? undefined : nearest(value, values);
  return nearestValue === undefined ? undefined : { is: "value", value: nearestValue };
}

/** A word of the vocabulary that is asked for, or whose parameter is another one. */
function formAsked(program: ts.Program, node: ts.Node, wantedType: string): Remedy | undefined {
  if (ts.isTypeLiteralNode(node)) return undefined;
  const name = /^(\w+)</.exec(wantedType)?.[1];
  const wanted = name === undefined ? undefined : vocabularyType(program, name);
  const around = ts.isTypeReferenceNode(node.parent) ? genericOf(program, node.parent) : undefined;
  if (wanted !== undefined) return remedyByForm(wanted);
  return around !== undefined && vocabularyName(around.getSourceFile().fileName) !== undefined ? remedyByForm(around) : undefined;
}

function vocabularyType(program: ts.Program, name: string): TypeDeclaration | undefined {
  const statements = [...vocabularyModules.values()].flatMap((file) => [...(program.getSourceFile(file)?.statements ?? [])]);
  return statements.filter(isDeclaration).find((statement) => statement.name.text === name);
}

/** The declaration of the generic that a type names. */
export function genericOf(program: ts.Program, { typeName }: ts.TypeReferenceNode): TypeDeclaration | undefined {
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(typeName);
  const generic = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return generic?.declarations?.find(isDeclaration);
}

function isDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** A generic with its parameters, and the first line of what it says of itself. */
export function remedyByForm(generic: TypeDeclaration): Remedy | undefined {
  if (generic.typeParameters === undefined) return undefined;
  const parameters = generic.typeParameters.map(({ name }) => name.text).join(", ");
  return { is: "form", form: `${generic.name.text}<${parameters}>`, says: descriptionOf(generic).split("\n")[0]! };
}
