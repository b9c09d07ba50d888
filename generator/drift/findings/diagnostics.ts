/** Findings as diagnostics: at the line of the document, with that of the definition beside it. */
import type { Diagnostic, Related } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Finding } from "./finding.ts";

const codes = { added: "fact-added", removed: "fact-removed", changed: "fact-changed", renamed: "fact-renamed", moved: "fact-moved" } as const;

export function diagnosticOf(finding: Finding): Diagnostic {
  const { change, from, to, fingerprint, document, definition, also } = finding;
  if (finding.fact === "acceptance") return { ...report("acceptance-unused", { acceptance: from ?? "" }, document), fingerprint };
  const related: Related[] = [
    ...(definition === undefined ? [] : [{ message: "The definition stands here.", at: definition }]),
    ...also.filter((one) => one.document.line !== document.line).map((one) => ({ message: "The document says so here as well.", at: one.document })),
  ];
  return { ...report(codes[change], { subject: subjectOf(finding), from, to, fingerprint }, document, related), fingerprint };
}

/** `the default of "limit" in "Orders"` */
function subjectOf({ fact, place: { section, row } }: Finding): string {
  const within = `in "${section}"`;
  if (fact === "section") return "a section";
  if (fact === "row") return `a row ${within}`;
  if (fact === "statement") return `a statement ${within}`;
  return row === undefined ? `${words[fact] ?? fact} ${within}` : `${words[fact] ?? fact} of "${row}" ${within}`;
}

const words: { readonly [fact: string]: string } = {
  type: "the type",
  default: "the default",
  range: "the range",
  length: "the length",
  values: "the allowed values",
  known: "a known value",
  items: "the number of items",
  format: "the format",
  pattern: "the pattern",
  step: "the step",
  bits: "the bits",
  reference: "the reference",
  holds: "the fields held",
  member: "the type of a field named",
  readOnly: "the read-only mark",
  writeOnly: "the write-only mark",
  required: "the requirement",
  key: "the key fields",
  windows: "the window",
  methods: "the method",
  path: "the path",
  request: "the request",
  response: "the response",
  property: "a property",
  access: "who may call",
  kind: "the kind",
  notShown: "what is not shown",
  mention: "what is mentioned",
};
