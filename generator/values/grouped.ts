/** Things by a key that several of them can have, in the order in which they come. */
export function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}
