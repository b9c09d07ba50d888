/** Numbers in words; "one" is said of too much. */
const numerals = new Map(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word, index) => [word, index + 2]));
for (const [index, word] of ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"].entries())
  numerals.set(word, (index + 2) * 10);

/** Any of them, within an expression that ignores case. */
export const numeral = `(?:${[...numerals.keys()].join("|")})`;

export function numeralOf(word: string): number | undefined {
  return numerals.get(word.toLowerCase());
}
