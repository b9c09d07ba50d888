/** Progress on stderr: on a terminal one line that is written over, elsewhere one line per service. */
import { makeVisible } from "../diagnostics/format/visible.ts";
import type { ProgressEvent } from "../contract.ts";
import { clearLine } from "./terminal.ts";
import type { Sink } from "./world.ts";

export interface Progress {
  readonly on: (event: ProgressEvent) => void;
  /** Leaves the terminal as it was. */
  readonly end: () => void;
}

const stages = { read: "reading", model: "modelling", emit: "composing", lint: "linting", write: "writing" };

export function progressOn(sink: Sink, quiet: boolean): Progress {
  if (quiet) return { on: () => {}, end: () => {} };
  return sink.isTTY === true ? rewritten(sink) : plain(sink);
}

/** Writes only when the line changes, which it does a hundred times a stage at most. */
function rewritten(sink: Sink): Progress {
  let shown = "";
  const show = (line: string): void => {
    if (line !== shown) sink.write(clearLine + line);
    shown = line;
  };
  return { on: (event) => show(lineOf(event).slice(0, (sink.columns ?? 80) - 1)), end: () => show("") };
}

function lineOf({ service, stage, done, total }: ProgressEvent): string {
  const share = total > 1 ? ` ${Math.floor((100 * done) / total)}%` : "";
  return `${service === undefined ? "" : `${makeVisible(service)}: `}${stages[stage]}${share}`;
}

function plain(sink: Sink): Progress {
  const seen = new Set<string>();
  const on = ({ service }: ProgressEvent): void => {
    if (service === undefined || seen.has(service)) return;
    seen.add(service);
    sink.write(`${makeVisible(service)} …\n`);
  };
  return { on, end: () => {} };
}
