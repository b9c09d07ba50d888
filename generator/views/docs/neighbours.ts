/** Where a page stands among the others: the pages of what its resources are in, and of what is in them. */
import type { PageDigest } from "./digest.ts";

/** A page as others name it. */
export interface PageLink {
  readonly page: string;
  readonly title: string;
  /** Of the first resource. */
  readonly uri: string;
  readonly kind: string;
}

export interface Neighbours {
  /** The outermost first. */
  readonly ancestors: readonly PageLink[];
  readonly children: readonly PageLink[];
}

export interface Tree {
  /** The pages that are in no other, in the order of their URIs as given. */
  readonly roots: readonly PageDigest[];
  readonly neighboursOf: (page: string) => Neighbours;
  readonly childrenOf: (page: string) => readonly PageDigest[];
}

/** A page is in the one whose resource has the longest URI that its own goes on from. */
export function treeOfPages(digests: readonly PageDigest[]): Tree {
  const pages = digests.filter(({ resources }) => resources.length > 0);
  const byPattern = new Map(pages.flatMap((digest) => digest.resources.filter(({ generic }) => !generic).map(({ pattern }) => [pattern, digest] as const)));
  const parents = new Map<string, PageDigest>();
  const children = new Map<string, PageDigest[]>();
  for (const digest of pages) {
    const parent = parentOf(digest, byPattern);
    if (parent === undefined) continue;
    parents.set(digest.page, parent);
    const known = children.get(parent.page);
    if (known === undefined) children.set(parent.page, [digest]);
    else known.push(digest);
  }
  const ancestorsOf = (page: string): readonly PageLink[] => {
    const parent = parents.get(page);
    return parent === undefined ? [] : [...ancestorsOf(parent.page), linkTo(parent)];
  };
  const childrenOf = (page: string): readonly PageDigest[] => children.get(page) ?? [];
  return {
    roots: pages.filter(({ page }) => !parents.has(page)),
    childrenOf,
    neighboursOf: (page) => ({ ancestors: ancestorsOf(page), children: childrenOf(page).map(linkTo) }),
  };
}

function parentOf({ page, resources }: PageDigest, byPattern: ReadonlyMap<string, PageDigest>): PageDigest | undefined {
  const [first] = resources;
  if (first === undefined || first.generic) return undefined;
  for (let end = first.pattern.lastIndexOf("/"); end > 0; end = first.pattern.lastIndexOf("/", end - 1)) {
    const parent = byPattern.get(first.pattern.slice(0, end));
    if (parent !== undefined && parent.page !== page) return parent;
  }
  return undefined;
}

export function linkTo({ page, title, resources }: PageDigest): PageLink {
  return { page, title, uri: resources[0]?.uri ?? "", kind: resources[0]?.kind ?? "" };
}
