/** Captions: `Table 3. Fields of the edge block` counts tables, and labels one where its words announce the fields of a block. */
import type { DocumentPart } from "./part.ts";
import type { MarkdownSource } from "./source.ts";
import { spanFrom } from "./span.ts";

/** The parts without captions that only count and title a table, and with the words alone of those that say more, which stand before it. */
export function withoutCaptions(source: MarkdownSource, allParts: readonly DocumentPart[]): readonly DocumentPart[] {
  const parts = withCaptionsBefore(allParts);
  return parts.flatMap((part, index) => {
    if (part.is !== "paragraph" || part.item !== undefined || (parts[index + 1]?.is !== "table" && parts[index - 1]?.is !== "table")) return [part];
    const [number] = counting.exec(part.span.text) ?? [];
    if (number === undefined) return [part];
    const words = part.span.text.slice(number.length);
    return isTitle(words) ? [] : [{ ...part, span: spanFrom(source, part.span, number.length) }];
  });
}

/** Captions can stand below their tables: where the first one does, behind a table and before none. */
function withCaptionsBefore(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  const isCaption = (part: DocumentPart | undefined): boolean => part?.is === "paragraph" && part.item === undefined && counting.test(part.span.text);
  const first = parts.findIndex(isCaption);
  if (first < 1 || parts[first - 1]!.is !== "table" || parts[first + 1]?.is === "table") return parts;
  return parts.map((part, index) =>
    part.is === "table" && isCaption(parts[index + 1]) ? parts[index + 1]! : isCaption(part) && parts[index - 1]?.is === "table" ? parts[index - 1]! : part,
  );
}

const counting = /^Tab(?:le|\.)\s+\d+(?:[.-]\d+)*(?:\s*[.:–—]\s*|\s+-\s+|\s*$)/i;

/** A few words that state nothing: no sentence, no list and no values, no path, and no announcement of a block. */
function isTitle(words: string): boolean {
  return !/^\/[\w{}.-]+(?:\/[\w{}.:-]+)*$/.test(words) && words.split(/\s+/).length <= 8 && !/[\d,;:()_]|\.\s|\bblock$/.test(words);
}
