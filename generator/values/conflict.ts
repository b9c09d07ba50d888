/** Merge conflicts that git left in a text: three markers, each a line of its own, in their order. */

const markers = [/^<{7}(?: .*)?\r?$/gm, /^={7}\r?$/gm, /^>{7}(?: .*)?\r?$/gm] as const;

/** The offset of the first marker. Each is looked for behind the one before it alone: what follows one follows all that stand before it. */
export function conflictAt(text: string): number | undefined {
  let first: number | undefined;
  let from = 0;
  for (const marker of markers) {
    marker.lastIndex = from;
    const found = marker.exec(text);
    if (found === null) return undefined;
    first ??= found.index;
    from = marker.lastIndex;
  }
  return first;
}
