/** What a terminal can show. */
import type { Sink, World } from "./world.ts";

/** FORCE_COLOR before NO_COLOR, as Node does; without either, a terminal that isn't dumb. */
export function hasColor(env: World["env"], sink: Sink): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  return sink.isTTY === true && env["TERM"] !== "dumb";
}

/** Back to the first column, and the line is empty. */
export const clearLine = "\r\u001B[2K";
