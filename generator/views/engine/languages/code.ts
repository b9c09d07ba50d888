/** Languages of tokens: a value may stand anywhere but in quotes, comments, regular expressions and here-documents. */
import { TOKEN, type Language, type State } from "./language.ts";

interface Lexis {
  readonly name: string;
  readonly quotes: readonly string[];
  /** The quotes in which a backslash takes the next character with it. */
  readonly escaping: readonly string[];
  readonly lineComment?: string;
  readonly blockComment?: true;
  /** Template literals with `${…}`, and regular expressions. */
  readonly script?: true;
  readonly hereDocument?: true;
  readonly touching: RegExp;
}

const NEVER = /[]/;

export const typescript = code({
  name: "typescript",
  quotes: ['"', "'", "`"],
  escaping: ['"', "'", "`", "/", "["],
  lineComment: "//",
  blockComment: true,
  script: true,
  touching: /[\w$\\]/,
});
export const json = code({ name: "json", quotes: ['"'], escaping: ['"'], touching: /[\w".+-]/ });
export const csv = code({ name: "csv", quotes: ['"'], escaping: [], touching: /[^,\n]/ });
export const shell = code({ name: "shell", quotes: ['"', "'", "`"], escaping: ['"', "`"], lineComment: "#", hereDocument: true, touching: NEVER });

/** Words before which a slash starts a regular expression, as after an operator or at the start. */
const BEFORE_REGEX = /(?:^|[([{}=:,;!&|?+*%~^<>-]|\b(?:return|typeof|case|in|of|void|delete|throw|do|else))\s*$/;

const WITHIN: Readonly<Record<string, string>> = {
  "//": "a comment",
  "#": "a comment",
  "/*": "a comment",
  "/": "a regular expression",
  "[": "a regular expression",
  "<<": "a here-document",
};

function code(lexis: Lexis): Language {
  return {
    name: lexis.name,
    touching: lexis.touching,
    where: () => "inline",
    after: ({ open, line }) => ({ open, line: shorten(line + TOKEN) }),
    within({ open }) {
      const top = open.at(-1);
      return isCode(top) ? undefined : (WITHIN[top] ?? "quotes");
    },
    read(state, text) {
      let now = state;
      for (let at = 0; at < text.length;) {
        const step = isCode(now.open.at(-1)) ? inCode(lexis, now, text, at) : inside(lexis, now.open.at(-1) ?? "", text, at);
        now = { open: opened(now.open, step), line: lineAfter(now, step.taken) };
        at += step.taken.length;
      }
      return now;
    },
  };
}

/** Keeps the indentation, and the end: a word, with the spaces behind it, or one character. */
function shorten(line: string): string {
  const [, indent = "", end = ""] = /^(\s*)(?:.*?)((?:\b\w+|\S)?\s*)$/.exec(line) ?? [];
  return indent + end.replace(/^\w{13,}/, "x").replace(/\s+$/, " ");
}

/** What a step takes from the text, and what it opens or closes. */
interface Step {
  readonly taken: string;
  readonly opens?: string;
  /** How many, from the innermost outwards. */
  readonly closes?: number;
}

function isCode(top: string | undefined): top is "{" | "${" | undefined {
  return top === undefined || top === "{" || top === "${";
}

function opened(open: readonly string[], { opens, closes }: Step): readonly string[] {
  if (opens !== undefined) return [...open, opens];
  return closes === undefined ? open : open.slice(0, -closes);
}

/** Comments leave no trace in the line: what stands before a slash is what stands before the comment. */
function lineAfter({ open, line }: State, taken: string): string {
  if (taken === "\n") return "";
  const comment = WITHIN[open.at(-1) ?? ""] === "a comment";
  return comment ? line : shorten(line + taken);
}

function inCode(lexis: Lexis, { open, line }: State, text: string, at: number): Step {
  const char = text.charAt(at);
  const two = text.slice(at, at + 2);
  if (two === lexis.lineComment || (char === lexis.lineComment && /(?:^|\s)$/.test(line))) return { taken: lexis.lineComment, opens: lexis.lineComment };
  if (lexis.blockComment && two === "/*") return { taken: two, opens: two };
  if (lexis.hereDocument && two === "<<") return { taken: two, opens: two };
  if (lexis.quotes.includes(char)) return { taken: char, opens: char };
  if (lexis.script && char === "/" && BEFORE_REGEX.test(line)) return { taken: char, opens: char };
  if (char === "{" && open.length > 0) return { taken: char, opens: char };
  if (char === "}" && open.length > 0) return { taken: char, closes: 1 };
  return { taken: char };
}

function inside(lexis: Lexis, top: string, text: string, at: number): Step {
  const char = text.charAt(at);
  const two = text.slice(at, at + 2);
  if (char === "\\" && lexis.escaping.includes(top)) return { taken: two };
  if (top === "/*") return two === "*/" ? { taken: two, closes: 1 } : { taken: char };
  if (top === "<<") return { taken: char };
  if (top === "[") return { taken: char, ...(char === "]" ? { closes: 1 } : char === "\n" ? { closes: 2 } : {}) };
  if (top === "/" && char === "[") return { taken: char, opens: char };
  if (lexis.script && top === "`" && two === "${") return { taken: two, opens: two };
  // A line ends comments, and in a script all that was misread: no string and no regular expression goes past it.
  const endsLine = char === "\n" && (top === "//" || top === "#" || (lexis.script === true && top !== "`"));
  return endsLine || char === top ? { taken: char, closes: 1 } : { taken: char };
}
