/** The words of a service: types that its definitions declare once and use for many fields. */
import { posix } from "node:path";
import type { PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { fileOf } from "../edit/spans.ts";
import type { PlanningContext } from "../planning-context.ts";

/** The service's own word that is the whole type of a field. */
export function wordOf({ opened, folder }: PlanningContext, property: PropertySignature): TypeAliasDeclaration | undefined {
  const text = property.getTypeNode()?.getText() ?? "";
  return /^[A-Za-z_$][\w$]*$/.test(text) ? wordNamed({ opened, folder }, property, text) : undefined;
}

/** Whether a field is of such a word, with whatever arguments. */
export function isOfOwnWord(context: PlanningContext, property: PropertySignature): boolean {
  const called = /^([A-Za-z_$][\w$]*)(?:<.*>)?$/s.exec(property.getTypeNode()?.getText() ?? "")?.[1];
  return called !== undefined && wordNamed(context, property, called) !== undefined;
}

function wordNamed(
  { opened, folder }: Pick<PlanningContext, "opened" | "folder">,
  property: PropertySignature,
  text: string,
): TypeAliasDeclaration | undefined {
  const file = property.getSourceFile();
  const own = file.getTypeAlias(text);
  if (own !== undefined) return own;
  const module = file.getImportDeclarations().find((one) => one.getNamedImports().some((named) => named.getName() === text));
  const path = module?.getModuleSpecifierValue();
  if (path === undefined || !path.startsWith(".")) return undefined;
  const resolved = posix.join(posix.dirname(fileOf(file)), path);
  return resolved.startsWith(`${folder}/`) ? opened.open(resolved)?.getTypeAlias(text) : undefined;
}
