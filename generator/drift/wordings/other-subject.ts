/** What a sentence is about, where the document has words for other things of that sort: the stems of its titles and names. */
import { stemsOf } from "../../documents/editions/stems.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { withoutLightWords } from "./light-words.ts";
import type { Nuance, Surroundings } from "./nuances/nuance.ts";

/** Stems by which a document calls its sections and rows. */
export function subjectStems(sections: readonly StatedSection[], rows: Iterable<string>): ReadonlySet<string> {
  const titles = sections.map(({ section: { title } }) => title);
  return withoutLightWords(
    stemsOf(
      [...titles, ...rows]
        .flatMap((name) => name.match(longWord) ?? [])
        .filter((word) => !general.test(word))
        .join(" "),
    ),
  );
}

const longWord = /\p{L}{5,}/gu;
/** In a sentence `<ROOM_LABEL>` is a name as a whole. */
const wholeWord = /(?<![\p{N}_])\p{L}{5,}(?![\p{N}_])/gu;
const general =
  /^(?:api|arrays?|blocks?|calls?|config\w*|data|documents?|elements?|endpoints?|entry|entries|fields?|general|global|groups?|headers?|interfaces?|items?|lists?|methods?|names?|numbers?|objects?|operations?|overview|parameters?|paths?|properties|requests?|resources?|responses?|rest|services?|settings?|shapes?|types?|values?|versions?)$/i;

/** One of these in the place of another. @param around what stands beside the sentence: what moved is neither lost nor new */
export function otherSubjectOf(before: string, now: string, subjects: ReadonlySet<string>, around: Surroundings): Nuance | undefined {
  const from = subjectLost(before, now, subjects, around.now);
  const to = subjectLost(now, before, subjects, around.before);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function subjectLost(text: string, other: string, subjects: ReadonlySet<string>, isMoved: Surroundings["now"]): string | undefined {
  const known = stemsOf(other);
  return (text.match(wholeWord) ?? []).find(
    (word) => !general.test(word) && [...stemsOf(word)].some((stem) => subjects.has(stem) && !known.has(stem) && !isMoved(stem)),
  );
}
