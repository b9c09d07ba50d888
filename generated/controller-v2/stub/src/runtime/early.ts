/** Answers to requests that never reach the stub, in the form that it gives to refusals of which the document states none. */
import { MARK, type Answer } from "./answer.ts";
import type { IncomingMessage } from "node:http";

export function tooLarge(limit: number): Answer {
  return early(413, `The body has more than ${limit} bytes.`, { field: "body", fact: `must have at most ${limit} bytes` });
}

/** Of all that can be expected before a body is sent there is `100-continue` alone. */
export function unexpected({ headers }: IncomingMessage): Answer {
  return early(417, "The server does not do what is expected.", { field: "Expect", fact: `must be "100-continue", and is ${JSON.stringify(headers.expect?.slice(0, 60))}` });
}

/** HTTP/1.1 asks for one host (RFC 9112, 3.2). */
export function withoutOneHost({ httpVersion, headersDistinct: { host = [] } }: IncomingMessage): Answer | undefined {
  if (host.length === 1 || (host.length === 0 && httpVersion === "1.0")) return undefined;
  return early(400, "The request does not name one host.", { field: "Host", fact: host.length === 0 ? "is missing" : "is there more than once" });
}

export function failed(error: unknown): Answer {
  return answer(500, error instanceof Error ? error.message : String(error), []);
}

/** Of such a request the rest is not read, so that no other can follow it. */
function early(status: number, message: string, problem: object): Answer {
  const { headers, ...rest } = answer(status, message, [problem]);
  return { ...rest, headers: { ...headers, connection: "close" } };
}

function answer(status: number, message: string, problems: readonly object[]): Answer {
  return { status, headers: { "content-type": "application/json", [MARK]: "the status and the body of errors" }, body: JSON.stringify({ error: { message, problems } }) };
}
