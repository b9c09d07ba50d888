/** Paths that fill in the placeholders of others: `/things/17` is one of `/things/{id}`. */

/** @param isValue whether a segment can stand for a placeholder */
export function segmentsFill(segments: readonly string[], wanted: readonly string[], isValue: (segment: string) => boolean): boolean {
  return (
    segments.length === wanted.length && segments.every((segment, index) => segment === wanted[index] || (/^[{:]/.test(wanted[index]!) && isValue(segment)))
  );
}
