/**
 * What the engine knows of a language: enough of its lexical rules to say, from a template's own text, what a mustache
 * stands in. Reading is a pure step from state to state, so that the branches of a template can be followed each.
 */

/** Stands for a value in the text of a line. */
export const TOKEN = "\ufffc";

export interface State {
  /** The delimiters that wait to be closed, the outermost first. */
  readonly open: readonly string[];
  /** Of the line so far, what the language looks at: few lines, so that the ways through a template meet again. */
  readonly line: string;
}

/** Where in a line a value would stand. Code has one such place only: `inline`. */
export type Where = "start" | "inline" | "cell" | "heading";

export interface Language {
  readonly name: string;
  read(state: State, text: string): State;
  /** What the state is inside of, as a phrase: "quotes". Nothing where a value may stand. */
  within(state: State): string | undefined;
  where(state: State): Where;
  /** The state after a value. */
  after(state: State): State;
  /** The characters that cannot stand directly after a value. */
  readonly touching: RegExp;
}

export const START: State = { open: [], line: "" };
