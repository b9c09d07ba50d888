/** Things by a key that several of them can have, in the order in which they come. */
export function groupBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) addToGroup(groups, keyOf(thing), thing);
  return groups;
}

/** Puts a thing behind those of its key. */
export function addToGroup<Key, Thing>(groups: Map<Key, Thing[]>, key: Key, thing: Thing): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [thing]);
  else group.push(thing);
}
