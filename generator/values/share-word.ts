/** Whether names of headers or parameters have a word in common; the X that begins names of headers is none. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().split(/[-_]/));
  return other
    .toLowerCase()
    .split(/[-_]/)
    .some((word) => word !== "x" && words.has(word));
}
