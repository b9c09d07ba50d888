/** `specwright serve`: the stub of a service as a server, until somebody interrupts it. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { makeVisible } from "../../diagnostics/format/visible.ts";
import { report } from "../../diagnostics/report.ts";
import type { Project } from "../../contract.ts";
import { fail } from "../fail.ts";
import { interrupted } from "../interruption.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { schemeWordsIn, type StubScheme } from "../scheme-words.ts";
import type { World } from "../world.ts";

/** What the tool uses of the modules of a built stub. */
interface StubPackage {
  readonly service: { readonly credentials: readonly StubScheme[] };
  createStub(service: object, options: object): { readonly base: string; headers(): { readonly [name: string]: string }; query(): string };
}

interface StubServer {
  serve(stub: object, options: object): Promise<{ readonly url: string; close(): Promise<void> }>;
}

interface StubCertificate {
  selfSigned(hosts: readonly string[]): { readonly key: string; readonly cert: string; readonly fingerprint: string };
}

interface StubCors {
  withCors(stub: object): object;
}

interface StubSources {
  digestOf(folder: URL): Promise<string>;
}

interface Exchanged {
  readonly request: { readonly method: string; readonly path: string };
  readonly answer: { readonly status: number; readonly headers: { readonly [name: string]: string } };
}

export async function run(invocation: Invocation, world: World): Promise<number> {
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const [service = ""] = invocation.arguments;
  const folder = `${project.out}/${service}/stub`;
  const built = `${project.root}/${folder}/dist`;
  const wrong = wrongFlags(invocation);
  if (wrong.length > 0) return fail(wrong, invocation, world);
  if (world.disk.kind(`${built}/index.js`) !== "file")
    return fail([report("stub-not-built", { service, folder, services: stubsOf(project, world) })], invocation, world);
  if (!(await isOfItsSources(built, world))) return fail([report("stub-out-of-date", { service, folder })], invocation, world);
  return served(built, invocation, world);
}

/** What `generate` has changed since, the stub would not know. Of one that is compiled and no more nothing is written down. */
async function isOfItsSources(built: string, world: World): Promise<boolean> {
  const [written, sources] = [`${built}/sources.sha256`, resolve(built, "../src")];
  if (world.disk.kind(written) !== "file" || world.disk.kind(sources) !== "folder") return true;
  const { digestOf } = (await world.loadModule(resolve(built, "runtime/sources.js"))) as StubSources;
  return (await digestOf(pathToFileURL(`${sources}/`))) === world.disk.read(written).toString().trim();
}

async function served(built: string, invocation: Invocation, world: World): Promise<number> {
  const { flags, format } = invocation;
  const load = async <Module>(path: string): Promise<Module> => (await world.loadModule(resolve(built, path))) as Module;
  const { createStub, service } = await load<StubPackage>("index.js");
  const { serve } = await load<StubServer>("runtime/serve.js");
  const { host, port, seed, base } = settingsIn(invocation);
  const words = schemeWordsIn(flags.get("word") ?? [], service.credentials);
  if (!words.ok) return fail(words.diagnostics, invocation, world);
  const tls = flags.has("http")
    ? undefined
    : (await load<StubCertificate>("runtime/certificate.js")).selfSigned([...new Set([host, "localhost", "127.0.0.1"])]);
  const stub = createStub(service, { seed, now: () => Date.now(), credentials: { words: words.value }, ...(base === undefined ? {} : { base }) });
  const log = (request: Exchanged["request"], answer: Exchanged["answer"]): unknown =>
    world.stdout.write(format === "json" ? asJson({ request, answer }) : asText({ request, answer }));
  const unreadable = (why: string, status?: number): unknown =>
    world.stdout.write(format === "json" ? `${JSON.stringify({ status, unreadable: why })}\n` : unreadableText(why, status));
  const answering = flags.has("cors") ? (await load<StubCors>("runtime/cors.js")).withCors(stub) : stub;
  const listening = await serve(answering, {
    host,
    port,
    ...(tls === undefined ? {} : { tls }),
    ...(flags.has("quiet") ? {} : { onAnswer: log, onUnreadable: unreadable }),
  }).catch((error: unknown) => reasonOf(error));
  if (typeof listening === "string") return fail([report("cannot-listen", { host, port, why: listening })], invocation, world);
  const needed = { headers: stub.headers(), ...(stub.query() === "" ? {} : { query: stub.query() }) };
  const url = listening.url + stub.base;
  world.stdout.write(format === "json" ? `${JSON.stringify({ url, fingerprint: tls?.fingerprint, ...needed })}\n` : greeting(url, tls?.fingerprint, needed));
  const interruption = world.interruption();
  await interrupted(interruption);
  await listening.close();
  return Number(interruption.reason);
}

function settingsIn({ flags }: Invocation): { readonly host: string; readonly port: number; readonly seed: number; readonly base: string | undefined } {
  const value = (flag: "host" | "port" | "seed" | "base"): string | undefined => flags.get(flag)?.[0];
  return { host: value("host") ?? "127.0.0.1", port: Number(value("port") ?? 0), seed: Number(value("seed") ?? 0), base: value("base")?.replace(/\/+$/, "") };
}

/** Of a port that is taken, or an address that is not this machine's; anything else is no matter of the call. */
function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "it is in use.";
  if (code === "EACCES") return "it takes more rights.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "this machine has no such address.";
  throw error;
}

/** What every request needs. */
interface Needed {
  readonly headers: { readonly [name: string]: string };
  readonly query?: string;
}

function greeting(url: string, fingerprint: string | undefined, { headers, query }: Needed): string {
  const needed = [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...(query === undefined ? [] : [`?${query}`])];
  const lines = [`Serving ${url}`, ...(fingerprint === undefined ? [] : [`Certificate (SHA-256): ${fingerprint}`]), ...needed, "Ctrl-C ends it."];
  return `${lines.join("\n")}\n`;
}

/** Neither headers nor bodies: they hold credentials. Nor a query, which can. */
function asText({ request, answer }: Exchanged): string {
  const mark = answer.headers["x-not-shown"];
  return `${answer.status} ${request.method} ${makeVisible(pathOf(request))}${mark === undefined ? "" : `  (not shown: ${mark})`}\n`;
}

function asJson({ request, answer }: Exchanged): string {
  return `${JSON.stringify({ method: request.method, path: pathOf(request), status: answer.status, notShown: answer.headers["x-not-shown"] })}\n`;
}

/** What is no request has no method and no path; below TLS it is not answered. */
function unreadableText(why: string, status: number | undefined): string {
  return `${status ?? "---"} (no request: ${makeVisible(why)})\n`;
}

function pathOf({ path }: Exchanged["request"]): string {
  return path.replace(/[?#].*/s, "");
}

function wrongFlags(invocation: Invocation): ReturnType<typeof report>[] {
  const base = invocation.flags.get("base")?.[0];
  return [...wrongNumbers(invocation), ...(base === undefined || isPath(base) ? [] : [report("flag-no-path", { flag: "--base", value: base })])];
}

/** As it stands in a request: before one is sent, further characters are encoded, and dots and what follows the path are taken out. */
function isPath(text: string): boolean {
  return text.startsWith("/") && new URL(`http://localhost${text}`).pathname === text;
}

function wrongNumbers({ flags }: Invocation): ReturnType<typeof report>[] {
  const whole = { port: 65_535, seed: Number.MAX_SAFE_INTEGER } as const;
  return (["port", "seed"] as const).flatMap((flag) => {
    const value = flags.get(flag)?.[0];
    const fits = value === undefined || (/^\d{1,16}$/.test(value) && Number(value) <= whole[flag]);
    return fits ? [] : [report("flag-no-number", { flag: `--${flag}`, value, most: whole[flag] })];
  });
}

/** The services that have a stub. */
function stubsOf({ root, out }: Project, { disk }: World): readonly string[] {
  const folder = `${root}/${out}`;
  if (disk.kind(folder) !== "folder") return [];
  return disk
    .entries(folder)
    .map(({ name }) => name)
    .filter((name) => disk.kind(`${folder}/${name}/stub/package.json`) === "file");
}
