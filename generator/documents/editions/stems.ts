/** The words by which two wordings of one thing are known: its nouns and verbs, cut to their beginnings. */

/** The distinct stems of a text, without the words that any sentence has. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words =
    withoutContractions(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}

/** `doesn't` says `does not`. */
export function withoutContractions(text: string): string {
  if (!contraction.test(text)) return text;
  return text
    .replace(/\b(ca)n['’]t\b/gi, "$1nnot")
    .replace(/\b(w)on['’]t\b/gi, "$1ill not")
    .replace(/n['’]t\b/gi, " not");
}

const contraction = /n['’]t\b/i;

/** How much two sets of stems have in common: 1 where one holds the other. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / smaller;
}

/** "authentication" and "authenticated" begin alike; so do "collection" and "collections", "box" and "boxes", "name" and "names". */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/(?<=\p{L}{2}(?:[sxz]|[cs]h))es$|(?<=\p{L}{2}[^s])s$/u, "");
}

const common = new Set(
  (
    "a about above after all also an and any are as at be been before below both but by can cannot do does e each either etc every for from g get has have how i if in into is it its itself " +
    "may more most must no nor not of on one only or other others out over own per s same shall should so some such than that the their them then there these they this those through to two under up use " +
    "used uses using was were what when where which while who whose will with without would yet"
  ).split(" "),
);
