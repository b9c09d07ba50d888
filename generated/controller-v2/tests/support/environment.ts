/** Which server is tested: the stub, unless variables of the environment name another one. */
import { readFileSync } from "node:fs";

export interface Environment {
  /** With the path that every URI stands below; the stub where there is none. */
  readonly url?: URL;
  /** The headers that each request needs, the credential among them. */
  readonly headers: { readonly [name: string]: string };
  /** The parameters that the query of each request needs: a credential, where the query carries it. */
  readonly query: { readonly [name: string]: string };
  /** Certificates of authorities in PEM. */
  readonly ca?: string;
  /** The certificate that the tests show, and its key, in PEM. */
  readonly client?: { readonly cert: string; readonly key: string };
  /** The SHA-256 fingerprint of the server's own certificate. */
  readonly fingerprint?: string;
  /** Whether requests may change something. */
  readonly writes: boolean;
  /** Where objects are made that the tests need: values of placeholders, by their names. */
  readonly at: { readonly [placeholder: string]: string };
  /** From which number on objects are named. */
  readonly seed: number;
}

/** Of the variables that begin with the name of the service in capitals: `LIBRARY_URL`, `LIBRARY_HEADERS`. */
export function environmentOf(service: string, variables: { readonly [name: string]: string | undefined } = process.env): Environment {
  const prefix = service.toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  const said = (name: string): string | undefined => variables[`${prefix}_${name}`] || undefined;
  const texts = (name: string): { readonly [key: string]: string } => textsIn(`${prefix}_${name}`, said(name));
  const [url, ca, fingerprint, cert, key] = [said("URL"), said("CA"), said("FINGERPRINT"), said("CERT"), said("KEY")];
  return {
    ...(url === undefined ? {} : { url: new URL(url) }),
    headers: texts("HEADERS"),
    query: texts("QUERY"),
    ...(ca === undefined ? {} : { ca: readFileSync(ca, "utf8") }),
    ...(cert === undefined || key === undefined ? {} : { client: { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") } }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    writes: url === undefined || said("WRITES") === "yes",
    at: texts("AT"),
    seed: Number(said("SEED") ?? 1),
  };
}

/** An object of texts, as JSON. */
function textsIn(name: string, text = "{}"): { readonly [key: string]: string } {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) as object).map(([key, value]) => [key, String(value)]));
  } catch {
    throw new Error(`${name} must be a JSON object of texts, such as {"name": "text"}.`);
  }
}
