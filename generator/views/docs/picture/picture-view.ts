/** The page with the picture as its template names it: an inline SVG out of whole tags, its colours and fonts left to the style sheet. */
import type { Service } from "../../../model/service.ts";
import { htmlText, startTag, textAttribute, urlAttribute } from "../../emit/html.ts";
import type { Emit } from "../../emit/value.ts";
import { hrefFrom } from "../../links/addresses.ts";
import type { PageDigest } from "../digest.ts";
import { frameView, type FrameView } from "../frame.ts";
import type { PageWriter } from "../page-writer.ts";
import { BOX_HEIGHT, INDENT, pictureLayout, type Box, type PictureLine } from "./layout.ts";
import { nestResources, type Pictured } from "./nest.ts";

export interface PictureView {
  readonly frame: FrameView;
  readonly svg: Emit;
  readonly title: Emit;
  readonly description: Emit;
  readonly lines: readonly Emit[];
  readonly boxes: readonly BoxView[];
  /** How many branches there are besides. */
  readonly left: Emit | false;
}

interface BoxView {
  readonly link: Emit;
  readonly frame: Emit;
  readonly mark: Emit | false;
  /** What the box stands for, uncut. */
  readonly whole: Emit;
  readonly labelled: Emit;
  readonly label: Emit;
  readonly noted: Emit;
  readonly note: Emit;
}

/** As many as the style sheet has. */
const COLOURS = 10;

export function pictureView(
  service: Pick<Service, "title" | "version" | "document">,
  pages: readonly Pick<PageDigest, "page" | "resources">[],
  writer: PageWriter,
): PictureView {
  const resources = pages.flatMap((one) =>
    one.resources.map(({ uri, kind, anchor }) => ({ uri, kind, href: hrefFrom(writer.page, { page: one.page, anchor }, ".html") })),
  );
  const { boxes, lines, width, height, left } = pictureLayout(nestResources(resources));
  const kinds = [...new Set(resources.map(({ kind }) => kind))];
  const title = "How the resources nest";
  const frame = frameView(service, title, writer);
  return {
    frame: { ...frame, head: [...frame.head, startTag("link", { rel: textAttribute("stylesheet"), href: urlAttribute("picture.css") })] },
    svg: startTag("svg", attributes({ class: "picture", role: "group", "aria-labelledby": "picture-title", viewbox: `0 0 ${width} ${height}`, width, height })),
    title: htmlText(title),
    description: htmlText(summary(resources, kinds)),
    lines: lines.map(lineTag),
    boxes: boxes.map((box) => boxView(box, kinds, hrefFrom(writer.page, { page: "tree" }, ".html"))),
    left: left > 0 && htmlText(String(left)),
  };
}

/** @param tree where a step leads that no resource is at */
function boxView({ node, label, note, x, y, width }: Box, kinds: readonly string[], tree: string): BoxView {
  const [first] = node.at;
  const text = (className: string, down: number): Emit => startTag("text", attributes({ class: className, x: x + 14, y: y + down }));
  return {
    link: startTag("a", { href: urlAttribute(first?.href ?? tree) }),
    frame: startTag("rect", attributes({ class: "picture-box", x, y, width, height: BOX_HEIGHT, rx: 4 })),
    mark:
      first !== undefined &&
      startTag("rect", attributes({ class: `picture-mark-${(kinds.indexOf(first.kind) % COLOURS) + 1}`, x, y, width: 5, height: BOX_HEIGHT, rx: 2 })),
    whole: htmlText(note === "" ? node.uri : `${node.uri}, ${note}`),
    labelled: text("picture-label", 16),
    label: htmlText(label),
    noted: text("picture-note", 31),
    note: htmlText(note),
  };
}

function lineTag({ from, to }: PictureLine): Emit {
  return startTag("path", attributes({ class: "picture-line", d: `M${from.x + INDENT / 2} ${from.y + BOX_HEIGHT}V${to.y + BOX_HEIGHT / 2}H${to.x}` }));
}

function attributes(values: Readonly<Record<string, string | number>>): Parameters<typeof startTag>[1] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textAttribute(String(value))]));
}

function summary(resources: readonly Pictured[], kinds: readonly string[]): string {
  const counts = kinds.map((kind) => `${kind} (${resources.filter((one) => one.kind === kind).length})`);
  return `${counted(resources.length, "resource")} of ${counted(kinds.length, "kind")}: ${counts.join(", ")}.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
