/** A section of a page over the whole service: its heading, and the link by which the page lists it. */
import type { Emit, Optional } from "../emit/value.ts";
import { namedAnchor } from "../links/anchors.ts";
import type { PageWriter } from "./page-writer.ts";

export interface SectionView extends SectionLink {
  readonly open: Optional;
}

/** What a page says of a section where it lists its sections. */
export interface SectionLink {
  readonly link: Optional;
  readonly heading: Emit;
}

/** @param name words in small letters, which the anchor is made of */
export function sectionView(name: string, heading: string, writer: PageWriter): SectionView {
  const anchor = sectionAnchor(name);
  return { open: writer.anchored("section", anchor), link: writer.linked({ page: writer.page, anchor }), heading: writer.text(heading) };
}

export function sectionAnchor(name: string): string {
  return namedAnchor("section", name.replaceAll(" ", "-"));
}
