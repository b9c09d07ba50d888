/**
 * One segment of an output's path. Names that are safe on every system stay as they are; any other becomes a readable
 * stem, a `~` and a hash of the name. No safe name holds a `~`, so two names never meet, not even where case is folded.
 */
import { hashOf } from "../../values/hash.ts";

const LONGEST = 80;
const STEM = 40;
const SAFE = /^[a-z\d_](?:[a-z\d_.-]*[a-z\d_-])?$/;
/** Windows keeps these for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d)(?:\.|$)/;

export function fileSegment(name: string): string {
  if (name.length <= LONGEST && SAFE.test(name) && !DEVICE.test(name)) return name;
  const stem = name
    .slice(0, 4 * STEM)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, STEM)
    .replace(/^-|-$/g, "");
  return `${stem === "" || DEVICE.test(stem) ? `_${stem}` : stem}~${hash(name)}`;
}

/** `mark-as-read` for `markAsRead`, where that leads back to the name. @param cases that may be meant */
export function wordsSegment(name: string, ...cases: readonly ((words: string) => string)[]): string {
  const words = name.replace(/(?<=[^A-Z])(?=[A-Z])/g, "-").toLowerCase();
  return cases.some((inCase) => inCase(words) === name) && fileSegment(words) === words ? words : fileSegment(name);
}

/** Over UTF-16 units: UTF-8 writes all lone surrogates alike. */
function hash(name: string): string {
  return hashOf(Buffer.from(name, "utf16le")).slice(0, 12);
}
