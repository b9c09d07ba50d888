/** Texts that try to get out of where they stand come back from the types of a client as they were put in. */
import ts from "typescript";
import { expect, test } from "vitest";
import { caseServices, modelOf } from "../support/definitions.ts";
import { payloads } from "../unit/views/payloads.ts";
import { clientFiles } from "./support/made.ts";

const { outcome } = modelOf(caseServices().find(({ name }) => name === "hostile-text")!);
if (!outcome.ok) throw new Error("The case has no model.");
const files = clientFiles(outcome.value);

/** The fields of an interface by name, each with the literal that is its type. */
function literalFields(text: string, name: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile("texts.ts", text, ts.ScriptTarget.ESNext);
  const found = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name) as ts.InterfaceDeclaration;
  return new Map(
    found.members.map((member) => {
      const property = member as ts.PropertySignature;
      // What every object inherits under the name stands beside the literal.
      const type = ts.isUnionTypeNode(property.type!) ? property.type.types[0]! : property.type!;
      return [(property.name as ts.StringLiteral).text, ((type as ts.LiteralTypeNode).literal as ts.StringLiteral).text];
    }),
  );
}

test("as names and values of fields", () => {
  const texts = payloads.filter((text) => text !== "");
  expect([...literalFields(files.get("src/texts.ts")!, "Texts")].sort()).toEqual(texts.map((text) => [text, text]).sort());
});

test("nothing of them runs: a module holds imports, types, functions and classes", () => {
  const modules = [...files].filter(([path]) => /^src\/(?!runtime\/)/.test(path));
  const kinds = modules.flatMap(([path, text]) => ts.createSourceFile(path, text, ts.ScriptTarget.ESNext).statements.map(({ kind }) => ts.SyntaxKind[kind]));
  const allowed = ["ImportDeclaration", "ExportDeclaration", "FunctionDeclaration", "ClassDeclaration", "InterfaceDeclaration", "TypeAliasDeclaration"];
  // The one constant is what holds for every request.
  expect(kinds.filter((kind) => !allowed.includes(kind))).toEqual([ts.SyntaxKind[ts.SyntaxKind.VariableStatement]]);
  expect(modules.length).toBeGreaterThan(4);
});
