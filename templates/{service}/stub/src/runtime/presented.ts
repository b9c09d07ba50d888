/** What a request shows of who sends it, before anybody judges it. */
import type { CredentialData } from "./data.ts";
import { entryOf } from "./objects.ts";

/** Names of headers in lower case, as Node has them. */
export type RequestHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/** What is there several times is no one value. */
export type Presented = RequestHeaders[string];

export interface Presenting {
  readonly headers: RequestHeaders;
  /** As it stands in the URL. */
  readonly query: string;
  /** The fingerprint of the client's certificate, empty where it showed none; undefined where that cannot be told. */
  readonly certificate?: string;
}

/** The name of the header, the parameter or the cookie by which a scheme is met. */
export function carrierOf(scheme: CredentialData): string {
  if (scheme.is === "certificate") return "certificate";
  if (scheme.is === "basic") return "Authorization";
  return scheme.is === "header" ? scheme.header : scheme.parameter;
}

export function presented(scheme: CredentialData, { headers, query, certificate }: Presenting): Presented {
  if (scheme.is === "certificate") return certificate === "" ? undefined : certificate;
  if (scheme.is === "query") return alone(new URLSearchParams(query).getAll(scheme.parameter));
  if (scheme.is === "cookie") return alone(cookiesIn(headers).filter(([name]) => name === scheme.parameter).map(([, value]) => value));
  return entryOf(headers, carrierOf(scheme).toLowerCase());
}

function alone(values: readonly string[]): Presented {
  return values.length > 1 ? values : values[0];
}

/** RFC 6265, section 4.2.1: pairs with a semicolon between them. */
function cookiesIn(headers: RequestHeaders): readonly (readonly [name: string, value: string])[] {
  const texts = [entryOf(headers, "cookie") ?? []].flat();
  return texts.flatMap((text) => text.split(";")).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name.trim(), value.join("=").trim()] as const;
  });
}
