/** The tags of comments that name places of the document, as they are written. */

export interface SourceTag {
  readonly source: string;
  /** Of what it names, in the text. */
  readonly start: number;
  readonly end: number;
}

export function sourceTagsIn(text: string): readonly SourceTag[] {
  return [...text.matchAll(/@source[ \t]([^\r\n]*?)(?:\*\/|\r?\n)/g)].flatMap(({ index, 1: said = "" }) => {
    const source = said.trim();
    const start = index + "@source ".length + said.indexOf(source);
    return source === "" ? [] : [{ source, start, end: start + source.length }];
  });
}
