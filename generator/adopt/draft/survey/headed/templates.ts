/** Templates among the paths that a document writes: `/things/{id}` for `/things/17`. */
import { segmentsFill } from "../filled-paths.ts";
import { isNumberOrUuid } from "../shown-values.ts";

/** The one that a path fills in with a number or an identifier. */
export function filledTemplate(path: string, templates: readonly string[]): string | undefined {
  const segments = path.split("/");
  if (!segments.some(isNumberOrUuid)) return undefined;
  return templates.find((template) => path !== template && segmentsFill(segments, template.split("/"), isNumberOrUuid));
}
