/** One segment of a URI template: literal text, or placeholders with literal text between them. */
import { decoded, encoded } from "./path.ts";

export interface SegmentPattern {
  readonly template: string;
  readonly placeholders: readonly string[];
  /** The values of the placeholders, in their order, decoded; nothing where the segment has another form. */
  match(segment: string): readonly string[] | undefined;
  /** The text between placeholders that a matching segment has more often than there is a place for: its values can be read in several ways. */
  doubtfulIn(segment: string): string | undefined;
  /** What the values can be where each has to be something that its placeholder can hold: two readings at most, which is one too many. */
  readings(segment: string, holds: Holds): readonly (readonly string[])[];
  write(values: readonly string[]): string;
}

/** Whether a placeholder can hold a text, which is decoded. */
export type Holds = (placeholder: string, text: string) => boolean;

/** Texts around the placeholders: one more than there are placeholders. */
interface Parts {
  readonly texts: readonly string[];
  readonly placeholders: readonly string[];
}

export function segmentPattern(template: string): SegmentPattern {
  const parts = partsOf(template);
  return {
    template,
    placeholders: parts.placeholders,
    match: (segment) => matchParts(parts, segment),
    doubtfulIn: (segment) => doubtful(parts, segment),
    readings: (segment, holds) => readingsOf(parts, segment, holds),
    write: (values) => parts.texts.map((text, at) => text + (at < values.length ? apart(encoded(values[at]!), parts) : "")).join(""),
  };
}

export function isLiteral(template: string): boolean {
  return !template.includes("{");
}

function partsOf(template: string): Parts {
  const pieces = template.split(/\{([^{}]*)\}/);
  return { texts: pieces.filter((_, at) => at % 2 === 0), placeholders: pieces.filter((_, at) => at % 2 === 1) };
}

/** A separator in a value is percent-encoded, also where it is a sign that could stand plain in a segment. */
function apart(part: string, { texts }: Parts): string {
  const separators = texts.slice(1, -1).join("");
  if (separators === "") return part;
  return part.replace(/%..|./g, (sign) => (sign.length === 1 && separators.includes(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : sign));
}

/** Read from the left and from the right, the values are the same where no others can be read. */
function doubtful({ texts }: Parts, segment: string): string | undefined {
  const left = between(texts, segment);
  const right = left === undefined ? undefined : between(texts.map(reversed).reverse(), reversed(segment))?.map(reversed).reverse();
  const at = left?.findIndex((value, index) => value !== right?.[index]) ?? -1;
  return at === -1 ? undefined : texts[at + 1];
}

/** Separators that anybody would look through. */
const MOST = 64;

function readingsOf({ texts, placeholders }: Parts, segment: string, holds: Holds): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const end = segment.length - texts.at(-1)!.length;
  /** Where a placeholder begins from which no reading goes on. */
  const dead = new Set<string>();
  const read = (at: number, values: readonly string[]): void => {
    const [index, before] = [values.length, found.length];
    if (dead.has(`${index} ${at}`)) return;
    for (const next of index === placeholders.length - 1 ? [end] : placesOf(texts[index + 1]!, segment, at)) {
      const value = decoded(segment.slice(at, next));
      if (found.length > 1 || next < at || next > end || !holds(placeholders[index]!, value)) continue;
      if (index === placeholders.length - 1) found.push([...values, value]);
      else read(next + texts[index + 1]!.length, [...values, value]);
    }
    if (found.length === before) dead.add(`${index} ${at}`);
  };
  read(texts[0]!.length, []);
  return found;
}

function placesOf(text: string, segment: string, from: number): readonly number[] {
  const places: number[] = [];
  for (let at = segment.indexOf(text, from); at !== -1 && places.length < MOST; at = segment.indexOf(text, at + 1)) places.push(at);
  return places;
}

function reversed(text: string): string {
  return text.split("").reverse().join("");
}

/**
 * A separator in a value is percent-encoded, so the separators that stand plain in the segment are those of the template.
 * Clients that encode the whole segment encode the template's own too: that is read where it leaves one reading.
 */
function matchParts(parts: Parts, segment: string): readonly string[] | undefined {
  const raw = between(parts.texts, segment);
  if (raw !== undefined) return raw.map(decoded);
  if (parts.placeholders.length < 2 || !segment.includes("%")) return undefined;
  const plain = decoded(segment);
  const separators = parts.texts.slice(1, -1);
  const one = separators.every((text) => plain.split(text).length === separators.filter((other) => other === text).length + 1);
  return one ? between(parts.texts, plain) : undefined;
}

/** What stands between the texts, each looked for from the left. */
function between(texts: readonly string[], segment: string): readonly string[] | undefined {
  const first = texts[0]!;
  const last = texts.at(-1)!;
  if (segment.length < first.length + last.length || !segment.startsWith(first) || !segment.endsWith(last)) return undefined;
  const end = segment.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const text of texts.slice(1, -1)) {
    const next = segment.indexOf(text, at);
    if (next === -1 || next + text.length > end) return undefined;
    values.push(segment.slice(at, next));
    at = next + text.length;
  }
  values.push(segment.slice(at, end));
  return values;
}
