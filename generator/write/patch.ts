/** What a run would change, as a patch that `git apply` takes. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** @param before undefined where the file is new; `after` where it goes */
export function patchOf(path: string, before: string | undefined, after: string | undefined): string {
  const [from, to] = [before === undefined ? "/dev/null" : `a/${path}`, after === undefined ? "/dev/null" : `b/${path}`];
  return createTwoFilesPatch(from, to, before ?? "", after ?? "", undefined, undefined, { context: 3, headerOptions: FILE_HEADERS_ONLY });
}
