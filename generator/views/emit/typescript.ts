/**
 * TypeScript: names, literals, keys and property access. Keys and literals take any text; what the compiler reads back is
 * the text that was put in. An identifier is made by whoever names things: anything else is refused.
 */
import type { Json } from "../../model/shape.ts";
import { escapeHidden } from "./hidden.ts";
import { jsonText } from "./json.ts";
import { pathCharacters } from "./url.ts";
import { emit, type Emit } from "./value.ts";

const IDENTIFIER = /^[\p{ID_Start}$_](?:(?![\u200c\u200d])[\p{ID_Continue}$])*$/u;
const PLAIN_KEY = /^[A-Za-z$_][\w$]*$/;
/** Words that are no name of a variable, a function or a class in a module. */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function " +
    "if implements import in instanceof interface let new null package private protected public return static super switch this throw true try " +
    "typeof var void while with yield"
  ).split(" "),
);
/** An object literal's `"__proto__":` sets its prototype, and a class's `"constructor"()` is its constructor; computed, they are plain keys. */
const COMPUTED = new Set(["__proto__", "constructor"]);

export function identifier(name: string): Emit<"typescript identifier"> {
  if (!(PLAIN_KEY.test(name) || IDENTIFIER.test(name)) || RESERVED.has(name)) throw new RangeError(`${JSON.stringify(name)} is no name that TypeScript takes.`);
  return emit("typescript identifier", name);
}

export function stringLiteral(text: string): Emit<"typescript literal"> {
  return emit("typescript literal", jsonText(text));
}

/** The module that an import names: `"./ports.js"`. */
export function moduleSpecifier(path: string): Emit<"typescript literal"> {
  return stringLiteral(path);
}

/** The nearest name that a variable, a function or a class can have. */
export function nearestIdentifier(name: string): string {
  const plain = name.replace(/[\u200c\u200d]|[^\p{ID_Continue}$]/gu, "_").replace(/^(?![\p{ID_Start}$_])/u, "_");
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

/**
 * A piece of a path: text as it stands in a URL, or the variable whose value stands there. A part of a key stands under its
 * name; what is more than a part of a segment, a whole key or a path, has a function that goes on by it.
 */
export type PathPiece = string | { readonly part: string } | { readonly key: string; readonly by: string } | { readonly path: string; readonly by: string };

/**
 * A path that goes on from another: `` below(this.#path)`/room/${{ name }}/seat` ``, or the other alone where nothing follows.
 * @param below the function that goes on by a template literal
 */
export function pathExpression(from: "root" | "this.#path", pieces: readonly PathPiece[], below: string): Emit<"typescript literal"> {
  let path: string = from;
  let text = "";
  const goOn = (): void => {
    if (text !== "") path = `${identifier(below).text}(${path})\`${text}\``;
    text = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") text += pathCharacters(piece);
    else if ("part" in piece) text += `\${{ ${identifier(piece.part).text} }}`;
    else {
      // The function writes the slash before it.
      text = text.replace(/\/$/, "");
      goOn();
      path = `${identifier(piece.by).text}(${path}, ${"key" in piece ? `{ ${identifier(piece.key).text} }` : identifier(piece.path).text})`;
    }
  }
  goOn();
  return emit("typescript literal", path);
}

/**
 * Any JSON value as an expression, on one line where it fits.
 * @param room the columns of a line, and how many of the first are taken by what stands before the value
 */
export function jsonLiteral(value: Json, room: Room = { columns: 100, taken: 0 }): Emit<"typescript literal"> {
  return emit("typescript literal", expression(value, "", room));
}

/** A literal, and the constants that stand in it by their names; each may name those before it. */
export interface SplitLiteral {
  readonly constants: readonly { readonly name: Emit<"typescript identifier">; readonly value: Emit<"typescript literal"> }[];
  readonly value: Emit<"typescript literal">;
}

/**
 * A literal of which what nests deeper than a compiler compares is in constants of their own.
 * @param splits whether an object may be a constant
 * @param prefix what the constants are called, before their number
 */
export function splitLiteral(value: Json, splits: (value: { readonly [name: string]: Json }) => boolean, prefix: string): SplitLiteral {
  const constants: SplitLiteral["constants"][number][] = [];
  const split = (part: Json, depth: number): Expression => {
    if (part === null || typeof part !== "object") return part;
    if (Array.isArray(part)) return part.map((item) => split(item, depth + 1));
    const apart = depth >= deepest && splits(part as { readonly [name: string]: Json });
    const whole = Object.fromEntries(Object.entries(part).map(([name, item]) => [name, split(item, apart ? 1 : depth + 1)]));
    if (!apart) return whole;
    const name = identifier(`${prefix}${constants.length + 1}`);
    constants.push({ name, value: emit("typescript literal", expression(whole, "", { columns: 100, taken: 0 })) });
    return new Constant(name.text);
  };
  const all = split(value, 0);
  return { constants, value: emit("typescript literal", expression(all, "", { columns: 100, taken: 0 })) };
}

/** How many objects and arrays may be within each other: TypeScript gives up comparing at about twice as many. */
const deepest = 32;

/** A constant by its name. */
class Constant {
  constructor(readonly name: string) {}
}

type Expression = Json | Constant | readonly Expression[] | { readonly [name: string]: Expression };

export interface Room {
  readonly columns: number;
  readonly taken: number;
}

/** Data of any size on one line: JSON of finite numbers, and of keys that are the view's own words. */
export function compactLiteral(value: Json): Emit<"typescript literal"> {
  const text = escapeHidden(JSON.stringify(value));
  if (text.includes('"__proto__":')) throw new RangeError("In a literal, __proto__ is no key.");
  return emit("typescript literal", text);
}

/** The name of a member, in a type, an object or a class. */
export function propertyKey(name: string): Emit<"typescript key"> {
  return emit("typescript key", key(name));
}

/** `.name` or `["na-me"]`, to stand directly after an expression. */
export function propertyAccess(name: string): Emit<"typescript access"> {
  return emit("typescript access", PLAIN_KEY.test(name) ? `.${name}` : `[${jsonText(name)}]`);
}

function key(name: string): string {
  if (COMPUTED.has(name)) return `[${jsonText(name)}]`;
  // `new(): T` in an interface declares a constructor; `"new"(): T` a method.
  return PLAIN_KEY.test(name) && name !== "new" ? name : jsonText(name);
}

function expression(value: Expression, indent: string, { columns, taken }: Room): string {
  if (value instanceof Constant) return value.name;
  if (value === null || typeof value !== "object") return Object.is(value, -0) ? "-0" : jsonText(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const inner = (item: Expression): string => expression(item, deeper, { columns, taken: deeper.length });
  const items = list ? value.map(inner) : Object.entries(value).map(([name, item]) => `${key(name)}: ${inner(item)}`);
  const [open, close] = list ? ["[", "]"] : ["{", "}"];
  const space = list || items.length === 0 ? "" : " ";
  const line = `${open}${space}${items.join(", ")}${space}${close}`;
  if (line.length + taken <= columns && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close}`;
}
