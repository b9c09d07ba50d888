/** What is asked for many times and made once. */

/** What a key gives, found out when it is first asked for. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}

/** A value that is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  const made = remembered<undefined, Value>(make);
  return () => made(undefined);
}
