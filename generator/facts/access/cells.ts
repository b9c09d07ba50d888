/** What a cell or a label says of who may call, in few words: `token (devices:write) + key`, `none`, `Scope: devices:read`. */
import type { Block, Cell, Row } from "../../documents/document.ts";
import { memoize, memoizeByObject } from "../../values/memoize.ts";
import type { Wording } from "../wording.ts";
import { nothingAsked, somethingAsked, type Asked } from "./asked.ts";
import { askedTogether } from "./credentials-together.ts";
import { wordsBeside } from "./nothing-else.ts";
import type { CredentialMention, Vocabulary } from "./vocabulary.ts";

/** What is titled so tells the credentials, or the scopes alone. */
export type AccessTitle = "access" | "scopes";

export function accessTitle(title: string, { columns }: Pick<Wording, "columns">): AccessTitle | undefined {
  const plain = title.toLowerCase().replace(/\s+/g, " ").replace(/[?:]$/, "").trim();
  if (ofScopes.test(plain)) return "scopes";
  return titlesIn(columns).has(plain) ? "access" : undefined;
}

const titlesIn = memoizeByObject(({ access }: Wording["columns"]) => new Set(access.map((one) => one.toLowerCase())));

const ofScopes = /^(?:(?:required|needed|oauth2?|token|access) )?(?:scopes?|scope\(s\))(?: (?:required|needed))?$/;

/** Undefined where it says more than is understood, or nothing. */
export function accessIn(text: string, title: AccessTitle, vocabulary: Vocabulary): Asked | undefined {
  const plain = text.trim().replace(/\.$/, "");
  if (plain === "") return undefined;
  if (title === "scopes") return scopesAlone(plain, vocabulary);
  if (/^[-–—]$/.test(plain)) return nothingAsked;
  if (saysYes.test(plain)) return somethingAsked;
  const mentions = vocabulary.mentionsIn(plain, true);
  return isFilled(plain, mentions) ? askedTogether(plain, mentions, vocabulary) : undefined;
}

const saysYes = /^(?:yes|y|true|required|mandatory|needed|✓|✔|x|authenticated|authentication(?: is)? required)$/i;
const saysNone = /^(?:[-–—]|none|no|n\/a|no scopes?)$/i;

function scopesAlone(text: string, vocabulary: Vocabulary): Asked | undefined {
  if (saysNone.test(text)) return [[{ scopes: [] }]];
  const words = [...text.matchAll(/[^\s,;|"'`()]+/g)].filter(([word]) => !/^(?:and|or|\+|&|\/)$/i.test(word));
  const mentions = words.map(({ 0: scope, index }): CredentialMention => ({ is: "scope", scope, index, end: index + scope.length }));
  return words.every(([word]) => /^[\p{L}*][\p{L}\p{N}_.:/*-]*$/u.test(word)) && words.length <= mostScopes(text)
    ? askedTogether(text, mentions, vocabulary)
    : undefined;
}

/** Words without a sign between them are prose. */
function mostScopes(text: string): number {
  return text.split(/\s*[,;|+&]\s*|\s+(?:and|or)\s+|\s+\/\s+|\s+(?=\S+:)/).length;
}

/** Whether nothing but small words stands beside the credentials. */
function isFilled(text: string, mentions: readonly CredentialMention[]): boolean {
  return wordsBeside(text, mentions).every((word) => small.test(word));
}

const small = new RegExp(
  `^(?:${[
    "an?|the|and|or|with|in|by|of|for|any|both|either|is|are|needed|required|necessary|only|scopes?|header|plus|together|valid|authentication",
    "auth|credentials?|scheme|alternatively|needs?|requires?|asked|whose|has|have|that|at|all",
  ].join("|")})$`,
  "i",
);

/** The cell of a row that the title of its column tells of. */
export function accessCells(block: Block, row: Row, wording: Pick<Wording, "columns">): readonly { readonly cell: Cell; readonly title: AccessTitle }[] {
  const titleOf = titleBy(wording);
  return row.cells.flatMap((cell) => {
    const title = cell.column === "" || cell.column === block.named ? undefined : titleOf(cell.column);
    return title === undefined ? [] : [{ cell, title }];
  });
}

/** Many rows stand below few titles. */
const titleBy = memoizeByObject((wording: Pick<Wording, "columns">) => memoize((title: string) => accessTitle(title, wording)));

/** Whether a name is a title, or begins with one. */
export function isTitled(name: string, wording: Pick<Wording, "columns">): boolean {
  return accessTitle(name.split(":", 1)[0]!, wording) !== undefined;
}

/** `Auth: key or token` in a line, an item or a row of labels. */
export function labelled(
  text: string,
  wording: Pick<Wording, "columns">,
): { readonly title: AccessTitle; readonly value: string; readonly index: number } | undefined {
  const [whole, label] = /^([\p{L}\p{N}_() -]{2,40}?)\s*:\s+(?=\S)/u.exec(text) ?? [];
  const title = label === undefined ? undefined : accessTitle(label, wording);
  return title === undefined ? undefined : { title, value: text.slice(whole!.length), index: whole!.length };
}
