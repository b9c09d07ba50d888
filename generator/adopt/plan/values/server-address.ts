/** What stands before all paths, where the sentence that says so is all that changed of it: `{base}:8443/api/<path>` for `{base}/api/<path>`. */
import type { LiteralTypeNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { replaceNode } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import type { Step } from "../../step.ts";
import { literalText } from "../uris.ts";
import { serversIn } from "./server-variable.ts";

export function planServerAddress(context: PlanningContext, findings: readonly Finding[]): readonly Step[] {
  const [finding, ...others] = findings.filter(({ fact }) => fact === "path");
  if (finding === undefined || others.length > 0 || finding.change !== "changed") return [];
  const [[from, tail], [to, tailNow]] = [addressParts(finding.from), addressParts(finding.to)];
  if (from === undefined || to === undefined || tail !== tailNow || variablesIn(from) !== variablesIn(to)) return [];
  const addresses = serversIn(context).flatMap((server) => server.getTypeArguments().slice(0, 1));
  const address = addresses.find((one): one is LiteralTypeNode => one.getKindName() === "LiteralType" && literalText(one as LiteralTypeNode) === from);
  if (address === undefined) return [];
  const { ours, theirs } = context.editions;
  const start = ours.file === theirs.file ? -1 : ours.text.indexOf(finding.from!);
  const inDocument = start === -1 ? [] : [{ file: ours.file, start, end: start + finding.from!.length, text: finding.to! }];
  return [
    {
      is: "step",
      findings: [finding],
      edits: [replaceNode(address, literalToken(to)), ...inDocument],
      bringsDocument: true,
      needs: [],
      says: `the address of the service: ${from} → ${to}`,
      at: context.service.definition,
    },
  ];
}

/** Another one is planned for by itself. */
function variablesIn(address: string): string {
  return (address.match(/\{[^{}]*\}/g) ?? []).join();
}

/** The address, and what stands for any path behind it. */
function addressParts(path: string | undefined): readonly (string | undefined)[] {
  return /^(\{[^{}]+\}.*)(\/<[^<>]*>)$/.exec(path ?? "")?.slice(1) ?? [];
}
