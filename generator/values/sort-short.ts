/** `toSorted` for the short lists that there are by the hundred thousand: V8's own makes several lists to sort one. */
export function sortShort<Thing>(things: readonly Thing[], compare: (one: Thing, other: Thing) => number): readonly Thing[] {
  if (things.length > short) return things.toSorted(compare);
  let sorted: Thing[] | undefined;
  for (let from = 1; from < things.length; from += 1) {
    const thing: Thing = (sorted ?? things)[from]!;
    let to = from;
    while (to > 0 && compare((sorted ?? things)[to - 1]!, thing) > 0) to -= 1;
    if (to === from) continue;
    sorted ??= [...things];
    for (let next = from; next > to; next -= 1) sorted[next] = sorted[next - 1]!;
    sorted[to] = thing;
  }
  return sorted ?? things;
}

const short = 12;
