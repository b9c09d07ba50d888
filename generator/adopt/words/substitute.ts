/** Types with other values in the places of the old ones: the smallest changes of a type that can say something else. */
import type { ArrayTypeNode, Node, TypeNode, TypeReferenceNode, UnionTypeNode } from "ts-morph";
import { factText, type Fact, type Limits } from "../../facts/fact.ts";
import type { Scalar } from "../../model/shape.ts";
import { loadTsMorph } from "../edit/load-ts-morph.ts";
import { keyToken, literalToken } from "../print/token.ts";

/** How the facts of one row differ from those of another. */
export interface Differences {
  readonly from: readonly Fact[];
  readonly to: readonly Fact[];
}

/** Texts of types, the nearest to the given one first. None where only another word can say it. */
export function substitutions(type: TypeNode, { from, to }: Differences): readonly string[] {
  const names = [...new Set([...from, ...to].map(({ fact }) => fact))];
  let texts: readonly string[] = [type.getText()];
  for (const name of names) {
    const [old, wanted] = [from, to].map((facts) => facts.find(({ fact }) => fact === name));
    if (old !== undefined && wanted !== undefined && factText(old) === factText(wanted)) continue;
    texts = texts.flatMap((text) => changedBy(parseType(text), old, wanted));
  }
  return [...new Set(texts)].slice(0, 24);
}

function changedBy(type: TypeNode, old: Fact | undefined, wanted: Fact | undefined): readonly string[] {
  const fact = (wanted ?? old)!;
  switch (fact.fact) {
    case "range":
    case "length":
      return limitsChanged(type, old?.value as Limits | undefined, wanted?.value as Limits | undefined);
    case "default":
      return valueChanged(type, old?.value as Scalar | undefined, wanted?.value as Scalar | undefined);
    case "format":
    case "pattern":
    case "reference":
      return old === undefined || wanted === undefined ? [] : literalsChanged(type, [[old.value as string, wanted.value as string]]);
    case "step":
      return old === undefined || wanted === undefined ? [] : literalsChanged(type, [[old.value as number, wanted.value as number]]);
    case "values":
    case "known":
      return old === undefined || wanted === undefined ? [] : unionsChanged(type, old.value as readonly Scalar[], wanted.value as readonly Scalar[]);
    case "bits":
      return old === undefined || wanted === undefined ? [] : bitsChanged(type, wanted as Fact<"bits">);
    case "type":
      return itemsChanged(type, wanted);
    case "readOnly":
      return wanted?.value === true ? [`ReadOnly<${type.getText()}>`] : unwrapped(type, "ReadOnly");
    case "writeOnly":
      return wanted?.value === true ? [`WriteOnly<${type.getText()}>`] : unwrapped(type, "WriteOnly");
    default:
      return [];
  }
}

/** What a list holds stays what it is where it stands alone now, or where a list of it came. */
function itemsChanged(type: TypeNode, wanted: Fact | undefined): readonly string[] {
  const isList = type.getKindName() === "ArrayType";
  if (wanted?.fact !== "type" || wanted.value.startsWith("array") === isList) return [];
  if (isList)
    return [
      (type as ArrayTypeNode)
        .getElementTypeNode()
        .getText()
        .replace(/^\((.*)\)$/s, "$1"),
    ];
  return [/[|&]/.test(type.getText()) ? `(${type.getText()})[]` : `${type.getText()}[]`];
}

function limitsChanged(type: TypeNode, old: Limits | undefined, wanted: Limits | undefined): readonly string[] {
  if (old === undefined || wanted === undefined) return [];
  const pairs = (["minimum", "maximum"] as const).flatMap((limit): readonly (readonly [number, number])[] => {
    const [from, to] = [old[limit], wanted[limit]];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const sameLimits = pairs.length === Object.keys(old).length && pairs.length === Object.keys(wanted).length;
  return sameLimits
    ? literalsChanged(
        type,
        pairs.filter(([from, to]) => from !== to),
      )
    : [];
}

/** A default that comes is a word's last argument, one that goes was; one that changes is another value there. */
function valueChanged(type: TypeNode, old: Scalar | undefined, wanted: Scalar | undefined): readonly string[] {
  if (wanted === undefined) return [...argumentDropped(type), ...unwrapped(type, "Default")];
  const added = forms(wanted).flatMap((form) => [...argumentAdded(type, form), `Default<${type.getText()}, ${form}>`]);
  if (old === undefined) return added;
  const swapped = forms(old).flatMap((from) => forms(wanted).flatMap((to) => tokensChanged(type, from, to)));
  return [...swapped, ...added];
}

/** A value as a literal, and a boolean's as either of the ways to write it. */
function forms(value: Scalar): readonly string[] {
  const token = value === null ? "null" : literalToken(value);
  if (value === 0 || value === 1) return [token, literalToken(value === 1)];
  return typeof value === "boolean" ? [token, literalToken(Number(value))] : [token];
}

/** Every choice of places that hold the old values; each gets its new one. */
function literalsChanged(type: TypeNode, pairs: readonly (readonly [Scalar, Scalar])[]): readonly string[] {
  let texts: readonly string[] = [type.getText()];
  for (const [from, to] of pairs) texts = texts.flatMap((text) => tokensChanged(parseType(text), forms(from)[0]!, forms(to)[0]!));
  return texts;
}

function tokensChanged(type: TypeNode, from: string, to: string): readonly string[] {
  const nodes = within(type).filter((node) => node.getKindName() === "LiteralType" && node.getText() === from);
  return nodes.map((node) => replaceWithin(type, node, to));
}

function unionsChanged(type: TypeNode, old: readonly Scalar[], wanted: readonly Scalar[]): readonly string[] {
  const tokens = old.map((value) => forms(value)[0]!);
  const unions = within(type).filter((node): node is UnionTypeNode | TypeNode => {
    const members = node.getKindName() === "UnionType" ? (node as UnionTypeNode).getTypeNodes() : [node];
    const texts = members.map((member) => member.getText());
    return (
      tokens.length === texts.length && tokens.every((token) => texts.includes(token)) && members.every((member) => member.getKindName() === "LiteralType")
    );
  });
  return unions.map((node) => replaceWithin(type, node, unionLike(node, wanted)));
}

/** Values that stay keep their order; new ones stand behind the value that the document has before them. */
function unionLike(node: Node, wanted: readonly Scalar[]): string {
  const members = node.getKindName() === "UnionType" ? (node as UnionTypeNode).getTypeNodes().map((member) => member.getText()) : [node.getText()];
  const tokens = wanted.map((value) => forms(value)[0]!);
  const kept = members.filter((member) => tokens.includes(member));
  tokens.forEach((token, index) => {
    if (kept.includes(token)) return;
    const before = tokens.slice(0, index).findLast((one) => kept.includes(one));
    kept.splice(before === undefined ? 0 : kept.indexOf(before) + 1, 0, token);
  });
  const isTall = node.getText().includes("\n");
  return isTall ? kept.join("\n  | ") : kept.join(" | ");
}

function bitsChanged(type: TypeNode, { value }: Fact<"bits">): readonly string[] {
  const literals = within(type).filter((node) => node.getKindName() === "TypeLiteral");
  const members = value.map(({ bit, name }) => `${keyToken(String(bit))}: ${literalToken(name)}`).join("; ");
  return literals.map((node) => replaceWithin(type, node, `{ ${members} }`));
}

function argumentAdded(type: TypeNode, token: string): readonly string[] {
  return references(type).map((node) => {
    const last = node.getTypeArguments().at(-1);
    return last === undefined ? replaceWithin(type, node, `${node.getText()}<${token}>`) : replaceWithin(type, last, `${last.getText()}, ${token}`);
  });
}

function argumentDropped(type: TypeNode): readonly string[] {
  return references(type).flatMap((node) => {
    const args = node.getTypeArguments();
    if (args.length === 0) return [];
    const kept = args
      .slice(0, -1)
      .map((one) => one.getText())
      .join(", ");
    return [replaceWithin(type, node, `${node.getTypeName().getText()}${kept === "" ? "" : `<${kept}>`}`)];
  });
}

function unwrapped(type: TypeNode, word: string): readonly string[] {
  return references(type)
    .filter((node) => node.getTypeName().getText() === word && node.getTypeArguments().length > 0)
    .map((node) => replaceWithin(type, node, node.getTypeArguments()[0]!.getText()));
}

/** The types within a type that another word can take the place of, the innermost first. */
export function innerTypes(type: TypeNode): readonly Node[] {
  return [...references(type), ...(references(type).some((node) => node === type) ? [] : [type])].toReversed();
}

export function replaceWithin(type: TypeNode, node: Node, text: string): string {
  const [start, whole] = [type.getStart(), type.getText()];
  return whole.slice(0, node.getStart() - start) + text + whole.slice(node.getEnd() - start);
}

function references(type: TypeNode): readonly TypeReferenceNode[] {
  return within(type).filter((node): node is TypeReferenceNode => node.getKindName() === "TypeReference");
}

function within(type: TypeNode): readonly Node[] {
  return [type, ...type.getDescendants()];
}

const holder = "type T = ";

/** A type by itself. */
export function parseType(text: string): TypeNode {
  const { Project } = loadTsMorph();
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  return project.createSourceFile("/type.ts", `${holder}${text};`).getTypeAliasOrThrow("T").getTypeNodeOrThrow();
}
