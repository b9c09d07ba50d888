/** The outputs that templates at the top of their folder make once over all services. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import { overallView, type NamedCard } from "./docs/overall-view.ts";
import { fillerOf, type RenderedFile } from "./outputs.ts";
import { isOverall, isPartial, type Templates } from "./template.ts";

export { cardIn } from "./docs/card.ts";
export type { NamedCard } from "./docs/overall-view.ts";

/** Relative to the folder of all outputs. */
export function outputsOverAll(services: readonly NamedCard[], templates: Templates): Outcome<readonly RenderedFile[]> {
  const view = { overall: overallView(services) };
  const found: Diagnostic[] = [];
  const files = templates
    .filter((template) => isOverall(template) && !isPartial(template))
    .flatMap((template) => {
      const filled = fillerOf(template, templates)(view);
      found.push(...filled.diagnostics);
      return filled.ok ? [{ path: template.path.replace(/\.hbs$/, ""), text: filled.value }] : [];
    });
  return outcome(files, found);
}
