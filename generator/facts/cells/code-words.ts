/** Values that a cell lists as code, in a sentence that says no more of them: "Either `on` or `off` (default)." */
import type { Cell } from "../../documents/document.ts";
import type { Scalar } from "../../model/shape.ts";
import { scalarOf } from "../text/values.ts";

export interface CodeWords {
  readonly values: readonly Scalar[];
  readonly default?: Scalar;
  /** In the cell's text. */
  readonly index: number;
  readonly end: number;
}

export function codeWords({ text, raw: written }: Pick<Cell, "text" | "raw">): CodeWords | undefined {
  const raw = written.replace(emphasised, "`$1`").replace(quoted, "`$&`");
  if (!raw.includes("`")) return undefined;
  const run = list.exec(raw);
  const before = raw.slice(0, run?.index);
  const isLed = opens.test(before) || opensItem.test(before) || (leads.test(before) && /`\s*,?\s*or\s*`[^`]*`$/i.test(run?.[0] ?? ""));
  if (run === null || ofSome.test(before) || !isLed || !closes.test(raw.slice(run.index + run[0].length))) return undefined;
  const words = [...run[0].matchAll(/`([^`]+)`(\s*\((?:the )?default\))?/gi)];
  const shown = run[0].replaceAll("`", "");
  const index = text.indexOf(shown);
  if (index === -1) return undefined;
  const usual = words.find(([, , mark]) => mark !== undefined)?.[1];
  return { values: words.map(([, word]) => scalarOf(word!)), ...(usual === undefined ? {} : { default: scalarOf(usual) }), index, end: index + shown.length };
}

/** A word in the emphasis of a value: `(*on*, *off*)`. */
const emphasised = /(?<![\w*`])\*([\p{L}\p{N}_.-]+)\*(?![\w*`])/gu;

/** In quotes that are no code: of one word, or of some that double quotes hold together. */
const quoted = /(?<![\w`“"'])(?:“[\p{L}\p{N}_.-]+”|'[\p{L}\p{N}_.-]+'|"[\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+){0,3}")(?![\w`"'])/gu;

/** `on for always`: what a value means. */
const meaning = String.raw`\s+(?:for|to|means|if)\s+[\p{L} -]{1,40}?(?=\s*(?:[.;,)|/]|\bor\b|\band\b|$))`;
const word = String.raw`\x60[^\x60]+\x60(?:\s*\((?:the )?default\)|${meaning})?`;
const list = new RegExp(String.raw`${word}(?:\s*(?:,|/|\||\bor\b|,\s*or\b|\band\b|,\s*and\b)\s*${word})+`, "iu");
/** The sentence begins here, or a bracket of nothing else, or words that lead to all values. */
const opens =
  /(?:^|[.;:!?]\s+|\()(?:(?:\S+\s+){0,8}(?:either(?: be)?|one of|accepts|can be|must be|may be|(?:value|choice|option)s?(?: (?:for|of)(?: \S+){1,3}?)?(?: (?:are|is))?)[\s:]*)?$/i;
/** `The kind of thing: ` before values the last of which stands behind an `or`. */
const leads = /^[^.:;`]{1,80}:\s+$/;
/** What an item says of its field before its values: `mode: string, required, ` */
const opensItem = /^`?[\p{L}\p{N}_$.[\]-]+`?\s*[:–—-]\s*\p{L}+(?:,\s*(?:required|optional|mandatory|(?:read|write)[- ]only))*,\s*$/iu;
const closes = new RegExp(
  String.raw`^\s*(?:(?:\((?:the )?default:?\s+\x60[^\x60]+\x60\)\s*)?(?:[.;)]|$)|are (?:the )?(?:only )?(?:available|allowed|valid|supported|possible|accepted|permitted) (?:values|options|choices)\b)`,
  "i",
);
/** `e.g. red or blue`, `not none or null`, `identifiers (serial or name)`: some values, none, or what others are called. */
const ofSome =
  /\bidentifiers?\s+\($|(?:\be\.\s?g\.?,?|\b(?:for example|for instance|such as|like|usually|typically|not|never|neither|except|than|without|instead of))[,:]?\s+$/i;
