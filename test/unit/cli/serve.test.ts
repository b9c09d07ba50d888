/** `specwright serve`, with the shipped stub as its package is built. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exit } from "../../../generator/cli/exit.ts";
import { compileProject } from "../../repository/compilers.ts";
import { call as callWire, raw } from "../../stub/support/http.ts";
import { repository } from "../../support/definitions.ts";
import { call } from "./world.ts";

let cwd: string;
beforeAll(() => {
  cwd = realpathSync(mkdtempSync(`${tmpdir()}/specwright-serve-`));
  writeFileSync(`${cwd}/package.json`, "{}");
  mkdirSync(`${cwd}/spec-src/billing`, { recursive: true });
  for (const service of ["mgmt-v3", "unbuilt"]) cpSync(`${repository}/generated/mgmt-v3/stub`, `${cwd}/generated/${service}/stub`, { recursive: true, filter: (path) => !path.endsWith("/dist") });
  symlinkSync(`${repository}/node_modules`, `${cwd}/node_modules`, "junction");
  expect(compileProject("7.0", `${cwd}/generated/mgmt-v3/stub`)).toBe("");
}, 60_000);
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** Calls the command, lets the test use what it serves, and interrupts it. */
async function serving(argv: readonly string[], use: (greeting: string) => Promise<unknown>) {
  const interruption = new AbortController();
  const printed: string[] = [];
  const ended = call(["serve", "mgmt-v3", ...argv], { cwd, interruption: interruption.signal, printed });
  while (printed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    await use(printed[0]!);
  } finally {
    interruption.abort(exit.interrupted);
  }
  return ended;
}

const line = (greeting: string, name: string): string => greeting.split("\n").find((one) => one.startsWith(name))!.slice(name.length);

describe("it serves", () => {
  test("HTTPS with a certificate of its own, says all that a client needs, and logs requests without credentials", async () => {
    const { code, stdout } = await serving(["--seed", "7"], async (greeting) => {
      const headers = { "Content-Type": line(greeting, "Content-Type: "), Authorization: line(greeting, "Authorization: ") };
      expect(line(greeting, "Certificate (SHA-256): ")).toMatch(/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/);
      const url = new URL(line(greeting, "Serving "));
      await expect(callWire(url.origin, `${url.pathname}/slb`, { headers })).rejects.toThrow("self-signed");
    });
    expect(code).toBe(exit.interrupted);
    expect(stdout).toMatch(/^Serving https:\/\/127\.0\.0\.1:\d+\/mgmt\/v3\n/);
  });

  test("HTTP where that is asked for, below the path that is asked for", async () => {
    let secret = "";
    const { stdout } = await serving(["--http", "--base", "/other"], async (greeting) => {
      secret = line(greeting, "Authorization: ").split(" ")[1]!;
      const url = new URL(line(greeting, "Serving "));
      const headers = { "Content-Type": "application/json", Authorization: `Device ${secret}` };
      expect((await callWire(url.origin, "/other/slb/common", { headers })).status).toBe(200);
      expect((await callWire(url.origin, "/other/slb?token=secret", { headers })).status).toBe(400);
      expect((await callWire(url.origin, "/other/slb", { method: "POST", headers, body: "x".repeat(2 ** 21) })).status).toBe(413);
      await raw(url.origin, (socket) => socket.write("hello\r\n\r\n"));
    });
    const log = stdout.slice(stdout.indexOf("Ctrl-C ends it.\n"));
    expect(log).toBe("Ctrl-C ends it.\n200 GET /other/slb/common  (not shown: the status of success)\n400 GET /other/slb  (not shown: the status and the body of errors; what becomes of parameters that are not listed)\n413 POST /other/slb  (not shown: the status and the body of errors)\n400 (no request: Invalid method encountered)\n");
    expect(log).not.toContain(secret);
  });

  test("a product with words of its own, in the path and before the credential", async () => {
    await serving(["--http", "--base", "/acme/v3", "--word", "device=Acme"], async (greeting) => {
      const url = new URL(line(greeting, "Serving "));
      const authorization = line(greeting, "Authorization: ");
      expect(authorization).toMatch(/^Acme \S+$/);
      const status = async (given: string): Promise<number> => (await callWire(url.origin, "/acme/v3/slb/common", { headers: { "Content-Type": "application/json", Authorization: given } })).status;
      expect(await status(authorization)).toBe(200);
      expect(await status(authorization.replace("Acme", "Device"))).toBe(401);
    });
  });

  test.each([["/acme/", "/acme"], ["/acme/v3//", "/acme/v3"], ["/", ""]])("the same below %s as below %o: a slash at the end is none of a URI", async (base, path) => {
    await serving(["--http", "--base", base], async (greeting) => {
      const url = line(greeting, "Serving ");
      const headers = { "Content-Type": "application/json", Authorization: line(greeting, "Authorization: ") };
      expect(url).toBe(new URL(url).origin + path);
      expect((await callWire(new URL(url).origin, `${path}/slb/common`, { headers })).status).toBe(200);
    });
  });

  test("pages of other origins where that is asked for, and only there", async () => {
    const origin = "https://ui.example";
    const asked = { Origin: origin, "Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": "authorization" };
    const permitted = async (greeting: string) => (await callWire(new URL(line(greeting, "Serving ")).origin, "/mgmt/v3/slb/common", { method: "OPTIONS", headers: asked })).headers["access-control-allow-origin"];
    await serving(["--http", "--cors"], async (greeting) => expect(await permitted(greeting)).toBe(origin));
    await serving(["--http"], async (greeting) => expect(await permitted(greeting)).toBeUndefined());
  });

  test("a program with lines of JSON", async () => {
    const { stdout } = await serving(["--http", "--format", "json"], async (greeting) => {
      const { url, headers } = JSON.parse(greeting) as { url: string; headers: Record<string, string> };
      await callWire(new URL(url).origin, "/mgmt/v3/slb/common", { headers });
      await raw(new URL(url).origin, (socket) => socket.write("hello\r\n\r\n"));
    });
    expect(JSON.parse(stdout.split("\n")[1]!)).toEqual({ method: "GET", path: "/mgmt/v3/slb/common", status: 200, notShown: "the status of success" });
    expect(JSON.parse(stdout.split("\n")[2]!)).toEqual({ status: 400, unreadable: "Invalid method encountered" });
  });
});

describe("it says", () => {
  test("that a stub was built from other sources than those that stand there", async () => {
    const stub = `${cwd}/generated/mgmt-v3/stub`;
    execFileSync(process.execPath, [`${stub}/dist/join.js`]);
    await serving(["--http"], async (greeting) => expect(greeting).toMatch(/^Serving http:/));
    appendFileSync(`${stub}/src/data/slb.ts`, "\n");
    const { code, stderr } = await call(["serve", "mgmt-v3"], { cwd });
    cpSync(`${repository}/generated/mgmt-v3/stub/src/data/slb.ts`, `${stub}/src/data/slb.ts`);
    expect([code, stderr]).toEqual([exit.usage, expect.stringContaining('The stub of "mgmt-v3" was built from other sources than those that stand there now. [stub-out-of-date]\n\n  Help: `npm run build --prefix generated/mgmt-v3/stub` builds it anew.')]);
  });

  test("how a stub is built that is not", async () => {
    const { code, stderr } = await call(["serve", "unbuilt"], { cwd });
    expect([code, stderr]).toEqual([exit.usage, expect.stringContaining('The stub of "unbuilt" is not built. [stub-not-built]\n\n  Help: `npm install --prefix generated/unbuilt/stub` builds it; `npm run build --prefix generated/unbuilt/stub` does where what it needs is installed.')]);
  });

  test("which stubs there are", async () => {
    const { stderr } = await call(["serve", "mgmt"], { cwd });
    expect(stderr).toContain('There is no stub of a service "mgmt". [stub-not-built]\n\n  Help: There are those of "mgmt-v3", "unbuilt".');
  });

  test.each([["--port", "x", 65_535], ["--port", "65536", 65_535], ["--seed", "1.5", Number.MAX_SAFE_INTEGER]])("what %s %s should be", async (flag, value, most) => {
    const { code, stderr } = await call(["serve", "mgmt-v3", flag, value], { cwd });
    expect([code, stderr]).toEqual([exit.usage, expect.stringContaining(`"${flag}" cannot be "${value}". [flag-no-number]\n\n  Help: It is a whole number from 0 to ${most}.`)]);
  });

  test.each(["acme", "https://host.example/acme", "/a b", "/é", "/acme?v=3", "/acme#v3", "/../acme"])("that --base %s is no path that a request can have", async (base) => {
    const { code, stderr } = await call(["serve", "mgmt-v3", "--base", base], { cwd });
    expect([code, stderr]).toEqual([exit.usage, expect.stringContaining(`"--base" cannot be "${base}". [flag-no-path]\n\n  Help: It is a path as requests have it, such as /acme/device.`)]);
  });

  test.each([
    ["devise=Acme", "word-of-no-scheme", 'Did you mean "device"?'],
    ["device=two words", "word-without-scheme", 'Write --word <scheme>=<word>, with one of "device".'],
    ["device=", "word-without-scheme", 'Write --word <scheme>=<word>, with one of "device".'],
  ])("what --word %s should be", async (value, code, help) => {
    const ended = await call(["serve", "mgmt-v3", "--word", value], { cwd });
    expect([ended.code, ended.stderr]).toEqual([exit.usage, expect.stringContaining(`[${code}]\n\n  Help: ${help}`)]);
  });

  test("that a port is taken", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as { port: number };
    const { code, stderr } = await call(["serve", "mgmt-v3", "--port", String(port)], { cwd });
    taken.close();
    expect([code, stderr]).toEqual([exit.usage, expect.stringContaining(`Nothing can listen on port ${port} of 127.0.0.1: it is in use. [cannot-listen]`)]);
  });
});
