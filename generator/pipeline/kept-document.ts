/**
 * What runs keep of a document: what it says, as JSON, which reads faster than its Markdown. Of a large one alone, and only
 * where reading it found nothing.
 */
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import type { DocumentText } from "../documents/document.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ServiceDocument } from "./model.ts";

interface Kept {
  readonly fingerprint: string;
  /** Of the document's text. */
  readonly hash: string;
  readonly json: string;
}

/** In characters: a smaller document is read as fast as it is found. */
const large = 100_000;

/** The same document, whose contents are those that an earlier run kept, where there are any. */
export function withKeptContents({ root, cache }: Project, document: ServiceDocument, disk: Disk): ServiceDocument {
  if (document.text.length < large) return document;
  const [folder, name] = [`${root}/${cache}`, JSON.stringify(["document", document.path])];
  let contents: Outcome<DocumentText> | undefined;
  const find = (): Outcome<DocumentText> => {
    const kept = readBundle(folder, name, disk) as Kept | undefined;
    if (kept?.fingerprint === fingerprint() && kept.hash === document.hash) return outcome(JSON.parse(kept.json) as DocumentText, []);
    const read = document.contents();
    if (read.ok && read.diagnostics.length === 0) {
      writeBundle(folder, name, { fingerprint: fingerprint(), hash: document.hash, json: JSON.stringify(read.value) } satisfies Kept, disk);
    }
    return read;
  };
  return { ...document, contents: () => (contents ??= find()) };
}
