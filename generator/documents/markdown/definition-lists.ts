/** Terms, each with what it is on the next line behind a colon: a list, whose items have the terms as their names. */
import type { DocumentPart } from "./part.ts";
import type { Span } from "./span.ts";

export function withDefinitionLists(parts: readonly DocumentPart[]): readonly DocumentPart[] {
  if (!parts.some(isDefinition)) return parts;
  let list = 0;
  let position = 0;
  return parts.map((part, index): DocumentPart => {
    if (!isDefinition(part)) return part;
    const isFirst = index === 0 || !isDefinition(parts[index - 1]!);
    // Other lists have the numbers of their tokens.
    list = isFirst ? list - 1 : list;
    position = isFirst ? 0 : position + 1;
    return { is: "paragraph", span: asLabel(part.span), item: { list, position, number: position + 1, bulleted: true } };
  });
}

type Paragraph = Extract<DocumentPart, { readonly is: "paragraph" }>;

function isDefinition(part: DocumentPart): part is Paragraph {
  return part.is === "paragraph" && part.item === undefined && part.goesOn === undefined && definition.test(part.span.raw) && part.span.text.includes(" : ");
}

const definition = /^[^\n.:]{1,60}\n:[ \t]+\S/;

/** `lid: Of iron.`, where the line that begins with the colon is another one. */
function asLabel({ text, raw, offset, offsets }: Span): Span {
  const index = text.indexOf(" : ");
  const every = offsets ?? Array.from({ length: text.length }, (_, at) => offset + at);
  return { text: text.slice(0, index) + text.slice(index + 1), raw, offset, offsets: every.toSpliced(index, 1) };
}
