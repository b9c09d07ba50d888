/** What the user asks for, out of argv; or all that is wrong with it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import { commandNames, commandOf, type CommandName } from "./commands.ts";
import { flagOf } from "./flags.ts";
import type { Invocation } from "./invocation.ts";
import { mistakesIn, unknownFlag } from "./mistakes.ts";
import { argumentTokens, flagValues, type Tokens } from "./tokens.ts";

export type ParsedArguments =
  | { readonly is: "invocation"; readonly command: CommandName; readonly invocation: Invocation }
  | { readonly is: "help"; readonly command?: CommandName }
  | { readonly is: "version" }
  | { readonly is: "nothing" }
  | { readonly is: "wrong"; readonly diagnostics: readonly Diagnostic[] };

/** The first argument that is no flag is the command, wherever the flags stand. */
export function parseArguments(argv: readonly string[]): ParsedArguments {
  const tokens = argumentTokens(argv);
  const [name, ...rest] = tokens.positionals;
  const command = commandNames.find((known) => known === name);
  if (tokens.options.some((option) => option.name === "help")) return { is: "help", ...(command === undefined ? {} : { command }) };
  if (name === undefined) return withoutCommand(tokens);
  if (command === undefined) return wrong([report("unknown-command", { command: name, nearest: nearest(name, commandNames) })]);
  const mistakes = mistakesIn(tokens, rest, command);
  return mistakes.length > 0 ? wrong(mistakes) : { is: "invocation", command, invocation: invocationOf(command, rest, tokens) };
}

function withoutCommand({ options: [first] }: Tokens): ParsedArguments {
  if (first === undefined) return { is: "nothing" };
  if (first.name === "version") return { is: "version" };
  const known = flagOf(first.name) !== undefined;
  return wrong([known ? report("missing-command", { flag: first.rawName }) : unknownFlag(first.rawName, "specwright", ["help", "version"])]);
}

function wrong(diagnostics: readonly Diagnostic[]): ParsedArguments {
  return { is: "wrong", diagnostics };
}

function invocationOf(command: CommandName, rest: readonly string[], { options }: Tokens): Invocation {
  const { flags, formats } = commandOf(command);
  const givenFlags = flags.filter((flag) => options.some((option) => option.name === flag));
  const values = new Map(
    givenFlags.map((flag) => [flag, options.flatMap(({ name, value }) => (name === flag && value !== undefined ? flagValues(flag, value) : []))] as const),
  );
  return { arguments: rest, flags: values, format: formats.find((known) => known === values.get("format")?.at(-1)) ?? "text" };
}
