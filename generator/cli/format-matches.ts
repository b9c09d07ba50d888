/** An explanation for a person: each match with its rows in the document, its declaration and its places in the outputs. */
import { styleText } from "node:util";
import { makeVisible } from "../diagnostics/format/visible.ts";
import type { DefinitionLines, Match } from "../contract.ts";

export interface MatchLines {
  /** A file's path from the root, as the reader should see it. */
  readonly path: (file: string) => string;
  readonly color: boolean;
}

export function formatMatches(matches: readonly Match[], lines: MatchLines): string {
  return matches.map((match) => formatMatch(match, lines)).join("\n");
}

function formatMatch(match: Match, { path, color }: MatchLines): string {
  const title = (text: string) => (color ? styleText("bold", text, { validateStream: false }) : text);
  const at = (file: string, line?: number) => makeVisible(line === undefined ? path(file) : `${path(file)}:${line}`);
  const outputs = match.outputs.map(({ file, line, pointer }) => [at(file, line), pointer === undefined ? "" : makeVisible(pointer)]);
  return [
    title(`${makeVisible(match.name)} (${match.is}, ${makeVisible(match.service)})`),
    ...(match.access === undefined ? [] : part("Access", [[makeVisible(match.access)]])),
    ...part(
      "Document",
      match.document.map(({ file, line, text }) => [at(file, line), makeVisible(text.trim())]),
    ),
    ...part("Definition", [[at(match.definition.file, match.definition.line)]]),
    ...codeOf(match.definition),
    ...part("Outputs", outputs),
    "",
  ].join("\n");
}

/** A title and rows in two columns. */
function part(name: string, rows: readonly (readonly string[])[]): readonly string[] {
  const left = Math.max(0, ...rows.map(([first = ""]) => first.length));
  return [`  ${name}`, ...(rows.length === 0 ? ["    none"] : rows.map(([first = "", second = ""]) => `    ${first.padEnd(left)}  ${second}`.trimEnd()))];
}

function codeOf({ line, lines }: DefinitionLines): readonly string[] {
  const width = `${line + lines.length - 1}`.length;
  return lines.map((text, index) => `      ${`${line + index}`.padStart(width)} │ ${makeVisible(text.replaceAll("\t", "    "))}`.trimEnd());
}
