/** Another edition of a service's document held against its definitions: only where it differs from the own one, if that tells all. */
import { resolve } from "node:path";
import { positionMapper } from "../adopt/draft/markdown/position-mapper.ts";
import { writtenLike } from "../adopt/draft/markdown/plain-markdown.ts";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { failure, isError, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import type { DocumentText } from "../documents/document.ts";
import { documentOutline } from "../documents/editions/outline.ts";
import { sectionsKnown } from "../documents/editions/recognise.ts";
import { sectionHashes } from "../documents/editions/section-hashes.ts";
import type { OpenDocument } from "../documents/open.ts";
import { openDocument } from "../documents/read.ts";
import { unchangedSections } from "../drift/compare-again.ts";
import { compareOtherEditionInPart } from "../drift/beside/other-edition-in-part.ts";
import { compareOtherEdition } from "../drift/beside/other-edition.ts";
import { definitionsIn } from "../drift/definitions/definition-files.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { Project } from "../contract.ts";
import type { StatedDefinitions } from "./definitions.ts";
import type { ServiceDocument } from "./model.ts";
import { ownFindings, type ServiceFindings } from "./own-edition.ts";
import { unpackCheckpoint } from "./parts/packed-checkpoint.ts";
import { documentLimit } from "./project/limits.ts";
import type { ServiceFolder } from "./project/services.ts";

export async function otherFindings(
  project: Project,
  folder: ServiceFolder,
  stated: StatedDefinitions,
  own: ServiceDocument,
  path: string,
  disk: Disk,
): Promise<Outcome<ServiceFindings>> {
  const edition = own.open();
  if (!edition.ok) return edition;
  const other = openOther(project, path, { document: edition.value.text, text: own.text }, disk);
  if (!other.ok) return other;
  const found = await ownFindings(project, folder, stated, own, { disk, keeps: true });
  if (!found.ok) return found;
  const { plain, left } = found.value;
  const { text: document, losses, hashes, asGiven } = other.value;
  const before = left && unpackCheckpoint(left);
  const lost = losses(before && unchangedSections(before, hashes));
  const definitions = await stated.definitions();
  const inPart = before && compareOtherEditionInPart(definitions, { text: document, hashes }, edition.value.text, before);
  const findings = inPart ?? compareOtherEdition(definitionsIn(definitions), document, edition.value.text);
  return outcome({ plain: findings.map(placedBy(asGiven)), own: plain }, lost.map(reportedBy(asGiven)));
}

interface OtherDocument extends OpenDocument {
  /** Of the texts of its sections. */
  readonly hashes: readonly string[];
  /** Where something stands in the file, by where it stands in what is read. */
  readonly asGiven: (position: Position) => Position;
}

function placedBy(asGiven: OtherDocument["asGiven"]): (finding: Finding) => Finding {
  return (finding) => ({
    ...finding,
    document: asGiven(finding.document),
    also: finding.also.map((one) => ({ ...one, document: asGiven(one.document) })),
  });
}

function reportedBy(asGiven: OtherDocument["asGiven"]): (diagnostic: Diagnostic) => Diagnostic {
  return (diagnostic) => (diagnostic.at === undefined ? diagnostic : { ...diagnostic, at: asGiven(diagnostic.at) });
}

function openOther(
  project: Project,
  path: string,
  { document: edition, text: own }: { readonly document: DocumentText; readonly text: string },
  disk: Disk,
): Outcome<OtherDocument> {
  const otherText = readText(resolve(project.root, path), { disk, shown: path, limit: documentLimit });
  if (!otherText.ok) return otherText;
  const text = writtenLike(own, otherText.value);
  const asGiven = positionMapper(otherText.value, text);
  const opened = openDocument(path, text, edition);
  if (!opened.ok) return opened;
  if (sectionsKnown(opened.value.text, documentOutline(edition)).size > 0)
    return outcome({ ...opened.value, hashes: sectionHashes(opened.value.text, text), asGiven }, []);
  const lost = opened.value.losses();
  return failure(
    lost.some(isError) ? lost : [report("other-document", { document: path, edition: edition.file }, { file: path, line: 1, column: 1, length: 0 })],
  );
}
