/** Names of fields within others: `address.city`, `items[].price`. */
import { exampleValueOf } from "./example-types.ts";

/** Between the names of a field and of one that it holds: `address.city`, `items[].price`. */
export const dotBetweenNames = /^(?:\[[^\]]*\])?\./;

/** The row whose field holds that of a dotted name, the nearest one. */
export function holderOf(dotted: string, names: ReadonlySet<string>): string | undefined {
  for (let end = dotted.lastIndexOf("."); end > 0; end = dotted.lastIndexOf(".", end - 1)) {
    const holder = [dotted.slice(0, end), dotted.slice(0, end).replace(/\[[^\]]*\]$/, "")].find((one) => names.has(one));
    if (holder !== undefined) return holder;
  }
  return undefined;
}

/** The object that a dotted name stands in which no row lists; undefined where an example has the name with its dots. */
export function holderNotListed(dotted: string, example: object | undefined): string | undefined {
  const holder = first.exec(dotted)?.[1];
  return holder === undefined || exampleValueOf(example, dotted) !== undefined ? undefined : holder;
}

/** The further one within that holder. */
export function holderNotListedWithin(dotted: string, holder: string): string | undefined {
  const behind = dotted.slice(holder.length);
  const inner = first.exec(behind.replace(dotBetweenNames, ""))?.[1];
  return inner === undefined ? undefined : holder + dotBetweenNames.exec(behind)![0] + inner;
}

const first = /^([\p{L}_$@][\p{L}\p{N}_$@-]*)(?:\[[^\]]*\])?\.\S/u;
