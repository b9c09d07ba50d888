/** The docs of a service, made in memory and read back by parsers of their languages. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import type { Service } from "../../../generator/model/service.ts";
import { rendererOf, type Templates } from "../../../generator/views/outputs.ts";
import { scopeOf, viewsOf } from "../../../generator/views/service-view.ts";
import { caseServices, modelOf, repository, shippedServices, type Definitions } from "../../support/definitions.ts";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

export const ownTemplates: Templates = filesBelow(`${repository}/templates`);

function filesBelow(folder: string): Templates {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(folder, path)).isFile());
  return paths.map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(folder, path), "utf8") }));
}

/** By path below the folder of the docs. */
export type DocsFiles = ReadonlyMap<string, string>;

const renderer = rendererOf(ownTemplates);

/** All but the index of the search. */
export function docsFiles(service: Service, by = renderer): DocsFiles {
  return filesOf(service, by, (path) => path.startsWith("docs/") && !path.startsWith("docs/search/"));
}

/** The index of the search. */
export function searchFiles(service: Service): DocsFiles {
  return filesOf(service, renderer, (path) => path.startsWith("docs/search/"));
}

function filesOf(service: Service, { ofService, ofFiles }: typeof renderer, wanted: (path: string) => boolean): DocsFiles {
  const views = viewsOf(scopeOf(service));
  const made = [ofService(service.name, views.service, wanted), ofFiles(service.name, views, wanted)];
  const found = made.flatMap(({ diagnostics }) => diagnostics);
  if (found.length > 0) throw new Error(found.map(({ message, at }) => `${at?.file}:${at?.line} ${message}`).join("\n"));
  return new Map(made.flatMap((one) => (one.ok ? one.value : [])).map(({ path, text }) => [path.slice("docs/".length), text]));
}

export function modelled(definitions: Definitions): Service {
  const { outcome } = modelOf(definitions);
  if (!outcome.ok) throw new Error(outcome.diagnostics.map(({ message }) => message).join("\n"));
  return outcome.value;
}

/** The services that ship, and those of the cases, by name. */
export const services: readonly (readonly [string, Service])[] = [
  ...shippedServices().map((one) => [one.service, modelled(one)] as const),
  ...caseServices().map((one) => [`the case ${one.name}`, modelled(one)] as const),
];

export class Page {
  readonly elements: readonly Element[];
  readonly faults: readonly string[];
  readonly #byId: ReadonlyMap<string, Element>;

  constructor(html: string) {
    const faults: string[] = [];
    const document = parse(html, { onParseError: ({ code, startLine }) => faults.push(`${startLine}: ${code}`) });
    this.faults = faults;
    this.elements = within(document.childNodes);
    this.#byId = new Map(this.elements.flatMap((element) => (attribute(element, "id") === undefined ? [] : [[attribute(element, "id")!, element]])));
  }

  get ids(): readonly string[] {
    return this.elements.flatMap((element) => attribute(element, "id") ?? []);
  }

  at(id: string): Element | undefined {
    return this.#byId.get(id);
  }

  named(name: string): readonly Element[] {
    return this.elements.filter(({ tagName }) => tagName === name);
  }
}

function within(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => ("tagName" in node ? [node, ...within(node.childNodes)] : []));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function textOf(element: Element | undefined): string {
  return element === undefined ? "" : element.childNodes.map((node) => ("value" in node ? node.value : "tagName" in node ? textOf(node) : "")).join("");
}

/** The text of an element without that of blocks in it that are fields of their own. */
export function ownText(element: Element | undefined): string {
  if (element === undefined) return "";
  return element.childNodes.map((node) => ("value" in node ? node.value : "tagName" in node && node.tagName !== "details" ? ownText(node) : "")).join("");
}

/** With one space where there is any. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
