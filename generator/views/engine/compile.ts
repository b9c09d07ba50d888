/**
 * From a template's text to a function of a view. What could let a value out of its position is an error here: an unescaped
 * mustache, one inside quotes, a comment or a tag, one that a brace turns into another. The rest is render.ts's to refuse.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { failure, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import { memoize } from "../../values/memoize.ts";
import { checkTemplate, type Sites, type TemplateSource } from "./check.ts";
import { parseTemplate, type Program } from "./handlebars.ts";
import { extensions, languageOf } from "./languages.ts";
import { runner, type Run } from "./run.ts";
import { survey, type Surveyed } from "./surroundings.ts";

export interface Template {
  readonly file: string;
  readonly run: Run;
}

/** A template that others of its folder call by name. */
export interface PartialText {
  readonly file: string;
  readonly text: string;
}

/** `name` is the template's file, as diagnostics shall show it; its extension before `.hbs` says the language. */
export function compileTemplate(name: string, text: string, partials: ReadonlyMap<string, PartialText> = new Map()): Outcome<Template> {
  const language = languageOf(name);
  if (language === undefined) return failure([report("template-language", { extensions }, { file: name, line: 1, column: 1, length: 0 })]);
  const sites: Sites = new Map();
  const names = [...partials.keys()];
  const sourceOf = (file: string, from: string): TemplateSource => {
    const normal = normalized(from);
    return { file, text: normal, lines: normal.split("\n"), language: language.name, partials: names };
  };
  const root = read(sourceOf(name, text), sites);
  const others = [...calledFrom(text, partials)].map(([key, one]) => [key, read(sourceOf(one.file, one.text), sites)] as const);
  const problems = [root, ...others.map(([, one]) => one)].flatMap((one) => one.diagnostics);
  const called = new Map(others.flatMap(([key, one]): [string, Surveyed][] => (one.ok ? [[key, one.value]] : [])));
  if (!root.ok || problems.length > 0) return failure(problems);
  const faults = survey(root.value, language, sites, called);
  if (faults.length > 0) return failure(faults);
  return { ok: true, value: finished(name, root.value.program, called, sites), diagnostics: [] };
}

/** The partials that a text calls, and those that these call. */
function calledFrom(text: string, partials: ReadonlyMap<string, PartialText>): ReadonlyMap<string, PartialText> {
  const called = new Map<string, PartialText>();
  const follow = (from: string): void => {
    for (const { 1: name = "" } of from.matchAll(/\{\{~?\s*>\s*([^\s~}]+)/g)) {
      const partial = partials.get(name);
      if (partial === undefined || called.has(name)) continue;
      called.set(name, partial);
      follow(partial.text);
    }
  };
  follow(text);
  return called;
}

function finished(file: string, program: Program, partials: ReadonlyMap<string, Surveyed>, sites: Sites): Template {
  return { file, run: runner(program, new Map([...partials].map(([key, one]) => [key, one.program])), sites) };
}

/** A partial is parsed once for all templates that call it. Its nodes stand for places in its file: another of the same text has its own. */
const parsedIn = memoize((_file: string) => memoize(parseTemplate));

function read(source: TemplateSource, sites: Sites): Outcome<Surveyed> {
  const braces = wrongBraces(source);
  if (braces.length > 0) return failure(braces);
  try {
    const program = parsedIn(source.file)(source.text);
    const diagnostics = checkTemplate(program, source, sites);
    return diagnostics.length > 0 ? failure(diagnostics) : { ok: true, value: { source, program }, diagnostics };
  } catch (error) {
    return failure([syntaxError(error, source)]);
  }
}

/** Three braces in a row: an unescaped mustache, or a brace that Handlebars takes for a part of one. */
function wrongBraces(source: TemplateSource): Diagnostic[] {
  const text = source.text.replace(/\{\{~?!--[^]*?--~?\}\}|\{\{~?![^]*?\}\}/g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...text.matchAll(/\{{3,}[^{}\n]*\}{3,}|\{{3,}|\}{3,}/g)].map(({ 0: found, index }) => {
    const before = text.slice(0, index);
    const at = { file: source.file, line: before.split("\n").length, column: index - before.lastIndexOf("\n"), length: found.length };
    const whole = found.startsWith("{") && found.endsWith("}");
    return whole ? report("template-unescaped", { text: found }, at) : report("template-brace", { brace: found.charAt(0) }, at);
  });
}

/** Handlebars says the line, and a column only for what it finds after parsing. */
function syntaxError(error: unknown, source: TemplateSource): Diagnostic {
  const text = error instanceof Error ? error.message : String(error);
  const { lineNumber, column } = error as { lineNumber?: number; column?: number };
  const line = lineNumber ?? Number(/on line (\d+)/.exec(text)?.[1] ?? 1);
  const start = column ?? Math.max(0, source.lines[line - 1]?.indexOf("{{") ?? 0);
  const got = /got '(\w+)'/.exec(text)?.[1];
  const problem = got === undefined ? text.replace(/ - \d+:\d+$/, "") : (TOKENS[got] ?? "this is no expression that Handlebars knows");
  return report("template-syntax", { problem }, { file: source.file, line, column: start + 1, length: 0 });
}

const TOKENS: Readonly<Record<string, string>> = {
  EOF: "the file ends before everything that was opened is closed",
  OPEN_ENDBLOCK: "a block is closed that was not opened",
  INVERSE: "an {{else}} stands outside a block",
  CLOSE: 'an expression is missing before "}}"',
};

function normalized(text: string): string {
  return text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
}
