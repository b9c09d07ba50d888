/** What a service knows its caller by. Secrets stay within functions, where neither an inspection nor JSON shows them. */
import type { Credential, Headers, Secret } from "./contract.ts";
import { headersOf } from "./encode.ts";
import { fail } from "./errors.ts";
import type { Fetch } from "./web.ts";

/** A secret in a header, after the word of its scheme: `token("Authorization", "Bearer", secret)`. Without a word it stands alone. */
export function token(header: string, word: string, secret: Secret): Credential {
  const write = (text: string): Headers => headersOf({ [header]: word ? `${word} ${text}` : text });
  if (typeof secret !== "string") return secret(write);
  const headers = write(secret);
  return { send: (post) => post(headers) };
}

/** User name and password, as HTTP's Basic scheme encodes them. */
export function basic(username: string, password: string): Credential {
  if (username.includes(":")) throw fail("encode", "username has a colon");
  return token("Authorization", "Basic", btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`))));
}

/** A secret in a cookie, as it is: a sign that would end it is refused. */
export function cookie(name: string, secret: Secret): Credential {
  const pair = (text: string): string => {
    if (/[^!#-+\--:<-[\]-~]/.test(text)) throw fail("encode", `cookie ${name} cannot hold its value`);
    return `${name}=${text}`;
  };
  return token("Cookie", "", typeof secret === "string" ? pair(secret) : (write) => secret((text) => write(pair(text))));
}

/** A secret in the query. It joins the URL last: neither policies nor logs and errors know it, nor does the answer. */
export function inQuery(name: string, secret: Secret): Credential {
  const write = (text: string): Headers => {
    if (!text || !text.isWellFormed()) throw fail("encode", `parameter ${name} needs a value`);
    return { [name]: text };
  };
  const adding = (written: Headers, send: Fetch): Fetch => async (url, init) => {
    const response = await send(`${url}${url.includes("?") ? "&" : "?"}${encodeURIComponent(name)}=${encodeURIComponent(written[name]!)}`, init);
    Reflect.defineProperty(response, "url", { value: url, configurable: true });
    return response;
  };
  const credential = typeof secret === "string" ? standing(write(secret)) : secret(write);
  return { ...credential, send: (post, exchange, send) => credential.send((written) => post({}, adding(written, send)), exchange, send) };
}

function standing(written: Headers): Credential {
  return { send: (post) => post(written) };
}
