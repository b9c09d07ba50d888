/** What an answer means: the value that its operation promises, or the arm of the error that it is. */
import type { Exchange } from "./contract.ts";
import { fail } from "./errors.ts";
import { bodiless, read } from "./read.ts";
import type { Response } from "./web.ts";

/** The value that the operation promises, taken out of its envelope. */
export async function decode(exchange: Exchange, response: Response, maxBytes: number): Promise<unknown> {
  const { answers, empty } = exchange.operation;
  const { status, headers } = response;
  const answered = `answered ${status}`;
  const location = headers.get("location");
  // A browser hides the status of a redirect, and where it leads.
  if (status === 0 || (location !== null && status > 299 && status < 400)) throw fail("redirect", `${answered}, a redirect`, { status, location: () => location }, exchange);
  const { value, flaw } = await read(response, maxBytes);
  if (!response.ok) throw fail("status", answered, { status, body: () => value, response: () => response }, exchange);
  if (empty && flaw === bodiless) return undefined;
  const isThere = answers === undefined || Object.hasOwn(Object(value), answers);
  if (flaw !== undefined || !isThere) throw fail("decode", `${answered} ${flaw ?? `without "${answers}"`}`, { status, body: () => value }, exchange);
  return answers === undefined ? value : (value as { readonly [name: string]: unknown })[answers];
}
