/**
 * The tree of templates is the tree of outputs: `{service}/unknowns.md.hbs` makes `unknowns.md` in each service's folder,
 * `{service}/docs/{resource}.md.hbs` a file there for each definition file with resources. A file that does not end in
 * `.hbs` is copied; one that starts with `_` is a partial of its folder and of those below. One at the top is made once over all services.
 */
import { nearest } from "../diagnostics/nearest.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import { memoize } from "../values/memoize.ts";
import type { PartialText } from "./engine/compile.ts";

export interface TemplateFile {
  /** Below the folder of templates, with `/` on every system. */
  readonly path: string;
  readonly text: string;
  /** As diagnostics show it; below `templates/` where there is none. */
  readonly file?: string;
}

/** One file per path: where a project overrides a template of the tool, its own. */
export type Templates = readonly TemplateFile[];

/** The placeholders that stand for definition files: those with resources, and those with nothing but types. */
const expanded = ["resource", "shared"] as const;

export type Expanded = (typeof expanded)[number];

/** The placeholder that stands for the parts of a service's search index. */
export const PART = "part";

/** The placeholder that stands for the pages of fields for which those of definition files have no room. */
export const FIELDS = "fields";

const SERVICE = "{service}/";

type Placeholder = Expanded | typeof FIELDS | typeof PART;

/** The path below the folder of the service, and the placeholder in it that stands for definition files, pages or parts. */
export interface OutputPattern {
  readonly path: string;
  readonly placeholder?: Placeholder;
}

export function outputPattern(template: TemplateFile): Outcome<OutputPattern> {
  const at = { file: shownPath(template), line: 1, column: 1, length: 0 };
  if (!template.path.startsWith(SERVICE)) return failure([report("template-outside", { path: template.path }, at)]);
  const path = template.path.slice(SERVICE.length).replace(/\.hbs$/, "");
  const all = [...path.matchAll(/\{([^{}/]*)\}/g)].map(({ 1: name = "" }) => name);
  const placeholders = [...new Set(all.filter((name) => name !== "service"))];
  const known = ["service", ...expanded, FIELDS, PART];
  const wrong = placeholders.filter((placeholder, index) => index > 0 || !known.includes(placeholder));
  if (wrong.length > 0)
    return failure(
      wrong.map((placeholder) => report("template-placeholder", { path: template.path, placeholder, known, nearest: nearest(placeholder, known) }, at)),
    );
  const [placeholder] = placeholders as readonly Placeholder[];
  return outcome({ path, ...(placeholder === undefined ? {} : { placeholder }) }, []);
}

/** At the top: made once over all services, in the folder of all outputs. */
export function isOverall({ path }: TemplateFile): boolean {
  return !/[/{]/.test(path);
}

export function isPartial({ path }: TemplateFile): boolean {
  return partialOf(path) !== undefined;
}

interface PartialName {
  readonly folder: string;
  readonly language: string;
  readonly name: string;
}

/** Of `{service}/_uses.md.hbs`: the folder and language that it serves, and the name. Every template asks it of all. */
const partialOf = memoize((path: string): PartialName | undefined => {
  const [, folder = "", name, language = ""] = /^(.*\/)?_([^/.]+)\.([^/.]+)\.hbs$/.exec(path) ?? [];
  return name === undefined ? undefined : { folder, language, name };
});

/** Those of its folder and of the folders around it; of two with one name the nearer. */
export function partialsAround({ path }: TemplateFile, templates: Templates): ReadonlyMap<string, PartialText> {
  const language = /\.([^./]+)\.hbs$/.exec(path)?.[1];
  const around = templates.flatMap((one) => {
    const partial = partialOf(one.path);
    return partial?.language === language && path.startsWith(partial!.folder) ? [{ ...partial!, file: shownPath(one), text: one.text }] : [];
  });
  const nearestLast = around.sort((one, other) => one.folder.length - other.folder.length);
  return new Map(nearestLast.map(({ name, file, text }) => [name, { file, text }]));
}

export function shownPath({ path, file }: TemplateFile): string {
  return file ?? `templates/${path}`;
}
