/**
 * A linter that calls `hasOwnProperty` of what it reads takes a key of that name for the function. It is given the document
 * with another name there, and what it finds is told under the name that the document has.
 */

const called = "hasOwnProperty";
/** No name of an API holds a character for private use. */
const standIn = `${called}\uE000`;

/** The document itself where nothing in it is called so. Names that stand as values, as in `required`, go with their keys. */
export function withoutCalledNames<Value>(value: Value): Value {
  return renamed(value) as Value;
}

/** What the linter says, with the names of the document. */
export function withCalledNames(text: string): string {
  return text.replaceAll(standIn, called);
}

function renamed(value: unknown): unknown {
  if (value === called) return standIn;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(renamed);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, member]) => [key === called ? standIn : key, renamed(member)] as const);
  const isSame = entries.every(([key, member]) => Object.hasOwn(value, key) && member === (value as { readonly [key: string]: unknown })[key]);
  return isSame ? value : Object.fromEntries(entries);
}
