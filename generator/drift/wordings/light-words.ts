/** Words by which a sentence goes on without saying more: what is there is served, held and sent, and clients see it. */
import { stemsOf } from "../../documents/editions/stems.ts";

const light = stemsOf(
  "additional also beneath both carry carried choose client communicate communication consist contain data exactly exchange following follow format further give given go goes hold held include instance lie live located " +
    "made make note offer place please possible provide represent represented reside see send sent serve served side single sit speak stand take taken true way well work you your",
);

/** Those that carry what a sentence says. */
export function withoutLightWords(stems: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !light.has(stem)));
}
