/**
 * Makes every access of a template go through the engine: `{{entry.name}}` becomes `{{emit (value this 7) 7}}`, and
 * `{{#each entry.items}}` becomes `{{#each (value this 8)}}`. Handlebars resolves contexts, block parameters and data; the
 * properties behind them are looked up by `value`, which knows the site it is asked from.
 */
import type { Sites } from "./check.ts";
import type { Block, Expression, Mustache, Partial, Path, Program, Statement } from "./handlebars.ts";
import type { Site } from "./site.ts";

/** Alters the program, which nobody else holds, and shortens the sites' parts to those that `value` has to follow. */
export function rewrite(program: Program, sites: Sites, names: readonly string[] = []): void {
  for (const statement of program.body) rewriteStatement(statement, sites, names);
}

function rewriteStatement(statement: Statement, sites: Sites, names: readonly string[]): void {
  if (statement.type === "MustacheStatement") {
    const mustache = statement as Mustache;
    const site = sites.get(mustache.path);
    mustache.params = [lookup(mustache.path, sites, names), ...(site === undefined ? [] : [numberOf(site.id, mustache.path)])];
    mustache.path = pathTo("emit", mustache.path);
  } else if (statement.type === "PartialStatement") {
    const partial = statement as Partial;
    partial.params = partial.params.map((path) => lookup(path, sites, names));
  } else if (statement.type === "BlockStatement") {
    rewriteBlock(statement as Block, sites, names);
  }
}

function rewriteBlock(block: Block, sites: Sites, names: readonly string[]): void {
  block.params = block.params.map((path) => lookup(path, sites, names));
  rewrite(block.program, sites, [...names, ...(block.program.blockParams ?? [])]);
  const inverse = block.inverse as Program | undefined;
  if (inverse !== undefined) rewrite(inverse, sites, names);
}

/** `(value base site)`. The base is what Handlebars itself has to find: a context, a block parameter or data. */
function lookup(node: Expression, sites: Sites, names: readonly string[]): Expression {
  const site = sites.get(node);
  if (site === undefined) return node;
  const path = node as Path;
  const head = path.parts[0];
  const parameter = !path.data && path.depth === 0 && head !== undefined && names.includes(head) && !/^(this|\.)/.test(path.original);
  const kept = path.data || parameter ? 1 : 0;
  sites.set(node, { ...site, parts: path.parts.slice(kept) });
  const base: Path = { ...path, parts: path.parts.slice(0, kept) };
  return { type: "SubExpression", loc: node.loc, path: pathTo("value", node), params: [base, numberOf(site.id, node)] } as Expression;
}

function pathTo(helper: string, { loc }: Expression): Path {
  return { type: "PathExpression", data: false, depth: 0, parts: [helper], original: helper, loc };
}

function numberOf(id: Site["id"], { loc }: Expression): Expression {
  return { type: "NumberLiteral", value: id, original: id, loc } as Expression;
}
