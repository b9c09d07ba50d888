/** Lines as the reader of a file counts them: TypeScript also breaks at U+2028 and U+2029, Markdown and JSON don't. */

const typescript = /\.[cm]?tsx?$/u;

/** The line with this number, from 1, without its break; nothing where the file has no such line. */
export function lineOf(file: string, source: string, line: number): string | undefined {
  const breaks = typescript.test(file) ? /\r\n|[\r\n\u2028\u2029]/gu : /\r\n|[\r\n]/gu;
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    if (breaks.exec(source) === null) return undefined;
    start = breaks.lastIndex;
  }
  return source.slice(start, breaks.exec(source)?.index ?? source.length);
}
