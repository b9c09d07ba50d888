/** The commands: one table, from which arguments are parsed and help is printed. A command's code is loaded when it runs. */
import type { FlagName } from "./flags.ts";
import type { Format, Invocation } from "./invocation.ts";
import type { World } from "./world.ts";

export interface CommandExample {
  readonly run: string;
  readonly says: string;
}

export interface Command {
  readonly says: string;
  /** What its arguments are; `required` where it does nothing without. */
  readonly argument: { readonly name: string; readonly says: string; readonly required?: true };
  readonly flags: readonly FlagName[];
  readonly formats: readonly Format[];
  /** Pairs that cannot go together. */
  readonly conflicts: readonly (readonly [FlagName, FlagName])[];
  readonly examples: readonly CommandExample[];
  load(): Promise<{ run(invocation: Invocation, world: World): Promise<number> }>;
}

const everywhere: readonly FlagName[] = ["definitions", "out", "root", "config", "format", "help"];
const services = { name: "[service…]", says: "The folders' names below the definitions. [those of the configuration, else all]" };

const commands = {
  generate: {
    says: "Write the outputs of the definitions; only what changed is written, what is stale is removed.",
    argument: services,
    flags: ["check", "dry-run", "watch", "only", "force", "lint", "quiet", ...everywhere],
    formats: ["text", "json", "github", "sarif"],
    conflicts: [
      ["check", "dry-run"],
      ["check", "watch"],
      ["check", "force"],
      ["dry-run", "watch"],
    ],
    examples: [
      { run: "specwright generate", says: "every service" },
      { run: "specwright generate billing --only openapi-3.1,unknowns", says: "two outputs of one service" },
      { run: "specwright generate --lint", says: "and let Redocly check what is generated" },
      { run: "specwright generate --check --format github", says: "in a workflow" },
      { run: "specwright generate --watch", says: "while you write definitions" },
    ],
    load: () => import("./commands/generate.ts"),
  },
  check: {
    says: "Check definitions, rules, OpenAPI (by Redocly) and whether outputs are up to date; writes none.",
    argument: services,
    flags: ["no-lint", "accept", "reason", "quiet", ...everywhere],
    formats: ["text", "json", "github", "sarif"],
    conflicts: [],
    examples: [
      { run: "specwright check", says: "every service" },
      { run: "specwright check billing --format sarif > specwright.sarif", says: "for a code scanning service" },
      { run: 'specwright check --accept 0123456789abcdef --reason "it is so"', says: "one finding is known" },
    ],
    load: () => import("./commands/check.ts"),
  },
  explain: {
    says: "Show where something comes from and where it went: row of the document, definition, outputs.",
    argument: { name: "<field | operation | JSON pointer>", says: "What to explain; its words need no quotes.", required: true },
    flags: everywhere,
    formats: ["text", "json"],
    conflicts: [],
    examples: [
      { run: "specwright explain due-date", says: "every field of that name" },
      { run: "specwright explain POST /invoices", says: "the operations on a path" },
      { run: "specwright explain '#/components/schemas/Invoice'", says: "what an output holds there" },
    ],
    load: () => import("./commands/explain.ts"),
  },
  drift: {
    says: "Show where a document and the definitions differ, fact by fact.",
    argument: services,
    flags: ["document", "since", "accept", "reason", "quiet", ...everywhere],
    formats: ["text", "json", "github", "sarif"],
    conflicts: [["document", "since"]],
    examples: [
      { run: "specwright drift", says: "every service, against its own edition of the document" },
      { run: "specwright drift --document billing=docs/billing-2.md", says: "against a newer edition" },
      { run: "specwright drift --since origin/main --format github", says: "and what a pull request says in the document alone" },
      { run: 'specwright drift --accept 0123456789abcdef --reason "a slip of the document"', says: "one finding is known" },
    ],
    load: () => import("./commands/drift.ts"),
  },
  adopt: {
    says: "Write what a document says into the definitions and the service's own edition of it, or draft them where there are none.",
    argument: services,
    flags: ["document", "dry-run", "quiet", ...everywhere],
    formats: ["text", "json", "github", "sarif"],
    conflicts: [],
    examples: [
      { run: "specwright adopt", says: "after editing the document beside the definitions" },
      { run: "specwright adopt billing --document billing=docs/billing-2.1.md", says: "a newer edition" },
      { run: "specwright adopt billing --document billing=docs/billing-2.1.md --dry-run", says: "print a patch, write nothing" },
      { run: "specwright adopt --document ledger=docs/ledger.md", says: "draft the definitions of a new service" },
    ],
    load: () => import("./commands/adopt.ts"),
  },
  diff: {
    says: "Show what changed since another version of the definitions, and whether it breaks callers.",
    argument: services,
    flags: ["against", "fail-on", "accept", "reason", "write-changes", "outputs", "explain", "quiet", ...everywhere],
    formats: ["text", "markdown", "json", "github", "sarif"],
    conflicts: (["explain", "outputs"] as const).flatMap((flag) => (["against", "write-changes", "fail-on"] as const).map((other) => [flag, other] as const)),
    examples: [
      { run: "specwright diff", says: "what is not committed yet" },
      { run: "specwright diff billing --against v1.2 --fail-on minor", says: "one service since a tag" },
      { run: "specwright diff --against origin/main --format github", says: "in a workflow, on a pull request" },
      { run: "specwright diff --against v1.2 --write-changes 2.0", says: "into the change log" },
      { run: "specwright diff --outputs", says: "what an upgrade of the tool would change" },
      { run: "specwright diff --explain range-narrowed", says: "why a finding matters" },
    ],
    load: () => import("./commands/diff.ts"),
  },
  serve: {
    says: "Serve the stub of a service: something to test against that behaves as the document says.",
    argument: { name: "<service>", says: "The folder's name below the outputs.", required: true },
    flags: ["port", "host", "http", "cors", "seed", "base", "word", "quiet", ...everywhere],
    formats: ["text", "json"],
    conflicts: [],
    examples: [
      { run: "specwright serve billing", says: "over HTTPS, on a free port" },
      { run: "specwright serve billing --http --port 8080 --seed 7", says: "over HTTP, the same each time" },
      { run: "specwright serve billing --base /acme --word token=Acme", says: "as a product has it that says /acme and Acme" },
    ],
    load: () => import("./commands/serve.ts"),
  },
} satisfies { readonly [name: string]: Command };

export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as readonly CommandName[];

export function commandOf(name: CommandName): Command {
  return commands[name];
}
