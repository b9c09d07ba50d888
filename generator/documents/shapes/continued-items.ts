/** Items of numbered lists that go on below their first paragraph: in further paragraphs, and in lists whose items name nothing. */
import { getOrInsert } from "../../values/memoize.ts";
import type { DocumentPart, ListItem } from "../markdown/part.ts";
import { joinedSpan, type Span } from "../markdown/span.ts";
import { namesIn } from "../names.ts";

type Paragraph = Extract<DocumentPart, { readonly is: "paragraph" }>;
type ItemPart = Paragraph & Required<Pick<Paragraph, "item">>;

/** The parts, with what belongs to a numbered item in it. */
export function withContinuedItems(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  const items = parts.flatMap((part) => (part.is === "paragraph" && part.item !== undefined ? [{ ...part, item: part.item }] : []));
  if (!items.some(({ item }) => item.within !== undefined) && !parts.some((part) => part.is === "paragraph" && part.goesOn !== undefined)) return parts;
  const naming = new Set(items.filter(({ span }) => namesAny(span)).map(({ item }) => item.list));
  const made: DocumentPart[] = [];
  const rest = new Map<DocumentPart, Span[]>();
  let open: ItemPart | undefined;
  for (const part of parts) {
    if (part.is === "paragraph" && open !== undefined && goesOn(part, open.item, naming)) {
      getOrInsert(rest, open, () => [open!.span]).push(part.span);
      continue;
    }
    if (part.is === "paragraph" && part.item !== undefined) open = isNumbered(part) && isSentence(part.span) ? part : undefined;
    made.push(part);
  }
  return made.map((part) => (rest.has(part) ? { ...(part as ItemPart), span: joinedSpan(rest.get(part)!) } : part));
}

function isNumbered(part: Paragraph): part is ItemPart {
  return part.item?.bulleted === false;
}

function goesOn({ item, goesOn: further }: Paragraph, { list, position }: ListItem, naming: ReadonlySet<number>): boolean {
  if (item === undefined) return further?.list === list && further.item === position;
  return item.within?.list === list && item.within.item === position && !naming.has(item.list);
}

function namesAny({ text }: Span): boolean {
  return namesIn(/^(?:\([^()]*\)|(?!:\s|\s[-–—]\s).)*/s.exec(text)?.[0] ?? "").length > 0;
}

/** A name alone is one whatever stands below it; what ends in a colon leads to names. */
function isSentence({ text }: Span): boolean {
  return /\s\S+\s/.test(text) && /[^:\s]\s*$/.test(text);
}
