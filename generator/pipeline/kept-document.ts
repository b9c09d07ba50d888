/**
 * What runs keep of a document: what it says, as JSON, which reads faster than its Markdown. Most runs look into few of its
 * sections, so what these hold is kept in pieces apart from what they are called. Of a large document alone, and only where
 * reading it found nothing.
 */
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import type { DocumentText, Section } from "../documents/document.ts";
import { once, remembered } from "../values/remembered.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ServiceDocument } from "./model.ts";

interface Kept {
  readonly fingerprint: string;
  /** Of the document's text. */
  readonly hash: string;
  readonly json: string;
}

type Inside = Pick<Section, "blocks" | "sentences">;

type Head = Omit<Section, keyof Inside>;

/** In characters: a smaller document is read as fast as it is found. */
const large = 100_000;

/** So many sections are kept in one piece. */
const inPiece = 64;

/** The same document, whose contents are those that an earlier run kept, where there are any. */
export function withKeptContents(project: Project, document: ServiceDocument, disk: Disk): ServiceDocument {
  if (document.text.length < large) return document;
  const shelf = shelfOf(project, document, disk);
  return { ...document, contents: once(() => found(document, shelf) ?? readAndKept(document, shelf)) };
}

function found(document: ServiceDocument, { read }: Shelf): Outcome<DocumentText> | undefined {
  const heads = read("heads") as readonly Head[] | undefined;
  if (heads === undefined) return undefined;
  const piece = remembered((number: number) => read(number) as readonly Inside[] | undefined);
  const insideOf = (index: number): Inside => piece(Math.floor(index / inPiece))?.[index % inPiece] ?? readAnew(document).sections[index]!;
  return outcome({ file: document.path, sections: heads.map((head, index) => opening(head, () => insideOf(index))) }, []);
}

/** A section that looks for what it holds when it is asked for it. */
function opening(head: Head, inside: () => Inside): Section {
  return {
    ...head,
    get blocks() {
      return inside().blocks;
    },
    get sentences() {
      return inside().sentences;
    },
  };
}

/** Of a document that was read before, a piece of which somebody has cleared away. */
function readAnew(document: ServiceDocument): DocumentText {
  const contents = document.contents();
  if (!contents.ok) throw new Error(`${document.path} can be read no more.`);
  return contents.value;
}

function readAndKept(document: ServiceDocument, { write }: Shelf): Outcome<DocumentText> {
  const contents = document.contents();
  if (!contents.ok || contents.diagnostics.length > 0) return contents;
  const { sections } = contents.value;
  for (let start = 0; start < sections.length; start += inPiece) {
    write(start / inPiece, sections.slice(start, start + inPiece).map(({ blocks, sentences }): Inside => ({ blocks, sentences })));
  }
  write("heads", sections.map(({ blocks, sentences, ...head }): Head => head));
  return contents;
}

interface Shelf {
  readonly read: (part: "heads" | number) => unknown;
  readonly write: (part: "heads" | number, value: unknown) => void;
}

function shelfOf({ root, cache }: Project, { path, hash }: ServiceDocument, disk: Disk): Shelf {
  const folder = `${root}/${cache}`;
  const nameOf = (part: "heads" | number): string => JSON.stringify(["document", path, part]);
  return {
    read: (part) => {
      const kept = readBundle(folder, nameOf(part), disk) as Kept | undefined;
      return kept?.fingerprint === fingerprint() && kept.hash === hash ? (JSON.parse(kept.json) as unknown) : undefined;
    },
    write: (part, value) => writeBundle(folder, nameOf(part), { fingerprint: fingerprint(), hash, json: JSON.stringify(value) } satisfies Kept, disk),
  };
}
