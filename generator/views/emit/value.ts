/**
 * Emit values: the only things that a template can output. Each is a whole token, delimiters included, made for the
 * kind of position that it names. A value counts because it was registered here, never because of what it looks like:
 * only the files of this folder, one per language, make them.
 */

/** What a value was made to be: the language, and the token in it. */
export type EmitKind =
  | "typescript identifier"
  | "typescript literal"
  | "typescript key"
  | "typescript access"
  | "typescript comment"
  | "typescript type"
  | "typescript parameters"
  | "typescript declarations"
  | "markdown text"
  | "markdown prose"
  | "markdown code"
  | "markdown cell code"
  | "markdown block"
  | "html text"
  | "html tag"
  | "html phrase"
  | "html block"
  | "json value"
  | "csv cell"
  | "shell word";

export interface Emit<Of extends EmitKind = EmitKind> {
  readonly kind: Of;
  /** As it will stand in the output, before the lines of a block are indented. */
  readonly text: string;
}

/** For templates, that leave out what is false. */
export type Optional = Emit | false;

/** Only what is made here has the private field; a registry beside the values would cost a million of them dear. */
class Made<Of extends EmitKind> implements Emit<Of> {
  readonly #made = true;

  constructor(
    readonly kind: Of,
    readonly text: string,
  ) {
    Object.freeze(this);
  }

  static has(value: object): value is Made<EmitKind> {
    return #made in value;
  }
}

// No value leads to what makes values.
Reflect.deleteProperty(Made.prototype, "constructor");

/** For the files of this folder alone: `text` must be safe wherever `kind` may stand. */
export function emit<Of extends EmitKind>(kind: Of, text: string): Emit<Of> {
  return new Made(kind, text);
}

export function isEmit(value: unknown): value is Emit {
  return typeof value === "object" && value !== null && Made.has(value);
}
