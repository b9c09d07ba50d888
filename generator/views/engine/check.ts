/**
 * What a template may hold: text, comments, `{{path}}`, the four block helpers over one path, and partials.
 * All else is an error here. The nodes that ask the view for something become sites.
 */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { BLOCKS, type Block, type Expression, type Location, type Mustache, type Partial, type Path, type Program, type Statement } from "./handlebars.ts";
import type { Site } from "./site.ts";

export interface TemplateSource {
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly language: string;
  /** The names that `{{> name}}` can give. */
  readonly partials: readonly string[];
}

/** The sites of one or several templates, by the node that asks. */
export type Sites = Map<Expression, Site>;

export function checkTemplate(program: Program, source: TemplateSource, sites: Sites): Diagnostic[] {
  return program.body.flatMap((statement) => checkStatement(statement, source, sites));
}

function checkStatement(statement: Statement, source: TemplateSource, sites: Sites): Diagnostic[] {
  switch (statement.type) {
    case "ContentStatement":
    case "CommentStatement":
      return [];
    case "MustacheStatement":
      return checkMustache(statement as Mustache, source, sites);
    case "BlockStatement":
      return checkBlock(statement as Block, source, sites);
    case "PartialStatement":
      return checkPartial(statement as Partial, source, sites);
    default:
      return [report("template-not-allowed", { text: textAt(source, statement.loc) }, positionOf(source, statement.loc))];
  }
}

function checkMustache(mustache: Mustache, source: TemplateSource, sites: Sites): Diagnostic[] {
  const at = positionOf(source, mustache.loc);
  if (!mustache.escaped) return [report("template-unescaped", { text: textAt(source, mustache.loc) }, at)];
  if (mustache.params.length > 0 || mustache.hash !== undefined) {
    return [report("template-unknown-helper", { name: calledName(mustache.path), nearest: undefined }, at)];
  }
  return addSite(mustache.path, "output", source, sites, mustache.loc);
}

function checkBlock(block: Block, source: TemplateSource, sites: Sites): Diagnostic[] {
  const name = calledName(block.path);
  const at = positionOf(source, block.path.loc);
  if (!BLOCKS.some((one) => one === name)) return [report("template-unknown-helper", { name, nearest: nearest(name, BLOCKS) }, at)];
  const [path, ...more] = block.params;
  const own =
    path === undefined || more.length > 0 || block.hash !== undefined
      ? [report("template-block-argument", { name }, at)]
      : addSite(path, name === "each" ? "list" : name === "with" ? "context" : "condition", source, sites);
  const inverse = block.inverse as Program | undefined;
  return [...own, ...checkTemplate(block.program, source, sites), ...(inverse === undefined ? [] : checkTemplate(inverse, source, sites))];
}

function checkPartial(partial: Partial, source: TemplateSource, sites: Sites): Diagnostic[] {
  const at = positionOf(source, partial.loc);
  const name = calledName(partial.name);
  if (partial.name.type === "SubExpression" || partial.params.length > 1 || partial.hash !== undefined) {
    return [report("template-not-allowed", { text: textAt(source, partial.loc) }, at)];
  }
  if (!source.partials.includes(name)) {
    return [report("template-unknown-partial", { name, known: source.partials, nearest: nearest(name, source.partials) }, at)];
  }
  return partial.params.flatMap((path) => addSite(path, "context", source, sites));
}

/** `@root` is a context; the other data of a loop are no values of the view, and only conditions may ask for them. */
function addSite(node: Expression, use: Site["use"], source: TemplateSource, sites: Sites, whole: Location = node.loc): Diagnostic[] {
  const path = node as Path;
  const at = positionOf(source, whole);
  const loopData = path.data && path.parts[0] !== "root";
  if (node.type !== "PathExpression" || (loopData && (use !== "condition" || path.parts.length > 1))) {
    return [report("template-not-allowed", { text: textAt(source, whole) }, at)];
  }
  sites.set(node, { id: sites.size, at, path: path.original, use, language: source.language, surroundings: [], fitting: new Map() });
  return [];
}

/** The name that a template writes for a helper or a partial. */
export function calledName(path: Expression): string {
  return "original" in path ? String(path.original) : "";
}

function textAt(source: TemplateSource, loc: Location): string {
  const line = source.lines[loc.start.line - 1] ?? "";
  return loc.end.line === loc.start.line ? line.slice(loc.start.column, loc.end.column) : line.slice(loc.start.column);
}

/** Handlebars counts columns from 0. */
export function positionOf(source: TemplateSource, loc: Location): Position {
  return { file: source.file, line: loc.start.line, column: loc.start.column + 1, length: textAt(source, loc).length };
}
