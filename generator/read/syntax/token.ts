export type Mark = "{" | "}" | "[" | "]" | "(" | ")" | "<" | ">" | "," | ";" | ":" | "?" | "=" | "|" | "&" | "+" | "-" | "*" | "." | "...";

/** After a text of a template stands a type, after the last one none. */
export type Token = Mark | "word" | "string" | "number" | "template" | "template-end" | "end";

/** A token from its place on, with what it says. */
export interface Scanned {
  readonly token: Token;
  readonly value: string;
  readonly end: number;
}
