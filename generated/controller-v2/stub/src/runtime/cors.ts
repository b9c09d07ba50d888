/** Lets pages of any origin call a stub: what browsers ask of servers (Fetch Standard, cross-origin resource sharing), and no document says. */
import type { Delivered } from "./befall.ts";
import { entryOf } from "./objects.ts";
import type { Answering, StubRequest } from "./stub.ts";

/** Asked by no browser, it answers as the stub does. What a browser asks beforehand never reaches the stub. */
export function withCors(stub: Answering): Answering {
  const { base, asksForCertificates = false } = stub;
  const handle = (request: StubRequest): Delivered => {
    const origin = headerOf(request, "origin");
    if (origin === undefined) return stub.handle(request);
    return isPreflight(request) ? permission(request, origin) : shownTo(origin, stub.handle(request));
  };
  return { base, asksForCertificates, handle };
}

function isPreflight(request: StubRequest): boolean {
  return request.method === "OPTIONS" && headerOf(request, "access-control-request-method") !== undefined;
}

/** Whatever is asked for: what a request may be is for the stub to say. */
function permission(request: StubRequest, origin: string): Delivered {
  const headers = {
    ...allowed(origin),
    "access-control-allow-methods": headerOf(request, "access-control-request-method") ?? "",
    "access-control-allow-headers": headerOf(request, "access-control-request-headers") ?? "",
  };
  return { status: 204, headers, body: "" };
}

/** With credentials a browser takes no asterisk for "all": each header is named. */
function shownTo(origin: string, answer: Delivered): Delivered {
  return { ...answer, headers: { ...allowed(origin), "access-control-expose-headers": Object.keys(answer.headers).join(", "), ...answer.headers } };
}

function allowed(origin: string): { readonly [name: string]: string } {
  return { "access-control-allow-origin": origin, "access-control-allow-credentials": "true", vary: "origin" };
}

function headerOf({ headers }: StubRequest, name: string): string | undefined {
  return entryOf(headers, name)?.toString();
}
