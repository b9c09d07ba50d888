/** Reading a body: no more bytes than allowed, UTF-8 alone, and JSON only where JSON came. */
import type { Response } from "./web.ts";

/** What a body holds, and what is wrong with it. */
export interface Body {
  /** The value where JSON came, the text where another came. */
  readonly value?: unknown;
  /** Why it is no value, as what follows on "answered 200 "; absent where it is one. */
  readonly flaw?: string;
}

/** What is wrong with an empty body. */
export const bodiless = "without a body";

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** Reads a body to its end. */
export async function read(response: Response, maxBytes: number): Promise<Body> {
  const bytes = await readBytes(response, maxBytes);
  if (!bytes?.byteLength) return { flaw: bytes ? bodiless : "with too large a body" };
  let value;
  try {
    value = utf8.decode(bytes);
    if (/^[^;]+[/+]json\b/i.test(response.headers.get("content-type")!)) return { value: JSON.parse(value) };
  } catch {}
  return { value, flaw: "without JSON" };
}

/** The bytes of a body, counted as they come; `undefined` where they are too many. */
async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array | ArrayBuffer | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let chunk; (chunk = (await reader?.read())?.value); chunks.push(chunk)) {
    if ((maxBytes -= chunk.byteLength) < 0) return undefined;
  }
  return chunks.length === 1 ? chunks[0] : new Blob(chunks).arrayBuffer();
}
