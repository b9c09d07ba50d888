import type { Entry } from "../entry.ts";

export interface Holes {
  /** What differs, as a reader calls it: `the default of "limit"`. */
  readonly subject: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly fingerprint: string;
}

/** Where a document and the definitions differ. */
export const drift = {
  "fact-added": ({ subject, to, fingerprint }: Holes) => ({
    message: `The document adds ${subject}: ${shown(to)}.`,
    help: wayOut(fingerprint),
  }),
  "fact-removed": ({ subject, from, fingerprint }: Holes) => ({
    message: `The document no longer has ${subject}: ${shown(from)}.`,
    help: wayOut(fingerprint),
  }),
  "fact-changed": ({ subject, from, to, fingerprint }: Holes) => ({
    message: `The document changes ${subject} from ${shown(from)} to ${shown(to)}.`,
    help: wayOut(fingerprint),
  }),
  "fact-renamed": ({ subject, from, to, fingerprint }: Holes) => ({
    message: `The document renames ${subject} from ${shown(from)} to ${shown(to)}.`,
    help: wayOut(fingerprint),
  }),
  "fact-moved": ({ subject, from, to, fingerprint }: Holes) => ({
    message: `The document moves ${subject} from ${shown(from)} to ${shown(to)}.`,
    help: wayOut(fingerprint),
  }),
  "acceptance-unused": ({ acceptance }: { acceptance: string }) => ({
    message: `What is accepted here is found no more: ${shown(acceptance)}.`,
    help: "Remove the entry: what it accepted is gone, or has become another finding.",
  }),
  "no-such-finding": ({ fingerprint }: { fingerprint: string }) => ({
    message: `No finding has the fingerprint "${fingerprint}".`,
    help: "Give the fingerprint of a finding that `specwright check` or `specwright drift` shows now; what is found with `--since` or `--document` alone is accepted with the same flag.",
  }),
  "other-document": ({ document, edition }: { document: string; edition: string }) => ({
    message: `"${document}" is no edition of "${edition}": no section of one is in the other, neither by its heading nor by its rows.`,
    help: "Give another edition of the same document.",
  }),
  "own-edition-differs": ({ service, places }: { service: string; places: number }) => ({
    message: `The definitions of "${service}" differ from their own edition of the document already, in ${places === 1 ? "one place" : `${places} places`}: of what another edition has in common with that one, not all is told here.`,
    help: `Run \`specwright drift ${service}\`, and settle or accept what it finds.`,
  }),
  "no-such-document": ({ given, services }: { given: string; services: readonly string[] }) => ({
    message: `A document is given for "${given}", which is not compared.`,
    help: `Name "${given}" among the services as well, or leave them out to compare all. Compared would be: ${services.join(", ")}.`,
  }),
} satisfies Record<string, (holes: never) => Entry>;

const longest = 120;

function shown(text: string | undefined): string {
  if (text === undefined) return "nothing";
  return `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;
}

function wayOut(fingerprint: string): string {
  return `Change the definition, or accept it: specwright drift --accept ${fingerprint} --reason "…".`;
}
