/** Where a page stands, and how one page names another: relative to itself, so that a folder of pages can be put anywhere. */
import type { Service } from "../../model/service.ts";
import { definitionPath } from "../definition-path.ts";

/** Where a link leads: a page below the folder of the docs, without its ending, and an anchor there. */
export interface Target {
  readonly page: string;
  readonly anchor?: string;
}

/** `reference/hall/seat`: the page of a definition file follows from its path alone. */
export function pageOf(file: string, service: Pick<Service, "origin">): string {
  return `reference/${definitionPath(file, service)}`;
}

/** `hall/seat` for `reference/hall/seat`. */
export function belowReference(page: string): string {
  return page.slice("reference/".length);
}

/** From a page to the folder of the docs: `../../`. */
export function rootFrom(page: string): string {
  return "../".repeat(page.split("/").length - 1);
}

export function hrefFrom(page: string, { page: to, anchor }: Target, ending: string): string {
  const fragment = anchor === undefined ? "" : `#${anchor}`;
  return page === to && fragment !== "" ? fragment : `${rootFrom(page)}${to}${ending}${fragment}`;
}
