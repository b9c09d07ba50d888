/**
 * What is made once for a service, in pieces that are made again apart from each other: a group of outputs is one. Of the docs
 * there are several, since most changes of a definition file show in few of their pages, and in one part of the search index.
 */
import type { PageName } from "../views/docs/known-page.ts";
import { searchedOwnPages } from "../views/docs/search/own-pages.ts";
import { pagesByPart } from "../views/docs/search/parts.ts";
import { PART } from "../views/template.ts";
import { DOCS, inGroups } from "./groups.ts";
import { DOCS_IMPRINTS } from "./imprint.ts";

export interface OutputPiece {
  readonly name: string;
  /** Whether a path below the service's folder belongs to the piece. */
  readonly holds: (path: string) => boolean;
  /** The names of the imprints that it follows from. */
  readonly imprints: readonly string[];
  /** The definition files that it follows from; all where there are none. */
  readonly files?: ReadonlySet<string>;
}

/** Each group is one piece. */
export function wholePieces(groups: readonly string[]): readonly OutputPiece[] {
  return groups.map((name) => ({ name, holds: inGroups([name]), imprints: [name] }));
}

/** @param pages that there are */
export function piecesOf(groups: readonly string[], pages: readonly Pick<PageName, "page" | "file">[]): readonly OutputPiece[] {
  const others = wholePieces(groups.filter((group) => group !== DOCS));
  return groups.includes(DOCS) ? [...others, ...docsPieces(pages)] : others;
}

function docsPieces(pages: readonly Pick<PageName, "page" | "file">[]): readonly OutputPiece[] {
  const { outline, limits, open } = DOCS_IMPRINTS;
  const apart = [
    piece("limits", ["limits.html", "limits.md"], [outline, limits]),
    piece("open ends", ["unknowns.html", "unknowns.md", "contradictions.html", "contradictions.md", "service.json"], [outline, open]),
    ...searchPieces(pages),
  ];
  const isDocs = inGroups([DOCS]);
  return [...apart, { name: DOCS, holds: (path) => isDocs(path) && !apart.some(({ holds }) => holds(path)), imprints: [outline] }];
}

/** Whether a piece is one part of the search index. */
export function isOfSearch({ files }: OutputPiece): boolean {
  return files !== undefined;
}

/** A part of the index is asked for under the name of all of them: which there are is found out then. */
export function searchPieces(pages: readonly Pick<PageName, "page" | "file">[]): readonly OutputPiece[] {
  const parts = pagesByPart<{ readonly page: string; readonly file?: string }>([...searchedOwnPages, ...pages]);
  return [...parts].map(([name, own]) => ({
    ...piece(`search ${name}`, [`search/${name}.js`, `search/{${PART}}.js`], [DOCS_IMPRINTS.search]),
    files: new Set(own.flatMap(({ file }) => file ?? [])),
  }));
}

function piece(name: string, paths: readonly string[], imprints: readonly string[]): OutputPiece {
  const held = new Set(paths.map((path) => `docs/${path}`));
  return { name: `${DOCS}: ${name}`, holds: (path) => held.has(path), imprints };
}
