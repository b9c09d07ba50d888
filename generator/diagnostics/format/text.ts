/**
 * Diagnostics for a person at a terminal: place and message on one line that editors can jump to, the line of the
 * file with the place marked, the way out, and the places that belong to it.
 * What stands in a message is never obeyed by the terminal, and no line of it passes for one of the tool's own.
 */
import { styleText } from "node:util";
import type { Diagnostic, Position } from "../diagnostic.ts";
import { foldDiagnostics } from "./fold.ts";
import { codeFrame } from "./frame.ts";
import { lineReader, type LineAt } from "./lines.ts";
import { inReadingOrder, summary, summaryLine } from "./order.ts";
import { shortenFolds } from "./shorten.ts";
import { makeVisible, visibleLines } from "./visible.ts";

/** The text of a file, by its path from the project's root; nothing where it is gone. */
export type SourceTexts = (file: string) => string | undefined;

export interface TextOptions {
  /** A file's path from the root, as the reader should see it. */
  readonly path?: (file: string) => string;
  readonly color?: boolean;
  /** Columns of the terminal. */
  readonly width?: number;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Where and how frames are drawn. */
interface Page {
  readonly lines: (file: string) => LineAt | undefined;
  readonly path: (file: string) => string;
  readonly width: number;
  readonly paint: Paint;
}

/** Empty where there are no diagnostics. */
export function formatText(diagnostics: readonly Diagnostic[], sources: SourceTexts, options: TextOptions = {}): string {
  if (diagnostics.length === 0) return "";
  const paint: Paint = options.color === true ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
  const files = new Set(diagnostics.flatMap(({ at, related = [] }) => [at, ...related.map((one) => one.at)]).flatMap((at) => at?.file ?? []));
  const known = new Map([...files].map((file) => [file, linesIn(file, sources)] as const));
  const page: Page = { lines: (file) => known.get(file), path: options.path ?? ((file) => file), width: options.width ?? 100, paint };
  const { told, left } = shortenFolds(foldDiagnostics(inReadingOrder(diagnostics)));
  const repeated = helpedBelow(told.flatMap(({ shown }) => shown));
  const blocks = told.flatMap(({ shown, more }) => [...shown.map((one) => block(one, page, repeated.has(one))), ...besides(shown, more, page)]);
  const others = [...left].map(([code, count]) => `and ${count} more ${paint("dim", `[${makeVisible(code)}]`)}, which --format json lists.`);
  return [...blocks, ...others, paint("bold", summaryLine(summary(diagnostics)))].join("\n\n") + "\n";
}

function linesIn(file: string, sources: SourceTexts): LineAt | undefined {
  const source = sources(file);
  return source === undefined ? undefined : lineReader(file, source);
}

function besides([first, second]: readonly Diagnostic[], more: number, page: Page): readonly string[] {
  if (more === 0) return [];
  return [
    first?.at?.file === second?.at?.file
      ? `${place(first?.at, page)}and ${more} more of the same kind at this place.`
      : `and ${more} more of the same kind, in other files.`,
  ];
}

/** Those of one kind that follow each other and have one way out: it stands below the last of them. */
function helpedBelow(diagnostics: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  return new Set(diagnostics.filter(({ code, help: own }, index) => diagnostics[index + 1]?.code === code && diagnostics[index + 1]?.help === own));
}

function block(diagnostic: Diagnostic, page: Page, isHelpedBelow: boolean): string {
  const { paint } = page;
  const colour = diagnostic.severity === "error" ? "red" : "yellow";
  const [message, ...more] = visibleLines(diagnostic.message);
  const severity = paint([colour, "bold"], `${diagnostic.severity}:`);
  const head = `${place(diagnostic.at, page)}${severity} ${paint("bold", message ?? "")} ${paint("dim", `[${makeVisible(diagnostic.code)}]`)}`;
  return [
    [head, ...continued(more, page)].join("\n"),
    ...framed(diagnostic.at, colour, page),
    ...(isHelpedBelow ? [] : help(diagnostic.help, page)),
    ...(diagnostic.related ?? []).map((one) => related(one.message, one.at, page)),
  ].join("\n\n");
}

function place(at: Position | undefined, page: Page): string {
  return at === undefined ? "" : `${page.paint("cyan", `${makeVisible(page.path(at.file))}:${at.line}:${at.column}`)}: `;
}

/** A bar before each further line: a text that holds a line break can't pass for a new message, nor for a command to a CI runner. */
function continued(lines: readonly string[], page: Page): readonly string[] {
  return lines.map((line) => `  ${page.paint("dim", "│")} ${line}`.trimEnd());
}

function framed(at: Position | undefined, colour: "red" | "yellow" | "blue", { lines, width, paint }: Page): readonly string[] {
  const lineAt = at === undefined ? undefined : lines(at.file);
  if (at === undefined || lineAt === undefined) return [];
  const frame = codeFrame(lineAt, at, width - 2);
  if (frame === undefined) return [];
  const code = `  ${paint("dim", frame.gutter)}${frame.code}`.trimEnd();
  return [`${code}\n  ${paint("dim", frame.margin)}${frame.indent}${paint(colour, frame.marks)}`];
}

function help(text: string | undefined, page: Page): readonly string[] {
  if (text === undefined) return [];
  const [first, ...more] = visibleLines(text);
  return [[`  ${page.paint("green", "Help:")} ${first}`, ...continued(more, page)].join("\n")];
}

function related(message: string, at: Position, page: Page): string {
  const [first, ...more] = visibleLines(message);
  const head = [`  ${place(at, page)}${first}`, ...continued(more, page)].join("\n");
  return [head, ...framed(at, "blue", page)].join("\n\n");
}
