/** What the evaluator makes of types, held to what TypeScript's checker makes of them, form by form. */
import { describe, expect, test } from "vitest";
import { createFileGraph } from "../../../../generator/read/file-graph.ts";
import { createProgram } from "../../../../generator/read/program.ts";
import { checkerOf } from "../../../../generator/read/quick/checker.ts";
import { createEvaluator } from "../../../../generator/read/quick/evaluate.ts";
import { Names } from "../../../../generator/read/quick/names.ts";
import { NotPlain } from "../../../../generator/read/quick/not-plain.ts";
import type { Checker } from "../../../../generator/read/reading-context.ts";
import { ts } from "../../../../generator/read/typescript.ts";
import { onDisk } from "../../../support/definitions.ts";
import { printed } from "./printed.ts";

const common = `
import type { Says } from "specwright/words";
export interface Thing { id: string; part: number; note?: string; 5?: true }
export interface Pair<Left, Right = Left> { left: Left; right?: Right }
export interface Wide extends Pair<string, Thing> { more: boolean }
export type Is<Value> = Value extends string ? "text" : Value extends number ? "number" : "other";
export type IsWhole<Value> = [Value] extends [string] ? "text" : "other";
export type Last<At extends string> = At extends \`\${string}/\${infer Rest}\` ? Last<Rest> : At;
export type Names<Key> = Key extends \`\${string}{\${infer Name}}\${infer Rest}\` ? Name | Names<Rest> : never;
export type Field<Of extends { sampled?: string }> = Of["sampled"] extends \`\${infer Name}.\${string}\` ? Name : "none";
export type Before<Value> = Value extends \`\${infer Part}.\${string}\` ? Part : "none";
export type OfList<Value> = Value extends readonly unknown[] ? "list" : "other";
export type Filled<List extends readonly unknown[]> = List & Says<{ minItems: 1 }>;
export type Renamed<Of> = { [Name in keyof Of as \`\${Name & string}-new\`]: Of[Name] };
export type Without<Of, Names> = { [Name in keyof Of as Name extends Names ? never : Name]: Of[Name] };
export type Required2<Of> = { [Name in keyof Of]-?: undefined extends Of[Name] ? never : Name }[keyof Of] & string;
export type Wrapped<At extends string, Value> = { [Type in Last<At>]: Value } & Says<{ closed: true }>;
export type Maybe<Value> = [Value] extends [never] ? unknown : { default: Value };
export type Nested<Of extends { a?: object }> = Of["a"];
export type Listed<Value> = Value[] & Says<{ minItems: 1 }>;
`;

/** The type of the alias `It` in a file that imports all of the above, as the evaluator and as TypeScript have it. */
function both(definition: string): { readonly quick: string; readonly slow: string } {
  const names = [...common.matchAll(/export (?:type|interface) (\w+)/g)].map(([, name]) => name);
  const text = `import type { ${names.join(", ")} } from "./common.ts";\nimport type { Says } from "specwright/words";\n${definition}`;
  const texts = new Map([["/p/common.ts", common], ["/p/it.ts", text]]);
  const read = (path: string): string | undefined => texts.get(path) ?? onDisk.read(path);
  const files = { read, isFile: (path: string) => texts.has(path) || onDisk.isFile(path), isFolder: (path: string) => path === "/p" || onDisk.isFolder(path) };
  const graph = createFileGraph(files);
  const quick = print(checkerOf(createEvaluator(new Names(graph))), graph.fileAt("/p/it.ts")!);
  return { quick, slow: print(createProgram(["/p/it.ts"], graph).getTypeChecker(), graph.compiledAt("/p/it.ts")!) };
}

function print(checker: Checker, file: ts.SourceFile): string {
  const it = file.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === "It")!;
  return printed(checker, checker.getTypeAtLocation(it.name));
}

describe.each(Object.entries({
  "literals and scalars": ['"a"', "5", "-5", "true", "boolean", "null", "unknown", "never", "object", "undefined", "string | undefined"],
  "unions are flat and without what another member holds": ['"a" | ("b" | "a")', 'string | "a"', "1 | number | null", "boolean | true", "never | string", "unknown | string", '"a" | null | undefined'],
  "intersections": ["Thing & Says<{ open: true }>", 'string & "a"', "string & number", "string & {}", "Thing & {}", "Thing & unknown", "Thing & never", '"a" & ("a" | "b")', '("a" | "b" | "c") & ("b" | "c" | "d")', "(boolean | 0 | 1) & Says<{ default: 0 }>", "(string | null) & Says<{ maxLength: 3 }>", '("a" | undefined) & (string | undefined)', "object & Thing", "null & Thing", "1 & 2"],
  "properties of intersections": ["{ a?: string } & { a: string }", "{ a?: string } & { a?: string; b: 1 }", '{ a: string } & { a: "x" }', "{ a?: 1 | 2 } & { a?: 2 | 3 }", "Says<{ integer: true }> & Says<{ minimum: 1 }>"],
  "conditions spread over unions": ['Is<"a" | 5 | null>', "Is<never>", "Is<boolean>", "Is<string>", 'IsWhole<"a" | 5>', "IsWhole<never>", 'IsWhole<"a" | "b">', "Maybe<never>", 'Maybe<"a">', "Exclude<1 | 2 | 3, 2>", 'Extract<"a" | 5, string>', "NonNullable<string | null | undefined>", "NonNullable<unknown>"],
  "conditions infer the shortest": ['Last<"/a/b/c">', 'Last<"a">', 'Last<"/a" | "/b/c">', 'Names<"{a}+{b}">', 'Names<"/x/{a}/y/{b}{c}">', 'Names<"none">', 'Names<"{a{b}}">', 'Names<"{}">'],
  "conditions infer nothing from what is no text": ['Field<{ sampled: "a.b" }>', 'Field<{ sampled?: "a.b" }>', 'Field<{ sampled: "a" }>', "Field<{}>", "Field<{ sampled: undefined }>", 'Before<1 | "a.b">', "Before<true | null | undefined>", "Before<unknown>", "Before<number>", "Before<object>", "Before<Thing | string[]>", "Before<never>"],
  "a list with what is said of it is a list": ["OfList<Listed<1>>", "OfList<Says<{ minItems: 1 }> & readonly string[]>", "Filled<Listed<Thing>>", "Filled<[1, 2] & Says<{}>>", "OfList<Thing[]>"],
  "mapped types": ["Partial<Thing>", "Required<Thing>", "Readonly<Thing>", 'Pick<Thing, "id" | "note">', 'Omit<Thing, "id">', 'Record<"a" | "b", number>', "Record<string, Thing>", 'Without<Thing, "part" | 5>', "Renamed<Thing>", "Partial<Partial<Thing>>", "Required<Partial<Thing>>", "Partial<Wide>", "Partial<string>", 'Pick<Thing & { more?: 1 }, "id" | "more">', 'Wrapped<"/a/b", Thing>', "Partial<{ [name: string]: 1 }>"],
  "keys and access": ["keyof Thing", "keyof Wide", "keyof {}", "keyof unknown", "keyof (Thing & { more: 1 })", "keyof (Thing | Wide)", 'keyof Pick<Thing, "id">', 'Thing["id"]', 'Thing["note"]', "Thing[5]", 'Thing["id" | "part"]', 'Wide["left"]', 'Nested<{ a?: Thing }>', "Nested<{}>", "Nested<{ b: 1 }>", "Required2<Thing>", "Required2<Partial<Thing>>", "string[][number]", 'Record<string, Thing>["x"]'],
  "templates": ['`a-${"b" | "c"}`', "`a-${string}`", '`${1 | 2}/${"x" | true}`', "`${string}`", "`a${never}`", '`${"a"}${null}`', "`/${string}/${number}`", "`${`a${string}`}b`"],
  "generic declarations": ["Pair<string>", "Pair<string, number>", "Wide", 'Pair<Pair<"a">>', "Listed<Thing>", "Pair<Thing[]>"],
  "arrays and tuples": ["string[]", "readonly string[]", "Array<string>", "ReadonlyArray<Thing>", "[string, number?]", "[string, ...number[]]", "readonly [1, 2]", "[]", "[Thing, Pair<1>]"],
  "names of types": ["Thing", "{ a: Thing }", "{}", "{ a: {} }", "Pair<{ a: 1 }>", "Pick<Wide, \"more\">", "(Thing)", "[Thing][0]"],
}))("%s", (_, definitions) => {
  test.each(definitions)("%s", (definition) => {
    const { quick, slow } = both(`export type It = ${definition};`);
    expect(quick).toBe(slow);
  });
});

test.each([
  ["an alias of an alias", "type Other = { a: 1 }; export type It = Other;"],
  ["an alias of a generic alias", "type Other<Of> = { a: Of }; export type It = Other<1>;"],
  ["a generic alias of another", "type One<Of> = { a: Of }; type Other<Of> = One<Of>; export type It = { x: Other<1>; y: One<1> };"],
  ["a literal that names no parameter", "type Other<Of> = { a: { b: 1 }; c: Of }; export type It = { x: Other<1>; y: Other<2> };"],
  ["a default that names a parameter", "interface Other<One, Two = One[]> { a: One; b: Two } export type It = Other<1>;"],
  ["an interface that holds itself", "interface Other { a?: Other; b: Other[] } export type It = Other;"],
  ["an interface of several others", "interface Other extends Thing, Says<{ open: true }> { own: 1 } export type It = Other;"],
  ["an interface of a mapped type", 'interface Other extends Omit<Thing, "id"> { id: 5 } export type It = Other;'],
  ["an index signature beside properties", "export type It = { a: 1; [name: string]: unknown };"],
])("%s", (_, definition) => {
  const { quick, slow } = both(definition);
  expect(quick).toBe(slow);
});

test.each([
  ["another form", "export type It = (a: string) => void;"],
  ["any", "export type It = any;"],
  ["a name that means nothing", "export type It = Nothing;"],
  ["an alias that holds itself", "export type It = It[];"],
  ["an interface that extends itself", "interface Other extends Other {} export type It = keyof Other;"],
  ["a property that is not there", 'export type It = Thing["none"];'],
  ["parts that exclude each other", "export type It = keyof ({ a: 1 } & { a: 2 });"],
  ["a pattern beside its strings", "export type It = `a${string}` | \"ab\";"],
  ["a type of the compiler's own", 'export type It = Uppercase<"a">;'],
  ["too few arguments", "export type It = Pair;"],
  ["a name that is declared twice", "interface Other { a: 1 } interface Other { b: 1 } export type It = Other;"],
  ["a member under the name of a type parameter", "interface Other<Of> { Of: Of } export type It = Other<1>;"],
  ["recursion without end", "type Deep<Of> = Of extends string ? Deep<`${Of}x`> : never; export type It = Deep<\"\">;"],
])("leaves %s", (_, definition) => {
  expect(() => both(definition)).toThrow(NotPlain);
});
