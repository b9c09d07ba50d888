/** What was found out lately, of which whatever is nearest to what is asked for next is taken as the start. */

export interface LruCache<One> {
  /**
   * What differs least; undefined where there is nothing.
   * @param distance from what is asked for: 0 where nothing differs
   */
  readonly nearest: (distance: (one: One) => number) => One | undefined;
  readonly remember: (one: One) => void;
}

/**
 * The longest unused one is forgotten first: trials come and go, and what they all set out from stays.
 * @param most so many are remembered
 */
export function lruCache<One>(most: number, first: readonly One[]): LruCache<One> {
  let all = first;
  return {
    nearest: (distance) => {
      const [nearest] = all.map((one) => ({ one, distance: distance(one) })).sort((one, other) => one.distance - other.distance);
      if (nearest !== undefined) all = [nearest.one, ...all.filter((one) => one !== nearest.one)];
      return nearest?.one;
    },
    remember: (one) => {
      all = [one, ...all].slice(0, most);
    },
  };
}
