/** What is made of one definition file by itself: its part of the documents, and the outputs that are its alone. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { LinkedPart } from "../link/linked-part.ts";
import type { ServiceIndex } from "../link/service-index.ts";
import { fragmentOf, type Fragment } from "../openapi/fragment.ts";
import { toJson } from "../openapi/json.ts";
import type { Root } from "../openapi/parts.ts";
import { hasNoSources, partPath, serviceFolder, sourcePart, type SourcePortion } from "../openapi/source-map/sourcemap.ts";
import { clientClaims } from "../views/client/claims.ts";
import { sharedNameFindings } from "../views/client/shared-names.ts";
import { pageNameOf, pageTextsOf, type PageName, type PageTexts } from "../views/docs/known-page.ts";
import { isOfClient, rendererOf } from "../views/outputs.ts";
import { partScope, partViews } from "../views/part-view.ts";
import type { Templates } from "../views/template.ts";
import { documentsFor, SOURCES } from "./documents.ts";
import { DOCS, inGroups } from "./groups.ts";
import { hashFile, type HashedFile } from "./hashed-file.ts";
import { docsImprints, imprintsOf, type Imprints } from "./imprint.ts";
import type { OutputFile } from "./output.ts";

/** What every part of a service is made with. */
export interface PartContext {
  readonly name: string;
  readonly index: ServiceIndex;
  /** The groups of outputs that are asked for. */
  readonly groups: readonly string[];
  readonly templates: Templates;
}

/** What a part has to itself. */
export interface PartClaims {
  /** What no other part can have. */
  readonly claims: readonly string[];
  /** What other parts can have as well, if it comes to the same. */
  readonly shared: readonly (readonly [name: string, meaning: string])[];
}

export interface PartMade extends PartClaims {
  /** By group of outputs. */
  readonly documents: { readonly [group: string]: Fragment };
  /** Where the file of the source map cannot be made of the part alone. */
  readonly sources?: SourcePortion;
  /** The outputs that are the file's alone. */
  readonly outputs: readonly HashedFile[];
  readonly imprints: Imprints;
  /** What its author hears of, and nothing is wrong with. */
  readonly warnings: readonly Diagnostic[];
  /** Its page in the docs, and what those of the whole service are made of. */
  readonly page?: MadePage;
}

export interface MadePage extends PageName {
  readonly texts: PageTexts;
}

type Make<Made> = (file: string, part: LinkedPart) => Made | undefined;

/** Undefined where there is something to find, or the service as a whole is needed. */
export function partMaker(context: PartContext, root: Root): Make<PartMade> {
  const ofDocuments = documentMaker(context, root);
  const ofTemplates = templateMaker(context);
  return (file, part) => {
    const documents = ofDocuments(file, part);
    const rendered = documents === undefined ? undefined : ofTemplates(file, part);
    if (documents === undefined || rendered === undefined) return undefined;
    const { texts, ...others } = documents;
    return {
      ...others,
      outputs: [...texts, ...rendered.texts].map(hashFile),
      claims: [...others.claims, ...rendered.claims],
      shared: rendered.shared,
      imprints: rendered.imprints,
      warnings: rendered.warnings,
      ...(rendered.page === undefined ? {} : { page: rendered.page }),
    };
  };
}

interface DocumentsMade extends Omit<PartMade, "outputs" | "shared" | "imprints" | "warnings" | "page"> {
  readonly texts: readonly OutputFile<string>[];
}

function documentMaker({ index, groups }: PartContext, root: Root): Make<DocumentsMade> {
  const documents = documentsFor(groups);
  const ofHeaders = new Set(root.headers.map(({ origin }) => origin.definition.file));
  return (file, { service, lent }) => {
    const made = documents.map(({ group, dialect, files }) => ({
      group,
      ...fragmentOf(
        service,
        lent,
        index.listed,
        dialect,
        files.map(({ format }) => format),
      ),
    }));
    if (made.some(({ findings }) => findings.length > 0)) return undefined;
    const sources = groups.includes(SOURCES) ? made[0]!.sources(file) : undefined;
    const isWhole = sources !== undefined && !ofHeaders.has(file) && hasNoSources(sources.generic);
    return {
      documents: Object.fromEntries(made.map(({ group, fragment }) => [group, fragment])),
      texts:
        isWhole && !hasNoSources(sources.listed) ? [{ path: partPath(file, serviceFolder(root)), text: toJson(sourcePart(file, sources.listed, root)) }] : [],
      ...(sources === undefined || isWhole ? {} : { sources }),
      claims: [...new Set(made.flatMap(({ claims }) => claims))],
    };
  };
}

interface TemplatesMade extends Pick<PartMade, "claims" | "shared" | "imprints" | "warnings" | "page"> {
  readonly texts: readonly OutputFile<string>[];
}

const nothing = { texts: [], claims: [], shared: [], warnings: [] };

function templateMaker({ name, index, groups, templates }: PartContext): Make<TemplatesMade> {
  const renderer = rendererOf(templates);
  const wanted = inGroups(groups);
  return (file, part) => {
    const scope = partScope(file, part, index.declared);
    const { views, client, digest } = partViews(file, scope);
    const rendered = renderer.ofFiles(name, views, wanted);
    if (!rendered.ok || rendered.diagnostics.length > 0) return undefined;
    const known = groups.includes(DOCS) ? digest() : undefined;
    const page = known && { ...pageNameOf(known), texts: pageTextsOf(known) };
    const common = { imprints: { ...imprintsOf(part, groups, client), ...(page && docsImprints(page.texts)) }, ...(page && { page }) };
    if (rendered.value.length === 0) return { ...nothing, ...common };
    const claims = clientClaims(file, client());
    const warnings = rendered.value.some(isOfClient) ? sharedNameFindings(client(), file) : [];
    if (claims === undefined) return undefined;
    return { texts: rendered.value, warnings, ...claims, ...common };
  };
}
