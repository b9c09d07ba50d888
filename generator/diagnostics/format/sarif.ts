/** Diagnostics as SARIF 2.1.0, which code scanning services read. Every code of the catalogue is a rule; a command may have more. */
import { catalog } from "../catalog.ts";
import type { Diagnostic, Position } from "../diagnostic.ts";
import { inReadingOrder } from "./order.ts";

export interface SarifOptions {
  /** The tool's version. */
  readonly version: string;
  /** Turns a file's path from the project's root into one from the repository's. */
  readonly path?: (file: string) => string;
  readonly rules?: readonly SarifRule[];
}

/** A rule beside the codes of the catalogue. */
export interface SarifRule {
  readonly id: string;
  readonly help: string;
}

export function formatSarif(diagnostics: readonly Diagnostic[], { version, path = (file) => file, rules: more = [] }: SarifOptions): string {
  const rules = [...Object.keys(catalog).map((id) => ({ id })), ...more].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Specwright", semanticVersion: version, rules: rules.map(rule) } },
        columnKind: "utf16CodeUnits",
        results: inReadingOrder(diagnostics).map((one) => result(one, indices.get(one.code)!, path)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** The catalogue's messages have holes, so that a rule is described by its code's own words. */
function rule({ id, help }: { readonly id: string; readonly help?: string }): object {
  const words = id.replaceAll("-", " ");
  return {
    id,
    shortDescription: { text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` },
    ...(help === undefined ? {} : { help: { text: plainText(help) } }),
  };
}

function result({ code, severity, message, help, at, related, fingerprint }: Diagnostic, ruleIndex: number, path: (file: string) => string): object {
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: plainText(help === undefined ? message : `${message}\n${help}`) },
    ...(at === undefined ? {} : { locations: [location(at, path)] }),
    ...(fingerprint === undefined ? {} : { partialFingerprints: { "specwright/v1": fingerprint } }),
    ...(related === undefined
      ? {}
      : { relatedLocations: related.map((one, index) => ({ id: index + 1, message: { text: plainText(one.message) }, ...location(one.at, path) })) }),
  };
}

function location(at: Position, path: (file: string) => string): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uri(path(at.file)), uriBaseId: "%SRCROOT%" },
      region: { startLine: at.line, startColumn: at.column, endLine: at.line, endColumn: at.column + at.length },
    },
  };
}

/** Brackets that SARIF would read as a link are escaped (section 3.11.6). */
function plainText(text: string): string {
  return text.replace(/\[(?=[^\[\]]*\]\()/gu, "\\[");
}

/** A relative reference; whatever would be read as a scheme, a query or a fragment is percent-encoded. */
function uri(file: string): string {
  return file
    .replace(/\p{Cs}/gu, "\uFFFD")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}
