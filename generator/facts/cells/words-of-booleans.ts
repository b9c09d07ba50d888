/** The two values of a boolean in the words of people: `off`, `No`, `disabled`. */

export function meaningOfWord(word: string): boolean | undefined {
  return meant.get(word.toLowerCase());
}

const meant: ReadonlyMap<string, boolean> = new Map([
  ...["true", "on", "yes", "enabled", "enable"].map((word) => [word, true] as const),
  ...["false", "off", "no", "disabled", "disable"].map((word) => [word, false] as const),
]);
