/** The first such line from one on; the end of the text where there is none. */
export function findLineFrom(lines: readonly string[], from: number, isSuch: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !isSuch(lines[at]!)) at += 1;
  return at;
}
