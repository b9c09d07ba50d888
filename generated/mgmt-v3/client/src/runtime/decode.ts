/** What an answer means: the value that its operation promises, or the arm of the error that it is. */
import type { Exchange } from "./contract.ts";
import { type ArmOf, fail } from "./errors.ts";
import type { Response } from "./web.ts";

/** The value that the operation promises, taken out of its envelope. A browser hides the status of a redirect, and where it leads. */
export function decode(exchange: Exchange, response: Response, bytes: Uint8Array | ArrayBuffer | undefined): unknown {
  const { answers, empty, list, reads } = exchange.operation;
  const { status, ok, headers } = response;
  let [value, flaw] = (ok && reads?.(bytes, empty)) || parse(bytes, headers.get("content-type")!);
  const refusal = (kind: Refusal, why = ""): ArmOf<Refusal> =>
    fail(kind, `answered ${status}${why}`, { status, body: () => value, response: () => response }, exchange);
  if (!status || (/^3/.test(`${status}`) && headers.has("location"))) throw refusal("redirect");
  if (!ok) throw refusal("status");
  if (empty && bytes?.byteLength === 0) return undefined;
  if (flaw) throw refusal("decode", flaw);
  if (answers !== undefined) {
    if (!Object.hasOwn(Object(value), answers)) throw refusal("decode", `: no "${answers}"`);
    value = (value as { readonly [name: string]: unknown })[answers];
  }
  return list ? (value ?? []) : value;
}

type Refusal = "status" | "redirect" | "decode";

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** What a body holds: a value where JSON came, a text where another came; and why it is no value. */
function parse(bytes: Uint8Array | ArrayBuffer | undefined, type: string): readonly [value: unknown, flaw?: string] {
  if (!bytes?.byteLength) return [undefined, bytes ? ": empty" : ": too large"];
  let value;
  try {
    value = utf8.decode(bytes);
    if (/^[^;]+[/+]json\b/i.test(type)) return [JSON.parse(value)];
  } catch {}
  return [value, ": no JSON"];
}
