import type { Entry } from "../entry.ts";

/** `Did you mean "out"?`, or what there is to choose from. */
const meant = (nearest: string | undefined, otherwise: string) => (nearest === undefined ? otherwise : `Did you mean "${nearest}"?`);
const listed = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");

/** The command line. */
const usage = {
  "unknown-command": ({ command, nearest }: { command: string; nearest?: string | undefined }) => ({
    message: `There is no command "${command}".`,
    help: meant(nearest, "`specwright --help` lists the commands."),
  }),
  "missing-command": ({ flag }: { flag: string }) => ({
    message: `"${flag}" is given, but no command.`,
    help: "`specwright --help` lists the commands.",
  }),
  "unknown-flag": ({ flag, command, nearest }: { flag: string; command: string; nearest?: string | undefined }) => ({
    message: `\`${command}\` has no flag "${flag}".`,
    help: meant(nearest, `\`${command} --help\` lists the flags.`),
  }),
  "flag-without-value": ({ flag, value }: { flag: string; value: string }) => ({
    message: `"${flag}" needs a value.`,
    help: `Write ${flag} ${value}. A value that starts with a dash is written ${flag}=-value.`,
  }),
  "flag-with-value": ({ flag, value }: { flag: string; value: string }) => ({
    message: `"${flag}" takes no value, but was given "${value}".`,
    help: `Write ${flag} alone.`,
  }),
  "flag-twice": ({ flag }: { flag: string }) => ({
    message: `"${flag}" is given twice, with different values.`,
    help: "Give it once.",
  }),
  "flags-in-conflict": ({ flag, other }: { flag: string; other: string }) => ({
    message: `"${flag}" and "${other}" cannot go together.`,
    help: "Leave one of them out.",
  }),
  "reason-without-finding": () => ({
    message: 'A reason is given with "--reason", but no finding that it is for.',
    help: "Name it with --accept <fingerprint>, as the findings are printed with it.",
  }),
  "document-without-service": ({ value, services }: { value: string; services: readonly string[] }) => ({
    message: `"--document ${value}" does not say whose document it is.`,
    help: `Write --document <service>=<path>, ${services.length === 0 ? `such as --document ${serviceCalledLike(value)}=${value}` : `with one of ${listed(services)}`}.`,
  }),
  "document-without-path": ({ service }: { service: string }) => ({
    message: `"--document ${service}=" does not say where the document of "${service}" stands.`,
    help: `Write --document ${service}=<path>.`,
  }),
  "document-given-twice": ({ service }: { service: string }) => ({
    message: `"--document" names two documents of "${service}".`,
    help: "Name one, and the other in another run.",
  }),
  "document-not-there": ({ path, isFolder }: { path: string; isFolder: boolean }) => ({
    message: isFolder ? `The document "${path}" is a folder; a file is needed here.` : `There is no document "${path}".`,
    help: isFolder ? "Name the file in it." : "Check the spelling, and the folder that the path starts from.",
  }),
  "unknown-choice": ({ flag, value, choices, nearest }: { flag: string; value: string; choices: readonly string[]; nearest?: string | undefined }) => ({
    message: `"${flag}" cannot be "${value}".`,
    help: meant(nearest, `It is one of ${listed(choices)}.`),
  }),
  "missing-argument": ({ command, argument }: { command: string; argument: string }) => ({
    message: `\`${command}\` needs an argument: ${argument}.`,
    help: `\`${command} --help\` shows examples.`,
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** The configuration and the folders that it names. */
const configuration = {
  "no-such-root": ({ folder }: { folder: string }) => ({
    message: `There is no folder "${folder}" to take for the project's root.`,
    help: "Name a folder that exists with --root.",
  }),
  "no-such-config": ({ file, names }: { file: string; names: readonly string[] }) => ({
    message: `There is no configuration file "${file}".`,
    help: `Name one with --config, or leave the flag out: ${names.join(" or ")} is found by itself.`,
  }),
  "config-of-other-type": ({ file }: { file: string }) => ({
    message: `The configuration "${file}" is neither a .json nor a .ts file.`,
    help: "Rename it; nothing else is read.",
  }),
  "two-configs": ({ files }: { files: readonly string[] }) => ({
    message: `There are two configurations in one folder: ${listed(files)}.`,
    help: "Keep one of them.",
  }),
  "config-no-json": ({ why }: { why: string }) => ({
    message: `The configuration is no JSON: ${why}`,
    help: /merge conflict/i.test(why)
      ? "Keep the lines of one side, or of both, and remove the marks."
      : "JSON has double quotes only, no comments and no comma after the last member; a specwright.config.ts may have them all.",
  }),
  "config-syntax": ({ why }: { why: string }) => ({
    message: `The configuration is no TypeScript: ${why}`,
  }),
  "config-no-literal": ({ found }: { found: string }) => ({
    message: `The configuration is read, not run, and \`${found}\` would have to be run.`,
    help: "Write the value itself: strings, numbers, lists and objects.",
  }),
  "config-no-default-export": ({}: Record<never, never>) => ({
    message: "The configuration exports nothing by default.",
    help: "Write `export default { … };`.",
  }),
  "config-key-twice": ({ key }: { key: string }) => ({
    message: `The configuration has "${key}" twice.`,
    help: "Keep one of them.",
  }),
  "unknown-option": ({ option, options, nearest }: { option: string; options: readonly string[]; nearest?: string | undefined }) => ({
    message: `There is no option "${option}".`,
    help: meant(nearest, `The options are ${listed(options)}.`),
  }),
  "option-of-other-type": ({ option, wanted, found }: { option: string; wanted: string; found: string }) => ({
    message: `${option} must be ${wanted}, and is ${found}.`,
  }),
  "service-twice": ({ service }: { service: string }) => ({
    message: `"services" names "${service}" twice.`,
    help: "Keep one of them.",
  }),
  "path-outside-root": ({ option, path }: { option: string; path: string }) => ({
    message: `"${option}" is "${path}", which is outside of the project's root.`,
    help: "Name a folder below the root, or another root with --root: nothing is written outside of it.",
  }),
  "folders-overlap": ({ option, path, other, otherPath }: { option: string; path: string; other: string; otherPath: string }) => ({
    message: `"${option}" ("${path}") and "${other}" ("${otherPath}") lie in one another.`,
    help: "Give each a folder of its own: what is written must never be read as an input.",
  }),
  "no-such-folder": ({ option, path, root }: { option: string; path: string; root: string }) => ({
    message: `There is no folder "${path}" for "${option}" in the project's root, "${root}".`,
    help: helpOnFolder(option, path),
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** What was asked of the library. */
const request = {
  "nothing-to-explain": ({ what, nearest }: { what: string; nearest?: string | undefined }) => ({
    message: `Nothing is called "${what}".`,
    help: meant(nearest, "Name a field, an operation such as `POST /servers`, or a JSON pointer into an output."),
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** A stub that is to be served. */
const stubs = {
  "stub-not-built": ({ service, folder, services }: { service: string; folder: string; services: readonly string[] }) => ({
    message: services.includes(service) ? `The stub of "${service}" is not built.` : `There is no stub of a service "${service}".`,
    help: services.includes(service)
      ? `\`npm install --prefix ${argument(folder)}\` builds it; \`npm run build --prefix ${argument(folder)}\` does where what it needs is installed.`
      : services.length === 0
        ? "`specwright generate` makes stubs."
        : `There are those of ${listed(services)}. \`specwright generate\` makes them.`,
  }),
  "stub-out-of-date": ({ service, folder }: { service: string; folder: string }) => ({
    message: `The stub of "${service}" was built from other sources than those that stand there now.`,
    help: `\`npm run build --prefix ${argument(folder)}\` builds it anew.`,
  }),
  "cannot-listen": ({ host, port, why }: { host: string; port: number; why: string }) => ({
    message: `Nothing can listen on port ${port} of ${host}: ${why}`,
    help: "Name another port or address, or leave --port out: a free one is found.",
  }),
  "word-without-scheme": ({ value, schemes }: { value: string; schemes: readonly string[] }) => ({
    message: `"--word ${value}" does not give a scheme its word.`,
    help:
      schemes.length === 0
        ? "No scheme of this service has a word: leave --word out."
        : `Write --word <scheme>=<word>, with one of ${listed(schemes)}. A word is made of letters, digits and -.`,
  }),
  "word-of-no-scheme": ({ scheme, schemes, nearest }: { scheme: string; schemes: readonly string[]; nearest: string | undefined }) => ({
    message: `No scheme with a word is called "${scheme}".`,
    help: meant(nearest, `There ${schemes.length === 1 ? "is" : "are"} ${listed(schemes) || "none"}.`),
  }),
  "flag-no-number": ({ flag, value, most }: { flag: string; value: string; most: number }) => ({
    message: `"${flag}" cannot be "${value}".`,
    help: `It is a whole number from 0 to ${most}.`,
  }),
  "flag-no-path": ({ flag, value }: { flag: string; value: string }) => ({
    message: `"${flag}" cannot be "${value}".`,
    help: "It is a path as requests have it, such as /acme/device.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** The version that definitions are compared with. */
const comparison = {
  "no-such-version": ({ against }: { against: string }) => ({
    message: `"${against}" is neither a folder nor a commit, tag or branch of this repository${against === "HEAD" ? ", which has no commit yet" : ""}.`,
    help: "`git log --oneline` and `git tag` list what there is; a shallow clone lacks history, which `git fetch --unshallow` brings. A folder may be written as ./folder.",
  }),
  "no-repository": ({ against, why }: { against: string; why: string }) => ({
    message: `"${against}" is no folder, and git finds no repository in which it could be a commit: ${why}`,
    help: "Name a folder that holds the other version of the definitions, or run this in a checkout.",
  }),
  "no-git": ({ against }: { against: string }) => ({
    message: `"${against}" is no folder, and there is no program "git" that could find a commit of that name.`,
    help: "Install git, or name a folder that holds the other version of the definitions.",
  }),
  "no-definitions-there": ({ against, definitions }: { against: string; definitions: string }) => ({
    message: `"${against}" holds no definitions: there is no service in "${definitions}" there.`,
    help: "Name a version that has them; a folder can be a checkout, its folder of definitions, or that of the one service which is compared.",
  }),
  "service-not-there": ({ against, service }: { against: string; service: string }) => ({
    message: `"${against}" has no service "${service}" to compare with.`,
    help: "Leave its name out to compare all services: those that only one version has are findings then.",
  }),
  "unknown-rule": ({ rule, nearest }: { rule: string; nearest: string | undefined }) => ({
    message: `There is no rule "${rule}".`,
    help: meant(nearest, "`specwright diff --explain all` lists the rules."),
  }),
  "no-version-name": ({ version }: { version: string }) => ({
    message: `"${version}" cannot stand as a version in a change log.`,
    help: "Write it in letters, digits, dots, dashes and spaces, at most 100: 2.1.0.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

export const cli = { ...usage, ...configuration, ...request, ...stubs, ...comparison } satisfies Record<string, (holes: never) => Entry>;

/** A name for a service whose document is called so. */
function serviceCalledLike(path: string): string {
  const name = path.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  return /^[a-z0-9][a-z0-9.-]*$/i.test(name) ? name : "billing";
}

/** A path as every shell takes it for one word. */
function argument(path: string): string {
  return /\s/.test(path) ? `"${path}"` : path;
}

function helpOnFolder(option: string, path: string): string {
  if (option !== "definitions") return "Name the folder in the configuration, or another root with --root.";
  const first = "`specwright adopt --document <service>=<file.md>` makes it for a first service";
  const ofPackage = path.startsWith("@") ? ", once its package is one of the workspace's and installed" : "";
  return `Name the folder with --definitions or in the configuration, or another root with --root. ${first}${ofPackage}.`;
}
