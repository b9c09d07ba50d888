/** The headers of requests that a server must not answer: each lacks one that the document requires, or a credential that is accepted. */
import type { CredentialData, FieldData } from "../../stub/src/runtime/data.ts";
import type { Headers } from "./server.ts";

/** What is wrong, to stand after "is refused", and the headers. */
export type Unacceptable = readonly [says: string, headers: Headers];

/**
 * @param fields the headers that the document knows
 * @param headers of a request that is answered
 */
export function unacceptableHeaders(fields: readonly FieldData[], credentials: readonly CredentialData[], headers: Headers): readonly Unacceptable[] {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const carrying = [...new Set(credentials.map(headerOf))];
  return [
    ...required.map((name): Unacceptable => [`without the header ${name}`, otherThan(headers, [name])]),
    ...carrying.map((name): Unacceptable => [`without the header ${name}`, otherThan(headers, carrying)]),
    ...credentials.map((scheme): Unacceptable => [`with a credential of the scheme ${scheme.name} that nobody was given`, { ...otherThan(headers, carrying), [headerOf(scheme)]: unknownTo(scheme) }]),
  ];
}

function headerOf(scheme: CredentialData): string {
  return scheme.is === "basic" ? "Authorization" : scheme.header;
}

function unknownTo(scheme: CredentialData): string {
  if (scheme.is === "basic") return `Basic ${btoa("nobody:nothing")}`;
  return [scheme.word, "nobody-was-given-this"].filter((text) => text !== "").join(" ");
}

/** Their names differ in case, and mean the same. Where one of several headers can carry a credential, a request without one has none of them. */
function otherThan(headers: Headers, names: readonly string[]): Headers {
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([one]) => !lower.has(one.toLowerCase())));
}
