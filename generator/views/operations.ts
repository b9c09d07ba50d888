/** The operations of a service for templates of tables and collections: each fact as a value for the languages that hold such things. */
import type { Json } from "../model/shape.ts";
import { placeInMarkdown } from "../openapi/text/source.ts";
import type { CallText } from "./client/calls.ts";
import { csvCell } from "./emit/csv.ts";
import { jsonValue } from "./emit/json.ts";
import type { Emit } from "./emit/value.ts";

type Facts<Value> = { readonly [Fact in "id" | "call" | "method" | "path" | "effect" | "summary" | "source"]: Value };

export interface OperationView {
  readonly csv: Facts<Emit<"csv cell">>;
  readonly json: Facts<Emit<"json value">>;
}

export function operationViews(calls: readonly CallText[]): readonly OperationView[] {
  return calls.map(({ general, operation: { id, method, uri, effect, summary, origin } }) => {
    const facts: Facts<string> = { id, call: general, method, path: uri.template, effect, summary, source: origin.places.map(placeInMarkdown).join("; ") };
    return { csv: mapped(facts, csvCell), json: mapped(facts, (fact: Json) => jsonValue(fact)) };
  });
}

function mapped<Value>(facts: Facts<string>, make: (fact: string) => Value): Facts<Value> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, make(fact)])) as Facts<Value>;
}
