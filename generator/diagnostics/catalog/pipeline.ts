import type { Entry } from "../entry.ts";

export const pipeline = {
  "no-services": ({ definitions }: { definitions: string }) => ({
    message: `"${definitions}" holds no service.`,
    help: 'Give each service a folder in it with a file "service.ts" that exports an alias of Service<{ … }>; `specwright adopt --document <service>=<file.md>` drafts one from its document.',
  }),

  "unread-definition": ({ path }: { path: string }) => ({
    message: `"${path}" is not read: the name of a definition file ends in ".ts", and not in ".d.ts".`,
    help: "Rename it, or move it out of the folder of the service.",
  }),

  "loose-definition": ({ path, definitions, services }: { path: string; definitions: string; services: readonly string[] }) => ({
    message: `"${path}" is not read: it stands in the folder of no service, and no service imports it.`,
    help: `Move it into the folder of its service (${services.map((service) => `"${definitions}/${service}"`).join(", ")}), or out of "${definitions}".`,
  }),

  "folder-without-service": ({ path, file }: { path: string; file: string }) => ({
    message: `"${file}" is not read: "${path}" has no file "service.ts", and no service imports what it holds.`,
    help: 'Add a "service.ts" that exports an alias of Service<{ … }>, or move the definitions into the folder of their service.',
  }),

  "document-outside": ({ document, folder }: { document: string; folder: string }) => ({
    message: `"${document}" is no file of the service's own folder.`,
    help: `Name the document by its path below "${folder}": document: "document.md".`,
  }),

  "other-version": ({ found, version, file }: { found: string; version: string; file: string }) => ({
    severity: "warning",
    message: `The definitions' editor sees version ${found} of specwright ("${file}"), and this is version ${version}.`,
    help: `Install version ${version} there, or run the one that is installed: npx specwright.`,
  }),

  "unknown-service": ({ service, known, nearest }: { service: string; known: readonly string[]; nearest: string | undefined }) => ({
    message: `There is no service "${service}".`,
    help: nearest === undefined ? `There are: ${known.join(", ")}.` : `Did you mean "${nearest}"?`,
  }),
} satisfies Record<string, (holes: never) => Entry>;
