/** The path of a resource, and of all that are below it; or the key in it. */
import type { InterfaceDeclaration } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { propertyOf, renameMember, setOptional } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { declarationAt, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { literalText, literalTypesIn, replaceUri, replaceUriEnd } from "../uris.ts";
import { changeOneLiteral } from "./one-literal.ts";
import { placeholderEdits, placeholderNamesIn } from "./placeholders.ts";

/** The path of a resource, and of all that are below it; or the key in it. */
export function uriEdits(context: PlanningContext, declaration: DeclarationNode | undefined, from: string, to: string): readonly Edit[] | undefined {
  if (stillHasPath(context.editions.theirs.text, from)) return undefined;
  const paths = [from, to].map((path) => withoutBase(path, context.service.bases));
  const known = placeholderEdits(context, paths[0]!, paths[1]!) ?? movedResource(context, from, to);
  if (known !== undefined) return known;
  const [old, wanted] = paths.map((path) => path.split("/"));
  const differing = old!.flatMap((segment, index) => (segment === wanted![index] ? [] : [index]));
  const [index, ...more] = differing;
  if (index !== undefined && more.length === 0 && old!.length === wanted!.length) {
    const [before, now] = [old!.slice(0, index + 1).join("/"), wanted!.slice(0, index + 1).join("/")];
    return old![index]!.startsWith("{")
      ? keyEdits(context, old!.slice(0, index).join("/"), old![index]!, wanted![index]!)
      : (replaceUri(context, before, now) ?? replaceUriEnd(context, before, now));
  }
  const uri = (declaration === undefined ? [] : literalTypesIn(declaration))
    .map(literalText)
    .find((text) => text.startsWith("/") && (from === text || from.endsWith(text)));
  if (uri === undefined) return undefined;
  const base = from.slice(0, from.length - uri.length);
  return to.startsWith(base) && to.length > base.length ? replaceUri(context, uri, to.slice(base.length)) : undefined;
}

/** A path below the URI of a resource, which is another one now while what is below it is the same. */
export function movedResource(context: PlanningContext, from: string, to: string): readonly Edit[] | undefined {
  const [old, wanted] = [from, to].map((path) => withoutBase(path, context.service.bases));
  const above = context.service.resources
    .filter(({ uri, generic }) => !generic && (old === uri || old!.startsWith(`${uri}/`)))
    .sort((one, other) => one.uri.length - other.uri.length);
  for (const resource of above) {
    const below = old!.slice(resource.uri.length);
    const uri = wanted!.endsWith(below) ? wanted!.slice(0, wanted!.length - below.length) : "";
    if (uri === "" || uri === resource.uri || ["", ...context.service.bases].some((base) => stillHasPath(context.editions.theirs.text, base + resource.uri)))
      continue;
    const edits = replaceUri(context, resource.uri, uri) ?? replaceUri(context, ...withoutKind(resource.uri, uri));
    return edits === undefined
      ? undefined
      : [...edits, ...placeholdersRenamed(context, resource.definition, placeholderNamesIn(resource.uri), placeholderNamesIn(uri))];
  }
  return undefined;
}

/** A kind can end its URIs in segments of its own: those that stay are not written in the resource. */
function withoutKind(from: string, to: string): [string, string] {
  const [old, wanted] = [from.split("/"), to.split("/")];
  let alike = 0;
  while (old.length - alike > 2 && old.at(-1 - alike) === wanted.at(-1 - alike)) alike += 1;
  return [old.slice(0, old.length - alike).join("/"), wanted.slice(0, wanted.length - alike).join("/")];
}

/** In the types beside the URI. */
function placeholdersRenamed(context: PlanningContext, at: Position, from: readonly string[], to: readonly string[]): readonly Edit[] {
  const declaration = declarationAt(context, at);
  if (declaration === undefined || from.length !== to.length) return [];
  const holders = interfacesNamedIn(declaration);
  return from.flatMap((name, index) =>
    name === to[index]
      ? []
      : holders.flatMap((holder) => (propertyOf(holder, name) === undefined ? [] : [renameMember(propertyOf(holder, name)!, to[index]!)])),
  );
}

/** Those of its file that a declaration refers to by their names alone. */
function interfacesNamedIn(declaration: DeclarationNode): readonly InterfaceDeclaration[] {
  const references = declaration.getDescendants().filter((node) => node.getKindName() === "TypeReference");
  const names = new Set(references.map((node) => node.getText()));
  return declaration
    .getSourceFile()
    .getInterfaces()
    .filter((one) => names.has(one.getName()));
}

/** One path in the place of another, and not beside it. */
export function stillHasPath(text: string, path: string): boolean {
  return new RegExp(`(?<![\\w}>-])${literalPattern(path)}(?![\\w/-])`).test(text);
}

/** The key of the resource at a URI. Its fields are there always. */
function keyEdits(context: PlanningContext, uri: string, from: string, to: string): readonly Edit[] | undefined {
  const resource = context.service.resources.find((one) => one.uri === uri);
  const declaration = resource === undefined ? undefined : declarationAt(context, resource.definition);
  if (declaration === undefined) return undefined;
  const edits = changeOneLiteral(literalTypesIn(declaration), (text) => (text === from ? to : undefined));
  return edits === undefined ? undefined : [...edits, ...requiredIn(declaration, placeholderNamesIn(to))];
}

/** Of the types beside the key that have all its fields. */
export function requiredIn(declaration: DeclarationNode, names: readonly string[]): readonly Edit[] {
  const holders = interfacesNamedIn(declaration).filter((one) => names.every((name) => propertyOf(one, name) !== undefined));
  return holders.flatMap((holder) => names.flatMap((name) => setOptional(propertyOf(holder, name)!, false)));
}
