/** Names that mean something else to JavaScript, that meet, or that nobody would choose: each has its call, and nothing is lost. */
import { describe, expect, test } from "vitest";
import { callsOf } from "../../generator/views/client/calls.ts";
import { clientOf } from "../../generator/views/client/client.ts";
import { sharedNameFindings } from "../../generator/views/client/shared-names.ts";
import { service } from "../support/in-memory.ts";
import { origin } from "../unit/views/service.ts";
import { awkward } from "./support/awkward.ts";
import { together, wrongIn } from "./support/compiled-anew.ts";
import { clientFiles, loadedClient, ownTemplates } from "./support/made.ts";
import { recorder } from "./support/recorder.ts";

describe("names of steps and verbs", () => {
  const calls = callsOf(clientOf(awkward));

  test("are as near to the definitions as the language lets them be, each once", () => {
    expect(calls.map(({ general, operation }) => `${general} ${operation.uri.template}`)).toMatchInlineSnapshot(`
      [
        "service.awkwards.then_() /awkward/then",
        "service.awkwards.constructor_(body) /awkward/constructor",
        "service.awkwards.delete(body) /awkward/delete",
        "service.awkwards.toJSON_() /awkward/json",
        "service.awkwards["1st-rate"]() /awkward/first",
        "service.awkwards.asks(body, query) /awkward/asks",
        "service.awkwards.part() /awkward/a-part",
        "service.awkwards.part_.get() /awkward/part",
        "service.aB.dashed.get() /a-b/x",
        "service.aB_.scored.get() /a_b/x",
        "service.proto.proto.get() /__proto__/x",
        "service.constructor_.built.get() /constructor/x",
        "service.classy.get() /class",
        "service.sent.get() /send",
        "service["7"].digits.get() /7/8",
        "service.xY1.signs.get() /$(x);y='1'/\`é",
      ]
    `);
  });

  test("the author hears of verbs and steps that meet", () => {
    expect(sharedNameFindings(clientOf(awkward)).map(({ message }) => message)).toEqual([
      'At "/", programs would call "/a-b" and "/a_b" alike, by "aB": the later one is called "aB_".',
      'At "/awkward", programs would call the operation "partAwkwards" and "/awkward/part" alike, by "part": the later one is called "part_".',
    ]);
  });

  test("an object of the client is never taken for a promise, for JSON or for a class", async () => {
    const { createService } = await loadedClient(clientFiles(awkward, ownTemplates, ["calls-share-name"]));
    const { fetch, sent } = recorder({});
    const client = (createService as (options: object) => { readonly awkwards: object })({ baseUrl: "https://192.0.2.10", fetch });
    const { awkwards } = client;
    expect(await awkwards).toBe(awkwards);
    expect(JSON.stringify(awkwards)).toBe("{}");
    expect(String(awkwards)).toBe("[object Object]");
    expect(sent).toEqual([]);
  });
});

test("a place that keys alone lead to is called by the last of them", () => {
  const keyed = service({
    "kinds.ts": `import type { Facts, Get, Resource } from "specwright/http";
interface Keys {
${["thing", "name", "part-of", "number"].map((key) => `  /** @source Things */\n  "${key}": string;`).join("\n")}
}
/** A thing by itself.
 * @source Things */
export interface Single<Of extends Facts> extends Resource<Of["uri"], Keys> {
  /** Read it
   * @source Things */
  get: Get<Of["uri"], { id: number }>;
}`,
    "things.ts": `import type { Single } from "./kinds.ts";
/** A part of a thing.
 * @source Things */
export type Part = Single<{ uri: "/{thing}/{name}/{part-of}/{number}" }>;`,
  });
  const sources = [...clientFiles(keyed)].filter(([path]) => path.startsWith("src/") && !path.startsWith("src/runtime/")).map(([, text]) => text);
  expect(sources.flatMap((text) => text.match(/(?<=class )\w+Resources?\b/g) ?? [])).toEqual(["ThingResources", "NameResources", "PartOfResources", "PartResource"]);
});

test("a server can be called as what every client has, or as what JavaScript has", () => {
  const names = ["array", "call", "client-error", "connect", "connection", "constructor", "credential", "headers", "operation", "path", "promise", "record", "result", "secret", "service", "undocumented"];
  const clients = names.map((name) => clientFiles({ ...awkward, servers: [{ name, url: "https://service.example", description: "", variables: [], origin: origin(1) }] }, ownTemplates, ["calls-share-name"]));
  expect(wrongIn(together(clients))).toBe("");
}, 120_000);
