/** Servers on a real socket of this machine, and connections to them. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer, type ServerOptions } from "node:https";
import type { AddressInfo, Server as NetServer } from "node:net";
import { onTestFinished } from "vitest";
import { connect, token, type Connection, type ConnectOptions, type Operation } from "./runtime.ts";

/** What reading one thing is in these tests. */
export const readThing: Operation = { id: "readThing", method: "GET", effect: "read", answers: "thing" };

/** A service with nothing of its own. */
export const plain = { path: "/v1", headers: { "Content-Type": "application/json" } } as const;

/** The secret that must show up nowhere but in the header. */
export const secret = "s3cr3t-t0ken";

/** Listens until the test is over; the port. */
export async function listening(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    (server as Partial<Server>).closeAllConnections?.();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** A service behind plain HTTP, and what it was asked. */
export async function served(listener: RequestListener, options: Partial<ConnectOptions> = {}): Promise<{ readonly connection: Connection; readonly requests: IncomingMessage[]; readonly baseUrl: string }> {
  const requests: IncomingMessage[] = [];
  const port = await listening(createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  }));
  const baseUrl = `http://127.0.0.1:${port}`;
  return { connection: reaching(baseUrl, options), requests, baseUrl };
}

/** A connection with the secret to a URL. */
export function reaching(baseUrl: string, options: Partial<ConnectOptions> = {}): Connection {
  return connect(plain, { baseUrl, allowLoopbackHttp: true, credential: token("Authorization", "Word", secret), ...options });
}

/** A service behind HTTPS, and how often it was asked. */
export async function servedSecurely(certificate: Pick<ServerOptions, "key" | "cert">): Promise<{ readonly port: number; readonly asked: () => number }> {
  let asked = 0;
  const port = await listening(createSecureServer(certificate, (_request, response) => {
    asked++;
    answerJson(response, { thing: { a: 1 } });
  }));
  return { port, asked: () => asked };
}

/** Answers with JSON. */
export function answerJson(response: Parameters<RequestListener>[1], value: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(value));
}
