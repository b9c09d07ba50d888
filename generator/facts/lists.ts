/** Types of lists by those of what they hold: `array of strings`, `array of arrays of numbers`. */

export function listType(item: string): string {
  return /^array\b/.test(item) ? item.replace(/^array/, "array of arrays") : `array of ${item}s`;
}

/** The type of what a list holds; undefined where nothing is said of that. */
export function itemType(type: string): string | undefined {
  const inner = /^array of arrays\b(.*)$/.exec(type)?.[1];
  return inner === undefined ? /^array of (\w+?)s?$/.exec(type)?.[1] : `array${inner}`;
}
