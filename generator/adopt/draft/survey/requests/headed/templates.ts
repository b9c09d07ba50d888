/** Templates among the paths that a document writes: `/things/{id}` for `/things/17`. */
import { isNumberOrUuid } from "../../shown/shown-values.ts";
import { segmentsFill } from "../../text/filled-paths.ts";

/** The one that a path fills in with a number or an identifier. */
export function filledTemplate(path: string, templates: readonly string[]): string | undefined {
  const segments = path.split("/");
  if (!segments.some(isNumberOrUuid)) return undefined;
  return templates.find((template) => path !== template && segmentsFill(segments, template.split("/"), isNumberOrUuid));
}
