/** Requests that a server must not answer: each lacks a header or a parameter that the document requires, or a credential that is accepted. */
import type { CredentialData, FieldData, Ways } from "../../stub/src/runtime/data.ts";
import { carrierOf } from "../../stub/src/runtime/presented.ts";
import { withoutCertificates } from "../../stub/src/runtime/ways.ts";
import type { Carrying, Headers } from "./connection.ts";

/** What is wrong, to stand after "is refused", and what the request carries. */
export type Unacceptable = readonly [says: string, carrying: Carrying];

/** The schemes by which a request has to be known: none where it need not be, or where only its connection shows that. */
export function asked(ways: Ways, credentials: readonly CredentialData[]): readonly Carried[] {
  const carrying = withoutCertificates(ways, credentials);
  if (carrying.some((way) => way.length === 0)) return [];
  const names = new Set(carrying.flat().map(({ scheme }) => scheme));
  return credentials.filter((scheme): scheme is Carried => scheme.is !== "certificate" && names.has(scheme.name));
}

type Carried = Exclude<CredentialData, { readonly is: "certificate" }>;

/**
 * @param headers those that the document knows
 * @param query the parameters that it knows
 * @param usual what a request carries that is answered
 */
export function unacceptable(
  headers: readonly FieldData[],
  query: readonly FieldData[],
  credentials: readonly Carried[],
  usual: Required<Carrying>,
): readonly Unacceptable[] {
  const anonymous = credentials.reduce(without, usual);
  const carriers = [...new Set(credentials.map(carrierText))];
  return [
    ...namesOf(headers).map((name): Unacceptable => [`without the header ${name}`, { ...usual, headers: otherThan(usual.headers, name) }]),
    ...namesOf(query).map((name): Unacceptable => [`without the parameter ${name}`, { ...usual, query: withoutParameter(usual.query, name) }]),
    ...carriers.map((carrier): Unacceptable => [`without the ${carrier}`, anonymous]),
    ...credentials.map((scheme): Unacceptable => [`with a credential of the scheme ${scheme.name} that nobody was given`, withUnknown(scheme, anonymous)]),
  ];
}

function namesOf(fields: readonly FieldData[]): readonly string[] {
  return fields.filter(({ required }) => required).map(({ name }) => name);
}

const words = { basic: "header", header: "header", query: "parameter", cookie: "cookie" } as const;

function carrierText(scheme: Carried): string {
  return `${words[scheme.is]} ${carrierOf(scheme)}`;
}

/** Where one of several can carry a credential, a request without one has none of them. */
function without({ headers, query }: Required<Carrying>, scheme: Carried): Required<Carrying> {
  if (scheme.is !== "query") return { headers: otherThan(headers, headerOf(scheme)), query };
  return { headers, query: withoutParameter(query, scheme.parameter) };
}

function withoutParameter(query: string, name: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(name);
  return parameters.toString();
}

function withUnknown(scheme: Carried, { headers, query }: Required<Carrying>): Carrying {
  if (scheme.is !== "query") return { headers: { ...headers, [headerOf(scheme)]: unknownTo(scheme) }, query };
  const parameters = new URLSearchParams(query);
  parameters.append(scheme.parameter, nobodys);
  return { headers, query: parameters.toString() };
}

function headerOf(scheme: Carried): string {
  return scheme.is === "cookie" ? "Cookie" : carrierOf(scheme);
}

const nobodys = "nobody-was-given-this";

function unknownTo(scheme: Carried): string {
  if (scheme.is === "basic") return `Basic ${btoa("nobody:nothing")}`;
  if (scheme.is === "header") return [scheme.word, nobodys].filter((text) => text !== "").join(" ");
  return `${scheme.parameter}=${nobodys}`;
}

/** Names of headers differ in case, and mean the same. */
function otherThan(headers: Headers, name: string): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([one]) => one.toLowerCase() !== name.toLowerCase()));
}
