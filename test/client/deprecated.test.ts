/** What the definitions call deprecated: editors strike it out wherever a program names it, and nothing else. */
import ts from "typescript";
import { expect, test } from "vitest";
import { caseServices, modelOf } from "../support/definitions.ts";
import { clientFiles } from "./support/made.ts";

const { outcome } = modelOf(caseServices().find(({ name }) => name === "deprecated-operations-and-types")!);
if (!outcome.ok) throw new Error("The case has no model.");
const files = clientFiles(outcome.value);

/** The functions, classes, members and types of a module that are deprecated. */
function deprecatedIn(module: string): readonly string[] {
  const file = ts.createSourceFile("module.ts", files.get(module)!, ts.ScriptTarget.ESNext, true);
  const named = file.statements.flatMap((node): readonly ts.Node[] => (ts.isClassDeclaration(node) ? [node, ...node.members] : [node]));
  return named.filter((node) => ts.getJSDocDeprecatedTag(node) !== undefined).map(nameOf);
}

function nameOf(node: ts.Node): string {
  const { name } = node as ts.NamedDeclaration;
  const within = ts.isClassDeclaration(node.parent) ? `${node.parent.name!.text}.` : "";
  return `${within}${name!.getText()}`;
}

test("an operation, and what is nested in a deprecated member of a kind", () => {
  expect(deprecatedIn("src/mails.ts")).toEqual(["head", "resendMail", "getMailHead", "MailResource.resend", "MailResource.head", "MailHeadResource", "MailHeadResource.get"]);
});

test("all operations of a resource, the places that they stand at, and a type", () => {
  const wholly = deprecatedIn("src/faxes.ts");
  expect(wholly).toEqual(expect.arrayContaining(["faxes", "fax", "head", "listFaxes", "sendFax", "getFaxHead", "FaxesResource", "FaxesResource.list", "FaxResource.head", "Fax"]));
  expect(deprecatedIn("src/index.ts")).toEqual(["Office.faxes", "Office.fax"]);
});

test("why stands in the comments", () => {
  expect(files.get("src/mails.ts")).toContain(" * Resend (Mail).\n *\n * Deprecated: Sending does the same.\n");
  expect(files.get("src/faxes.ts")).toContain("/**\n * A fax.\n *\n * Deprecated: Use a mail.\n");
});
