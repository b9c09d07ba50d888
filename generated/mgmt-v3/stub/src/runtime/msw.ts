/** The stub as handlers of Mock Service Worker: one for every path below the base, since its own routes cannot match every URI. */
import { http, HttpResponse, type RequestHandler } from "msw";
import { responseOf, stubRequest } from "./fetch.ts";
import type { Answering } from "./stub.ts";

/** Of the origin alone where one is given, `https://192.0.2.10`; otherwise of any. */
export function mswHandlers(stub: Answering, origin?: string): readonly RequestHandler[] {
  return [
    http.all(/^https?:\/\//, async ({ request }) => {
      const url = new URL(request.url);
      const ours = (origin === undefined || url.origin === new URL(origin).origin) && url.pathname.startsWith(`${stub.base}/`);
      if (!ours) return undefined;
      const answer = stub.handle(await stubRequest(request));
      if (answer.delivery?.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, answer.delivery?.delay));
      return answer.delivery?.lost === undefined ? responseOf(answer) : HttpResponse.error();
    }),
  ];
}
