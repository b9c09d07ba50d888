/** The kind of which a resource is made. */
import { posix } from "node:path";
import type { InterfaceDeclaration, TypeAliasDeclaration } from "ts-morph";
import { fileOf } from "../edit/spans.ts";
import type { PlanningContext } from "../planning-context.ts";

/** The generic interface that an alias names; undefined where no file of the definitions declares it. */
export function kindOf({ opened }: PlanningContext, alias: TypeAliasDeclaration): InterfaceDeclaration | undefined {
  const name = kindName(alias);
  const file = alias.getSourceFile();
  const module = file
    .getImportDeclarations()
    .find((one) => one.getNamedImports().some((named) => named.getName() === name))
    ?.getModuleSpecifierValue();
  const from = module?.startsWith(".") === true ? opened.open(posix.join(posix.dirname(fileOf(file)), module)) : file;
  return from?.getInterface(name);
}

export function kindName(alias: TypeAliasDeclaration): string {
  return /^[\w$]+/.exec(alias.getTypeNodeOrThrow().getText())![0];
}
