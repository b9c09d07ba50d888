/** Declarations and whole definition files. */
import { commentLines } from "./comment.ts";
import type { DeclarationSyntax, FileSyntax, ImportSyntax, ParameterSyntax, TypeSyntax } from "./syntax.ts";
import { literalToken, nameToken } from "./token.ts";
import { memberLines, printType, typeAfter, width } from "./type.ts";

export function printFile({ comment, imports, declarations }: FileSyntax): string {
  const head = [...(comment === undefined ? [] : commentLines(comment, "")), ...imports.map(printImport)].join("\n");
  return `${[...(head === "" ? [] : [head]), ...declarations.map(printDeclaration)].join("\n\n")}\n`;
}

export function printImport({ from, names }: ImportSyntax): string {
  const line = `import type { ${names.map(nameToken).join(", ")} } from ${literalToken(from)};`;
  if (line.length <= width) return line;
  return `import type {\n${names.map((one) => `  ${nameToken(one)},\n`).join("")}} from ${literalToken(from)};`;
}

export function printDeclaration(declaration: DeclarationSyntax): string {
  const comment = declaration.comment === undefined ? [] : commentLines(declaration.comment, "");
  return [...comment, `${declaration.exported ? "export " : ""}${declared(declaration)}`].join("\n");
}

function declared(declaration: DeclarationSyntax): string {
  const named = `${nameToken(declaration.name)}${parameters(declaration.parameters ?? [])}`;
  if (declaration.is === "alias") {
    const head = `type ${named} =`;
    return `${head}${typeAfter(declaration.type, "", (declaration.exported ? 7 : 0) + head.length + 2)};`;
  }
  const members = declaration.members.flatMap((member) => memberLines(member, "  "));
  const head = `interface ${named}${bases(declaration.extends ?? [])} `;
  return members.length === 0 ? `${head}{}` : `${head}{\n${members.join("\n")}\n}`;
}

function parameters(of: readonly ParameterSyntax[]): string {
  const said = of.map(({ name, extends: above, default: otherwise }) =>
    [
      nameToken(name),
      ...(above === undefined ? [] : [` extends ${printType(above, "", 0)}`]),
      ...(otherwise === undefined ? [] : [` = ${printType(otherwise, "", 0)}`]),
    ].join(""),
  );
  return said.length === 0 ? "" : `<${said.join(", ")}>`;
}

function bases(types: readonly TypeSyntax[]): string {
  return types.length === 0 ? "" : ` extends ${types.map((type) => printType(type, "", 0)).join(", ")}`;
}
