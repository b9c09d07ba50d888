/** Definition files with small mistakes and other changes: the same seed gives the same ones. */
import { compiler, ts } from "../../../../generator/read/typescript.ts";

/** Numbers from 0 up to `below`, from a seed (the generator known as mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What a change chooses from: the nodes of a file, and numbers. */
interface Choice {
  readonly text: string;
  readonly below: (count: number) => number;
  readonly nodes: readonly ts.Node[];
}

type Change = (choice: Choice) => string;

/** The text with one change; the same text where the change finds nothing to do. */
export function mutated(text: string, below: (count: number) => number): string {
  const file = compiler().createSourceFile("/mutated.ts", text, ts.ScriptTarget.ES2022, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return changes[below(changes.length)]!({ text, below, nodes });
}

function pick<One>({ below }: Pick<Choice, "below">, ones: readonly One[]): One | undefined {
  return ones.length === 0 ? undefined : ones[below(ones.length)];
}

function replaced({ text }: Choice, node: ts.Node | undefined, by: (old: string) => string): string {
  if (node === undefined) return text;
  const start = node.getStart();
  return text.slice(0, start) + by(text.slice(start, node.end)) + text.slice(node.end);
}

function oneOf<Node extends ts.Node>(choice: Choice, is: (node: ts.Node) => node is Node): Node | undefined {
  return pick(choice, choice.nodes.filter(is));
}

function isType(node: ts.Node): node is ts.TypeNode {
  const { FirstTypeNode, LastTypeNode } = compiler().SyntaxKind;
  return node.kind >= FirstTypeNode && node.kind <= LastTypeNode;
}

function declaredIn({ nodes }: Choice): readonly string[] {
  return nodes.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)).map(({ name }) => name.text);
}

function parametersIn({ nodes }: Choice): readonly string[] {
  return nodes.filter(isTypeParameter).map(({ name }) => name.text);
}

/** What can be made of a type parameter. */
function genericForms(parameter: string, key: string, other: string): readonly string[] {
  const access = `${parameter}["${key}"]`;
  return [
    parameter, access, `\`\${${parameter}}/x\``, `\`/\${${access}}\``, `keyof ${parameter}`, `${parameter}[keyof ${parameter}]`, `${parameter}[]`, `${parameter} & ${other}`,
    `{ [Name in ${parameter}]: 1 }`, `{ [Name in keyof ${parameter}]: ${other}[Name] }`, `{ [Name in keyof ${parameter} as \`\${Name & string}-x\`]?: 1 }`,
    `${parameter} extends string ? ${other} : never`, `${parameter} extends \`\${infer First}/\${string}\` ? First : ${other}`, `Last<${parameter}>`, `Last<${access}>`,
    `Under<${parameter}, ${other}>`, `Under<${access}, "x">`, `NonNullable<${access}>`, `NonNullable<${parameter}>`, `Pick<${parameter}, keyof ${parameter}>`, `Pick<${parameter}, ${other}>`,
    `Required<${access}>`, `Partial<${parameter}>`, `KeyFields<${parameter}, ${other}>`, `Record<${parameter}, ${other}>`, `IfGiven<${parameter}, "${key}", ${other}>`, `Default<${parameter}, ${other}>`,
    `{ uri: ${parameter}; ${key}?: ${access} }`, `[${parameter}, ...${other}[]]`, `NamesIn<${access}>`, `RequiredOf<${parameter}>`,
  ];
}

/** A type, written with what the file declares and with what all tests import. */
function anyType(choice: Choice): string {
  const own = pick(choice, declaredIn(choice)) ?? "object";
  const parameter = pick(choice, parametersIn(choice)) ?? own;
  const literal = pick(choice, ['"id"', '"{id}"', '"/x"', "0", "5", "-1", "true"])!;
  const forms = [
    "string", "number", "boolean", "unknown", "never", "null", "undefined", "object", "{}", "any", literal, own, `${own}[]`, `readonly ${own}[]`,
    `[${literal}, number?]`, `[number, ...string[]]`, `${own}["id"]`, `${own}[${literal}]`, `Partial<${own}>`, `Required<${own}>`, `Pick<${own}, ${literal}>`,
    `Omit<${own}, ${literal}>`, `Record<string, ${literal}>`, `Record<${literal}, number>`, `keyof ${own}`, `NonNullable<${own}["id"]>`, `Range<${literal}, 9>`,
    `Text<${literal}>`, `Says<{ minimum: ${literal} }>`, `Says<{ bits: { 1: ${literal} } }>`, `Says<{ nope: 1 }>`, `Default<1 | "id", ${literal}>`,
    `OpenEnum<${literal}, "others">`, `Bits<{ 1: "a"; ${literal}: "b" }>`, `ReadOnly<${own}>`, `Closed<${own}>`, `OneKeyed<${own}>`, `NotShown<${literal}>`,
    `AddressedAt<${own}, ${literal}>`, `RequiredOf<${own}>`, `KeyOf<${literal}, ${own}>`, `KeyFields<${own}, ${literal}>`, `Changes<${own}, ${literal}>`,
    `{ a: ${literal}; b?: ${own} }`, `{ [name: string]: ${own} }`, `{ a: string; [name: string]: number }`, `${own} & { own: ${literal} }`, `${own} | ${literal}`,
    ...genericForms(parameter, pick(choice, ["uri", "key", "element", "stats", "nope"])!, pick(choice, parametersIn(choice)) ?? own),
  ];
  return pick(choice, forms)!;
}

const changes: readonly Change[] = [
  (choice) => replaced(choice, oneOf(choice, isType), () => anyType(choice)),
  (choice) => replaced(choice, oneOf(choice, isType), () => anyType(choice)),
  (choice) => replaced(choice, oneOf(choice, isType), () => oneOf(choice, isType)!.getText()),
  (choice) => replaced(choice, oneOf(choice, isType), (old) => pick(choice, [`(${old}) & ${anyType(choice)}`, `(${old}) | ${anyType(choice)}`, `(${old})[]`, `Closed<${old}>`])!),
  (choice) => replaced(choice, oneOf(choice, ts.isIdentifier), () => oneOf(choice, ts.isIdentifier)!.text),
  (choice) => replaced(choice, oneOf(choice, ts.isIdentifier), (old) => `${old}x`),
  (choice) => replaced(choice, oneOf(choice, ts.isPropertySignature), () => ""),
  (choice) => replaced(choice, oneOf(choice, ts.isPropertySignature), (old) => `${old}\n${oneOf(choice, ts.isPropertySignature)!.getText()}`),
  (choice) => replaced(choice, oneOf(choice, ts.isPropertySignature)?.name, (old) => `${old}?`),
  (choice) => replaced(choice, oneOf(choice, ts.isPropertySignature)?.questionToken, () => ""),
  (choice) => replaced(choice, oneOf(choice, ts.isStringLiteral), (old) => pick(choice, [`${old.slice(0, -1)}x"`, `"${old.slice(2)}`, old.replace("}", "}+{protocol}"), "5"])!),
  (choice) => replaced(choice, oneOf(choice, ts.isTypeReferenceNode), (old) => (old.endsWith(">") ? `${old.slice(0, -1)}, ${anyType(choice)}>` : `${old}<${anyType(choice)}>`)),
  (choice) => replaced(choice, oneOf(choice, ts.isTypeReferenceNode)?.typeName, () => pick(choice, ["Range", "Text", "Closed", "Says", ...declaredIn(choice)])!),
  (choice) => replaced(choice, oneOf(choice, ts.isInterfaceDeclaration)?.name, (old) => `${old} extends ${anyType(choice)}`),
  (choice) => replaced(choice, oneOf(choice, ts.isTypeLiteralNode), (old) => old.replace("{", `{ ${pick(choice, ["extra: 1", "uri?: string", "[x: string]: unknown", "notShown: {}", "sampled: 4"])!};`)),
  (choice) => `${choice.text.slice(0, choice.below(choice.text.length))}${choice.text.slice(choice.below(choice.text.length))}`,
  (choice) => `${choice.text}\n${pick(choice, choice.nodes.filter(({ parent }) => ts.isSourceFile(parent)))?.getText() ?? ""}`,
  (choice) => replaced(choice, oneOf(choice, isTypeParameter), (old) => old.replace(/ extends .*/s, "")),
  (choice) => replaced(choice, oneOf(choice, isTypeParameter), (old) => pick(choice, [`${old} = ${anyType(choice)}`, `${old}, Added`, `${old}, Added extends ${anyType(choice)}`, `in ${old}`])!),
  (choice) => replaced(choice, oneOf(choice, isTypeParameter)?.constraint, () => anyType(choice)),
  (choice) => replaced(choice, oneOf(choice, isTypeParameter)?.name, () => pick(choice, ["Of", "At", "Other", "string"])!),
  (choice) => replaced(choice, oneOf(choice, hasArguments), (old) => old.replace(/, [^,]*>$/s, ">")),
  (choice) => replaced(choice, oneOf(choice, hasArguments), (old) => old.replace(/<[^,]*, /s, "<")),
  (choice) => replaced(choice, pick(choice, oneOf(choice, hasArguments)?.typeArguments ?? []), () => anyType(choice)),
  (choice) => replaced(choice, oneOf(choice, ts.isIndexedAccessTypeNode)?.indexType, () => pick(choice, ['"uri"', '"key"', '"element"', '"stats"', '"nope"', "string", "keyof Of"])!),
  (choice) => replaced(choice, oneOf(choice, ts.isIndexedAccessTypeNode), () => oneOf(choice, ts.isIndexedAccessTypeNode)!.getText()),
  (choice) => replaced(choice, oneOf(choice, ts.isExpressionWithTypeArguments), (old) => pick(choice, [`${old}, ${oneOf(choice, ts.isExpressionWithTypeArguments)!.getText()}`, ...parametersIn(choice), ...declaredIn(choice)])!),
  (choice) => replaced(choice, oneOf(choice, ts.isImportSpecifier), (old) => `${old} as Other`),
];

function isTypeParameter(node: ts.Node): node is ts.TypeParameterDeclaration {
  return node.kind === compiler().SyntaxKind.TypeParameter;
}

function hasArguments(node: ts.Node): node is ts.TypeReferenceNode | ts.ExpressionWithTypeArguments {
  return (node as { readonly typeArguments?: unknown }).typeArguments !== undefined;
}
