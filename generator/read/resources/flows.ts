/** The flows of OAuth 2 that a way to authenticate names: whatever else is said there would be lost. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { flowUrls } from "../../model/oauth.ts";
import type { OAuthFlowName } from "../../model/service.ts";
import { literalOf, propertyType, withoutUndefined } from "../nodes/literals.ts";
import { positionOf, type Source } from "../source.ts";
import type { ts } from "../typescript.ts";

const flowNames = Object.keys(flowUrls) as readonly OAuthFlowName[];

export function checkFlows(source: Source, scheme: ts.Type, node: ts.Node): void {
  const flows = propertyType(source, scheme, "flows");
  if (flows === undefined) return;
  for (const symbol of knownAmong(source, flows, flowNames, "OAuth2", node)) {
    const name = symbol.name as OAuthFlowName;
    const flow = withoutUndefined(source.checker.getTypeOfSymbol(symbol));
    for (const fact of knownAmong(source, flow, [...flowUrls[name], "refreshUrl", "scopes"], name, node)) checkLiteral(source, fact, node);
  }
}

/** The properties that mean something; of the others it is found that they mean nothing. */
function knownAmong(source: Source, type: ts.Type, known: readonly string[], kind: string, node: ts.Node): readonly ts.Symbol[] {
  return source.checker.getPropertiesOfType(type).filter((symbol) => {
    const { name, declarations } = symbol;
    if (known.includes(name)) return true;
    source.found(report("unknown-fact", { fact: name, kind, known, nearest: nearest(name, known) }, positionOf(source, declarations?.[0] ?? node)));
    return false;
  });
}

function checkLiteral(source: Source, symbol: ts.Symbol, node: ts.Node): void {
  const type = withoutUndefined(source.checker.getTypeOfSymbol(symbol));
  if (literalOf(source, type) !== undefined) return;
  source.found(
    report("facet-is-no-literal", { facet: symbol.name, type: source.checker.typeToString(type) }, positionOf(source, symbol.declarations?.[0] ?? node)),
  );
}
