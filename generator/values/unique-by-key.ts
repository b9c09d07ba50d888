/** Things by a key: undefined where several have it. */
export function uniqueByKey<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, Thing | undefined> {
  const found = new Map<string, Thing | undefined>();
  for (const thing of things) {
    const key = keyOf(thing);
    found.set(key, found.has(key) ? undefined : thing);
  }
  return found;
}
