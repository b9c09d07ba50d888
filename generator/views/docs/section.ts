/** A section of a page over the whole service: its heading, and the link by which the page lists it. */
import type { Emit, Optional } from "../emit/value.ts";
import { namedAnchor } from "../links/anchors.ts";
import type { Dress } from "./dress.ts";

export interface SectionView extends SectionLink {
  readonly open: Optional;
}

/** What a page says of a section where it lists its sections. */
export interface SectionLink {
  readonly link: Optional;
  readonly heading: Emit;
}

/** @param name words in small letters, which the anchor is made of */
export function sectionView(name: string, heading: string, dress: Dress): SectionView {
  const anchor = sectionAnchor(name);
  return { open: dress.anchored("section", anchor), link: dress.linked({ page: dress.page, anchor }), heading: dress.text(heading) };
}

export function sectionAnchor(name: string): string {
  return namedAnchor("section", name.replaceAll(" ", "-"));
}
