/** Answers that a document shows as they are sent: blocks that begin with a line of status. */
import { codeBlocks } from "./code-blocks.ts";

export interface ShownAnswer {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly status: string;
  /** What the line before the block says of it; empty where that is nothing. */
  readonly text: string;
}

export function shownAnswers(text: string): readonly ShownAnswer[] {
  return codeBlocks(text).flatMap(({ first, lines, before }) => {
    const status = /^\s*HTTP\/[\d.]+\s+([1-5]\d\d)\b/.exec(lines[0] ?? "")?.[1];
    return status === undefined
      ? []
      : [
          {
            line: first,
            status,
            text: /^(?:(?:example|success(?:ful)?|error)? ?(?:responses?|answers?|repl(?:y|ies)|returns?|outputs?))?[\s:.]*$/i.test(before)
              ? ""
              : before.replace(/[\s:.]+$/, ""),
          },
        ];
  });
}
