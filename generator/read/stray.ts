/** Comments that TypeScript attaches to nothing, since they stand behind other code on a line: editors show them nowhere either. */
import { report } from "../diagnostics/report.ts";
import { positionAt, type Source } from "./source.ts";
import { ts } from "./typescript.ts";

/** Finds the comments that stand on the line of what comes before the declaration, or of its own end. */
export function checkStray(source: Source, node: ts.Node): void {
  const file = node.getSourceFile();
  for (const at of [node.pos, node.end]) {
    if (at === 0) continue;
    for (const { pos, end } of ts.getTrailingCommentRanges(file.text, at) ?? []) {
      if (!/^\/\*\*[^/]/.test(file.text.slice(pos, pos + 4))) continue;
      source.found(report("stray-comment", { tag: /@\w+/.exec(file.text.slice(pos, end))?.[0] }, positionAt(source, file, pos, end)));
    }
  }
}
