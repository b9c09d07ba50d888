/** The one door to Handlebars. It costs some 40 ms to load, so it is loaded when the first template is compiled. */
import { createRequire } from "node:module";
import type Handlebars from "handlebars";

export type Program = hbs.AST.Program;
export type Statement = hbs.AST.Statement;
export type Mustache = hbs.AST.MustacheStatement;
export type Block = hbs.AST.BlockStatement;
export type Partial = hbs.AST.PartialStatement;
export type Content = hbs.AST.ContentStatement;
export type Expression = hbs.AST.Expression;
export type Path = hbs.AST.PathExpression;
export type Location = hbs.AST.SourceLocation;

/** The block helpers that a template may use. They are Handlebars' own. */
export const BLOCKS = ["each", "if", "unless", "with"] as const;

/** What `emit` and `value` do in a template that was rewritten: see rewrite.ts. */
export interface Lookups {
  /** What a path names, looked up from the context that it starts in. */
  value(base: unknown, site: number): unknown;
  /** The text of a value at its place in the output. */
  emit(value: unknown, site: number): string;
}

let loaded: typeof Handlebars | undefined;

function handlebars(): typeof Handlebars {
  return (loaded ??= createRequire(import.meta.url)("handlebars") as typeof Handlebars);
}

/** Throws Handlebars' own error where the text is no template. */
export function parse(text: string): Program {
  return handlebars().parse(text);
}

/**
 * A function of the view. Only the block helpers and the lookups exist in it, and nothing of a prototype. Partials are not
 * indented as a whole, since that would alter the values in them that hold several lines.
 */
export function compile(program: Program, partials: ReadonlyMap<string, Program>): (view: object, lookups: Lookups) => string {
  const environment = handlebars().create();
  for (const name of Object.keys(environment.helpers)) if (!BLOCKS.some((block) => block === name)) environment.unregisterHelper(name);
  const known = Object.fromEntries([...BLOCKS, "value", "emit"].map((name) => [name, true]));
  const options = { strict: true, knownHelpersOnly: true, preventIndent: true, knownHelpers: { ...NO_HELPERS, ...known } };
  const run = environment.compile(program, options);
  const others = Object.fromEntries([...partials].map(([name, partial]) => [name, environment.compile(partial, options)]));
  return (view, { value, emit }) =>
    run(view, { partials: others, helpers: { value, emit: (given: unknown, site: number) => new environment.SafeString(emit(given, site)) } });
}

const NO_HELPERS = { helperMissing: false, blockHelperMissing: false, each: false, if: false, unless: false, with: false, log: false, lookup: false };
