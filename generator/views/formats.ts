/** The formats of texts that a standard defines, and that stubs and builders of objects therefore keep: `runtime/formats.ts` of a stub says how. */
const standard: ReadonlySet<string> = new Set([
  "byte",
  "date",
  "date-time",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "time",
  "uri",
  "uri-reference",
  "uuid",
]);

/** Nothing where the format is the document's own name for something. */
export function standardFormat(name: string | undefined): string | undefined {
  return name !== undefined && standard.has(name) ? name : undefined;
}
