/** What an editor shows while a program is written: just what is there after each dot, the document's facts on hover, and what is wrong. */
import { describe, expect, test } from "vitest";
import { editorOf } from "./support/editor.ts";

const program = `
import { createController } from "controller-v2-client";
import { createDevice } from "mgmt-v3-client";

const device = createDevice({ baseUrl: "https://192.0.2.10", token: "token" });
const controller = createController({ baseUrl: "https://controller.example/api/v2", session: "session", headers: { provider: "acme" } });

device./*device*/slb./*slb*//*step*/virtualServer("vip1")./*vip*/port(80, "tcp")./*port*/get();
const vip = device.slb.virtualServer("vip1");
vip.ports./*list*/list();
vip.ports./*ports*//*create*/create({ /*body*/"port-number": 80, protocol: "tcp" });
const { stats } = await vip.port(80, "tcp").stats();
stats./*stats*/curr_conn;
vip.ports.sample({ "port-number": 80, protocol: "tcp", "sampling-enable": [{ counters1: /*counter*/"" }] });
device.authentication./*authentication*//*modify*/modify({ "mode-cfg": { /*mode*/mode: /*value*/"single" }, "type-cfg": { /*type*/type: "local" } });
device.authorization.replace({ /*commands*/commands: 15, /*debug*/debug: 1 });
(await vip.port(80, "tcp").get())./*uuid*/uuid;
(await vip.port(80, "tcp").oper()).oper./*state*/state;
(await vip.port(80, "tcp").rate()).rate[0]?.["1sec_rate"];
controller.objects("applications").object("shop").objects("hosts").object("www")./*www*/get();
`;

const editor = editorOf(program);

test("the program is as it may be written", () => expect(editor.underlined()).toEqual([]));

describe("after each dot is just what is there", () => {
  test.each<[string, readonly string[]]>([
    ["device", ["anyConfigurationResource", "anyIntermediateResource", "anyObjects", "at", "authentication", "authorization", "base", "call", "close", "objectByUuid", "slb"]],
    ["slb", ["common", "get", "virtualServer"]],
    ["vip", ["port", "ports"]],
    ["port", ["baseline", "get", "oper", "rate", "stats"]],
    ["ports", ["baseline", "create", "follow", "list", "oper", "rate", "sample", "stats", "update"]],
    ["authentication", ["console", "create", "delete", "get", "modify", "replace"]],
    ["www", ["delete", "get", "update"]],
  ])("%s", (marker, names) => expect([...editor.offered(marker)].sort()).toEqual(names));

  test("fields of a request, without those that the service sets", () => {
    const fields = editor.offered("body").map((name) => name.replace(/^"|"$/g, ""));
    expect(fields).toEqual(expect.arrayContaining(["conn-limit", "sampling-enable"]));
    expect(fields).not.toContain("uuid");
  });
  test("fields of an answer", () => expect(editor.offered("stats")).toHaveLength(31));
  test("known values of an open enumeration", () => expect(editor.offered("counter")).toEqual(["curr_conn", "slowest_rsp_time", "total_dns_pkts", "total_ssl_conn"]));
  test("the values of a closed one", () => expect(editor.offered("value")).toEqual(expect.arrayContaining(["multiple", "single"])));
});

describe("hovering shows what the document says, and where", () => {
  test.each<[string, RegExp, readonly string[]]>([
    ["step", /virtualServer\(name: string\): SlbVirtualServerResource/, ["`/slb/virtual-server/{name}`", "@param name The name of the virtual server."]],
    ["create", /create\(body: SlbVirtualServerPortInput/, ["`POST /slb/virtual-server/{name}/port`", "The call puts the body under `port`.", "**Not shown:**", "Source: Generic resource endpoints › Create elements."]],
    ["modify", /modify\(body: AuthenticationInput/, ["Applies when the settings exist.", "The call puts the body under `authentication`, and gives what the answer holds under `authentication`.", "**In doubt:** What a POST does.", "Followed here:"]],
    ["list", /list\(options/, ["The call gives what the answer holds under `port-list`."]],
    ["mode", /mode\?: ("multiple"|"single"|\s|\|)+$/, ["`multiple`: the next method is tried.", "One of `multiple` and `single`.", "Default `single`.", "Source: authentication › mode-cfg › mode."]],
    ["type", /type\?: string/, ["**Not shown:** the allowed values.", "Format `enum-list`.", "Default `local`.", "General conventions › 7"]],
    ["commands", /commands\?: number/, ["From 0 to 15.", "Source: authorization › commands;"]],
    ["debug", /debug\?: number/, ["1", "15", "Source: authorization › debug"]],
    ["uuid", /uuid\?: string/, ["Read-only.", "At most 64 characters.", "General conventions › 5"]],
    ["state", /state\?: ("Down"|\(string & \{\}\)|undefined|\s|\|)+$/, ["Other values occur.", "**Not shown:** the states other than Down."]],
    ["stats", /curr_conn\?: number/, ["Source: Statistics data fields (port stats), all numbers › curr_conn"]],
  ])("%s", (marker, type, facts) => {
    const shown = editor.hovered(marker);
    expect(shown.type).toMatch(type);
    for (const fact of facts) expect(shown.said.replaceAll("\n", " ")).toContain(fact);
  });
});

describe("what is wrong is underlined", () => {
  const start = program.slice(0, program.indexOf("device./*device*/"));

  test.each<[string, string, RegExp]>([
    ['device.slb.virtualServer("v").port(80);', "port", /Expected 2 arguments, but got 1/],
    ['device.slb.virtualServer("v").port("80", "tcp");', '"80"', /'string' is not assignable to parameter of type 'number'/],
    ['device.slb.virtualServer("v").port(80, "tcp").stat();', "stat", /Did you mean 'stats'/],
    ['device.slb.virtualServer("v").port(80, "tcp").delete();', "delete", /does not exist on type 'SlbVirtualServerPortResource'/],
    ['device.slb.virtualServer("v").ports.create({ "port-number": 80, protocol: "tcp", "conn-limits": 1 });', '"conn-limits"', /"conn-limit"|'conn-limits' does not exist|may only specify known properties/],
    ['device.slb.virtualServer("v").ports.create({ "port-number": 80 });', '{ "port-number": 80 }', /'protocol' is missing/],
    ['device.authentication.modify({ "mode-cfg": { mode: "several" } });', "mode", /not assignable to type '"multiple" \| "single" \| undefined'/],
    ['device.authentication.modify({ uuid: "u" });', "uuid", /'uuid' does not exist/],
    ['createController({ baseUrl: "https://c.example", session: "s", headers: {} });', "headers", /'provider' is missing/],
  ])("%s", (line, text, why) => {
    const [found, ...others] = editorOf(`${start}${line}\n`).underlined();
    expect(others).toEqual([]);
    expect(found?.text).toBe(text);
    expect(found?.why).toMatch(why);
  });
});
