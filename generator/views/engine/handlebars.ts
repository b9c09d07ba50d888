/** The one door to Handlebars, of which its parser is enough. It is loaded when the first template is compiled; all of it would take twice as long. */
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

/** The block helpers that a template may use. They mean what Handlebars means by them. */
export const BLOCKS = ["each", "if", "unless", "with"] as const;

type Parser = Pick<typeof Handlebars, "parse">;

let loaded: Parser | undefined;

function parser(): Parser {
  return (loaded ??= createRequire(import.meta.url)("handlebars/dist/cjs/handlebars/compiler/base.js") as Parser);
}

/** Throws Handlebars' own error where the text is no template. */
export function parseTemplate(text: string): Program {
  return parser().parse(text);
}
