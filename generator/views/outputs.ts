/**
 * The tree of templates is the tree of outputs: `{service}/unknowns.md.hbs` makes `unknowns.md` in each service's folder,
 * `{service}/docs/{resource}.md.hbs` a file there for each definition file with resources. A file that does not end in
 * `.hbs` is copied; one that starts with `_` is a partial of its folder and of those below.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";
import { fileSegment } from "./emit/file-segment.ts";
import { compileTemplate, type PartialText, type Template } from "./engine/compile.ts";
import { render } from "./engine/render.ts";
import { viewsOf, type Views } from "./service-view.ts";

export interface TemplateFile {
  /** Below the folder of templates, with `/` on every system. */
  readonly path: string;
  readonly text: string;
  /** As diagnostics show it; below `templates/` where there is none. */
  readonly file?: string;
}

/** One file per path: where a project overrides a template of the tool, its own. */
export type Templates = readonly TemplateFile[];

/** Relative to the folder of the service. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

/** The outputs of a service, those alone whose path is wanted, in the order of their paths. */
export function outputsFromTemplates(
  service: Service,
  templates: Templates,
  wanted: (path: string) => boolean = () => true,
): Outcome<readonly RenderedFile[]> {
  const found: Diagnostic[] = [];
  const views = viewsOf(service);
  const files = templates.filter(({ path }) => partialOf(path) === undefined).flatMap((template) => {
    const places = (take(placesOf(template, service, views), found) ?? []).filter(({ path }) => wanted(path));
    return places.length === 0 ? [] : filled(template, templates, places, found);
  });
  return outcome(files.sort((one, other) => (one.path < other.path ? -1 : 1)), found);
}

/** A template in all of its places. */
function filled(template: TemplateFile, templates: Templates, places: readonly OutputPlace[], found: Diagnostic[]): readonly RenderedFile[] {
  if (!template.path.endsWith(".hbs")) return places.map(({ path }) => ({ path, text: copied(template.text) }));
  const compiled: Template | undefined = take(compileTemplate(shown(template), template.text, partialsAround(template, templates)), found);
  if (compiled === undefined) return [];
  return places.flatMap(({ path, view }) => {
    const text = take(render(compiled, view), found);
    return text === undefined ? [] : [{ path, text }];
  });
}

function copied(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n*$/, "\n");
}

/** Of `{service}/_uses.md.hbs`: the folder and language that it serves, and the name. */
function partialOf(path: string): { readonly folder: string; readonly language: string; readonly name: string } | undefined {
  const [, folder = "", name, language = ""] = /^(.*\/)?_([^/.]+)\.([^/.]+)\.hbs$/.exec(path) ?? [];
  return name === undefined ? undefined : { folder, language, name };
}

/** Those of its folder and of the folders around it; of two with one name the nearer. */
function partialsAround({ path }: TemplateFile, templates: Templates): ReadonlyMap<string, PartialText> {
  const language = /\.([^./]+)\.hbs$/.exec(path)?.[1];
  const around = templates.flatMap((one) => {
    const partial = partialOf(one.path);
    return partial?.language === language && path.startsWith(partial!.folder) ? [{ ...partial!, file: shown(one), text: one.text }] : [];
  });
  const nearestLast = around.sort((one, other) => one.folder.length - other.folder.length);
  return new Map(nearestLast.map(({ name, file, text }) => [name, { file, text }]));
}

const SERVICE = "{service}/";

/** One output of a template: its path below the folder of the service, and what the template can name there. */
interface OutputPlace {
  readonly path: string;
  readonly view: object;
}

/** One place, or one for each thing that a placeholder of the path stands for. */
function placesOf(template: TemplateFile, service: Service, views: Views): Outcome<readonly OutputPlace[]> {
  const at = { file: shown(template), line: 1, column: 1, length: 0 };
  if (!template.path.startsWith(SERVICE)) return failure([report("template-outside", { path: template.path }, at)]);
  const below = template.path.slice(SERVICE.length).replace(/\.hbs$/, "").replaceAll("{service}", fileSegment(service.name));
  const placeholders = [...new Set([...below.matchAll(/\{([^{}/]*)\}/g)].map(({ 1: placeholder = "" }) => placeholder))];
  const known = Object.keys(views.expansions);
  const wrong = placeholders.filter((placeholder, index) => index > 0 || !known.includes(placeholder));
  if (wrong.length > 0) {
    return failure(wrong.map((placeholder) => report("template-placeholder", { path: template.path, placeholder, known: ["service", ...known], nearest: nearest(placeholder, ["service", ...known]) }, at)));
  }
  const [placeholder] = placeholders;
  if (placeholder === undefined) return outcome([{ path: below, view: views.service }], []);
  return outcome(views.expansions[placeholder]!.map(({ path, view }) => ({ path: below.replaceAll(`{${placeholder}}`, path), view: withMember(views.service, placeholder, view) })), []);
}

/** The view with one more member; what it makes when asked for is not made here. */
function withMember(view: object, name: string, value: object): object {
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(view), [name]: { value, enumerable: true } });
}

function shown({ path, file }: TemplateFile): string {
  return file ?? `templates/${path}`;
}

function take<Value>(result: Outcome<Value>, found: Diagnostic[]): Value | undefined {
  found.push(...result.diagnostics);
  return result.ok ? result.value : undefined;
}
