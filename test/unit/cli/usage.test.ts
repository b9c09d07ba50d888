import { describe, expect, test } from "vitest";
import { commandNames } from "../../../generator/cli/commands.ts";
import { report } from "../../../generator/diagnostics/report.ts";
import { folderWith } from "../config/folder.ts";
import { call, nothing } from "./world.ts";

const cwd = () => folderWith({ "package.json": "{}", "spec-src/": "" });

describe("a wrong call ends with 2, says all that is wrong on stderr, and runs nothing", () => {
  test.each([
    ["generat", 'error: There is no command "generat". [unknown-command]\n\n  Help: Did you mean "generate"?\n\n1 error\n'],
    ["frobnicate", 'error: There is no command "frobnicate". [unknown-command]\n\n  Help: `specwright --help` lists the commands.\n\n1 error\n'],
    ["--versio", 'error: `specwright` has no flag "--versio". [unknown-flag]\n\n  Help: Did you mean "--version"?\n\n1 error\n'],
    ["--root x", 'error: "--root" is given, but no command. [missing-command]\n\n  Help: `specwright --help` lists the commands.\n\n1 error\n'],
    ["generate --dryrun", 'error: `specwright generate` has no flag "--dryrun". [unknown-flag]\n\n  Help: Did you mean "--dry-run"?\n\n1 error\n'],
    ["generate -z", 'error: `specwright generate` has no flag "-z". [unknown-flag]\n\n  Help: `specwright generate --help` lists the flags.\n\n1 error\n'],
    ["generate -check", 'error: `specwright generate` has no flag "-check". [unknown-flag]\n\n  Help: Did you mean "--check"?\n\n1 error\n'],
    ["check --force", 'error: `specwright check` has no flag "--force". [unknown-flag]\n\n  Help: `specwright check --help` lists the flags.\n\n1 error\n'],
    ["generate --out", 'error: "--out" needs a value. [flag-without-value]\n\n  Help: Write --out <folder>. A value that starts with a dash is written --out=-value.\n\n1 error\n'],
    ["generate --out --check", 'error: "--out" needs a value. [flag-without-value]\n\n  Help: Write --out <folder>. A value that starts with a dash is written --out=-value.\n\n1 error\n'],
    ["generate --out=", 'error: "--out" needs a value. [flag-without-value]\n\n  Help: Write --out <folder>. A value that starts with a dash is written --out=-value.\n\n1 error\n'],
    ["generate --check=yes", 'error: "--check" takes no value, but was given "yes". [flag-with-value]\n\n  Help: Write --check alone.\n\n1 error\n'],
    ["generate --out a --out b", 'error: "--out" is given twice, with different values. [flag-twice]\n\n  Help: Give it once.\n\n1 error\n'],
    ["generate --format jsn", 'error: "--format" cannot be "jsn". [unknown-choice]\n\n  Help: Did you mean "json"?\n\n1 error\n'],
    ["generate --only sources,unknown", 'error: "--only" cannot be "unknown". [unknown-choice]\n\n  Help: Did you mean "unknowns"?\n\n1 error\n'],
    ["generate --only sources,", 'error: "--only" cannot be "". [unknown-choice]\n\n  Help: It is one of "openapi-3.1", "openapi-3.0", "openapi-3.2", "unknowns", "sources", "client", "docs", "stub", "tests", "templates", "redoc".\n\n1 error\n'],
    ["explain x --format sarif", 'error: "--format" cannot be "sarif". [unknown-choice]\n\n  Help: It is one of "text", "json".\n\n1 error\n'],
    ["generate --check --dry-run", 'error: "--check" and "--dry-run" cannot go together. [flags-in-conflict]\n\n  Help: Leave one of them out.\n\n1 error\n'],
    ["generate --check --watch", 'error: "--check" and "--watch" cannot go together. [flags-in-conflict]\n\n  Help: Leave one of them out.\n\n1 error\n'],
    ["generate --watch --format json", 'error: "--watch" and "--format json" cannot go together. [flags-in-conflict]\n\n  Help: Leave one of them out.\n\n1 error\n'],
    ["check --reason so", 'error: A reason is given with "--reason", but no finding that it is for. [reason-without-finding]\n\n  Help: Name it with --accept <fingerprint>, as the findings are printed with it.\n\n1 error\n'],
    ["drift --accept 0123456789abcdef", 'error: Nothing says why the finding 0123456789abcdef is accepted. [ledger-without-reason]\n\n  Help: Write the reason, for those who read it in a year: with --reason "…", or as "reason" in the file.\n\n1 error\n'],
    ["diff --accept 0123456789abcdef --reason=", 'error: "--reason" needs a value. [flag-without-value]\n\n  Help: Write --reason <text>. A value that starts with a dash is written --reason=-value.\n\n1 error\n'],
    ["explain", 'error: `specwright explain` needs an argument: <field | operation | JSON pointer>. [missing-argument]\n\n  Help: `specwright explain --help` shows examples.\n\n1 error\n'],
  ])("%s", async (line, stderr) => {
    expect(await call(line.split(" "), { cwd: cwd() })).toEqual({ code: 2, stdout: "", stderr, calls: [] });
  });

  test("several mistakes at once", async () => {
    const { stderr } = await call(["generate", "--dryrun", "--out"], { cwd: cwd() });
    expect(stderr).toMatch(/--out.*--dryrun.*2 errors\n$/s);
  });

  test("a configuration that is wrong: on stderr for a person, as JSON on stdout for a program", async () => {
    const root = folderWith({ "specwright.config.json": '{ "ot": "x" }\n', "src/": "" });
    const person = await call(["check"], { cwd: `${root}/src` });
    expect(person).toMatchObject({ code: 2, stdout: "", calls: [] });
    expect(person.stderr).toBe(`../specwright.config.json:1:3: error: There is no option "ot". [unknown-option]

  1 │ { "ot": "x" }
    │   ^^^^

  Help: Did you mean "out"?

1 error
`);
    const program = await call(["check", "--format", "json"], { cwd: `${root}/src` });
    expect(program).toMatchObject({ code: 2, stderr: "" });
    expect(JSON.parse(program.stdout)).toMatchObject({ diagnostics: [{ code: "unknown-option", at: { file: "specwright.config.json", line: 1, column: 3 } }], summary: { errors: 1, warnings: 0 } });
  });
});

describe("a service that is not there", () => {
  const unknown = { diagnostics: [{ ...report("unknown-service", { service: "bils", known: ["bills"], nearest: "bills" }), about: "bils" }] };
  const library = {
    generate: async () => ({ ...nothing, ...unknown }),
    check: async () => ({ ...nothing, ...unknown }),
    drift: async () => ({ findings: [], accepted: [], ...unknown }),
    adopt: async () => ({ services: [], ...unknown }),
    diff: async () => ({ services: [], verdict: "none", written: [], ...unknown }) as const,
    explain: async () => ({ matches: [], ...unknown }),
  };
  const configured = () => folderWith({ "specwright.config.json": '{\n  "services": ["users", "bils"]\n}\n', "spec-src/": "" });

  test.each(["generate", "check", "drift", "adopt", "diff", "diff --outputs", "explain x"])("%s shows where the configuration names it", async (line) => {
    const { code, stdout } = await call(line.split(" "), { cwd: configured(), library });
    expect([code, stdout]).toEqual([2, expect.stringContaining('specwright.config.json:2:25: error: There is no service "bils". [unknown-service]\n\n  2 │   "services": ["users", "bils"]\n')]);
  });

  test("one that the call names is none of the configuration's", async () => {
    const { code, stdout } = await call(["check", "bils"], { cwd: configured(), library });
    expect([code, stdout]).toEqual([2, 'error: There is no service "bils". [unknown-service]\n\n  Help: Did you mean "bills"?\n\n1 error\n']);
  });
});

describe("help and version", () => {
  test("--version and -v", async () => {
    expect(await call(["--version"], { cwd: "/" })).toEqual({ code: 0, stdout: "1.2.3\n", stderr: "", calls: [] });
    expect((await call(["-v"], { cwd: "/" })).stdout).toBe("1.2.3\n");
  });

  test("no arguments at all: the help on stderr, as a wrong call", async () => {
    const help = (await call(["--help"], { cwd: "/" })).stdout;
    expect(await call([], { cwd: "/" })).toEqual({ code: 2, stdout: "", stderr: help, calls: [] });
  });

  test("--help wins over whatever else is wrong", async () => {
    const help = await call(["generate", "--help"], { cwd: "/" });
    expect(help.code).toBe(0);
    expect((await call(["generate", "--nonsense", "-h"], { cwd: "/" })).stdout).toBe(help.stdout);
  });

  test("no line is wider than a page", async () => {
    for (const command of [[], ...commandNames.map((name) => [name])]) {
      const { stdout } = await call([...command, "--help"], { cwd: "/" });
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });

  test.each(commandNames)("each line of the examples of %s can be pasted into a shell", async (command) => {
    const { stdout } = await call([command, "--help"], { cwd: "/" });
    const lines = /\nExamples:\n(.*?)\n\n/s.exec(stdout)![1]!.split("\n");
    expect(lines.filter((line) => !/^ {2}(?:specwright |# )/.test(line))).toEqual([]);
  });

  test("the general help", async () => {
    expect((await call(["-h"], { cwd: "/" })).stdout).toBe(`Specwright turns definitions of a REST API into OpenAPI documents, and keeps them true.

Usage:
  specwright <command> [arguments] [flags]
  specwright <command> --help

Commands:
  generate  Write the outputs of the definitions; only what changed is written, what is stale is
            removed.
  check     Check definitions, rules, OpenAPI (by Redocly) and whether outputs are up to date;
            writes none.
  explain   Show where something comes from and where it went: row of the document, definition,
            outputs.
  drift     Show where a document and the definitions differ, fact by fact.
  adopt     Write what a document says into the definitions and the service's own edition of it, or
            draft them where there are none.
  diff      Show what changed since another version of the definitions, and whether it breaks
            callers.
  serve     Serve the stub of a service: something to test against that behaves as the document
            says.

Flags:
  -h, --help     Print this.
  -v, --version  Print the version.

Examples:
  specwright generate          # every service
  specwright check             # every service
  specwright explain due-date  # every field of that name
  specwright drift             # every service, against its own edition of the document
  specwright adopt             # after editing the document beside the definitions
  specwright diff              # what is not committed yet
  specwright serve billing     # over HTTPS, on a free port

Exit codes:
  0  fine
  1  findings
  2  wrong usage or configuration
  3  outputs are out of date
`);
  });

  test("the help of a command", async () => {
    expect((await call(["check", "-h"], { cwd: "/" })).stdout).toBe(`Check definitions, rules, OpenAPI (by Redocly) and whether outputs are up to date; writes none.

Usage:
  specwright check [service…] [flags]

Arguments:
  [service…]  The folders' names below the definitions. [those of the configuration, else all]

Flags:
      --no-lint                        Leave out the check of the OpenAPI documents by Redocly.
      --accept <fingerprint>           Accept a finding: an entry in the service's accepted.json.
      --reason <text>                  Why the finding is accepted.
  -q, --quiet                          Print findings only: no progress, no report of what was done.
      --definitions <folder>           The folder of the definitions, or one of an installed
                                       package. [spec-src]
      --out <folder>                   The folder of the outputs, below the root. [generated]
      --root <folder>                  The project's root. [the folder of the configuration, else of
                                       package.json or .git]
      --config <file>                  The configuration. [specwright.config.json or
                                       specwright.config.ts, here or above]
      --format text|json|github|sarif  How findings are printed. [text]
  -h, --help                           Print this.

Examples:
  specwright check                                                # every service
  specwright check billing --format sarif > specwright.sarif      # for a code scanning service
  specwright check --accept 0123456789abcdef --reason "it is so"  # one finding is known

Exit codes:
  0  fine
  1  findings
  2  wrong usage or configuration
  3  outputs are out of date
`);
  });
});
