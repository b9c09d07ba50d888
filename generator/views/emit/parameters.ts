/** The parameters of a function, in brackets. */
import { emit, type Emit } from "./value.ts";

export interface ParameterTokens {
  readonly name: Emit<"typescript identifier">;
  readonly optional: boolean;
  readonly type: Emit<"typescript type">;
}

/** The columns of a line. */
const COLUMNS = 120;

/**
 * On one line where they fit, otherwise each on a line of its own.
 * @param around what stands on that line before and behind them
 */
export function parameterList(parameters: readonly ParameterTokens[], around: string): Emit<"typescript parameters"> {
  const all = parameters.map(({ name, optional, type }) => `${name.text}${optional ? "?" : ""}: ${type.text}`);
  const line = `(${all.join(", ")})`;
  const fits = around.length + line.length <= COLUMNS && !line.includes("\n");
  return emit("typescript parameters", fits ? line : `(\n${all.map((one) => `  ${one.replaceAll("\n", "\n  ")},\n`).join("")})`);
}
