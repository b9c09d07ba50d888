/** Nothing is without a name. Any other name is taken as it is, however odd. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";
import type { GatheredService } from "./rule.ts";

export function everythingHasAName(service: GatheredService): readonly Diagnostic[] {
  return [...fields(service), ...types(service), ...resources(service), ...credentials(service)];
}

function fields({ subjects }: GatheredService): readonly Diagnostic[] {
  return subjects.all
    .filter(({ is, name }) => name === "" && (is === "field" || is === "query parameter"))
    .map(({ is, origin }) => report("no-name", { what: `A ${is}` }, origin.definition));
}

/** The names of types and resources are made of the letters and digits of what is declared. */
function types({ schemas }: Service): readonly Diagnostic[] {
  return schemas.filter(({ name }) => name === "").map(({ origin }) => report("no-letter-in-name", { what: "type" }, origin.definition));
}

function resources({ resources: all }: Service): readonly Diagnostic[] {
  return all.flatMap(({ noun, operations, origin }) => [
    ...(noun === "" ? [report("no-letter-in-name", { what: "resource" }, origin.definition)] : []),
    ...operations.filter(({ id }) => id === noun).map((operation) => report("no-letter-in-name", { what: "operation" }, operation.origin.definition)),
  ]);
}

function credentials({ security = [] }: Service): readonly Diagnostic[] {
  return security.filter(({ name }) => name === "").map(({ origin }) => report("no-name", { what: "A way to authenticate" }, origin.definition));
}
