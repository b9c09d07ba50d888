/** The same function of a text, which answers once for each: documents say the same over and over. */
export function remembered(write: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const written = write(text);
    known.set(text, written);
    return written;
  };
}
