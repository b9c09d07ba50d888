/** The flows of OAuth 2 that a way to authenticate names: whatever else is said there would be lost. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { flowUrls } from "../../model/oauth.ts";
import type { OAuthFlowName } from "../../model/service.ts";
import { literalOf, propertyType, withoutUndefined } from "../nodes/literals.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { ts } from "../typescript.ts";

const flowNames = Object.keys(flowUrls) as readonly OAuthFlowName[];

export function checkFlows(context: ReadingContext, scheme: ts.Type, node: ts.Node): void {
  const flows = propertyType(context, scheme, "flows");
  if (flows === undefined) return;
  for (const symbol of knownAmong(context, flows, flowNames, "OAuth2", node)) {
    const name = symbol.name as OAuthFlowName;
    const flow = withoutUndefined(context.checker.getTypeOfSymbol(symbol));
    for (const fact of knownAmong(context, flow, [...flowUrls[name], "refreshUrl", "scopes"], name, node)) checkLiteral(context, fact, node);
  }
}

/** The properties that mean something; of the others it is found that they mean nothing. */
function knownAmong(context: ReadingContext, type: ts.Type, known: readonly string[], kind: string, node: ts.Node): readonly ts.Symbol[] {
  return context.checker.getPropertiesOfType(type).filter((symbol) => {
    const { name, declarations } = symbol;
    if (known.includes(name)) return true;
    context.found(report("unknown-fact", { fact: name, kind, known, nearest: nearest(name, known) }, positionOf(context, declarations?.[0] ?? node)));
    return false;
  });
}

function checkLiteral(context: ReadingContext, symbol: ts.Symbol, node: ts.Node): void {
  const type = withoutUndefined(context.checker.getTypeOfSymbol(symbol));
  if (literalOf(context, type) !== undefined) return;
  context.found(
    report("facet-is-no-literal", { facet: symbol.name, type: context.checker.typeToString(type) }, positionOf(context, symbol.declarations?.[0] ?? node)),
  );
}
