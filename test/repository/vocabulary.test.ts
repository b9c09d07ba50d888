/** What an editor shows while a definition is written: each word says on hover what it means, and by which of its parameters a default is given. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";

interface Word {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Those that can be left out. */
  readonly optional: readonly string[];
  readonly says: string;
}

function wordsOf(module: string): readonly Word[] {
  const file = ts.createSourceFile(module, readFileSync(`${repository}/spec-src/${module}.ts`, "utf8"), ts.ScriptTarget.ES2022, true);
  const declared = file.statements.filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node));
  return declared.filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)).map((node) => ({
    name: node.name.text,
    parameters: node.typeParameters?.map(({ name }) => name.text) ?? [],
    optional: node.typeParameters?.filter((one) => one.default !== undefined).map(({ name }) => name.text) ?? [],
    says: ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "").join("\n"),
  }));
}

describe.each(["words", "http"])("specwright/%s", (module) => {
  const words = wordsOf(module);

  test("explains every word that takes parameters", () => {
    expect(words.filter(({ parameters }) => parameters.length > 0).length).toBeGreaterThan(10);
    expect(words.filter(({ parameters, says }) => parameters.length > 0 && says === "").map(({ name }) => name)).toEqual([]);
  });

  test("tells by which parameter a default or an effect is given", () => {
    const given = words.flatMap((word) => word.optional.filter((parameter) => ["Value", "Does"].includes(parameter)).map((parameter) => ({ ...word, parameter })));
    expect(given.length).toBeGreaterThan(2);
    expect(given.filter(({ parameter, says }) => !says.includes(`\`${parameter}\``)).map(({ name, parameter }) => `${name}<${parameter}>`)).toEqual([]);
  });
});
