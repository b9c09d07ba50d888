/** The statuses of answers that a block of code shows as they are sent: `HTTP/1.1 201 Created`. */
export interface AnswerInCode {
  /** In the document, from 1 on. */
  readonly line: number;
  readonly status: string;
}

/** @param first the line of the block that stands first */
export function answersInCode(lines: readonly string[], first: number): readonly AnswerInCode[] {
  return lines.flatMap((text, index) => {
    const status = /^\s*(?:<\s)?HTTP\/[\d.]+\s+([1-5]\d\d)\b/.exec(text)?.[1];
    return status === undefined ? [] : [{ line: first + index, status }];
  });
}
