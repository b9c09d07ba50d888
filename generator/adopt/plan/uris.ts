/** URIs as they stand in definitions. */
import type { LiteralTypeNode, Node } from "ts-morph";
import type { Edit } from "../edit/opened-files.ts";
import { replaceNode } from "../edit/spans.ts";
import type { PlanningContext } from "../planning-context.ts";
import { literalToken, templateToken } from "../print/token.ts";

/** A URI, and all that are below it; undefined where none is written. */
export function replaceUri({ texts, opened }: PlanningContext, uri: string, to: string): readonly Edit[] | undefined {
  const files = [...texts].filter(([, text]) => text.includes(uri)).flatMap(([path]) => opened.open(path) ?? []);
  const edits = files.flatMap((file) =>
    literalTypesIn(file).flatMap((node) => {
      const text = literalText(node);
      return text === uri || text.startsWith(`${uri}/`) ? [replaceNode(node, literalToken(to + text.slice(uri.length)))] : [];
    }),
  );
  return edits.length === 0 ? undefined : edits;
}

/** What kinds write behind the path of another resource, `<path of a book>/pages`; undefined where none does. */
export function replaceUriEnd({ texts, opened }: PlanningContext, path: string, to: string): readonly Edit[] | undefined {
  const [, around = "", end = ""] = /^(<[^<>]+>)(\/.+)$/.exec(path) ?? [];
  if (end === "" || !to.startsWith(`${around}/`)) return undefined;
  const files = [...texts].filter(([, text]) => text.includes(tailOf(end))).flatMap(([file]) => opened.open(file) ?? []);
  const ends = files.flatMap((file) => file.getDescendants().filter((node) => node.getKindName() === "TemplateTail" && node.getText() === tailOf(end)));
  return ends.length === 0 ? undefined : ends.map((node) => replaceNode(node, tailOf(to.slice(around.length))));
}

/** The end of a template literal. */
function tailOf(text: string): string {
  return `}${templateToken(text)}\``;
}

export function literalTypesIn(node: Node): readonly LiteralTypeNode[] {
  return node
    .getDescendants()
    .filter((inner): inner is LiteralTypeNode => inner.getKindName() === "LiteralType" && "getLiteralText" in (inner as LiteralTypeNode).getLiteral());
}

export function literalText(node: LiteralTypeNode): string {
  return String((node.getLiteral() as unknown as { getLiteralText(): string }).getLiteralText());
}
