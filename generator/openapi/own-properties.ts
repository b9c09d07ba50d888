/** Objects with keys out of a document: any name is a key of its own, `__proto__` too. */

/** Sets an own property, whatever its name. */
export function setOwn<Value>(object: { [key: string]: Value }, key: string, value: Value): void {
  if (key === "__proto__") Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

/** The own property of a name, never an inherited one. */
export function getOwn<Value>(object: { readonly [key: string]: Value }, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
