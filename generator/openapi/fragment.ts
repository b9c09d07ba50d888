/** What a part of a service contributes to a document, as text wherever the document only repeats it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Service } from "../model/service.ts";
import type { Schema } from "../model/shape.ts";
import type { ListedSchemas } from "../model/usage.ts";
import type { Dialect } from "./dialect.ts";
import type { OpenApiDocument } from "./document.ts";
import { formsIn } from "./forms.ts";
import type { Portion, Root } from "./parts.ts";
import { checkNames } from "./paths/names.ts";
import { emittedOperations } from "./paths/operations.ts";
import { planPaths } from "./paths/paths.ts";
import { contextOf, portionOf } from "./portion.ts";
import { openApiDocument } from "./root.ts";
import { sourcePortion, type SourcePortion } from "./source-map/sourcemap.ts";
import type { Traces } from "./source-map/trace.ts";
import { joinEntries, portionEntries, type Entries, type FormatName, type JoinedText } from "./texts.ts";

export interface Fragment {
  /** The portion without what stands in the texts. */
  readonly portion: Portion;
  readonly entries: { readonly [Format in FormatName]?: Entries };
}

export interface FragmentMade {
  readonly fragment: Fragment;
  /** Names and paths that no other part can have. */
  readonly claims: readonly string[];
  readonly findings: readonly Diagnostic[];
  /** What it contributes to the source map, as the part of a definition file. */
  readonly sources: (module: string) => SourcePortion;
}

export function fragmentOf(part: Service, lent: readonly Schema[], listed: ListedSchemas, dialect: Dialect, formats: readonly FormatName[]): FragmentMade {
  const plans = planPaths(part.resources);
  const context = contextOf(dialect, formsIn(part.schemas, listed, lent), part);
  const portion = portionOf(part, plans, context);
  const findings = [...context.findings, ...checkNames(part, portion, context)];
  // Paths that are the same have the same pattern.
  const patterns = plans.map(({ pattern }) => `pattern ${pattern}`);
  const ids = emittedOperations(portion.paths).map(({ operationId }) => `id ${operationId}`);
  const fragment = {
    portion: { ...portion, paths: {}, schemas: {} },
    entries: Object.fromEntries(formats.map((format) => [format, portionEntries(portion, format)])),
  };
  const claims = [...patterns, ...ids, ...Object.keys(portion.schemas).map((name) => `component ${name}`)];
  return { fragment, claims, findings, sources: (module) => sourcePortion(portion, module, context.traces) };
}

export interface JoinedDocument {
  /** The document without what stands in the texts. */
  readonly document: OpenApiDocument;
  readonly traces: Traces;
  readonly text: (format: FormatName) => JoinedText;
}

/** The document that the fragments make, in their order. */
export function documentFrom(root: Root, fragments: readonly Fragment[], listed: ListedSchemas, dialect: Dialect): JoinedDocument {
  const hasSchemas = fragments.some(({ entries }) => Object.values(entries).some(({ schemas }) => schemas.length > 0));
  const portion = joinedPortion(
    fragments.map((fragment) => fragment.portion),
    hasSchemas,
  );
  const context = contextOf(dialect, formsIn([], listed), root);
  const document = openApiDocument(root, portion, context);
  return {
    document,
    traces: context.traces,
    text: (format) =>
      joinEntries(
        document,
        fragments.map(({ entries }) => entries[format]!),
        format,
      ),
  };
}

/** The texts hold the schemas: one that is empty holds their place. */
function joinedPortion(portions: readonly Portion[], hasSchemas: boolean): Portion {
  return {
    paths: {},
    schemas: hasSchemas ? { "": {} } : {},
    generic: portions.flatMap(({ generic }) => generic),
    tags: portions.flatMap(({ tags }) => tags),
    kinds: portions.flatMap(({ kinds }) => kinds),
    idle: portions.flatMap(({ idle }) => idle),
    genericItems: portions.flatMap(({ genericItems }) => genericItems),
    hasOperations: portions.some(({ hasOperations }) => hasOperations),
    refersToErrors: portions.some(({ refersToErrors }) => refersToErrors),
  };
}
