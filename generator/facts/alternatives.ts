/** Types of which one value may have one, and the next another: `number or string`, `string or array of strings`. */

/** In one order, whoever names them: lists come last, as what begins with `array` is one. */
export function alternativesType(types: Iterable<string>): string {
  const all = [...new Set(types)].sort();
  const isList = (type: string): boolean => type.startsWith("array");
  return [...all.filter((type) => !isList(type)), ...all.filter(isList)].join(" or ");
}
