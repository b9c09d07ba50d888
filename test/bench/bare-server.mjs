/** The least that a server of `node:http` does: it reads the body as JSON and answers so many bytes. */
import { createServer } from "node:http";

const [status, bytes] = process.argv.slice(2).map(Number);
const headers = { "content-type": "application/json", "content-length": bytes };
const body = bytes === 0 ? undefined : JSON.stringify("a".repeat(bytes - 2));
const server = createServer((message, response) => {
  const chunks = [];
  message.on("data", (chunk) => chunks.push(chunk));
  message.on("end", () => {
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(status, status === 204 ? {} : headers).end(body);
  });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, memory: process.memoryUsage().rss / 1e6 });
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port, ready: performance.now() }));
