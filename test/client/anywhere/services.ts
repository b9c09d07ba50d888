/** The services that a client is tried against in every environment: open to scripts of any origin, as a browser asks for. */
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { certificate } from "../runtime/certificates.ts";
import type { Where } from "./program.ts";

const open = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*, authorization", "Access-Control-Allow-Methods": "*", "Access-Control-Expose-Headers": "*" };

/** Of every request its path, its own header and its body, in the envelope of what was asked for; the first token is no longer good. */
const listener: RequestListener = (request, response) => {
  const path = (request.url ?? "").slice("/mgmt/v3".length);
  const answer = (status: number, value: unknown, headers = {}): void => void response.writeHead(status, { "Content-Type": "application/json", ...open, ...headers }).end(typeof value === "string" ? value : JSON.stringify(value));
  if (request.method === "OPTIONS") return answer(204, "");
  if (request.headers.authorization !== "Device t2") return answer(401, {});
  if (path === "/failing/late") return;
  if (path === "/failing/status") return answer(404, { reason: "none" });
  if (path === "/failing/redirect") return answer(302, {}, { Location: "/mgmt/v3/slb" });
  if (path === "/failing/malformed") return answer(200, "{");
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => answer(200, { port: path, authentication: { own: request.headers["x-own"], body } }));
};

export interface Services extends Where {
  /** An empty page of another origin, from which a browser asks. */
  readonly page: string;
  readonly close: () => Promise<void>;
}

export async function services(): Promise<Services> {
  const plain = createServer(listener);
  const untrusted = createSecureServer(await certificate(), listener);
  const page = createServer((_request, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Page</title>"));
  const refused = createServer();
  const [port, securePort, pagePort, closedPort] = await Promise.all([plain, untrusted, page, refused].map(listening));
  await closed(refused);
  return {
    plain: `http://127.0.0.1:${port}`,
    untrusted: `https://127.0.0.1:${securePort}`,
    page: `http://127.0.0.1:${pagePort}/`,
    refused: `http://127.0.0.1:${closedPort}`,
    close: async () => void (await Promise.all([plain, untrusted, page].map((server) => (server.closeAllConnections(), closed(server))))),
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}
