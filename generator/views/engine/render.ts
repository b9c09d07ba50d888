/**
 * A template over a view. Whatever a template outputs must be an emit value made for that language and that position; a
 * plain string, a missing property or a value out of place is an error, and then there is no output at all.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import { isEmit, type EmitKind } from "../emit/value.ts";
import type { Template } from "./compile.ts";
import { FITS } from "./languages.ts";
import type { Site, Surrounding } from "./site.ts";

export function render(template: Template, view: object): Outcome<string> {
  const problems = new Map<string, Diagnostic>();
  const note = (site: Site, problem: Diagnostic): undefined => void problems.set(`${site.id} ${problem.code}`, problem);
  try {
    const text = template.run(view, {
      value: (base, parts, site) => lookUp(base, parts, site, note),
      emit: (value, site) => written(value, site, note),
    });
    return outcome(ended(text), [...problems.values()]);
  } catch (error) {
    const at = { file: template.file, line: 1, column: 1, length: 0 };
    const reason = error instanceof Error ? error.message : String(error);
    return failure([...problems.values(), ...(problems.size > 0 ? [] : [report("template-failed", { reason }, at)])]);
  }
}

/** With one line feed at the end. Most have: they are copied no further. */
function ended(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === LINE_FEED) end -= 1;
  return end === text.length - 1 ? text : `${text.slice(0, end)}\n`;
}

const LINE_FEED = 10;

type Note = (site: Site, problem: Diagnostic) => undefined;

/** Own properties alone: nothing of a prototype is part of a view. */
function lookUp(base: unknown, parts: readonly string[], site: Site, note: Note): unknown {
  let value = base;
  for (const part of parts) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return note(site, missing(site, part));
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  if (value === undefined) return note(site, missing(site, parts.at(-1) ?? site.path));
  if (site.use === "list" && !Array.isArray(value)) return note(site, report("view-not-list", { path: site.path, found: phrase(value) }, site.at));
  if (site.use !== "output" && typeof value === "function") return note(site, missing(site, site.path));
  return value;
}

function missing(site: Site, part: string): Diagnostic {
  return report("view-missing", { path: site.path, part }, site.at);
}

function written(value: unknown, site: Site, note: Note): string {
  if (value === undefined) return "";
  if (!isEmit(value)) return note(site, report("view-plain", { path: site.path, found: phrase(value) }, site.at)) ?? "";
  const { kind, text } = value;
  const indent = site.fitting.get(kind);
  if (indent !== undefined) return indent !== "" && text.includes("\n") ? text.replace(/\n(?!\n)/g, `\n${indent}`) : text;
  const wrong = misfit(kind, site);
  if (wrong !== undefined) return note(site, wrong) ?? "";
  site.fitting.set(kind, (FITS[kind].indents && site.surroundings[0]?.indent) || "");
  return written(value, site, note);
}

function misfit(kind: EmitKind, { path, at, language, surroundings }: Site): Diagnostic | undefined {
  if (!kind.startsWith(`${language} `)) return report("view-other-language", { path, kind, language }, at);
  const wrong = surroundings.find((surrounding) => !fits(kind, surrounding));
  return wrong && report("view-misplaced", { path, kind, where: placed(wrong) }, at);
}

function fits(kind: EmitKind, { where, before, after }: Surrounding): boolean {
  const fit = FITS[kind];
  const ends = !fit.alone || [...after].every((character) => character === "\n");
  return fit.where.includes(where) && !fit.notAfter.test(before) && ends;
}

function placed({ where, before, after }: Surrounding): string {
  if (where === "cell") return "in a table";
  if (where === "heading") return "in a heading";
  const [next] = after;
  const behind = next === undefined || next === "\n" ? "" : ` and before ${JSON.stringify(next)}`;
  return before === "" ? `at the start of a line${behind}` : `after ${before === "\ufffc" ? "another value" : JSON.stringify(before)}${behind}`;
}

function phrase(value: unknown): string {
  if (typeof value === "string") return `the plain string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  if (isEmit(value)) return `a value made as ${value.kind}`;
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return `the plain number ${value}`;
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object that is no emit value" : `a ${typeof value}`;
}
