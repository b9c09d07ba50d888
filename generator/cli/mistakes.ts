/** What is wrong with a command's flags and arguments: each by itself, and all in each other's company. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import { commandOf, type CommandName } from "./commands.ts";
import { flagOf, type FlagName } from "./flags.ts";
import { flagValues, type OptionToken, type Tokens } from "./tokens.ts";

/** `rest` are the arguments after the command's name. */
export function mistakesIn({ options }: Tokens, rest: readonly string[], name: CommandName): readonly Diagnostic[] {
  const { argument } = commandOf(name);
  const missing = argument.required === true && rest.length === 0;
  return [
    ...options.flatMap((option) => mistakesOf(option, name)),
    ...repeated(options).map((option) => report("flag-twice", { flag: option.rawName })),
    ...conflicts(options, name),
    ...halfAcceptances(options),
    ...(missing ? [report("missing-argument", { command: `specwright ${name}`, argument: argument.name })] : []),
  ];
}

function mistakesOf({ name, rawName, value, inlineValue }: OptionToken, command: CommandName): readonly Diagnostic[] {
  const known = commandOf(command).flags;
  const flag = known.find((other) => other === name);
  if (flag === undefined) return [unknownFlag(rawName, `specwright ${command}`, known)];
  const wanted = flagOf(flag)?.value;
  if (wanted === undefined) return value === undefined ? [] : [report("flag-with-value", { flag: rawName, value })];
  const missing = value === undefined || value === "" || (value.startsWith("-") && inlineValue !== true);
  return missing ? [report("flag-without-value", { flag: rawName, value: wanted })] : unknownChoices(flag, value, command);
}

export function unknownFlag(flag: string, command: string, known: readonly string[]): Diagnostic {
  return report("unknown-flag", {
    flag,
    command,
    nearest: nearest(
      flag,
      known.map((name) => `--${name}`),
    ),
  });
}

function unknownChoices(flag: FlagName, value: string, command: CommandName): readonly Diagnostic[] {
  const choices: readonly string[] | undefined = flag === "format" ? commandOf(command).formats : flagOf(flag)?.choices;
  if (choices === undefined) return [];
  const unknown = flagValues(flag, value).filter((one) => !choices.includes(one));
  return unknown.map((one) => report("unknown-choice", { flag: `--${flag}`, value: one, choices, nearest: nearest(one, choices) }));
}

/** The flags that say something else than they said before. */
function repeated(options: readonly OptionToken[]): readonly OptionToken[] {
  return options.filter(({ name, value }, index) => {
    const flag = flagOf(name);
    const single = flag?.value !== undefined && flag.list !== true;
    return single && options.slice(0, index).some((other) => other.name === name && other.value !== value);
  });
}

function conflicts(options: readonly OptionToken[], name: CommandName): readonly Diagnostic[] {
  const optionGiven = (flag: FlagName) => options.find((option) => option.name === flag);
  const pairs = commandOf(name).conflicts.filter(([one, other]) => optionGiven(one) !== undefined && optionGiven(other) !== undefined);
  const format = optionGiven("format")?.value ?? "text";
  return [
    ...pairs.map(([one, other]) => report("flags-in-conflict", { flag: `--${one}`, other: `--${other}` })),
    ...(optionGiven("watch") !== undefined && format !== "text" ? [report("flags-in-conflict", { flag: "--watch", other: `--format ${format}` })] : []),
  ];
}

/** A finding is accepted with a reason, and a reason is given for a finding. Flags without their value are told apart. */
function halfAcceptances(options: readonly OptionToken[]): readonly Diagnostic[] {
  const [finding, reason] = ["accept", "reason"].map((flag) => options.find(({ name }) => name === flag));
  if (finding === undefined) return reason === undefined ? [] : [report("reason-without-finding", {})];
  const isMissing = reason === undefined || /^\s+$/.test(reason.value ?? "");
  return isMissing && finding.value !== undefined ? [report("ledger-without-reason", { fingerprint: finding.value })] : [];
}
