/** What a document says once of all fields of a type: `Booleans default to 0 unless stated otherwise.` */
import { factText, valueOf, type Fact } from "../../facts/fact.ts";
import { memoize, memoizeByObject } from "../../values/memoize.ts";
import { sourcesNamed } from "../edit/comments.ts";
import { rowsAt, rowsIn } from "../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../planning-context.ts";
import { wordOf } from "./own-word.ts";

/** The facts of a row, with the default that it has where it states none. */
export function withConvention(context: PlanningContext, facts: readonly Fact[]): readonly Fact[] {
  const type = valueOf(facts, "type");
  const usual = type === undefined || facts.some(({ fact }) => saysMore.has(fact)) ? undefined : defaultsOf(context)(type);
  return usual === undefined ? facts : [...facts, usual];
}

/** What a row says of its values by itself, be it that something is not shown. */
const saysMore: ReadonlySet<Fact["fact"]> = new Set<Fact["fact"]>(["default", "values", "notShown"]);

/** By type: what a word states for which rows of the type stand, with the row that the word has it from. */
const defaultsOf = memoizeByObject((context: PlanningContext) => {
  const { editions, declared } = context;
  return memoize((type: string): Fact<"default"> | undefined => {
    for (const { row, facts } of rowsIn(editions.ours)) {
      const own = facts.find((one) => one.fact === "default");
      if (own === undefined || valueOf(facts, "type") !== type) continue;
      const words = declared(row).flatMap(({ at }) => {
        const property = declarationAt(context, at);
        return (isProperty(property) ? wordOf(context, property) : undefined) ?? [];
      });
      const stated = words.flatMap(sourcesNamed).flatMap((source) => rowsAt(editions.theirs, source).flatMap((one) => one.facts));
      const usual = stated.find((one) => one.fact === "default" && factText(one) === factText(own));
      if (usual !== undefined) return own;
    }
    return undefined;
  });
});
