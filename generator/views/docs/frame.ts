/** What is around every page: its title, the pages of the service, and the files that it takes its looks from. */
import type { Service } from "../../model/service.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { externalScript, startTag, textAttribute, urlAttribute } from "../emit/html.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { rootFrom } from "../links/addresses.ts";
import type { PageWriter } from "./page-writer.ts";

export interface FrameView {
  readonly title: Emit;
  readonly service: Emit;
  readonly version: Emit;
  readonly document: Emit;
  readonly home: Optional;
  /** The page over all services. */
  readonly above: LinkView;
  /** Elements of the head. */
  readonly head: readonly Emit[];
  readonly search: Emit;
  readonly pages: readonly OwnPageView[];
  readonly markdown: Emit;
}

/** One of the pages that every service has, with the way from it to this one. */
export interface OwnPageView extends LinkView {
  readonly way: readonly LinkView[];
}

export interface LinkView {
  readonly link: Optional;
  readonly label: Emit;
  /** As a whole, in languages that write links so. */
  readonly whole: Emit;
  readonly current: boolean;
}

/** The pages that every service has, in the order in which they are listed. What the picture shows is said in Markdown by the tree. */
export const PAGES = [
  ["index", "Overview"],
  ["authentication", "Authentication and headers"],
  ["conventions", "Conventions"],
  ["kinds", "Kinds of resources"],
  ["tree", "All resources"],
  ["picture", "Picture"],
  ["errors", "Errors"],
  ["limits", "Limits"],
  ["unknowns", "Not shown"],
  ["contradictions", "Contradictions"],
  ["changes", "Changes"],
] as const;

export type OwnPage = (typeof PAGES)[number][0];

/** What each is about. */
export const SAYS: { readonly [Page in Exclude<OwnPage, "index">]: string } = {
  authentication: "How a request proves who sends it, and which headers it carries.",
  conventions: "What holds for every resource.",
  kinds: "What sorts of resources there are, and what each can do.",
  tree: "Every resource, as they are nested.",
  picture: "How resources nest, drawn.",
  errors: "What answers other than success look like, as far as it is known.",
  limits: "Ranges, lengths and windows.",
  unknowns: "What the document does not show.",
  contradictions: "Where the document says two things, and what is followed here.",
  changes: "What changed from version to version.",
};

/** It stands beside the folders of the services. */
const OVER_ALL = "../../index";

const SCRIPTS = ["page.js", "search.js"];
const STYLES = ["style.css", "search.css"];

/** With the way from the page of all resources to this one, where it is below that. */
export function frameView(
  { title, version, document }: Pick<Service, "title" | "version" | "document">,
  name: string,
  writer: PageWriter,
  way: readonly LinkView[] = [],
): FrameView {
  const { page } = writer;
  const { files, search, above, pages } = aroundOf(writer);
  const beside = `${page === "picture" ? "tree" : page.slice(page.lastIndexOf("/") + 1)}.md`;
  return {
    title: writer.text(name),
    service: writer.text(title),
    version: writer.text(version),
    document: writer.code(document),
    home: writer.linked({ page: "index" }),
    above,
    head: [
      ...files.styles,
      startTag("link", { rel: textAttribute("alternate"), type: textAttribute("text/markdown"), href: urlAttribute(beside) }),
      ...files.scripts,
    ],
    search,
    pages: pages.map(({ to, view }) => ({ ...view, way: to === "tree" ? way : [] })),
    markdown: startTag("a", { href: urlAttribute(beside) }),
  };
}

/** What is around each page of a folder alike. */
interface Around {
  readonly files: { readonly styles: readonly Emit[]; readonly scripts: readonly Emit[] };
  readonly search: Emit;
  readonly above: LinkView;
  readonly pages: readonly { readonly to: OwnPage; readonly view: LinkView }[];
}

function aroundOf(writer: PageWriter): Around {
  const isOwn = PAGES.some(([page]) => page === writer.page);
  return isOwn
    ? makeAround(writer)
    : getOrInsert(
        getOrInsert(known, writer.language, () => new Map<string, Around>()),
        rootFrom(writer.page),
        () => makeAround(writer),
      );
}

/** By language, then by the way to the folder of the docs. */
const known = new Map<string, Map<string, Around>>();

function makeAround(writer: PageWriter): Around {
  const root = rootFrom(writer.page);
  return {
    files: {
      styles: STYLES.map((file) => startTag("link", { rel: textAttribute("stylesheet"), href: urlAttribute(`${root}${file}`) })),
      scripts: SCRIPTS.map((file) => externalScript(`${root}${file}`)),
    },
    search: startTag("div", { "data-search": textAttribute(root) }),
    above: linkView(OVER_ALL, "All services", writer),
    pages: PAGES.filter(([to]) => writer.has(to)).map(([to, label]) => ({ to, view: linkView(to, label, writer) })),
  };
}

export function linkView(page: string, label: string, writer: PageWriter, anchor?: string): LinkView {
  const target = { page, ...(anchor === undefined ? {} : { anchor }) };
  const current = page === writer.page && anchor === undefined;
  return {
    link: writer.linked(target, { current }),
    label: writer.text(label),
    whole: writer.phrase([{ name: label, target }]),
    current,
  };
}
