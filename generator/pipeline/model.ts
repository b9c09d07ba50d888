/** From the readings of a service to its model: document, links, rules. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import type { DocumentText } from "../documents/document.ts";
import type { OpenDocument } from "../documents/open.ts";
import { openDocument, readWhole } from "../documents/read.ts";
import { linkService, serviceReading } from "../link/service.ts";
import type { Service } from "../model/service.ts";
import type { ModuleReading, ServiceReading } from "../read/reading.ts";
import { checkRules } from "../rules/rules.ts";
import { hashOf } from "../values/hash.ts";
import { once } from "../values/memoize.ts";
import type { Project } from "../contract.ts";
import { documentLimit } from "./project/limits.ts";
import type { ServiceFolder } from "./project/services.ts";

export interface ServiceDocument {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** Of its text. */
  readonly hash: string;
  /** What it says, read where somebody looks into it. */
  readonly open: () => Outcome<OpenDocument>;
  /** The same, read as a whole. */
  readonly contents: () => Outcome<DocumentText>;
}

export interface Modelled {
  readonly service: Service;
  readonly document: ServiceDocument;
  readonly contents: DocumentText;
}

export interface ModelParts {
  readonly project: Project;
  readonly folder: ServiceFolder;
  /** The readings of the service's files, and of those that they import. */
  readonly modules: readonly ModuleReading[];
  readonly imported: readonly ModuleReading[];
  readonly disk: Disk;
}

export function modelOf({ project, folder, modules, imported, disk }: ModelParts): Outcome<Modelled> {
  const found: readonly Diagnostic[] = [...modules, ...imported].flatMap(({ diagnostics }) => diagnostics);
  if (found.some(({ severity }) => severity === "error")) return failure(found);
  const reading = serviceReading(folder.name, modules);
  if (!reading.ok) return reading;
  const document = serviceDocument(project, folder, reading.value, disk);
  if (!document.ok) return document;
  const contents = document.value.contents();
  if (!contents.ok) return contents;
  const linked = linkService({ name: folder.name, modules, imported, document: contents.value });
  const diagnostics = [...found, ...contents.diagnostics, ...linked.diagnostics];
  if (!linked.ok) return failure(diagnostics);
  return outcome({ service: linked.value, document: document.value, contents: contents.value }, [...diagnostics, ...checkRules(linked.value)]);
}

/** The document of a service: a file of its own folder, so that definitions can name no other file of the machine. */
export function serviceDocument(
  project: Project,
  { folder }: ServiceFolder,
  { document, documentAt }: Pick<ServiceReading, "document" | "documentAt">,
  disk: Disk,
): Outcome<ServiceDocument> {
  if (!/^(?!\.{1,2}\/)[^/\\:\0]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\:\0]+)*$/.test(document)) {
    return failure([report("document-outside", { document, folder }, documentAt)]);
  }
  const path = `${folder}/${document}`;
  const text = readText(`${project.root}/${path}`, { disk, shown: path, limit: documentLimit });
  if (!text.ok) return failure(text.diagnostics.map((diagnostic) => ({ at: documentAt, ...diagnostic })));
  const open = once(() => openDocument(path, text.value));
  return outcome({ path, text: text.value, hash: hashOf(text.value), open, contents: once(() => readWhole(open())) }, []);
}
