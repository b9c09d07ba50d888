/** The picture as a template names it: an inline SVG out of whole tags, its colours and fonts left to the style sheet. */
import { attribute, htmlText, startTag, urlAttribute } from "../../emit/html.ts";
import type { Emit } from "../../emit/value.ts";
import { hrefFrom } from "../addresses.ts";
import type { PageDigest } from "../digest.ts";
import { BOX_HEIGHT, layoutOf, type Box, type Line } from "./layout.ts";
import { nest, type Pictured } from "./nest.ts";

export interface PictureView {
  readonly svg: Emit;
  readonly title: Emit;
  readonly description: Emit;
  readonly lines: readonly Emit[];
  readonly boxes: readonly BoxView[];
  /** How many branches there are besides. */
  readonly left: Emit | false;
}

interface BoxView {
  /** The start of a link, or of a group where nothing is linked. */
  readonly link: Emit | false;
  readonly frame: Emit;
  readonly mark: Emit | false;
  readonly whole: Emit;
  readonly labelled: Emit;
  readonly label: Emit;
  readonly noted: Emit;
  readonly note: Emit;
}

/** As many colours as the style sheet tells apart. */
const COLOURS = 10;

/** @param page the one that the picture stands on */
export function pictureView(pages: readonly Pick<PageDigest, "page" | "resources">[], page: string, title: string): PictureView {
  const resources = pages.flatMap((one) => one.resources.map(({ uri, kind, anchor }) => ({ uri, kind, href: hrefFrom(page, { page: one.page, anchor }, ".html") })));
  const { boxes, lines, width, height, left } = layoutOf(nest(resources));
  const kinds = [...new Set(resources.map(({ kind }) => kind))];
  return {
    svg: startTag("svg", given({ class: "picture", role: "group", "aria-labelledby": "picture-title picture-description", viewbox: `0 0 ${width} ${height}`, width, height })),
    title: htmlText(`How the resources of ${title} nest`),
    description: htmlText(`${counted(resources.length, "resource")} of ${counted(kinds.length, "kind")}: ${kindCounts(resources, kinds)}.`),
    lines: lines.map(lineTag),
    boxes: boxes.map((box) => boxView(box, kinds, page)),
    left: left > 0 && htmlText(String(left)),
  };
}

function boxView({ node, label, note, x, y, width }: Box, kinds: readonly string[], page: string): BoxView {
  const [first] = node.at;
  const href = first?.href ?? (node.children.length === 0 ? hrefFrom(page, { page: "tree" }, ".html") : undefined);
  const text = (className: string, down: number): Emit => startTag("text", given({ class: className, x: x + 14, y: y + down }));
  return {
    link: href !== undefined && startTag("a", { href: urlAttribute(href) }),
    frame: startTag("rect", given({ class: "picture-box", x, y, width, height: BOX_HEIGHT, rx: 4 })),
    mark: first !== undefined && startTag("rect", given({ class: `picture-mark picture-mark-${(kinds.indexOf(first.kind) % COLOURS) + 1}`, x, y, width: 5, height: BOX_HEIGHT, rx: 2 })),
    whole: htmlText([node.uri, note].join(", ")),
    labelled: text("picture-label", 16),
    label: htmlText(label),
    noted: text("picture-note", 31),
    note: htmlText(note),
  };
}

function lineTag({ from, to }: Line): Emit {
  const start = from.x + from.width;
  const [above, below] = [from.y + BOX_HEIGHT / 2, to.y + BOX_HEIGHT / 2];
  return startTag("path", given({ class: "picture-line", d: `M${start} ${above}H${(start + to.x) / 2}V${below}H${to.x}` }));
}

function given(values: Readonly<Record<string, string | number>>): Parameters<typeof startTag>[1] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, attribute(String(value))]));
}

function kindCounts(resources: readonly Pictured[], kinds: readonly string[]): string {
  return kinds.map((kind) => `${kind} (${resources.filter((one) => one.kind === kind).length})`).join(", ");
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
