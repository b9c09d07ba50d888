/**
 * The tree of templates is the tree of outputs: `{service}/unknowns.md.hbs` makes `unknowns.md` in each service's folder.
 * A file that does not end in `.hbs` is copied; one that starts with `_` is a partial of its folder.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";
import { fileSegment } from "./emit/file-segment.ts";
import { compileTemplate, type PartialText } from "./engine/compile.ts";
import { render } from "./engine/render.ts";
import { serviceView } from "./service-view.ts";

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
  const view = serviceView(service);
  const files = templates.filter(({ path }) => partialOf(path) === undefined).flatMap((template) => {
    const path = take(outputPath(template, service), found);
    if (path === undefined || !wanted(path)) return [];
    const text = template.path.endsWith(".hbs") ? take(rendered(template, templates, view), found) : copied(template.text);
    return text === undefined ? [] : [{ path, text }];
  });
  return outcome(files.sort((one, other) => (one.path < other.path ? -1 : 1)), found);
}

function rendered(template: TemplateFile, templates: Templates, view: object): Outcome<string> {
  const compiled = compileTemplate(shown(template), template.text, partialsBeside(template, templates));
  return compiled.ok ? render(compiled.value, view) : compiled;
}

function copied(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n*$/, "\n");
}

/** Of `{service}/_uses.md.hbs`: the folder and language that it serves, and the name. */
function partialOf(path: string): { readonly serves: string; readonly name: string } | undefined {
  const [, folder, name, extension] = /^(.*\/)?_([^/.]+)\.([^/.]+)\.hbs$/.exec(path) ?? [];
  return name === undefined ? undefined : { serves: `${folder ?? ""}*.${extension}`, name };
}

function partialsBeside({ path }: TemplateFile, templates: Templates): ReadonlyMap<string, PartialText> {
  const serves = path.replace(/[^/]*(\.[^./]+)\.hbs$/, "*$1");
  return new Map(
    templates.flatMap((one): [string, PartialText][] => {
      const partial = partialOf(one.path);
      return partial?.serves === serves ? [[partial.name, { file: shown(one), text: one.text }]] : [];
    }),
  );
}

const SERVICE = "{service}/";

function outputPath(template: TemplateFile, service: Service): Outcome<string> {
  const at = { file: shown(template), line: 1, column: 1, length: 0 };
  if (!template.path.startsWith(SERVICE)) return outcome("", [report("template-outside", { path: template.path }, at)]);
  const below = template.path.slice(SERVICE.length).replace(/\.hbs$/, "").replaceAll("{service}", fileSegment(service.name));
  const unfilled = [...below.matchAll(/\{([^{}/]*)\}/g)].map(({ 1: placeholder = "" }) =>
    report("template-placeholder", { path: template.path, placeholder, nearest: nearest(placeholder, ["service"]) }, at),
  );
  return outcome(below, unfilled);
}

function shown({ path, file }: TemplateFile): string {
  return file ?? `templates/${path}`;
}

function take<Value>(result: Outcome<Value>, found: Diagnostic[]): Value | undefined {
  found.push(...result.diagnostics);
  return result.ok ? result.value : undefined;
}
