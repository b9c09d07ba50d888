/** What an answer means: the value that its operation promises, or the arm of the error that it is. */
import type { Exchange } from "./contract.ts";
import { fail } from "./errors.ts";
import type { Response } from "./web.ts";

/** Refuses a redirect. A browser hides its status, and where it leads. */
export function refuseRedirect(exchange: Exchange, { status, headers }: Response): void {
  const location = headers.get("location");
  if (status === 0 || (location !== null && status > 299 && status < 400)) {
    throw fail("redirect", `answered ${status}: redirect`, { status, location: () => location }, exchange);
  }
}

/** The value that the operation promises, taken out of its envelope. */
export function decode(exchange: Exchange, response: Response, bytes: Uint8Array | ArrayBuffer | undefined): unknown {
  const { answers, empty } = exchange.operation;
  const { status } = response;
  const { value, flaw } = parse(bytes, response.headers.get("content-type")!);
  if (!response.ok) throw fail("status", `answered ${status}`, { status, body: () => value, response: () => response }, exchange);
  if (empty && flaw === bodiless) return undefined;
  if (!flaw && answers === undefined) return value;
  if (!flaw && Object.hasOwn(Object(value), answers!)) return (value as { readonly [name: string]: unknown })[answers!];
  throw fail("decode", `answered ${status}: ${flaw ?? `no "${answers}"`}`, { status, body: () => value }, exchange);
}

/** What a body holds: a value where JSON came, a text where another came; and why it is no value. */
interface Body {
  readonly value?: unknown;
  readonly flaw?: string;
}

const bodiless = "empty";

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

function parse(bytes: Uint8Array | ArrayBuffer | undefined, type: string): Body {
  if (!bytes?.byteLength) return { flaw: bytes ? bodiless : "too large" };
  let value;
  try {
    value = utf8.decode(bytes);
    if (/^[^;]+[/+]json\b/i.test(type)) return { value: JSON.parse(value) };
  } catch {}
  return { value, flaw: "no JSON" };
}
