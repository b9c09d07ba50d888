/** What most interfaces are, and so no news where the document says it anywhere: `It is RESTful and speaks JSON.` */
import { stemsOf } from "../../documents/editions/stems.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { withoutLightWords } from "./light-words.ts";

/** @param isSaid whether the document as it was says a word of this stem */
export function isGenerality({ text, facts }: StatedText, isSaid: (stem: string) => boolean): boolean {
  if (facts.length > 0 || limiting.test(text)) return false;
  const telling = [...withoutLightWords(stemsOf(text))];
  return telling.length > 0 && telling.every((stem) => general.has(stem) && isSaid(stem === restful ? "rest" : stem));
}

const general = stemsOf("api http interface json rest restful service");

const [restful] = stemsOf("restful");

const limiting = /\b(?:not|no|never|none|only|without|alone)\b/i;
