/** The end of an address that the document writes before its paths now, or no longer: what stands for the address is less, or more. */
import type { LiteralTypeNode, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { nameOf } from "../../edit/members.ts";
import { replaceNode } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import type { Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { serversIn } from "./server-variable.ts";

/** None where only some of the paths that changed have it, or no longer have it. */
export function planAddressEnd(context: PlanningContext, findings: readonly Finding[]): readonly Step[] {
  const changed = findings.filter(({ change, fact, from }) => change === "changed" && fact === "path" && from !== undefined);
  const base = context.service.bases.find(
    (one) =>
      changed.length > 0 &&
      (changed.every((finding) => hasCome(finding, one)) || (changed.every((finding) => hasGone(finding, one)) && context.editions.theirs.text.includes(one))),
  );
  const [server, ...others] = serversIn(context).flatMap(addressOf);
  if (base === undefined || server === undefined || others.length > 0) return [];
  const added = hasCome(changed[0]!, base);
  const [address, value] = [literalText(server.address), literalText(server.value)];
  const [from, to] = added ? [value, address] : [address, value];
  if (!from.endsWith(base) || to.endsWith(base)) return [];
  const edits = [server.address, server.value].map((node) =>
    replaceNode(node, literalToken(literalText(node) === from ? from.slice(0, -base.length) : to + base)),
  );
  const says = `the address of the service: ${added ? `${base} stands behind ${server.name}` : `${base} is the end of ${server.name}`}`;
  const settled = findings.filter((finding) => changed.includes(finding) || isReference(finding, base));
  return [
    {
      is: "step",
      findings: settled,
      edits,
      needs: [],
      says,
      at: context.service.definition,
      guesses: [
        `that what the comment and sentences say of the server still holds, of which ${base} is ${added ? "no longer" : "now"} the end of ${server.name}`,
      ],
    },
  ];
}

/** `/things` is `/api/things`, also behind what stands for an address. */
function hasCome({ from = "", to = "" }: Finding, base: string): boolean {
  return isLonger(to, from, base);
}

/** `/api/things` is `/things`. */
function hasGone({ from = "", to = "" }: Finding, base: string): boolean {
  return isLonger(from, to, base);
}

function isLonger(path: string, other: string, base: string): boolean {
  const [, before = "", rest = ""] = /^(\{[^{}/]*\})?(\/.*)$/s.exec(path) ?? [];
  return rest.startsWith(`${base}/`) && other === before + rest.slice(base.length);
}

/** A field names the path of another resource by it; the definitions do without it. */
function isReference({ fact, from = "", to = "" }: Finding, base: string): boolean {
  return fact === "reference" && [from, to].some((path) => path.startsWith(`${base}/`));
}

interface Address {
  readonly address: LiteralTypeNode;
  /** The one name in it. */
  readonly name: string;
  readonly value: LiteralTypeNode;
}

function addressOf(server: TypeReferenceNode): readonly Address[] {
  const [address, values] = server.getTypeArguments();
  const properties = values?.getKindName() === "TypeLiteral" ? (values as TypeLiteralNode).getProperties() : [];
  const [value] = properties.flatMap((one) => literalTypesIn(one));
  return address?.getKindName() !== "LiteralType" || value === undefined || properties.length > 1
    ? []
    : [{ address: address as LiteralTypeNode, name: `{${nameOf(properties[0]!)}}`, value }];
}
