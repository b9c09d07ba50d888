/** The language of a template, by the extension of the file it makes, and where each kind of value may stand in it. */
import type { EmitKind } from "../emit/value.ts";
import { csv, json, shell, typescript } from "./languages/code.ts";
import { html } from "./languages/html.ts";
import { TOKEN, type Language, type Where } from "./languages/language.ts";
import { markdown } from "./languages/markdown.ts";

const BY_EXTENSION: ReadonlyMap<string, Language> = new Map([
  ["ts", typescript],
  ["mts", typescript],
  ["js", typescript],
  ["mjs", typescript],
  ["json", json],
  ["md", markdown],
  ["txt", markdown],
  ["html", html],
  ["csv", csv],
  ["sh", shell],
]);

export const extensions: readonly string[] = [...BY_EXTENSION.keys()];

/** Of `client.ts.hbs`, TypeScript. */
export function languageOf(file: string): Language | undefined {
  return BY_EXTENSION.get(/\.([^./]+)\.hbs$/.exec(file)?.[1] ?? "");
}

/** Where a kind of value may stand. */
export interface Fit {
  readonly where: readonly Where[];
  /** The characters before it (none at the start of a line) with which it would not be the token that it is. */
  readonly notAfter: RegExp;
  /** It takes whole lines. */
  readonly alone?: true;
  /** Its lines after the first one follow the indentation of their place, which changes nothing of what it says. */
  readonly indents?: true;
}

const ANYWHERE: readonly Where[] = ["start", "inline", "cell", "heading"];
const INLINE: readonly Where[] = ["inline"];

export const FITS: Readonly<Record<EmitKind, Fit>> = {
  "typescript identifier": { where: INLINE, notAfter: RegExp(`[\\w$\\\\${TOKEN}]`) },
  "typescript literal": { where: INLINE, notAfter: RegExp(`[\\w$\\\\./${TOKEN}-]`), indents: true },
  "typescript key": { where: INLINE, notAfter: RegExp(`[\\w$\\\\.${TOKEN}]`) },
  "typescript access": { where: INLINE, notAfter: RegExp(`^(?![\\w$)\\]"${TOKEN}])`) },
  "typescript comment": { where: INLINE, notAfter: /[/\\]/, indents: true },
  "typescript type": { where: INLINE, notAfter: RegExp(`[\\w$\\\\./${TOKEN}-]`), indents: true },
  "typescript parameters": { where: INLINE, notAfter: RegExp(`^(?![\\w$"\\]${TOKEN}])`), indents: true },
  "typescript declarations": { where: INLINE, notAfter: /[^\s]/, alone: true },
  "markdown text": { where: ANYWHERE, notAfter: /[`\\&<\]]/ },
  "markdown prose": { where: ANYWHERE, notAfter: RegExp(`[\`\\\\&<!\\]${TOKEN}]`) },
  "markdown code": { where: ["start", "inline", "heading"], notAfter: RegExp(`[\`\\\\&<\\]${TOKEN}]`) },
  "markdown cell code": { where: ["cell"], notAfter: RegExp(`[\`\\\\&<\\]${TOKEN}]`) },
  "markdown block": { where: ["start"], notAfter: /[^\s]/, alone: true, indents: true },
  "html text": { where: INLINE, notAfter: /[&<]/ },
  "html tag": { where: INLINE, notAfter: /[&<]/ },
  "html phrase": { where: INLINE, notAfter: /[&<]/ },
  "html block": { where: INLINE, notAfter: /[&<]/ },
  "json value": { where: INLINE, notAfter: RegExp(`[\\w".+${TOKEN}-]`), indents: true },
  "csv cell": { where: INLINE, notAfter: /[^,]/ },
  "shell word": { where: INLINE, notAfter: /[\\$]/ },
};
