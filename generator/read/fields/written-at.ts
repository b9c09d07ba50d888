/** Where in a field's type something is written, which a finding about that alone points at. */
import { ts } from "../typescript.ts";

/** The first part of the field's type that is of a sort; the field itself where its type has none, as where an alias brings it in. */
export function writtenAt(field: ts.Node, is: (node: ts.Node) => boolean): ts.Node {
  const type = ts.isPropertySignature(field) ? field.type : undefined;
  return (type === undefined ? undefined : firstOf(type, is)) ?? field;
}

function firstOf(node: ts.Node, is: (node: ts.Node) => boolean): ts.Node | undefined {
  return is(node) ? node : node.forEachChild((child) => firstOf(child, is));
}
