/**
 * V8's own `flatMap` calls its runtime for each thing that comes out, and takes some thirty times as long as a loop. With
 * thousands of definitions that is a twentieth of all that a run takes.
 */
import ts from "typescript";
import { withReplaced } from "./replaced.mjs";

/**
 * Calls `flatMapped` of flat-mapped.mjs, which the build brings to each module that names it.
 * @param {string} text of a module whose things with a `flatMap` are arrays
 */
export function withFlatMaps(text) {
  return withReplaced(
    text,
    callsIn(text)
      .flatMap(({ expression: { expression: things }, arguments: [make] }) => [
        { from: things.getStart(), to: things.getStart(), text: "flatMapped(" },
        { from: things.end, to: make.getFullStart(), text: "," },
      ])
      .sort((one, other) => one.from - other.from),
  );
}

/** Those that surround others before these. Of something that is there only perhaps, nothing may be called. */
function callsIn(text) {
  const calls = [];
  const visit = (node) => {
    if (isFlatMap(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("module.ts", text, ts.ScriptTarget.ESNext, true));
  return calls;
}

function isFlatMap(node) {
  return (
    ts.isCallExpression(node) &&
    !ts.isOptionalChain(node) &&
    node.arguments.length === 1 &&
    !ts.isSpreadElement(node.arguments[0]) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "flatMap"
  );
}
