/**
 * Redocly's strictest rule set over a document in memory: nothing is read from the disk or the network. Nothing is
 * left out but what contradicts a fact, each rule with its reason.
 */
import type { RedoclyProblem } from "../diagnostics/catalog/openapi.ts";
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { withCalledNames, withoutCalledNames } from "./called-names.ts";
import type { OpenApiDocument } from "./document.ts";
import type { Emitted } from "./emitted.ts";
import { pointerKeys } from "./source-map/pointer.ts";

const leftOut = {
  // The document names no licence, and one would be invented.
  "info-license": "off",
  "info-license-strict": "off",
  // The statuses of errors are not stated: `default` stands for all of them.
  "operation-4xx-response": "off",
  // The addresses are those of the document, be one that of an example or of the reader's own machine.
  "no-server-example.com": "off",
  // The paths are those of the document, be it that a request matches two: which one is meant OpenAPI leaves open.
  "no-ambiguous-paths": "off",
} as const;

/** Nothing can be defined where the document says nothing of authentication. */
function leftOutOf({ security }: OpenApiDocument): typeof leftOut & { "security-defined"?: "off" } {
  return security === undefined ? { ...leftOut, "security-defined": "off" } : leftOut;
}

export async function lint(emitted: Pick<Emitted, "document" | "traces">): Promise<readonly Diagnostic[]> {
  return problemFindings(await problemsIn(emitted.document), emitted);
}

export async function problemsIn(document: OpenApiDocument): Promise<readonly RedoclyProblem[]> {
  // Loading takes about a second: it is done when it is asked for.
  const { BaseResolver, Source, createConfig, lintDocument } = await import("@redocly/openapi-core");
  const externalRefResolver = new BaseResolver();
  externalRefResolver.loadExternalRef = (ref) => Promise.reject(new Error(`"${ref}" is outside the document`));
  const config = await createConfig({ extends: ["recommended-strict"], rules: leftOutOf(document), telemetry: "off" }, { externalRefResolver });
  const source = new Source("openapi.json", "");
  const problems = await lintDocument({ document: { source, parsed: withoutCalledNames(document) }, config, externalRefResolver });
  return problems.flatMap(({ ruleId: rule, severity, message, location, reference }): readonly RedoclyProblem[] => {
    const pointer = withCalledNames(
      location
        .map((one) => one.pointer)
        .find((one) => one !== undefined)
        ?.replace(/^#\/?/, "") ?? "",
    );
    if (rule === "path-parameters-defined" && namesAPlaceholder(pointer, document)) return [];
    if (rule === "no-unsafe-markdown" && isSafeBesideCode(pointer, document)) return [];
    return [{ rule, severity: severity === "warn" ? "warning" : "error", message: withCalledNames(message), pointer, reference }];
  });
}

/** Each with the declaration that it is about. */
export function problemFindings(problems: readonly RedoclyProblem[], { document, traces }: Pick<Emitted, "document" | "traces">): readonly Diagnostic[] {
  return problems.map((problem) => report("redocly", problem, declarationAt(problem.pointer, document, traces)));
}

/** Redocly reads placeholders of letters, digits, `.`, `_` and `-` alone, and misses where any other stands: OpenAPI leaves the name free. */
function namesAPlaceholder(pointer: string, document: object): boolean {
  const name = nodesAt(pointer, document).at(-1);
  return typeof name === "string" && pointerKeys(pointer)[1]?.includes(`{${name}}`) === true;
}

/** Redocly looks into code spans as well, in which Markdown knows no tags (CommonMark, 6.1): `Blocks requests that hold <script>.` */
function isSafeBesideCode(pointer: string, document: object): boolean {
  const text = nodesAt(pointer, document).at(-1);
  return typeof text === "string" && !/<script\b|<[a-z][^>]*\bon[a-z]+\s*=|javascript:/i.test(text.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs, ""));
}

/** The declaration of the innermost node on the way to a pointer that has one. */
function declarationAt(pointer: string, document: object, traces: Emitted["traces"]): Position | undefined {
  const definitions = nodesAt(pointer, document).map((node) =>
    typeof node === "object" && node !== null ? traces.get(node)?.origins[0]?.definition : undefined,
  );
  return definitions.findLast((definition) => definition !== undefined);
}

/** What stands on the way to a pointer, from the outermost on, as far as the document has it. */
function nodesAt(pointer: string, document: object): readonly unknown[] {
  const nodes: unknown[] = [];
  let node: unknown = document;
  for (const step of pointerKeys(pointer)) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, step)) break;
    node = (node as { readonly [key: string]: unknown })[step];
    nodes.push(node);
  }
  return nodes;
}
