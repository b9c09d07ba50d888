/** Diagnostics as SARIF 2.1.0, which code scanning services read. Every code of the catalogue is a rule. */
import { catalog } from "../catalog.ts";
import type { Diagnostic, Position } from "../diagnostic.ts";
import { inOrder } from "./order.ts";

export interface SarifOptions {
  /** The tool's version. */
  readonly version: string;
  /** Turns a file's path from the project's root into one from the repository's. */
  readonly path?: (file: string) => string;
}

const rules = Object.keys(catalog).toSorted();

export function formatSarif(diagnostics: readonly Diagnostic[], { version, path = (file) => file }: SarifOptions): string {
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Specwright", semanticVersion: version, rules: rules.map(rule) } },
        columnKind: "utf16CodeUnits",
        results: inOrder(diagnostics).map((one) => result(one, path)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** The catalogue's messages have holes, so that a rule is described by its code's own words. */
function rule(code: string): object {
  const words = code.replaceAll("-", " ");
  return { id: code, shortDescription: { text: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` } };
}

function result({ code, severity, message, help, at, related }: Diagnostic, path: (file: string) => string): object {
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: plainText(help === undefined ? message : `${message}\n${help}`) },
    ...(at === undefined ? {} : { locations: [location(at, path)] }),
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
  return file.replace(/\p{Cs}/gu, "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
