/** Where definitions declare things. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";

/** `folder/file.ts:line` of each named thing that the files of a folder declare; the folder by its last name. */
export function declarationLines(folder: string): ReadonlySet<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  return new Set(paths.flatMap((path) => linesIn(readFileSync(join(folder, path), "utf8")).map((line) => `${basename(folder)}/${path.replaceAll("\\", "/")}:${line}`)));
}

function linesIn(text: string): readonly number[] {
  const file = ts.createSourceFile("file.ts", text, ts.ScriptTarget.ES2022);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node)) lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

function isDeclaration(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node);
}
