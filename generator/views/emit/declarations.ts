/**
 * Types that another tool has written. Their text is parsed before it counts: a type has to be one type and nothing else,
 * and declarations are interfaces and aliases, which TypeScript leaves out of what runs. The compiler costs some 200 ms to
 * load, so it is loaded when the first text comes.
 */
import { createRequire } from "node:module";
import type TypeScript from "typescript";
import { remembered } from "../../values/remembered.ts";
import { emit, type Emit } from "./value.ts";

let compiler: typeof TypeScript | undefined;

function loaded(): typeof TypeScript {
  return (compiler ??= createRequire(import.meta.url)("typescript") as typeof TypeScript);
}

const BEFORE = "type T = ";

/** A type where a type stands: `"a" | Room[]`. The same few stand everywhere. */
export const typeExpression: (text: string) => Emit<"typescript type"> = remembered(parsedType);

/** A name, or a list of what it names: no word of the language begins with a capital. */
const NAME = /^[A-Z][\w$]*(?:\[\])?$/;

function parsedType(text: string): Emit<"typescript type"> {
  if (NAME.test(text)) return emit("typescript type", text);
  const [statement, ...others] = statementsOf(`${BEFORE}${text};`);
  if (statement === undefined || others.length > 0 || !loaded().isTypeAliasDeclaration(statement)) throw refusal(text);
  // A comment at an end would reach into what stands there.
  const { pos, end } = statement.type;
  if (pos !== BEFORE.length - 1 || end !== BEFORE.length + text.length || /^\s*\/[/*]/.test(text)) throw refusal(text);
  return emit("typescript type", text);
}

/** Whole lines of exported interfaces and type aliases, with their comments. */
export function declarations(text: string): Emit<"typescript declarations"> {
  const ts = loaded();
  const isType = (node: TypeScript.Statement): boolean => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  if (!statementsOf(text).every(isType)) throw refusal(text);
  return emit("typescript declarations", text.trimEnd());
}

function statementsOf(text: string): readonly TypeScript.Statement[] {
  const ts = loaded();
  // What comments say is no matter of the compiler, and would cost it as much again.
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile("types.ts", text, options, false, ts.ScriptKind.TS);
  const { parseDiagnostics } = file as unknown as { readonly parseDiagnostics: readonly unknown[] };
  if (parseDiagnostics.length > 0) throw refusal(text);
  return file.statements;
}

function refusal(text: string): RangeError {
  return new RangeError(`${JSON.stringify(text.slice(0, 200))} is no TypeScript that declares types alone.`);
}
