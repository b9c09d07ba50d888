/** Diagnostics as workflow commands of GitHub Actions, which shows them beside the lines of a pull request. */
import type { Diagnostic, Position } from "../diagnostic.ts";
import { isOutOfDate } from "../out-of-date.ts";
import { inReadingOrder } from "./order.ts";

/**
 * `path` turns a file's path from the project's root into one from the repository's. Empty where there are no diagnostics.
 * Of the errors of a step ten are shown: those from which outputs are out of date come first.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], path: (file: string) => string = (file) => file): string {
  const [outputs, others] = [diagnostics.filter(isOutOfDate), diagnostics.filter((one) => !isOutOfDate(one))];
  return [...inReadingOrder(others), ...inReadingOrder(outputs)].map((one) => `${command(one, path)}\n`).join("");
}

function command(diagnostic: Diagnostic, path: (file: string) => string): string {
  const { severity, code, message, help, at, related = [] } = diagnostic;
  const properties = [...(at === undefined ? [] : placeOf(at, path)), `title=${property(code)}`];
  const lines = [
    message,
    ...(help === undefined ? [] : [help]),
    ...related.map((one) => `${path(one.at.file)}:${one.at.line}:${one.at.column}: ${one.message}`),
  ];
  return `::${severity} ${properties.join(",")}::${data(lines.join("\n"))}`;
}

function placeOf(at: Position, path: (file: string) => string): readonly string[] {
  const end = at.length === 0 ? [] : [`endColumn=${at.column + at.length}`];
  return [`file=${property(path(at.file))}`, `line=${at.line}`, `col=${at.column}`, ...end];
}

/** What the runner takes for the end of a message. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** And for the end of a property. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
