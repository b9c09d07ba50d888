/** A stub in a process of its own, which tells its parent when it listens and, when asked, what it has used. */
const { createStub, service } = await import(process.argv[2]);
const { serve } = await import(new URL("runtime/serve.js", process.argv[2]));

const stub = createStub(service, { seed: 1 });
const { port } = await serve(stub);
const [collection] = service.resources.filter(({ operations, uri }) => !uri.includes("{") && operations.some(({ effect }) => effect === "list")).map(({ uri }) => uri);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, memory: process.memoryUsage().rss / 1e6 });
});
process.send({ port, ready: performance.now(), base: stub.base, collection: stub.base + collection, name: collection.split("/").at(-1), headers: stub.headers() });
