import type { Entry } from "../entry.ts";

/** Bringing definitions to a document. */
export const adopt = {
  "not-adopted": ({ change, what, why }: { change: string; what: string; why: string }) => ({
    message: `Not taken over: ${what} (${change}), since ${why}.`,
    help: "Write it into the definitions by hand; `specwright drift` then tells whether they say it.",
  }),

  "left-in-document": ({ change, what, why }: { change: string; what: string; why: string }) => ({
    message: `Taken over into the service's own edition alone: ${what} (${change}), since ${why}.`,
    help: "Write it into the definitions by hand, where they shall say it. Until something there changes, `specwright drift --since` with the version before this run tells of it as well.",
  }),

  "left-in-words": ({ change, what, why }: { change: string; what: string; why: string }) => ({
    message: `Taken over in words alone: ${what} (${change}), since ${why}.`,
    help: "Write it into the definitions by hand, so that clients and documents are made of it. Where the words say nothing more then, take them away.",
  }),

  "not-drafted": ({ what }: { what: string }) => ({
    message: `The draft leaves out ${what}.`,
    help: "Write it into the definitions by hand.",
  }),

  "not-drafted-more": ({ what, more }: { what: string; more: number }) => ({
    message: `The draft leaves out ${more} more of the kind, the first of them ${what}.`,
    help: "Write them into the definitions by hand: `specwright drift` then tells what the document says that they do not.",
  }),

  guessed: ({ guess }: { guess: string }) => ({
    severity: "warning",
    message: `Guessed: ${guess}.`,
    help: "Hold it against the document, mend it where it is wrong, and remove the mark where there is one.",
  }),

  "guessed-more": ({ guess, more }: { guess: string; more: number }) => ({
    severity: "warning",
    message: `Guessed at ${more} more places, in other words of the document: ${guess}.`,
    help: 'Each is marked: look for "// Guessed:" in the definitions.',
  }),

  "file-changed-meanwhile": ({ file }: { file: string }) => ({
    message: `"${file}" is not what it was when the run began. Nothing was written.`,
    help: "Run again.",
  }),

  "draft-unreadable": ({ service }: { service: string }) => ({
    message: `The draft of "${service}" cannot be read by the generator. Nothing was written.`,
    help: "The findings beside this one tell why; `--dry-run` prints the draft.",
  }),

  "nothing-to-draft": ({ file }: { file: string }) => ({
    message: `"${file}" has nothing that is understood as an endpoint. Nothing was written.`,
    help: "Endpoints are rows of a table with a method and a path, sections that have `GET /things` as their heading or in a line of its own, or requests that are shown in a block, as `GET /things` or as a call of curl; fields are rows or list items with a name and a type. Write a document in one of these forms, or the definitions by hand.",
  }),

  "draft-no-name": ({ service }: { service: string }) => ({
    message: `"${service}" cannot be the name of a service's folder.`,
    help: "Use letters, digits, hyphens and dots: --document billing-v2=<path>.",
  }),
} satisfies Record<string, (holes: never) => Entry>;
