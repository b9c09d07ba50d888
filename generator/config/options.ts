/** The options of a configuration: one table, from which validation, JSON Schema and documentation are made. */

/** What a configuration says; all of it may be left out. */
export interface Options {
  readonly definitions?: string;
  readonly out?: string;
  readonly templates?: string;
  readonly services?: readonly string[];
}

export interface OptionEntry {
  readonly is: "folder" | "names";
  readonly description: string;
  readonly default?: string;
}

export const options = {
  definitions: {
    is: "folder",
    description:
      "The folder of the definitions: a path from the root, which may lead out of it, or a folder of an installed package, such as @acme/api/spec-src.",
    default: "spec-src",
  },
  out: { is: "folder", description: "The folder that the outputs are written to, below the root.", default: "generated" },
  templates: { is: "folder", description: "A folder of templates, below the root, in the place of the tool's own." },
  services: { is: "names", description: "The services that are generated and checked where the command line names none. Left out: all." },
} satisfies { readonly [name in keyof Required<Options>]: OptionEntry };

export const optionNames: readonly string[] = Object.keys(options);

/** Below the root; local to a checkout and not committed. */
export const cacheFolder = ".specwright";

/** The names of a configuration that is found by itself. */
export const configNames: readonly string[] = ["specwright.config.json", "specwright.config.ts"];
