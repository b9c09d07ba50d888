/** Where a request carries what the service knows its caller by, and how that looks. */
import type { SecurityScheme } from "./service.ts";

type Scheme = Pick<SecurityScheme, "how">;

export type Carried =
  /** After the word and a space; alone where the word is empty. */
  | { readonly in: "header"; readonly name: string; readonly word: string }
  | { readonly in: "query" | "cookie"; readonly name: string }
  /** By no request. */
  | { readonly in: "connection" };

export function carriedBy({ how }: Scheme): Carried {
  switch (how.is) {
    case "basic":
      return { in: "header", name: "Authorization", word: "Basic" };
    case "bearer":
    case "oauth2":
    case "openid":
      return { in: "header", name: "Authorization", word: "Bearer" };
    case "header":
      return { in: "header", name: how.header, word: how.word ?? "" };
    case "query":
      return { in: "query", name: how.parameter };
    case "cookie":
      return { in: "cookie", name: how.cookie };
    case "certificate":
      return { in: "connection" };
  }
}

/** What stands for the credential where a request is shown: the document's own words where it has some. */
export function standInFor({ how }: Scheme): string {
  switch (how.is) {
    case "basic":
      return "<credentials>";
    case "bearer":
    case "oauth2":
    case "openid":
      return "<token>";
    case "header":
      return how.credential;
    case "query":
      return `<${how.parameter}>`;
    case "cookie":
      return `<${how.cookie}>`;
    case "certificate":
      return "";
  }
}

/** A header and its value; of what is no header, what stands in the request, or that nothing does. */
export interface ShownCredential {
  readonly header?: string;
  readonly value: string;
}

export function showCredential(credential: string, scheme: Scheme): ShownCredential {
  const carried = carriedBy(scheme);
  switch (carried.in) {
    case "header":
      return { header: carried.name, value: carried.word === "" ? credential : `${carried.word} ${credential}` };
    case "cookie":
      return { header: "Cookie", value: `${carried.name}=${credential}` };
    case "query":
      return { value: `?${carried.name}=${credential}` };
    case "connection":
      return { value: "a certificate of the client" };
  }
}

/** In a line: `X-Key: <key>`, `?key=<key>`. */
export function shownText({ header, value }: ShownCredential): string {
  return header === undefined ? value : `${header}: ${value}`;
}
