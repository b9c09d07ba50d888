/** Answers that a document shows as they are sent: blocks that begin with a line of status, and what a call of curl prints. */
import { curlOutputs } from "../../../../facts/code/requests-in-code.ts";
import { isKnownStatus } from "../../../../values/statuses.ts";
import { codeBlocks } from "../text/code-blocks.ts";

export interface ShownAnswer {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly status: string;
  /** What the line before the block says of it; empty where that is nothing. */
  readonly text: string;
}

export function shownAnswers(text: string): readonly ShownAnswer[] {
  return codeBlocks(text).flatMap(({ first, lines, before }) => {
    const status = statusOf(lines[0] ?? "");
    return status === undefined
      ? curlOutputs(lines).flatMap(({ text: printed, line }) => {
          const own = statusOf(printed);
          return own === undefined ? [] : [{ line: first + line, status: own, text: "" }];
        })
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

/** `HTTP/1.1 201 Created`, `201 Created` */
export function statusOf(text: string): string | undefined {
  const [, status, alone] = /^\s*(?:HTTP\/[\d.]+\s+([1-5]\d\d)\b|([1-5]\d\d)\s+[A-Z][A-Za-z' -]*$)/.exec(text) ?? [];
  return status ?? (alone !== undefined && isKnownStatus(alone) ? alone : undefined);
}
