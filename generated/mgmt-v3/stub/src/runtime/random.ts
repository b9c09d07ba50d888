/** Chance that repeats itself: every value follows from the seed and from what it is for. */

/** A whole number of 32 bits (MurmurHash3's mixing over the text's code units). */
export function hash(text: string, seed: number): number {
  let h = seed | 0;
  for (let at = 0; at < text.length; at++) h = step(h, text.charCodeAt(at));
  return finish(h ^ text.length);
}

/** The same for a number, without making a text of it. */
export function hashOfNumber(value: number, seed: number): number {
  return finish(step(step(seed | 0, value | 0), Math.floor(value / 0x1_0000_0000)));
}

function step(h: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const mixed = h ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(h: number): number {
  let end = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  end = Math.imul(end ^ (end >>> 13), 0xc2b2ae35);
  return (end ^ (end >>> 16)) >>> 0;
}

/** In the form of RFC 9562, version 8: its bits are the maker's own. */
export function identifierOf(text: string, seed: number): string {
  const words = [0, 1, 2, 3].map((lane) => hash(text, hashOfNumber(lane, seed)).toString(16).padStart(8, "0"));
  const digits = words.join("");
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
