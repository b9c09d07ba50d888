/** Bodies that sentences show: `` Returns `{"done": true}` ``, `` Body: `{"name": "one"}` ``. */
import { linesOfCode } from "./code-blocks.ts";

export interface InlineExample {
  /** From 1 on. */
  readonly line: number;
  readonly way: "body" | "answer";
  readonly before: string;
  readonly json: string;
}

/** What is answered where something fails is none. */
export function inlineExamples(text: string): readonly InlineExample[] {
  const inCode = linesOfCode(text);
  return text.split(/\r?\n/).flatMap((written, index): readonly InlineExample[] => {
    if (inCode.has(index + 1) || /^\s*\|/.test(written)) return [];
    return [...written.matchAll(shown)].map(([, words = "", json = ""]) => ({
      line: index + 1,
      way: /^(?:request )?body$/i.test(words) ? "body" : "answer",
      before: words,
      json,
    }));
  });
}

const shown =
  /(?<![\p{L}-])((?:request |response )?body|responses?|answers?(?: with)?|returns?|responds with|success is)(?:\s*:|\*\*|\s+(?:HTTP )?2\d\d(?: OK)?(?=\s)|\s+immediately with|\s)*\s*`(\{[^`]*\})`/giu;
