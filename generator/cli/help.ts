/** The text of `--help`, out of the tables of commands and flags. */
import { commandNames, commandOf, type CommandExample, type CommandName } from "./commands.ts";
import { flagOf, type FlagName } from "./flags.ts";

export function generalHelp(): string {
  const examples = commandNames.flatMap((name) => commandOf(name).examples.slice(0, 1));
  return [
    "Specwright turns definitions of a REST API into OpenAPI documents, and keeps them true.",
    section("Usage", [
      ["specwright <command> [arguments] [flags]", ""],
      ["specwright <command> --help", ""],
    ]),
    section(
      "Commands",
      commandNames.map((name) => [name, commandOf(name).says]),
    ),
    section("Flags", [
      ["-h, --help", "Print this."],
      ["-v, --version", "Print the version."],
    ]),
    examplesOf(examples),
    exitCodes,
  ].join("\n");
}

export function commandHelp(name: CommandName): string {
  const { says, argument, flags, formats, examples } = commandOf(name);
  return [
    linesOf(says, width).join("\n"),
    section("Usage", [[`specwright ${name} ${argument.name} [flags]`, ""]]),
    section("Arguments", [[argument.name, argument.says]]),
    section(
      "Flags",
      flags.map((flag) => flagRow(flag, formats)),
    ),
    examplesOf(examples),
    exitCodes,
  ].join("\n");
}

type Row = readonly [left: string, right: string];

function flagRow(name: FlagName, formats: readonly string[]): Row {
  const { value, short, says } = flagOf(name) ?? { says: "" };
  const left = `${short === undefined ? "    " : `-${short}, `}--${name}`;
  return [name === "format" ? `${left} ${formats.join("|")}` : `${left} ${value ?? ""}`.trimEnd(), says];
}

const width = 100;

/** Each comment beside its example, or above it where one of them has no room there: a line of it alone is no command. */
function examplesOf(examples: readonly CommandExample[]): string {
  const rows = examples.map(({ run, says }): Row => [run, `# ${says}`]);
  const left = Math.max(...rows.map(([run]) => run.length));
  const isBeside = rows.every(([, comment]) => left + comment.length + 4 <= width);
  return section(
    "Examples",
    isBeside
      ? rows
      : rows.flatMap(([run, comment]): Row[] => [
          [comment, ""],
          [run, ""],
        ]),
  );
}

/** A title and rows in two columns, the right one wrapped. */
function section(title: string, rows: readonly Row[]): string {
  const left = Math.max(...rows.map((row) => row[0].length));
  return `\n${title}:\n${rows.map(([name, text]) => `  ${wrapped(name.padEnd(left), text)}\n`).join("")}`.trimEnd();
}

function wrapped(left: string, text: string): string {
  const lines = linesOf(text, width - left.length - 4);
  return `${left}  ${lines.join(`\n${" ".repeat(left.length + 4)}`)}`.trimEnd();
}

function linesOf(text: string, room: number): readonly string[] {
  return text.split(" ").reduce<readonly string[]>((made, word) => {
    const last = made.at(-1) ?? "";
    return last !== "" && last.length + 1 + word.length > room ? [...made, word] : [...made.slice(0, -1), `${last} ${word}`.trim()];
  }, []);
}

const exitCodes = `${section("Exit codes", [
  ["0", "fine"],
  ["1", "findings"],
  ["2", "wrong usage or configuration"],
  ["3", "outputs are out of date"],
])}\n`;
