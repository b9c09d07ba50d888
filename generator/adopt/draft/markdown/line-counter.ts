/** The lines that ever later offsets of a text stand on, from 1 on: each is counted from the one before it. */
export function lineCounter(text: string): (offset: number) => number {
  let [line, seen] = [1, 0];
  return (offset) => {
    for (let end = text.indexOf("\n", seen); end !== -1 && end < offset; end = text.indexOf("\n", seen)) [line, seen] = [line + 1, end + 1];
    return line;
  };
}
