/** Bodies that sentences show: `` Returns `{"done": true}` ``, `` Body: `{"name": "one"}` ``. */
import { linesOfCode } from "../text/code-blocks.ts";

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
  const lines = text.split(/\r?\n/).map((line, index) => (inCode.has(index + 1) || /^\s*[|#]/.test(line) ? "" : line));
  return lines.flatMap((line, index): readonly InlineExample[] => {
    const above = line.startsWith("`{") ? `${lines[index - 1] ?? ""} ` : "";
    return [...`${above}${line}`.matchAll(shown)]
      .filter((match) => match.index + match[0].length > above.length)
      .map(([, words = "", json = ""]) => ({ line: index + 1, way: /^(?:request )?body$/i.test(words) ? "body" : "answer", before: words, json }));
  });
}

const shown =
  /(?<![\p{L}-])((?:request |response )?body|responses?|answers?(?: with)?|returns?|responds with|success is)(?:\s*:|\*\*|\s+(?:HTTP )?2\d\d(?: OK)?(?=\s)|\s+immediately with|\s)*\s*`(\{[^`]*\})`/giu;
