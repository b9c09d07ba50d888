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

let loaded: typeof Handlebars | undefined;

function handlebars(): typeof Handlebars {
  return (loaded ??= createRequire(import.meta.url)("handlebars") as typeof Handlebars);
}

/** Throws Handlebars' own error where the text is no template. */
export function parse(text: string): Program {
  return handlebars().parse(text);
}
