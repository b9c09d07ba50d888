/** The lines of a text in YAML or JSON by pointer, as a parser that knows nothing of the emitters finds them. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";

export function parsedLines(text: string): ReadonlyMap<string, number> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0) throw document.errors[0]!;
  const lines = new Map([["", 1]]);
  const below = (pointer: string, key: string): string => `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const visit = (node: Node, pointer: string): void => {
    if (isMap<Node, Node>(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key) || value === null) throw new Error(`no plain key at ${pointer}`);
        add(key, value, below(pointer, String(key.value)));
      }
    } else if (isSeq<Node>(node)) node.items.forEach((item, index) => add(item, item, below(pointer, String(index))));
    else if (isAlias(node)) throw new Error(`an alias at ${pointer}`);
  };
  const add = (at: Node, value: Node, pointer: string): void => {
    lines.set(pointer, counter.linePos(at.range![0]).line);
    visit(value, pointer);
  };
  if (document.contents !== null) visit(document.contents, "");
  return lines;
}
