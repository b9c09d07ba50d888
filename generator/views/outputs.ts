/** The outputs that templates make of a service: those made once, and those made for each definition file. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, takeValue, type Outcome } from "../diagnostics/outcome.ts";
import type { Service } from "../model/service.ts";
import { withMember } from "../values/lazy-object.ts";
import { memoize, once } from "../values/memoize.ts";
import { sharedNameFindings } from "./client/shared-names.ts";
import type { ChangedVersion } from "./docs/changes.ts";
import { fileSegment } from "./emit/file-segment.ts";
import { compileTemplate, type Template } from "./engine/compile.ts";
import { render } from "./engine/render.ts";
import { scopeOf, viewsOf, type FileViews, type ServiceView } from "./service-view.ts";
import {
  FIELDS,
  isOverall,
  isPartial,
  outputPattern,
  PART,
  partialsAround,
  shownPath,
  type Expanded,
  type OutputPattern,
  type TemplateFile,
  type Templates,
} from "./template.ts";

export type { TemplateFile, Templates } from "./template.ts";

/** Relative to the folder of the service. */
export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

export type Wanted = (path: string) => boolean;

/** Templates that are compiled when they are first needed, and once. */
export interface Renderer {
  /** What is made once for a service. */
  readonly ofService: (name: string, view: Pick<ServiceView, "parts">, wanted: Wanted) => Outcome<readonly RenderedFile[]>;
  /** What is made for each of the definition files that the views are of. */
  readonly ofFiles: (name: string, views: FileViews, wanted: Wanted) => Outcome<readonly RenderedFile[]>;
  /** Whether anything wanted is made once for a service. */
  readonly hasOfService: (name: string, wanted: Wanted) => boolean;
}

/** The outputs of a service, those alone whose path is wanted, in the order of their paths. */
export function outputsFromTemplates(
  service: Service,
  templates: Templates,
  wanted: Wanted = () => true,
  changes: readonly ChangedVersion[] = [],
): Outcome<readonly RenderedFile[]> {
  const renderer = rendererOf(templates);
  const views = viewsOf(scopeOf(service, changes));
  const once = renderer.ofService(service.name, views.service, wanted);
  const each = renderer.ofFiles(service.name, views, wanted);
  const files = [once, each].flatMap((made) => (made.ok ? made.value : []));
  const found = files.some(isOfClient) ? sharedNameFindings(views.client()) : [];
  return outcome(
    files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    [...once.diagnostics, ...each.diagnostics, ...found],
  );
}

export function isOfClient({ path }: { readonly path: string }): boolean {
  return path.startsWith("client/");
}

export function rendererOf(templates: Templates): Renderer {
  const found: Diagnostic[] = [];
  const makers = templates
    .filter((template) => !isPartial(template) && !isOverall(template))
    .flatMap((template) => {
      const pattern = takeValue(outputPattern(template), found);
      return pattern === undefined ? [] : [makerOf(template, pattern, templates)];
    });
  const ofFiles = makers.filter(isOfFiles);
  const ofService = makers.filter((maker) => !isOfFiles(maker));
  return {
    ofService: (name, view, wanted) =>
      fillPlaces(
        ofService.flatMap((maker) => servicePlaces(maker, name, view, wanted)),
        wanted,
        found,
      ),
    ofFiles: (name, views, wanted) =>
      fillPlaces(
        ofFiles.flatMap((maker) => filePlaces(maker, name, views, wanted)),
        wanted,
        [],
      ),
    hasOfService: (name, wanted) => ofService.some(({ path }) => wanted(withName(path, name))),
  };
}

interface Maker extends OutputPattern {
  readonly fill: (view: object) => Outcome<string>;
}

interface FileMaker extends Maker {
  readonly placeholder: Expanded | typeof FIELDS;
}

function isOfFiles(maker: Maker): maker is FileMaker {
  return maker.placeholder !== undefined && maker.placeholder !== PART;
}

/** Which pages of fields there are is worked out where they are wanted, as well. */
function filePlaces({ path, placeholder, fill }: FileMaker, name: string, views: FileViews, wanted: Wanted): readonly OutputPlace[] {
  const named = withName(path, name);
  const all = placeholder !== FIELDS ? views.expansions[placeholder] : wanted(named) ? views.fields() : [];
  return all.flatMap((one) => {
    const path = named.replaceAll(`{${placeholder}}`, one.path);
    return wanted(path) ? [{ path, view: withMember(views.service, placeholder, one.view), fill }] : [];
  });
}

/** Which parts there are is worked out where they are wanted: what wants one of a folder wants them all. */
function servicePlaces({ path, placeholder, fill }: Maker, name: string, view: Pick<ServiceView, "parts">, wanted: Wanted): readonly OutputPlace[] {
  const named = withName(path, name);
  if (placeholder === undefined) return [{ path: named, view, fill }];
  return wanted(named) ? view.parts.map((part) => ({ path: named.replaceAll(`{${PART}}`, part.name), view: withMember(view, PART, part.view), fill })) : [];
}

function makerOf(template: TemplateFile, pattern: OutputPattern, templates: Templates): Maker {
  return { ...pattern, fill: fillerOf(template, templates) };
}

/** Fills a template with a view; one that is none is copied. */
export function fillerOf(template: TemplateFile, templates: Templates): Maker["fill"] {
  if (!template.path.endsWith(".hbs")) return memoize(() => outcome(normalizedText(template.text), []));
  const compiled = once(() => compileTemplate(shownPath(template), template.text, partialsAround(template, templates)));
  return (view) => {
    const template: Outcome<Template> = compiled();
    return template.ok ? render(template.value, view) : template;
  };
}

function normalizedText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n*$/, "\n");
}

/** One output of a template: its path below the folder of the service, and what the template can name there. */
interface OutputPlace extends Pick<Maker, "path" | "fill"> {
  readonly view: object;
}

function fillPlaces(places: readonly OutputPlace[], wanted: Wanted, before: readonly Diagnostic[]): Outcome<readonly RenderedFile[]> {
  const found = [...before];
  const files = places
    .filter(({ path }) => wanted(path))
    .flatMap(({ path, view, fill }) => {
      const text = takeValue(fill(view), found);
      return text === undefined ? [] : [{ path, text }];
    });
  return outcome(files, found);
}

function withName(path: string, name: string): string {
  return path.replaceAll("{service}", fileSegment(name));
}
