/** What TypeScript says to a program that gives no credential: a client's types lead to a secret, not to a credential of the program's own making. */
import ts from "typescript";
import { expect, test } from "vitest";
import { repository } from "../support/definitions.ts";

const options: ts.CompilerOptions = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, allowImportingTsExtensions: true, skipLibCheck: true, types: [] };

function messages(service: string, program: string): string {
  const file = `${repository}/generated/${service}/client/src/program.ts`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...others) => (name === file ? ts.createSourceFile(name, program, ts.ScriptTarget.ES2022) : getSourceFile(name, ...others));
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? program : readFile(name));
  const made = ts.createProgram([file], options, host);
  return made.getSemanticDiagnostics(made.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).join("\n");
}

test.each([
  ["mgmt-v3", `import { connectDevice } from "./connect.ts";\nconnectDevice({ baseUrl: "https://192.0.2.10" });`, "token"],
  ["controller-v2", `import { connectController } from "./connect.ts";\nconnectController({ baseUrl: "https://192.0.2.10", headers: { provider: "acme" } });`, "session"],
])("of %s", (service, program, secret) => {
  expect(messages(service, program)).toContain(`Property '${secret}' is missing`);
});
