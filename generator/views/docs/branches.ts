/** The pages that are in no other, by the steps that their paths share: thousands of them can be looked through only step by step. */
import { groupBy } from "../../values/group-by.ts";
import type { PageLink } from "./page-tree.ts";

export type Branch = { readonly is: "page"; readonly link: PageLink } | { readonly is: "steps"; readonly uri: string; readonly below: readonly Branch[] };

/** So many are looked through at a glance. */
const FEW = 60;

/** In the order in which they are given, but that those of one branch stand together. Few stay as they are. */
export function branchesOf(links: readonly PageLink[]): readonly Branch[] {
  return links.length <= FEW ? links.map(branchOf) : parted(links, 1);
}

function branchOf(link: PageLink): Branch {
  return { is: "page", link };
}

/** @param steps how many of them the paths have in common */
function parted(links: readonly PageLink[], steps: number): readonly Branch[] {
  const groups = groupBy(links, ({ uri }) => leading(uri, steps));
  const [[, only = []] = []] = groups;
  if (groups.size === 1) return only.some(({ uri }) => leading(uri, steps) !== uri) ? parted(only, steps + 1) : only.map(branchOf);
  return [...groups].flatMap(([uri, group]): readonly Branch[] => {
    if (group.length === 1) return group.map(branchOf);
    return [{ is: "steps", uri, below: group.length <= FEW ? group.map(branchOf) : parted(group, steps + 1) }];
  });
}

/** A path up to so many steps: `/system/ntp` of `/system/ntp/server`. */
function leading(uri: string, steps: number): string {
  return uri
    .split("/")
    .slice(0, steps + 1)
    .join("/");
}
