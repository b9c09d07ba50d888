import { describe, expect, test } from "vitest";
import type { Operation } from "../../../generator/model/operation.ts";
import type { Resource } from "../../../generator/model/resource.ts";
import type { SecurityScheme, Service } from "../../../generator/model/service.ts";
import { openapi30, openapi31 } from "../../../generator/openapi/dialect.ts";
import type { OpenApiDocument } from "../../../generator/openapi/document.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { lint } from "../../../generator/openapi/lint.ts";
import { foldedId, foldedSummary } from "../../../generator/openapi/paths/fold.ts";
import {
  answer, contradiction, field, gap, json, none, notes, number, object, operation, origin, reference, resource, schema, service, statement, text, uri, valueOf,
} from "./build.ts";

const at = uri("/things");

function documentOf(resources: readonly Resource[], more: Partial<Service> = {}): OpenApiDocument {
  return valueOf(emitDocument(service(resources, more), openapi31)).document;
}

function post(...operations: readonly Partial<Operation>[]) {
  const all = operations.map((more, index) => operation(`${index === 0 ? "create" : "modify"}Thing`, "POST", at, more));
  return documentOf([resource(at, all)]).paths["/things"]!.post!;
}

describe("operations on one method and path", () => {
  test.each([
    [["createAuthentication", "modifyAuthentication"], "createOrModifyAuthentication"],
    [["createThing", "modifyThing", "resetThing"], "createOrModifyOrResetThing"],
    [["createThing", "modifyOther"], "createThingOrModifyOther"],
    [["create", "modify"], "createOrModify"],
    [["createThing", "createThing"], "createThingOrCreateThing"],
  ])("%j have the id %s", (ids, id) => {
    expect(foldedId(ids)).toBe(id);
  });

  test.each([
    [["Create the settings", "Modify the settings"], "Create or modify the settings"],
    [["Create a thing", "Modify the settings"], "Create a thing or modify the settings"],
    [["Create", "Modify"], "Create or modify"],
    [["Same", "Same"], "Same"],
    [["Create the port (Ports)", "Modify the port (Ports)"], "Create or modify the port (Ports)"],
    [["Create the port (Ports)", "Modify ports (Ports)"], "Create the port or modify ports (Ports)"],
    [["Create (A)", "Modify (B)"], "Create (A) or modify (B)"],
  ])("%j are summed up as %s", (summaries, summary) => {
    expect(foldedSummary(summaries)).toBe(summary);
  });

  test("keep what each is", () => {
    const folded = post({ when: "it is absent", description: "Makes one." }, { when: "it exists", effect: "modify" });
    expect(folded["x-operations"]).toMatchObject([
      { id: "createThing", name: "create", effect: "create", when: "it is absent" },
      { id: "modifyThing", name: "modify", effect: "modify", when: "it exists" },
    ]);
    expect(folded).not.toHaveProperty("x-effect");
    expect(folded.description).toMatch(/Makes one\.\n\nApplies when it is absent\.[^]*Applies when it exists\./);
  });

  test("share a body that is the same, and have either of two that differ", () => {
    const body = json(object({ a: text }));
    const one = post({ request: body }, { request: body }).requestBody!.content["application/json"]!.schema;
    expect(one).toEqual({ type: "object", properties: { a: { type: "string" } } });
    const either = post({ request: body }, { request: json(object({ b: text })) }).requestBody!.content["application/json"]!.schema;
    expect(either.anyOf).toHaveLength(2);
  });

  test("require a body where each of them has one alone", () => {
    expect(post({ request: json(text) }, { request: json(text) }).requestBody!.required).toBe(true);
    expect(post({ request: json(text) }, { request: none }).requestBody).not.toHaveProperty("required");
  });

  test("say once what is noted of both", () => {
    const both = notes({ gaps: [gap("which", "which of the two it is")] });
    const folded = post({ notes: both }, { notes: both });
    expect(folded.description!.match(/which of the two it is/g)).toHaveLength(1);
    expect(folded["x-operations"]!.map((one) => one["not-shown"]?.length)).toEqual([1, 1]);
  });

  test("require a parameter where each of them requires it", () => {
    const query = [field("a", text, { required: true }), field("b", text, { required: true })];
    const folded = post({ query }, { query: [query[0]!] });
    expect(folded.parameters).toEqual([
      { name: "a", in: "query", required: true, schema: { type: "string" } },
      { name: "b", in: "query", schema: { type: "string" } },
    ]);
  });
});

describe("bodies", () => {
  test("none and silence are told apart, and neither has content", () => {
    const stated = post({ response: answer(none, "204") });
    expect(stated.requestBody).toBeUndefined();
    expect(stated.responses["204"]).toEqual({ description: "Success. There is no body." });
    const silent = post({ request: { is: "silent" }, response: answer({ is: "silent" }) });
    expect(silent.requestBody).toBeUndefined();
    expect(silent.description).toBe("The document says nothing of a body in the request.");
    expect(silent.responses["2XX"]).toEqual({ description: "Success. The document says nothing of a body." });
  });

  test("what is not shown has an empty schema, an extension and words", () => {
    const hidden = { is: "not-shown", what: "the body" } as const;
    const { requestBody, responses } = post({ request: hidden, response: answer(hidden) });
    const content = { "application/json": { schema: {} } };
    expect(requestBody).toEqual({ description: "**Not shown:** the body.", content, "x-not-shown": "the body" });
    expect(responses["2XX"]).toEqual({ description: "Success.\n\n**Not shown:** the body.", content, "x-not-shown": "the body" });
  });

  test("errors are one default response, unless they are stated", () => {
    expect(post({}).responses).toHaveProperty("default", { $ref: "#/components/responses/UnstatedError" });
    const failures = [answer(none, "404", "Gone.")];
    expect(Object.keys(post({ failures }).responses)).toEqual(["404", "2XX"]);
    expect(post({ failures }, {}).responses).toHaveProperty("default");
  });

  test("examples stand beside the schema", () => {
    const request = { is: "json", shape: text, example: { value: "x", origin: origin() } } as const;
    expect(post({ request }).requestBody!.content["application/json"]!.example).toBe("x");
  });
});

describe("paths", () => {
  test("hold several parameters in one segment, of the path item", () => {
    const one = uri("/a/{x}+{y}", { x: number });
    const { paths } = documentOf([resource(one, [operation("getA", "GET", one)])]);
    expect(paths["/a/{x}+{y}"]!.parameters).toEqual([
      { name: "x", in: "path", required: true, schema: { type: "number" } },
      { name: "y", in: "path", required: true, schema: { type: "string" } },
    ]);
  });

  test("do not say of a parameter that only answers or only requests hold it, which is said of properties alone", () => {
    const one = uri("/a/{id}", { id: { is: "string", maxLength: 8, readOnly: true } });
    const query = [field("pin", { is: "string", writeOnly: true })];
    const { parameters, get } = documentOf([resource(one, [operation("getA", "GET", one, { query })])]).paths["/a/{id}"]!;
    expect(parameters).toEqual([{ name: "id", in: "path", required: true, schema: { type: "string", maxLength: 8 } }]);
    expect(get!.parameters).toEqual([{ name: "pin", in: "query", schema: { type: "string" } }]);
  });

  test("refer to the type of a parameter, whose description is the parameter's", () => {
    const id = { is: "placeholder", name: "id", parameter: "id", spans: false, shape: reference("Id"), description: "Its id.", origin: origin() } as const;
    const { paths } = documentOf([resource({ template: "/{id}", segments: [[id]] }, [operation("getIt", "GET", { template: "/{id}", segments: [[id]] })])], {
      schemas: [schema("Id", text)],
    });
    const parameter = { name: "id", in: "path", description: "Its id.", required: true, schema: { $ref: "#/components/schemas/Id" } };
    expect(paths["/{id}"]!.parameters).toEqual([parameter]);
  });

  test("use the unique names of placeholders", () => {
    const part = { is: "placeholder", name: "name", spans: false, shape: text, description: "", origin: origin() } as const;
    const segments = [[{ ...part, parameter: "name" }], [{ ...part, parameter: "b-name" }]];
    const twice = { template: "/{name}/{name}", segments };
    const { paths } = documentOf([resource(twice, [])]);
    expect(Object.keys(paths)).toEqual(["/{name}/{b-name}"]);
    expect(paths["/{name}/{b-name}"]!.parameters).toMatchObject([{ name: "name" }, { name: "b-name" }]);
  });

  test("belong to a resource without operations as well, and say what is known of it", () => {
    const idle = resource(uri("/session"), [], { notes: notes({ gaps: [gap("methods", "its methods")], statements: [statement("one", "There is one")] }) });
    const { paths, info } = documentOf([idle]);
    expect(paths["/session"]).toMatchObject({
      description: "There is one.\n\n**Not shown:** its methods.",
      "x-kind": { name: "Thing" },
      "x-not-shown": [{ name: "methods", what: "its methods" }],
      "x-statements": [{ name: "one" }],
    });
    expect(info.description).toContain("`/session`: There is one.");
  });

  test("are shared by resources with one URI", () => {
    const first = resource(at, [operation("getThing", "GET", at)], { description: "First." });
    const second = resource(at, [operation("putThing", "PUT", at)], { description: "Second.", tag: "session" });
    const item = documentOf([first, second]).paths["/things"]!;
    expect([item.get!.tags, item.put!.tags, item.description]).toEqual([["books"], ["session"], "First.\n\nSecond."]);
  });

  test("that differ in the names of placeholders alone are an error", () => {
    const { ok, diagnostics } = emitDocument(service([resource(uri("/a/{x}"), []), resource(uri("/a/{y}"), [])]), openapi31);
    expect([ok, diagnostics.map((one) => one.message)]).toEqual([false, ['"/a/{y}" matches the same paths as "/a/{x}", which OpenAPI forbids.']]);
  });

  test("keep literals that would read as placeholders", () => {
    const odd = { template: "/a?b", segments: [[{ is: "literal", text: "a?{b}#" } as const]] };
    expect(Object.keys(documentOf([resource(odd, [])]).paths)).toEqual(["/a%3F%7Bb%7D%23"]);
  });

  test("carry the facts of their kind under names of any sort", () => {
    const facts = JSON.parse('{"name":"thing","__proto__":1}') as { [fact: string]: string | number };
    const item = documentOf([resource(at, [], { kind: { name: "Kind", description: "", facts, origin: origin() } })]).paths["/things"]!;
    expect(JSON.stringify(item["x-kind"])).toBe('{"name":"Kind","facts":{"name":"thing","__proto__":1}}');
  });

  test("with one operationId twice are an error", () => {
    const two = [resource(at, [operation("getIt", "GET", at)]), resource(uri("/b"), [operation("getIt", "GET", uri("/b"))])];
    expect(emitDocument(service(two), openapi31).diagnostics.map((one) => one.code)).toEqual(["same-operation-id"]);
  });
});

describe("headers", () => {
  const headers = [
    field("content-type", { is: "literals", values: ["application/json"] }, { required: true, description: "On all." }),
    field("tenant", text, { required: true }),
  ];
  const document = documentOf([resource(at, [operation("getThing", "GET", at)]), resource(uri("/session"), [])], { headers });

  test("of every request are parameters that the paths with operations refer to", () => {
    expect(document.components!.parameters).toEqual({ tenant: { name: "tenant", in: "header", required: true, schema: { type: "string" } } });
    expect(document.paths["/things"]!.parameters).toEqual([{ $ref: "#/components/parameters/tenant" }]);
    expect(document.paths["/session"]).not.toHaveProperty("parameters");
  });

  test("that OpenAPI ignores stay visible", () => {
    expect(document["x-headers"]).toMatchObject([{ name: "content-type", required: true, schema: { enum: ["application/json"] } }]);
    expect(document.info.description).toContain("- `content-type: application/json` (required): On all.");
  });
});

describe("security", () => {
  test("puts a scheme word into an API key's description and extension", () => {
    const how = { is: "header", header: "Authorization", word: "Device", credential: "<TOKEN>" } as const;
    const document = documentOf([], {
      security: [
        { name: "device", how, description: "A token", origin: origin() },
        { name: "plain", how: { is: "basic" }, description: "", origin: origin() },
      ],
    });
    expect(document.components!.securitySchemes).toMatchObject({
      device: {
        type: "apiKey",
        in: "header",
        name: "Authorization",
        description: "A token. The value of the header is `Device <TOKEN>`.",
        "x-credential": { header: "Authorization", word: "Device", credential: "<TOKEN>" },
      },
      plain: { type: "http", scheme: "basic" },
    });
    expect(document.security).toEqual([{ device: [] }, { plain: [] }]);
    expect(document).not.toHaveProperty("x-authentication");
  });

  test("has a key in the query or in a cookie as such", () => {
    const document = documentOf([], {
      security: [
        { name: "key", how: { is: "query", parameter: "api key" }, description: "A key.", origin: origin() },
        { name: "visit", how: { is: "cookie", cookie: "SID" }, description: "", origin: origin() },
      ],
    });
    expect(document.components!.securitySchemes).toMatchObject({ key: { type: "apiKey", in: "query", name: "api key", description: "A key." }, visit: { type: "apiKey", in: "cookie", name: "SID" } });
    expect(document.components!.securitySchemes!["visit"]).not.toHaveProperty("description");
    expect(document.security).toEqual([{ key: [] }, { visit: [] }]);
  });

  describe("an access token", () => {
    const schemeFor = (how: SecurityScheme["how"], description = "") => documentOf([], { security: [{ name: "token", how, description, origin: origin() }] }).components!.securitySchemes!["token"];
    const scopes = [{ name: "read", says: "Reads." }];
    const code = { name: "authorizationCode", urls: { authorizationUrl: "https://id.example/allow" }, scopes } as const;
    const client = { name: "clientCredentials", urls: { tokenUrl: "https://id.example/token" }, scopes: [] } as const;

    test("has the flows of which all is said", () => {
      expect(schemeFor({ is: "oauth2", flows: [client] }, "A token.")).toEqual({ type: "oauth2", description: "A token.", flows: { clientCredentials: { tokenUrl: "https://id.example/token", scopes: {} } }, "x-source": expect.anything() as unknown });
    });

    test("has other flows beside those", () => {
      expect(schemeFor({ is: "oauth2", flows: [client, code] })).toMatchObject({
        type: "oauth2",
        flows: { clientCredentials: {} },
        "x-access-token": { by: "oauth2", flows: { authorizationCode: { authorizationUrl: "https://id.example/allow", scopes: { read: "Reads." } } } },
      });
    });

    test.each([
      [{ is: "oauth2", flows: [code] }, { by: "oauth2", flows: { authorizationCode: { authorizationUrl: "https://id.example/allow", scopes: { read: "Reads." } } } }, "It is an access token of OAuth 2; the document does not say where it is obtained."],
      [{ is: "oauth2", flows: [] }, { by: "oauth2" }, "It is an access token of OAuth 2; the document does not say where it is obtained."],
      [{ is: "openid" }, { by: "openIdConnect" }, "It is an access token of an issuer of OpenID Connect; the document does not say where that is."],
    ] as const)("is told as it is sent where an address is not said: %j", (how, token, says) => {
      expect(schemeFor(how, "A token.")).toEqual({ type: "http", scheme: "bearer", description: `A token. ${says}`, "x-access-token": token, "x-source": expect.anything() as unknown });
    });

    test("has its issuer", () => {
      const openIdConnectUrl = "https://id.example/.well-known/openid-configuration";
      expect(schemeFor({ is: "openid", url: openIdConnectUrl })).toEqual({ type: "openIdConnect", openIdConnectUrl, "x-source": expect.anything() as unknown });
    });
  });

  describe("a certificate of the client", () => {
    const security: Service["security"] = [
      { name: "client", how: { is: "certificate" }, description: "Of a machine.", origin: origin() },
      { name: "bearer", how: { is: "bearer" }, description: "", origin: origin() },
    ];
    const things = [resource(at, [operation("read", "GET", at)])];

    test("is mutual TLS", () => {
      const document = documentOf(things, { security });
      expect(document.components!.securitySchemes!["client"]).toEqual({ type: "mutualTLS", description: "Of a machine.", "x-source": expect.anything() as unknown });
      expect(document.security).toEqual([{ client: [] }, { bearer: [] }]);
      expect(document).not.toHaveProperty("x-client-certificates");
    });

    test("asks nothing of a request in 3.0, which has no word for it and says so", async () => {
      const { document } = valueOf(emitDocument(service(things, { security }), openapi30));
      expect(Object.keys(document.components!.securitySchemes!)).toEqual(["bearer"]);
      expect(document.security).toEqual([{}, { bearer: [] }]);
      expect(document["x-client-certificates"]).toEqual([{ name: "client", description: "Of a machine.", source: expect.anything() as unknown }]);
      expect(document.info.description).toContain("## Certificates of clients\n\nThis version of OpenAPI has no word for a certificate that the client shows when the connection is made. A request that carries nothing else needs one:\n\n- `client`: Of a machine.");
      expect(await lint({ document, traces: new Map() })).toEqual([]);
    });

    test("leaves no scheme where there is no other in 3.0", async () => {
      const { document } = valueOf(emitDocument(service(things, { security: security.slice(0, 1) }), openapi30));
      expect(document.components ?? {}).not.toHaveProperty("securitySchemes");
      expect(document.security).toEqual([{}]);
      expect(await lint({ document, traces: new Map() })).toEqual([]);
    });
  });

  test("that the document says nothing of authentication is not that none is needed", async () => {
    const document = documentOf([resource(at, [operation("read", "GET", at)])], { security: undefined });
    expect(document).not.toHaveProperty("security");
    expect(document["x-authentication"]).toBe("not-stated");
    expect(document.info.description).toContain("## Authentication\n\nThe document does not say whether, and how, a request authenticates.");
    expect(await lint({ document, traces: new Map() })).toEqual([]);
  });

  test("what the document says of authentication in words that are no scheme is no silence", async () => {
    const said = notes({ statements: [statement("authentication", "Requests are signed."), statement("rate", "At most ten a second.")] });
    const document = documentOf([resource(at, [operation("read", "GET", at)])], { security: undefined, notes: said });
    expect(document).not.toHaveProperty("security");
    expect(document["x-authentication"]).toBe("in-statements");
    expect(document.info.description).toContain("## Authentication\n\nWhat the document says of it is none of the schemes that are known here:\n\n- Requests are signed.\n\n##");
    expect(document.info.description).not.toContain("does not say whether");
    expect(await lint({ document, traces: new Map() })).toEqual([]);
  });

  test("a document that says that none is needed has an empty list", () => {
    const document = documentOf([], { security: [] });
    expect(document.security).toEqual([]);
    expect(document).not.toHaveProperty("x-authentication");
    expect(document.info.description).not.toContain("Authentication");
  });
});

describe("generic operations", () => {
  const spanning = uri("/{+parent}/{name}");
  const any = resource(spanning, [operation("readAny", "GET", spanning, { response: answer({ is: "silent" }) })], {
    notes: notes({ contradictions: [contradiction("which", "which it is")] }),
  });
  const document = documentOf([any, resource(uri("/{name}"), [], { generic: true, description: "Any name." })]);

  test("stand at the root, since no path spans segments", () => {
    expect(document.paths).toEqual({});
    expect(document["x-generic-operations"]).toMatchObject([
      { id: "readAny", method: "GET", uri: "/{+parent}/{name}", effect: "read", response: { status: "2XX", silent: true }, resource: { contradictions: [{}] } },
      { uri: "/{name}", description: "Any name." },
    ]);
  });

  test("stand in the description as well", () => {
    expect(document.info.description).toContain("- `GET /{+parent}/{name}`: Read any.");
    expect(document.info.description).toContain("- `/{name}`: Any name.");
  });
});

test("servers have their variables' descriptions in their own", () => {
  expect(documentOf([]).servers).toMatchObject([
    { url: "{base}/v1", description: "The library.\n\n- `{base}`: Where the library is. `https://library.test` stands in for it.", variables: { base: { default: "https://library.test" } }, "x-source": { section: "Servers" } },
  ]);
});

test("a derived operation and a sampled one say so", () => {
  const { description, ...derived } = post({
    derived: { section: "General", row: "Read" },
    sampling: { names: "enabled.names", windows: [1, 5, 30], aggregates: ["min", "max"] },
  });
  expect(derived["x-derived"]).toEqual({ section: "General", row: "Read" });
  expect(derived["x-sampled"]).toEqual({ names: "enabled.names", windows: [1, 5, 30], aggregates: ["min", "max"] });
  expect(description).toContain("Follows from a general statement (General › Read)");
  expect(description).toContain("Computed (min and max) over the last 1, 5 and 30 seconds, from the counters that `enabled.names` lists.");
});

test("the document is named once, and places are places in it", () => {
  const document = documentOf([resource(at, [])]);
  expect(document["x-document"]).toBe("spec-src/library/document.md");
  expect(document["x-source"]).toEqual({ section: "Library", row: expect.any(String) });
});
