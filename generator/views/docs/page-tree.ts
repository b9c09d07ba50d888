/** Where a page stands among the others: the pages of what its resources are in, and of what is in them. */
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import { pathPattern } from "../../openapi/uri.ts";
import { byNaturalOrder } from "../../values/natural-order.ts";
import { pageOf } from "../links/addresses.ts";
import type { PageOutline } from "./digest.ts";
import { pageTitle } from "./page-entry.ts";

/** A page as others name it. */
export interface PageLink {
  readonly page: string;
  readonly title: string;
  /** Of the first resource. */
  readonly uri: string;
  readonly kind: string;
  readonly generic: boolean;
}

export interface PageTree {
  /** The pages that are in no other. */
  readonly roots: readonly PageLink[];
  /** The outermost first. */
  readonly ancestorsOf: (page: string) => readonly PageLink[];
  readonly childrenOf: (page: string) => readonly PageLink[];
}

/** A page with the URIs of its resources, whatever their placeholders are called. */
interface Entry {
  readonly link: PageLink;
  readonly resources: readonly { readonly pattern: string; readonly generic?: true }[];
}

/** The tree of the pages that a service has. */
export function treeOfPages({ resources, origin }: Pick<Service, "resources" | "origin">): PageTree {
  return treeOf(entriesOf(resources, { origin }));
}

/** The same out of what is known of each page. */
export function treeOfDigests(digests: readonly PageOutline[]): PageTree {
  return treeOf(
    digests.flatMap(({ page, title, resources }): readonly Entry[] => {
      const [first] = resources;
      return first === undefined ? [] : [{ link: { page, title, uri: first.uri, kind: first.kind, generic: first.generic === true }, resources }];
    }),
  );
}

/** A page is in the one whose resource has the longest URI that its own goes on from. Those in one page are in the order of their names. */
function treeOf(unordered: readonly Entry[]): PageTree {
  const entries = unordered.toSorted((one, other) => byNaturalOrder(one.link.page, other.link.page));
  const byPattern = new Map(entries.flatMap((entry) => entry.resources.filter(({ generic }) => !generic).map(({ pattern }) => [pattern, entry.link] as const)));
  const parents = new Map<string, PageLink>();
  const children = new Map<string, PageLink[]>();
  for (const { link, resources: own } of entries) {
    const parent = parentOf(link, own, byPattern);
    if (parent === undefined) continue;
    parents.set(link.page, parent);
    const known = children.get(parent.page);
    if (known === undefined) children.set(parent.page, [link]);
    else known.push(link);
  }
  const ancestorsOf = (page: string): readonly PageLink[] => {
    const parent = parents.get(page);
    return parent === undefined ? [] : [...ancestorsOf(parent.page), parent];
  };
  return {
    roots: entries.map(({ link }) => link).filter(({ page }) => !parents.has(page)),
    ancestorsOf,
    childrenOf: (page) => children.get(page) ?? [],
  };
}

function entriesOf(resources: readonly Resource[], service: Pick<Service, "origin">): readonly Entry[] {
  const byFile = new Map<string, Resource[]>();
  for (const resource of resources) {
    const known = byFile.get(resource.module);
    if (known === undefined) byFile.set(resource.module, [resource]);
    else known.push(resource);
  }
  return [...byFile].map(([file, own]) => {
    const [{ uri, kind, generic }] = own as [Resource];
    return {
      link: { page: pageOf(file, service), title: pageTitle(file, own), uri: uri.template, kind: kind.name, generic: generic === true },
      resources: own.map((one) => ({ pattern: pathPattern(one.uri), ...(one.generic && { generic: one.generic }) })),
    };
  });
}

function parentOf({ page, generic }: PageLink, [first]: Entry["resources"], byPattern: ReadonlyMap<string, PageLink>): PageLink | undefined {
  if (first === undefined || generic) return undefined;
  const { pattern } = first;
  for (let end = pattern.lastIndexOf("/"); end > 0; end = pattern.lastIndexOf("/", end - 1)) {
    const parent = byPattern.get(pattern.slice(0, end));
    if (parent !== undefined && parent.page !== page) return parent;
  }
  return undefined;
}
