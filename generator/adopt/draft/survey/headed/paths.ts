/** Paths as sections write them. */
import { segmentsFill } from "../filled-paths.ts";
import { isNumberOrUuid } from "../shown-values.ts";

/** Without a slash at its end. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/$/, "");
}

/** `/things/{id}` for `/things/17`, where one of the templates is filled in so. */
export function asTemplate(path: string, templates: readonly string[]): string {
  const isFilled = path.split("/").some(isNumberOrUuid);
  return (isFilled ? templates.find((template) => isExampleOf(path, template)) : undefined) ?? path;
}

/** `/things/17` is one of `/things/{id}`. */
function isExampleOf(path: string, template: string): boolean {
  return path !== template && segmentsFill(path.split("/"), template.split("/"), isNumberOrUuid);
}
