/** Whether a text is others one after another; the empty text is none of them. */
export function isMadeOf(text: string, parts: ReadonlySet<string>): boolean {
  const ends = new Set([0]);
  for (const start of ends) {
    for (let end = start + 1; end <= text.length; end += 1) if (parts.has(text.slice(start, end))) ends.add(end);
  }
  return ends.has(text.length);
}
