/** What is asked for many times and made once. */

/** The same function, which finds out what a key gives when it is first asked for it. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  return memoizeUpTo(Infinity, make);
}

/** The same for keys without end: where so many are known, all of them are forgotten for the next one. */
export function memoizeUpTo<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Value;
    const made = make(key);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The same for objects: what was made of one is held no longer than the object itself. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Value;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** A value that is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The value of a key, made and put into the map when it is first asked for. */
export function getOrInsert<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
