/**
 * Where everything of the picture stands. A service that fits is drawn as a tree, each box below the one that it is in and a little
 * to the right of it, so that any depth fits on a narrow page, and as deep as it can be within a bound; one with more branches than
 * that as a grid of its branches, the largest first.
 */
import { cutAt, depth, LONGEST_LABEL, sizeOf, type PictureNode } from "./nest.ts";

export interface Box {
  readonly node: PictureNode;
  readonly label: string;
  readonly note: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PictureLine {
  readonly from: Box;
  readonly to: Box;
}

export interface PictureLayout {
  readonly boxes: readonly Box[];
  readonly lines: readonly PictureLine[];
  readonly width: number;
  readonly height: number;
  /** Branches that are not drawn. */
  readonly left: number;
}

export const BOX_HEIGHT = 38;
const MOST_LINES = 80;
const MOST_BRANCHES = 200;
const PITCH = BOX_HEIGHT + 8;
/** How far to the right of the box that it is in one stands. */
export const INDENT = 16;
const GAP = 22;
const MARGIN = 2;
/** Of a grid: as wide as the content of a page on a screen of 1280. */
const GRID_WIDTH = 900;
/** Of both fonts, as wide as they are found: labels are monospaced. */
const LABEL_ADVANCE = 7.9;
const NOTE_ADVANCE = 6;
const PADDING = 22;

export function pictureLayout(branches: readonly PictureNode[]): PictureLayout {
  return branches.length > MOST_LINES ? grid(branches) : tree(deepest(branches));
}

/** As deep as the lines allow; what is cut off is counted in the note of what is above it. */
function deepest(branches: readonly PictureNode[]): readonly PictureNode[] {
  const cuts = Array.from({ length: depth(branches) }, (_, level) => cutAt(branches, level + 1));
  return cuts.findLast((cut) => sizeOf(cut) <= MOST_LINES) ?? [];
}

/** All boxes end at the same side. */
function tree(branches: readonly PictureNode[]): PictureLayout {
  const end = rightmost(branches, MARGIN);
  const boxes: Box[] = [];
  const joined: PictureLine[] = [];
  const place = (node: PictureNode, x: number): Box => {
    const box = { ...texts(node), node, x, y: MARGIN + boxes.length * PITCH, width: end - x };
    boxes.push(box);
    for (const child of node.children) joined.push({ from: box, to: place(child, x + INDENT) });
    return box;
  };
  for (const branch of branches) place(branch, MARGIN);
  return { boxes, lines: joined, width: end + MARGIN, height: Math.max(1, boxes.length) * PITCH, left: 0 };
}

function rightmost(nodes: readonly PictureNode[], x: number): number {
  return nodes.reduce((end, node) => Math.max(end, x + widthOf(node), rightmost(node.children, x + INDENT)), x);
}

function grid(branches: readonly PictureNode[]): PictureLayout {
  const shown = branches
    .toSorted((one, other) => other.resources - one.resources)
    .slice(0, MOST_BRANCHES)
    .map((branch) => ({ ...branch, children: [] }));
  const width = Math.max(...shown.map(widthOf));
  const columns = Math.max(1, Math.floor((GRID_WIDTH + GAP) / (width + GAP)));
  const rows = Math.ceil(shown.length / columns);
  const boxes = shown.map((node, index) => ({
    ...texts(node),
    node,
    x: MARGIN + Math.floor(index / rows) * (width + GAP),
    y: MARGIN + (index % rows) * PITCH,
    width,
  }));
  return { boxes, lines: [], width: MARGIN * 2 + columns * (width + GAP) - GAP, height: rows * PITCH, left: branches.length - shown.length };
}

function widthOf(node: PictureNode): number {
  const { label, note } = texts(node);
  return Math.ceil(Math.max(label.length * LABEL_ADVANCE, note.length * NOTE_ADVANCE)) + PADDING;
}

function texts({ label, at, children, resources }: PictureNode): Pick<Box, "label" | "note"> {
  const below = children.length === 0 ? resources - at.length : 0;
  const kinds = [...new Set(at.map(({ kind }) => kind))].join(", ");
  const hidden = below === 0 ? [] : [at.length > 0 ? `${below} below` : `${below} ${below === 1 ? "resource" : "resources"}`];
  return { label: shortened(label, LONGEST_LABEL), note: shortened([...(kinds === "" ? [] : [kinds]), ...hidden].join(", "), LONGEST_NOTE) };
}

/** As wide as the longest label is. */
const LONGEST_NOTE = 2 * Math.floor((LONGEST_LABEL * LABEL_ADVANCE) / NOTE_ADVANCE / 2);

/** Cut in the middle: the ends of names tell them apart. @param most of characters, an even number */
function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : [...characters.slice(0, most / 2 - 1), "…", ...characters.slice(-most / 2)].join("");
}
