/** Every flag there is. A flag means the same in each command that has it. */
import { severities } from "../diff/severity.ts";
import { groupNames, REDOC } from "../plan/groups.ts";

export interface Flag {
  /** What stands for its value in help; a flag without one is a switch. */
  readonly value?: string;
  readonly short?: string;
  /** The value is a list with commas, and the flag can be repeated. */
  readonly list?: true;
  readonly choices?: readonly string[];
  readonly says: string;
}

export const flags = {
  check: { says: "Write nothing; exit with 3 where an output is out of date." },
  "dry-run": { says: "Write nothing; print what would change." },
  watch: { says: "Generate again whenever a definition, a document, a template or the configuration changes." },
  only: {
    value: "<group,…>",
    list: true,
    choices: [...groupNames, REDOC],
    says: `Only these outputs: ${groupNames.join(", ")}; or redoc, which is made only so.`,
  },
  force: { says: "Overwrite outputs that were edited by hand." },
  lint: { says: "Let Redocly check the OpenAPI documents before anything is written." },
  "no-lint": { says: "Leave out the check of the OpenAPI documents by Redocly." },
  port: { value: "<number>", says: "The port; any free one where none is given." },
  host: { value: "<address>", says: "The address to listen on. [127.0.0.1]" },
  http: { says: "Serve HTTP, in place of HTTPS with a certificate of its own." },
  cors: { says: "Let pages of other origins call it from a browser." },
  seed: { value: "<number>", says: "The same seed gives the same identifiers, counters and credentials. [0]" },
  base: { value: "<path>", says: "The path that every URI stands below. [the document's]" },
  word: { value: "<scheme>=<word>", list: true, says: "The word before the credentials of a scheme. [the document's]" },
  document: { value: "<service>=<path>", list: true, says: "Another edition of a service's document. [the service's own]" },
  since: { value: "<commit | folder>", says: "Show as well what the document has said otherwise since this version, and the definitions have not followed." },
  accept: { value: "<fingerprint>", says: "Accept a finding: an entry in the service's accepted.json." },
  reason: { value: "<text>", says: "Why the finding is accepted." },
  against: { value: "<commit | folder>", says: "The other version: a branch, tag or commit, or a folder with definitions. [HEAD]" },
  "fail-on": { value: "<severity>", choices: [...severities, "none"], says: "Exit with 1 where a finding is as grave as this, or graver. [major]" },
  "write-changes": { value: "<version>", says: "Write the findings into each service's changes.md, as the section of this version." },
  outputs: { says: "Show instead what this version of the tool would change in the outputs." },
  explain: { value: "<rule | all>", says: "Print what a rule finds and why it matters, or list all rules." },
  definitions: { value: "<folder>", says: "The folder of the definitions, or one of an installed package. [spec-src]" },
  out: { value: "<folder>", says: "The folder of the outputs, below the root. [generated]" },
  root: { value: "<folder>", says: "The project's root. [the folder of the configuration, else of package.json or .git]" },
  config: { value: "<file>", says: "The configuration. [specwright.config.json or specwright.config.ts, here or above]" },
  format: { value: "<format>", says: "How findings are printed. [text]" },
  quiet: { short: "q", says: "Print findings only: no progress, no report of what was done." },
  help: { short: "h", says: "Print this." },
} satisfies { readonly [name: string]: Flag };

export type FlagName = keyof typeof flags;

/** A flag's description by a name that may be none. */
export function flagOf(name: string): Flag | undefined {
  return Object.hasOwn(flags, name) ? flags[name as FlagName] : undefined;
}
