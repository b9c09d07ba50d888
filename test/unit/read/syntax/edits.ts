/** Small edits of a text wherever they fall, most of which break it: the same seed gives the same ones. */

const pieces = [
  "{", "}", "[", "]", "(", ")", "<", ">", ",", ";", ":", "?", "!", "=", "|", "&", "+", "-", "*", ".", "...", "=>", "||", "&&", "??", "?.", "<<", ">=", "@", "#", "\\", "/", "$", "`", '"', "'",
  "\n", "\r\n", "\r", " ", "\t", "\u00a0", "\u2028", "\ufeff", "é", "0", "1", "01", "1_0", "1.", ".5", "1e3", "0x1", "1n",
  "// note\n", "/* note */", "/* a\nb */", "/** Says. */", "/**\n * Says\n *   more.\n *\n * @source Here\n * @example 1\n */", "/** @source x @kind y */", "/**/", "/***/", "/** * a */",
  "/** {@link x} */", "/** a@b */", "/** @unknown */", "/** ` @source ` */", "/**\n@source x\n*/", "/** a\n  b */", "/**\n *\t\tx\n * @deprecated\n */",
  "type", "interface", "extends", "keyof", "readonly", "unique", "infer", "is", "in", "as", "out", "const", "new", "abstract", "asserts", "import", "export", "default", "declare",
  "typeof", "this", "void", "any", "string", "null", "true", "get", "set", "static", "async", "await", "yield", "function", "class", "enum", "namespace", "intrinsic", "if", "let", "satisfies",
  "x", "X<Y>", "[x: string]: Y;", "{ [K in X]?: Y }", "{ -readonly [K in keyof X as K]-?: Y }", "X extends Y ? 1 : 2", "X extends infer Y extends Z ? 1 : 2", "`a${X}b`", "`a`", "`\\n${X}`",
  "(x: X) => Y", "(X)", "(x)", "([x]: Y) => 1", "<T>(x: T) => T", "new () => X", "[x?: X, ...y: Y[]]", "[X?, ...Y[]]", "X[]", "X[0]", "-1", "- 1", "x.y", "x.y.z", 'import("x")', "typeof x",
  "x(): void;", "get x(): 1;", "readonly x: 1", "readonly\nx: 1", "static x: 1", "[x]: 1", '["x"]: 1', "x = 1", "x", "'x'?: 1", "5: 1", "import x from 'x';", "import type x from 'x';",
  "import type { a as b, c } from 'x';", "import { type a } from 'x';", "import type { type a } from 'x';", "import type * as x from 'x';", "import 'x';", "import x = require('x');", "export {};", "export * from 'x';",
];

const token = /[\w$-]+|"[^"\n]*"|\/\*[^]*?\*\/|\s+|[^]/gu;

/** One edit: a token left out, repeated, put elsewhere, or another piece put in its place or before it. */
export function edited(text: string, below: (count: number) => number): string {
  const tokens = text.match(token) ?? [];
  const at = below(tokens.length);
  const piece = below(3) === 0 ? tokens[below(tokens.length)]! : pieces[below(pieces.length)]!;
  const [count, put] = [[1, ""], [1, tokens[at]! + tokens[at]!], [1, piece], [0, piece], [0, `${piece} `], [1, ` ${piece} `]][below(6)] as [number, string];
  return [...tokens.slice(0, at), put, ...tokens.slice(at + count)].join("");
}
