/** Lines as the reader of a file counts them: TypeScript also breaks at U+2028 and U+2029, Markdown and JSON don't. */

/** The line with a number, from 1, without its break; nothing where the file has no such line. */
export type LineAt = (line: number) => string | undefined;

const typescript = /\.[cm]?tsx?$/u;

/** The lines of a file, which are counted once however many are asked for. */
export function lineReader(file: string, source: string): LineAt {
  const breaks = [...source.matchAll(typescript.test(file) ? /\r\n|[\r\n\u2028\u2029]/gu : /\r\n|[\r\n]/gu)];
  return (line) => {
    const [before, after] = [breaks[line - 2], breaks[line - 1]];
    if (line > 1 && before === undefined) return undefined;
    return source.slice(before === undefined ? 0 : before.index + before[0].length, after?.index ?? source.length);
  };
}
