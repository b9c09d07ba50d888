/** What a caller has to show: `["visit", { token: ["devices:write"]; key: [] }]`. */
import { report } from "../../diagnostics/report.ts";
import type { Way } from "../../model/way.ts";
import { literalOf } from "../nodes/literals.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { ts } from "../typescript.ts";

type WrittenWay = string | { readonly [scheme: string]: readonly string[] };

export function waysOf(context: ReadingContext, type: ts.Type | undefined, at: ts.Node): readonly Way[] | undefined {
  if (type === undefined) return undefined;
  const ways = literalOf(context, type);
  if (Array.isArray(ways)) return (ways as readonly WrittenWay[]).map(wayOf);
  context.found(report("facet-is-no-literal", { facet: "access", type: context.checker.typeToString(type) }, positionOf(context, at)));
  return undefined;
}

function wayOf(way: WrittenWay): Way {
  if (typeof way === "string") return [{ scheme: way, scopes: [] }];
  return Object.entries(way).map(([scheme, scopes]) => ({ scheme, scopes }));
}
