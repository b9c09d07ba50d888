/** The tables of the README that say what the code says. */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { vocabulary as extensions } from "../../../generator/openapi/vocabulary.ts";
import { repository } from "../../support/definitions.ts";
import { layers, packages } from "../layers.ts";

export const tables = {
  words: table(["Word", "What it says"], documented("words")),
  http: table(["Name", "What it says"], documented("http")),
  vocabulary: table(
    ["Key", "On", "Value", "What it says"],
    Object.entries(extensions).map(([key, { on, shape, means }]) => [key, on.join(", "), shape, means] as const).map(([key, ...rest]) => [`\`${key}\``, ...rest]),
  ),
  layers: table(
    ["Part", "imports", "and alone imports"],
    Object.entries(layers).map(([part, lower]) => [`\`${part}\``, named(lower) || "nothing", named(Object.keys(packages).filter((name) => packages[name]!.some((owner) => owner.split("/")[0] === part)))]),
  ),
};

function named(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`).join("");
}

/** The exported types of a vocabulary with the first paragraph of their comments, in their order. */
function documented(module: string): readonly (readonly [name: string, says: string])[] {
  const file = ts.createSourceFile(module, readFileSync(`${repository}/spec-src/${module}.ts`, "utf8"), ts.ScriptTarget.ES2022, true);
  const exported = file.statements.filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)).filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return exported.flatMap((node) => {
    const [comment] = ts.getJSDocCommentsAndTags(node);
    const text = comment === undefined ? undefined : ts.getTextOfJSDocComment(comment.comment);
    if (text === undefined) return [];
    const parameters = node.typeParameters?.map(({ name }) => name.text) ?? [];
    const name = `\`${node.name.text}${parameters.length === 0 ? "" : `<${parameters.join(", ")}>`}\``;
    return [[name, text.split(/\n\s*\n/)[0]!.replaceAll(/\s+/g, " ").replace(/:$/, ".")]] as const;
  });
}
