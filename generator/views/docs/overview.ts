/** The first page of a service: what it is, where it is, how a first request looks, and where to go on. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { countsIn } from "./card.ts";
import type { PageOutline } from "./digest.ts";
import { placesView } from "./field-view.ts";
import { placeTexts } from "./fields.ts";
import { firstRequestView, type FirstRequest, type FirstRequestView } from "./first-request.ts";
import { frameView, linkView, PAGES, SAYS, type FrameView, type LinkView } from "./frame.ts";
import type { PageLink, PageTree } from "./page-tree.ts";
import type { PageWriter } from "./page-writer.ts";

export interface OverviewView {
  readonly frame: FrameView;
  readonly title: Emit;
  readonly description: Optional;
  readonly places: Optional;
  readonly counts: readonly { readonly count: Emit; readonly of: Emit }[];
  readonly servers: readonly {
    readonly url: Emit;
    readonly description: Optional;
    readonly variables: readonly { readonly name: Emit; readonly value: Emit; readonly description: Optional }[];
  }[];
  readonly first: FirstRequestView | false;
  readonly resources: readonly RootView[];
  readonly more: Optional;
  readonly types: readonly LinkView[];
  readonly pages: readonly (LinkView & { readonly says: Emit })[];
}

interface RootView extends LinkView {
  readonly uri: Emit;
  readonly says: Optional;
  readonly below: Optional;
}

/** So many resources stand on the first page; all are in the tree. */
const ROOTS = 30;

export function overviewView(
  service: Service,
  digests: readonly PageOutline[],
  tree: PageTree,
  first: FirstRequest | undefined,
  writer: PageWriter,
): OverviewView {
  const { title, description, origin, servers } = service;
  const summaries = new Map(digests.map(({ page, summary }) => [page, summary]));
  return {
    frame: frameView(service, "Overview", writer),
    title: writer.text(title),
    description: description !== "" && writer.block(description),
    places: placesView(placeTexts(origin.places), writer),
    counts: Object.entries(countsIn(digests)).map(([of, count]) => ({ count: writer.text(String(count)), of: writer.text(of) })),
    servers: servers.map(({ url, variables, description: says }) => ({
      url: writer.code(url),
      description: says !== "" && writer.block(says),
      variables: variables.map(({ name, default: value, description: what }) => ({
        name: writer.code(name),
        value: writer.code(value),
        description: what !== "" && writer.prose(what),
      })),
    })),
    first: first !== undefined && firstRequestView(first, service, writer),
    resources: tree.roots.slice(0, ROOTS).map((link) => rootView(link, summaries.get(link.page) ?? "", tree, writer)),
    more: tree.roots.length > ROOTS && writer.text(String(tree.roots.length - ROOTS)),
    types: digests.filter(({ resources }) => resources.length === 0).map((digest) => linkView(digest.page, digest.title, writer)),
    pages: PAGES.flatMap(([page, label]) =>
      page === "index" || !writer.has(page) ? [] : [{ ...linkView(page, label, writer), says: writer.text(SAYS[page]) }],
    ),
  };
}

function rootView({ page, title, uri }: PageLink, summary: string, tree: PageTree, writer: PageWriter): RootView {
  const below = tree.childrenOf(page).length;
  return {
    ...linkView(page, title, writer),
    uri: writer.code(uri),
    says: summary !== "" && writer.prose(summary),
    below: below > 0 && writer.text(below === 1 ? "1 page below" : `${below} pages below`),
  };
}
