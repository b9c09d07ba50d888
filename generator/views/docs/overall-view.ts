/** What the templates over all services can name: the services, each in a few words and with the ways into its docs. */
import { startTag, textAttribute, urlAttribute } from "../emit/html.ts";
import type { Emit, Optional } from "../emit/value.ts";
import type { ServiceCard } from "./card.ts";
import type { Page } from "./docs-view.ts";
import { linkView, PAGES, type LinkView } from "./frame.ts";
import { htmlWriter, markdownWriter, type PageWriter } from "./page-writer.ts";

export interface OverallView {
  /** Elements of the head. */
  readonly head: readonly Emit[];
  readonly count: Emit;
  readonly services: readonly ServiceView[];
}

interface ServiceView extends LinkView {
  readonly title: Emit;
  readonly version: Emit;
  readonly summary: Optional;
  readonly counts: readonly { readonly count: Emit; readonly of: Emit }[];
  readonly pages: readonly LinkView[];
  /** Its docs for programs. */
  readonly llms: Emit;
}

/** A service with the name of its folder. */
export interface NamedCard extends ServiceCard {
  readonly name: string;
}

export function overallView(services: readonly NamedCard[]): Page<OverallView> {
  const inDress = (writer: PageWriter): OverallView => ({
    head: stylesOf(services),
    count: writer.text(counted(services.length, "service")),
    services: services.map((service) => serviceView(service, writer)),
  });
  return { html: inDress(htmlWriter("index")), markdown: inDress(markdownWriter("index")) };
}

/** All look alike: the looks of the first serve for the page over them. */
function stylesOf([first]: readonly NamedCard[]): readonly Emit[] {
  return first === undefined ? [] : [startTag("link", { rel: textAttribute("stylesheet"), href: urlAttribute(`${docsOf(first)}/style.css`) })];
}

function serviceView(service: NamedCard, writer: PageWriter): ServiceView {
  const { title, version, summary, resources, operations, fields, unknowns, contradictions } = service;
  const counts = [
    [resources, "resource"],
    [operations, "operation"],
    [fields, "field"],
    [unknowns, "fact", " not shown"],
    [contradictions, "contradiction"],
  ] as const;
  const page = (name: string): string => `${docsOf(service)}/${name}`;
  return {
    ...linkView(page("index"), title, writer),
    title: writer.text(title),
    version: writer.text(version),
    summary: summary !== "" && writer.prose(summary),
    counts: counts.map(([count, of, more = ""]) => ({ count: writer.text(String(count)), of: writer.text(`${of}${count === 1 ? "" : "s"}${more}`) })),
    pages: PAGES.filter(([to]) => to !== "index" && writer.has(to)).map(([to, label]) => linkView(page(to), label, writer)),
    llms: writer.phrase([{ link: title, to: page("llms.txt") }]),
  };
}

/** Any name is one segment of an address. */
function docsOf({ name }: NamedCard): string {
  return `${encodeURIComponent(name.toWellFormed())}/docs`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
