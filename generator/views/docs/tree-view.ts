/** The page of all resources, each in the one that it is in. */
import type { Service } from "../../model/service.ts";
import type { Emit } from "../emit/value.ts";
import { branchesOf, type Branch } from "./branches.ts";
import type { PageOutline } from "./digest.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import type { PageLink, PageTree } from "./page-tree.ts";
import type { PageWriter } from "./page-writer.ts";

export interface TreeView {
  readonly frame: FrameView;
  readonly count: Emit;
  readonly branches: readonly BranchView[];
  readonly generic: readonly NodeView[];
  readonly types: readonly LinkView[];
  /** All of them one after the other, each behind a dash that stands as far to the right as it is deep. */
  readonly lines: readonly LineView[];
}

/** A page with what is below it; or steps that pages share and none is at. */
export type BranchView =
  { readonly node: NodeView } | { readonly node: false; readonly uri: Emit; readonly count: Emit; readonly below: readonly BranchView[] };

export interface NodeView extends LinkView {
  readonly uri: Emit;
  readonly kind: Emit;
  readonly count: Emit;
  /** What is below is seen at once. */
  readonly open: boolean;
  readonly below: readonly NodeView[];
}

interface LineView {
  readonly whole: Emit;
  readonly uri: Emit;
  readonly kind: Emit;
  readonly summary: Emit;
}

/** A tree of so many pages stands open. */
const FEW = 60;

export function treeView(service: Service, digests: readonly PageOutline[], tree: PageTree, writer: PageWriter): TreeView {
  const pages = digests.filter(({ resources }) => resources.length > 0);
  const open = pages.length <= FEW;
  const nodeOf = (link: PageLink): NodeView => ({ ...nodeView(link, tree.childrenOf(link.page).map(nodeOf), writer), open });
  const branchView = (branch: Branch): BranchView => {
    if (branch.is === "page") return { node: nodeOf(branch.link) };
    return { node: false, uri: writer.code(branch.uri), count: writer.text(String(pagesIn(branch, tree))), below: branch.below.map(branchView) };
  };
  return {
    frame: frameView(service, "All resources", writer),
    count: writer.text(String(pages.length)),
    branches: branchesOf(tree.roots.filter(({ generic }) => !generic)).map(branchView),
    generic: tree.roots.filter(({ generic }) => generic).map(nodeOf),
    types: digests.filter(({ resources }) => resources.length === 0).map((digest) => linkView(digest.page, digest.title, writer)),
    lines: pages.map((digest) => lineView(digest, writer)),
  };
}

/** With those below others. */
function pagesIn(branch: Branch, tree: PageTree): number {
  if (branch.is === "page") return pagesFrom(branch.link, tree);
  return branch.below.reduce((sum, one) => sum + pagesIn(one, tree), 0);
}

function pagesFrom({ page }: PageLink, tree: PageTree): number {
  return tree.childrenOf(page).reduce((sum, below) => sum + pagesFrom(below, tree), 1);
}

function nodeView({ page, title, uri, kind }: PageLink, below: readonly NodeView[], writer: PageWriter): Omit<NodeView, "open"> {
  return {
    ...linkView(page, title, writer),
    uri: writer.code(uri),
    kind: writer.text(kind),
    count: writer.text(String(below.length)),
    below,
  };
}

function lineView({ page, title, summary, resources }: PageOutline, writer: PageWriter): LineView {
  return {
    whole: writer.phrase([{ name: title, target: { page } }]),
    uri: writer.code(resources[0]?.uri ?? ""),
    kind: writer.text(resources[0]?.kind ?? ""),
    summary: writer.prose(summary),
  };
}
