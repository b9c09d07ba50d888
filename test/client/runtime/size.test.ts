/** A program pays for what it uses: one call costs little, and nothing of the modules it does not ask for. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { repository } from "../../support/definitions.ts";

const resolveDir = `${repository}/templates/{service}/client/src`;

const program = `
import { connect } from "./runtime/connect.ts";
import { token } from "./runtime/credentials.ts";
import { below, root } from "./runtime/path.ts";

const connection = connect({ path: "/v1", headers: { "Content-Type": "application/json" } }, { baseUrl: "https://192.0.2.10", credential: token("Authorization", "Word", "secret") });
console.log(await connection.call({ id: "readThing", method: "GET", effect: "read", answers: "thing" }, below(root)\`/things/\${{ name: "name" }}/parts/\${{ number: 80 }}+\${{ protocol: "tcp" }}\`));
`;

async function bundled(contents: string): Promise<{ readonly gzipped: number; readonly modules: readonly string[] }> {
  const { outputFiles, metafile } = await build({ stdin: { contents, resolveDir, loader: "ts" }, bundle: true, minify: true, format: "esm", target: "es2022", write: false, metafile: true });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output!.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path.replace(/^.*\//, "")] : []));
  return { gzipped: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, modules };
}

test("a program of one call has at most 2.5 kB, minified and gzipped", async () => {
  expect((await bundled(program)).gzipped).toBeLessThanOrEqual(2500);
});

/** One call of a shipped client, by its module alone; the verbs that it does not call come with the class. */
const calling = (name: string, module: string, keys: string, verb: string): string => `
import { connectDevice } from "${repository}/generated/mgmt-v3/client/src/connect.ts";
import { ${name} } from "${repository}/generated/mgmt-v3/client/src/${module}.ts";

console.log(await ${name}(connectDevice({ baseUrl: "https://192.0.2.10", token: "secret" })${keys}).${verb}());
`;

test.each([
  ["port", "slb/virtual-server/port", ', "vip1", 80, "tcp"', "get", 2640],
  ["common", "slb/common", "", "get", 2500],
  ["authentication", "authentication", "", "get", 2760],
  ["ports", "slb/virtual-server/port", ', "vip1"', "list", 3020],
] as const)("through a generated module, %s", async (name, module, keys, verb, most) => {
  expect((await bundled(calling(name, module, keys, verb))).gzipped).toBeLessThanOrEqual(most);
});

/** One call by the function of the operation: neither other verbs nor the steps to other resources come with it. */
test.each([
  ["getSlbVirtualServerPort", "slb/virtual-server/port", '"vip1", 80, "tcp"', 2525],
  ["listSlbVirtualServerPorts", "slb/virtual-server/port", '"vip1"', 2500],
  ["createSlbVirtualServerPort", "slb/virtual-server/port", '"vip1", { "port-number": 80, protocol: "tcp" }', 2620],
  ["modifyAuthentication", "authentication", "{}", 2575],
] as const)("through the function of an operation, %s", async (name, module, values, most) => {
  const program = `
import { connectDevice } from "${repository}/generated/mgmt-v3/client/src/connect.ts";
import { ${name} } from "${repository}/generated/mgmt-v3/client/src/${module}.ts";

console.log(await ${name}(connectDevice({ baseUrl: "https://192.0.2.10", token: "secret" }), ${values}));
`;
  expect((await bundled(program)).gzipped).toBeLessThanOrEqual(most);
});

test("what it does not ask for is not in it", async () => {
  const { modules } = await bundled(program);
  expect(modules).toContain("decode.ts");
  expect(modules).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(json|layers|limit|logging|node-tls|obtained|pause|raw-path|retry)\.ts$/)]));
  expect((await bundled(`import { retry } from "./runtime/retry.ts";\nconsole.log(retry());\n${program}`)).modules).toEqual(expect.arrayContaining(["retry.ts", "pause.ts"]));
});
