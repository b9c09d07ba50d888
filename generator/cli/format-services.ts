/** What a run did, or would do, to each service's outputs: a line per service, and in a dry run each file with its diff. */
import { styleText } from "node:util";
import { makeVisible } from "../diagnostics/format/visible.ts";
import type { ServiceReport } from "../contract.ts";

export interface ServiceLines {
  readonly mode: "write" | "check" | "dry-run";
  /** A file's path from the root, as the reader should see it. */
  readonly path: (file: string) => string;
  readonly color: boolean;
}

export function formatServices(services: readonly ServiceReport[], lines: ServiceLines): string {
  return services.map((service) => formatService(service, lines)).join("");
}

function formatService(report: ServiceReport, lines: ServiceLines): string {
  const files =
    lines.mode !== "dry-run"
      ? ""
      : [...listed("+", report.created), ...listed("~", report.changed), ...listed("-", report.removed)]
          .map(({ sign, file }) => `  ${sign} ${makeVisible(lines.path(file))}\n${diffOf(report.diffs.get(file), lines)}`)
          .join("");
  return `${makeVisible(report.service)}: ${summaryOf(report, lines.mode)}\n${files}`;
}

function listed(sign: string, files: readonly string[]): readonly { readonly sign: string; readonly file: string }[] {
  return files.map((file) => ({ sign, file }));
}

function summaryOf({ created, changed, removed, unchanged }: ServiceReport, mode: ServiceLines["mode"]): string {
  const words = mode === "write" ? ["created", "changed", "removed"] : ["to create", "to change", "to remove"];
  const counted = [created, changed, removed].flatMap((files, index) => (files.length === 0 ? [] : [`${files.length} ${words[index]}`]));
  return counted.length === 0 ? `up to date (${unchanged} ${unchanged === 1 ? "file" : "files"})` : [...counted, `${unchanged} unchanged`].join(", ");
}

function diffOf(diff: string | undefined, { color }: ServiceLines): string {
  if (diff === undefined || diff === "") return "";
  const lines = diff
    .replace(/\n$/u, "")
    .split("\n")
    .map((line) => `    ${color ? coloured(makeVisible(line)) : makeVisible(line)}\n`);
  return lines.join("");
}

function coloured(line: string): string {
  const style = line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : line.startsWith("@@") ? "cyan" : undefined;
  return style === undefined ? line : styleText(style, line, { validateStream: false });
}
