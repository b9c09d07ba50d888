/** The statuses of answers that a block of code shows as they are sent: `HTTP/1.1 201 Created`. */
export interface AnswerInCode {
  /** Among the lines of the block, from 0 on. */
  readonly index: number;
  readonly status: string;
}

export function answersInCode(lines: readonly string[]): readonly AnswerInCode[] {
  return lines.flatMap((text, index) => {
    const status = /^\s*(?:<\s)?HTTP\/[\d.]+\s+([1-5]\d\d)\b/.exec(text)?.[1];
    return status === undefined ? [] : [{ index, status }];
  });
}
