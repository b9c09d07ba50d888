import { describe, expect, test } from "vitest";
import { answers, ask, shipped, theOne, written } from "./explainables.ts";

const library = written({
  "document.md": `# Library

The header Trace is on each request.

## Books

| Field | Type |
|---|---|
| title | string |
| shelf | a place |
| debug | number |

| Operation | Path |
|---|---|
| List | /books |
| Amend | /books |
| Add | /books |
| Read | /books/{isbn}.{format} |

## Shelves

| Field | Type |
|---|---|
| floor | number |
| Debug | string |
| a.b | string |
`,
  "service.ts": `
import type { Service } from "specwright/http";
/** @source Library */
export type Library = Service<{
  title: "The library"; version: "1"; document: "document.md"; servers: {};
  headers: {
    /** @source Library */
    Trace: string;
  };
}>;
`,
  "books.ts": `
import type { Facts, Get, Headers, None, Notes, Patch, Post, Query, Resource, Under, When } from "specwright/http";
import type { NotShown } from "specwright/words";

/**
 * @kind Set
 * @source Books
 */
interface Shelved<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List them
   * @source Books > List
   */
  list: Get<Of["uri"], Book[], "list"> & Query<Filter> & Headers<{
    /** @source Books */
    "Read-As": string;
  }>;
  /**
   * Add one
   * @source Books > Add
   */
  add: Post<Of["uri"], Book, None> & When<"it is new">;
  /**
   * Amend one
   * @source Books > Amend
   */
  amend: Post<Of["uri"], Book, NotShown<"the answer">, "modify"> & When<"it is there">;
  /**
   * Sort them
   * @source Books
   */
  sort: Post<\`\${Of["uri"]}/order\`, None, None, "act">;
  each: One<Under<Of["uri"], "{isbn}.{format}">>;
}

/**
 * @kind One
 * @source Books
 */
interface One<At extends string> extends Resource<At, Keys, Book> {
  /**
   * Read one
   * @source Books > Read
   */
  get: Get<At, Book>;
}

interface Keys {
  /** @source Books */
  isbn: string;
  /** @source Books */
  format: string;
}

interface Filter {
  /** @source Books */
  limit?: number;
}

/** @source Books */
export interface Book {
  title: string;
  shelf?: Shelf;
  debug?: number;
}

/** @source Shelves */
export interface Shelf {
  floor?: number;
  Debug?: string;
  "a.b"?: string;
}

/** @source Books */
export type Books = Shelved<{ uri: "/books" }>;
`,
});

const asked = (what: string): readonly string[] => answers(what, [library]);

describe("a field", () => {
  test("by its path from a resource, a schema, or another field", () => {
    const debug = ["debug of Authorization (field, mgmt-v3)"];
    expect(answers("authorization.debug")).toEqual(debug);
    expect(answers("Authorization.debug")).toEqual(debug);
    expect(answers("debug")).toEqual(debug);
    expect(answers("SlbVirtualServerPort.reset")).toEqual(["reset of SlbVirtualServerPort (field, mgmt-v3)"]);
    expect(answers("port.sampling-enable.counters1")).toEqual(["sampling-enable.counters1 of SlbVirtualServerPort (field, mgmt-v3)"]);
  });

  test("with row, declaration and places", () => {
    const { document, definition, outputs } = theOne("authorization.debug");
    expect(document.map(({ file, text }) => [file, text.split("|").slice(1, 3)])).toEqual([
      ["spec-src/mgmt-v3/document.md", [" debug ", " number "]],
      ["spec-src/mgmt-v3/document.md", [" authorization debug ", " 1 to 15 "]],
    ]);
    expect(definition).toMatchObject({ file: "spec-src/mgmt-v3/authorization.ts", lines: [expect.stringMatching(/^ {2}debug\?: Bits<.*>;$/)] });
    expect(outputs.map(({ file, pointer }) => [file, pointer])).toEqual([
      ["out/mgmt-v3/openapi.yaml", "/components/schemas/Authorization/properties/debug"],
      ["out/mgmt-v3/openapi.json", "/components/schemas/Authorization/properties/debug"],
      ["out/mgmt-v3/openapi-3.0.json", "/components/schemas/Authorization/properties/debug"],
      ["out/mgmt-v3/openapi-3.2.json", "/components/schemas/Authorization/properties/debug"],
      ["out/mgmt-v3/sources/authorization.json", "/sources/~1components~1schemas~1Authorization~1properties~1debug"],
      ["out/mgmt-v3/client/src/authorization.ts", undefined],
    ]);
  });

  test("through references, lists, and names with dots", () => {
    expect(asked("books.title")).toEqual(["title of Book (field, service)"]);
    expect(asked("books.shelf.floor")).toEqual(["floor of Shelf (field, service)"]);
    expect(asked("Book.shelf.a.b")).toEqual(["a.b of Shelf (field, service)"]);
    expect(asked("a.b")).toEqual(["a.b of Shelf (field, service)"]);
    expect(asked("limit")).toEqual(["limit of GET /books (field, service)"]);
  });

  test("is directly in what its path names", () => {
    expect(asked("Book.floor")).toEqual([]);
    expect(asked("title.shelf")).toEqual([]);
  });

  test("in its own letters before any other", () => {
    expect(asked("debug")).toEqual(["debug of Book (field, service)"]);
    expect(asked("Debug")).toEqual(["Debug of Shelf (field, service)"]);
    expect(asked("DEBUG")).toEqual(["debug of Book (field, service)", "Debug of Shelf (field, service)"]);
    expect(asked("BOOK.TITLE")).toEqual(["title of Book (field, service)"]);
  });

  test("that many types declare has an answer for each declaration, in the order of the model", () => {
    const names = ask("uuid").matches.map(({ name }) => name);
    expect(names).toEqual([
      "/uuid/{id}, ObjectByUuid",
      "uuid of Authentication",
      "type-cfg.uuid of AuthenticationConsole",
      "uuid of AuthenticationConsole",
      "uuid of Authorization",
      "uuid of SlbCommon",
      "uuid of SlbVirtualServerPort",
    ]);
    expect(ask("uuid", shipped().toReversed()).matches.map(({ name }) => name)).toEqual(names);
  });

  test("that a kind declares is one answer with all its places", () => {
    const [item, data, ...others] = ask("svc-url").matches;
    expect(others).toEqual([]);
    expect(item!.definition.lines).toEqual(['  "svc-url": PathOf<"the element">;']);
    expect(data!.outputs.filter(({ file }) => file.endsWith("openapi.yaml")).length).toBeGreaterThan(4);
  });

  test("is named with the page of unknowns only where that lists it", () => {
    const listed = (what: string): boolean => theOne(what).outputs.some(({ file }) => file.endsWith("/unknowns.md"));
    expect(listed("SlbVirtualServerPort.sampling-enable.counters1")).toBe(true);
    expect(listed("Authentication.type-cfg.type")).toBe(true);
    expect(listed("Authentication.type-cfg")).toBe(false);
    expect(listed("authorization.debug")).toBe(false);
  });
});

describe("a resource or a schema", () => {
  test("by URI, last segment, noun, or declared name", () => {
    const books = ["/books, Books (resource, service)"];
    expect(asked("/books")).toEqual(books);
    expect(asked("/books/")).toEqual(books);
    expect(asked("Books")).toEqual(books);
    expect(asked("Books.each")).toEqual(["/books/{isbn}.{format}, Book (resource, service)"]);
    expect(asked("books")).toEqual([...books, "/books/{isbn}.{format}, Book (resource, service)"]);
    expect(asked("Shelf")).toEqual(["Shelf (schema, service)"]);
    expect(asked("Book")).toEqual(["/books/{isbn}.{format}, Book (resource, service)", "Book (schema, service)"]);
    expect(answers("/slb/virtual-server/{name}/port")).toEqual(["/slb/virtual-server/{name}/port, SlbVirtualServerPorts (resource, mgmt-v3)"]);
    expect(answers("PortStats")).toEqual(["SlbVirtualServerPortStats (schema, mgmt-v3)"]);
  });

  test("by a path as it is sent", () => {
    expect(asked("/books/978.pdf")).toEqual(["/books/{isbn}.{format}, Book (resource, service)"]);
    expect(asked("/books/978")).toEqual([]);
  });

  test("by a path that could be a pointer only as a request", () => {
    expect(answers("/paths/x")).toEqual([]);
    expect(answers("GET /paths/x")).not.toEqual([]);
  });

  test("without a path of its own is where its operations are", () => {
    const { outputs } = theOne("AnyObjects");
    expect(outputs.filter(({ file }) => file.endsWith("openapi.yaml")).map(({ pointer }) => pointer)).toEqual([0, 1, 2].map((index) => `/x-generic-operations/${index}`));
  });
});

describe("an operation", () => {
  test("by its name, the name that an output gives it, and its request", () => {
    const create = "POST /authorization, createAuthorization (operation, mgmt-v3)";
    const modify = "POST /authorization, modifyAuthorization (operation, mgmt-v3)";
    expect(answers("modifyAuthorization")).toEqual([modify]);
    expect(answers("createOrModifyAuthorization")).toEqual([create, modify]);
    expect(answers("POST /authorization")).toEqual([create, modify]);
    expect(answers("  post   /authorization/?x=1 ")).toEqual([create, modify]);
    expect(answers("PATCH /authorization")).toEqual([]);
  });

  test("by a request as it is sent, of the template whose literals reach furthest", () => {
    const port = "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}";
    expect(answers("GET /slb/virtual-server/vip1/port/80+tcp")).toEqual([`${port}, getSlbVirtualServerPort (operation, mgmt-v3)`]);
    expect(answers("GET /slb/virtual-server/a%2Fb/port/80+a%2Bb/stats")).toEqual([`${port}/stats, getSlbVirtualServerPortStats (operation, mgmt-v3)`]);
    expect(answers("GET /slb/virtual-server/vip1/port/stats")).toEqual(["GET /slb/virtual-server/{name}/port/stats, getSlbVirtualServerPortsStats (operation, mgmt-v3)"]);
    expect(answers("GET /a/b/c/d/e/f/stats")).toEqual([
      "GET /{+parent}/{collection}/stats, getAnyObjectsStats (operation, mgmt-v3)",
      "GET /{+parent}/{collection}/{key}/stats, getAnyObjectStats (operation, mgmt-v3)",
    ]);
    expect(asked("GET /books/9.7.pdf")).toEqual(["GET /books/{isbn}.{format}, getBook (operation, service)"]);
    expect(asked("GET /books/.pdf")).toEqual([]);
    expect(asked("GET /books/a/b.pdf")).toEqual([]);
  });

  test("of several services, in their order", () => {
    expect(answers("GET /applications/shop").map((answer) => answer.replace(/^.*, /, ""))).toEqual(["controller-v2)", "mgmt-v3)"]);
  });

  test("with the member of the kind that declares it", () => {
    const { definition, document } = theOne("addBook", [library]);
    expect(definition.lines).toEqual(['  add: Post<Of["uri"], Book, None> & When<"it is new">;']);
    expect(document).toEqual([{ file: "spec/service/document.md", line: 17, text: "| Add | /books |" }]);
  });
});

describe("a header, a credential, a placeholder, a service", () => {
  test("of every request, where it is described and not where it is referred to", () => {
    expect(answers("provider")).toEqual(["provider (header, controller-v2)"]);
    const { outputs, document } = theOne("trace", [library]);
    expect(outputs.map(({ pointer }) => pointer)).toEqual([...Array(4).fill("/components/parameters/Trace"), "/sources/~1components~1parameters~1Trace"]);
    expect(document[0]!.text).toBe("# Library");
  });

  test("that OpenAPI ignores as a parameter", () => {
    expect(answers("content-type")).toEqual(["Content-Type (header, controller-v2)", "Content-Type (header, mgmt-v3)"]);
    expect(ask("Content-Type").matches[1]!.outputs.map(({ pointer }) => pointer)).toEqual(Array(4).fill("/x-headers/0"));
  });

  test("of one operation", () => {
    expect(asked("Read-As")).toEqual(["Read-As of GET /books (header, service)"]);
  });

  test("a credential by its name or that of its header", () => {
    expect(answers("basic")).toEqual(["Authorization of basic (header, controller-v2)"]);
    expect(answers("Authorization").slice(0, 3)).toEqual(["Authorization of basic (header, controller-v2)", "Authorization of session (header, controller-v2)", "Authorization of device (header, mgmt-v3)"]);
  });

  test("a credential by the name of its parameter or its cookie, and one that has neither by its own", () => {
    const kept = written({
      "document.md": "# Things\n\nThere is a key.\n",
      "service.ts": `
import type { ClientCertificate, CookieCredential, QueryCredential, Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; security: {
  /** @source Things */
  program: QueryCredential<"key">;
  /** @source Things */
  visit: CookieCredential<"SID">;
  /** @source Things */
  machine: ClientCertificate;
} }>;
`,
    });
    expect(answers("key", [kept])).toEqual(["key of program (parameter, service)"]);
    expect(answers("SID", [kept])).toEqual(["SID of visit (cookie, service)"]);
    expect(answers("visit", [kept])).toEqual(answers("SID", [kept]));
    const machine = theOne("machine", [kept]);
    expect([machine.is, new Set(machine.outputs.flatMap(({ pointer, line }) => (line === undefined ? [] : [pointer])))]).toEqual(["certificate", new Set(["/components/securitySchemes/machine", "/x-client-certificates/0"])]);
  });

  test("a placeholder with or without braces", () => {
    const isbn = ["{isbn} of /books/{isbn}.{format} (placeholder, service)"];
    expect(asked("isbn")).toEqual(isbn);
    expect(asked("{isbn}")).toEqual(isbn);
    expect(answers("{+parent}")[0]).toMatch(/^\{parent\} of /);
    expect(theOne("{isbn}", [library]).definition.lines).toEqual(["  isbn: string;"]);
  });

  test("a service by its folder or its title", () => {
    const service = ["Device management interface (service, mgmt-v3)"];
    expect(answers("mgmt-v3")).toEqual(service);
    expect(answers("device management interface")).toEqual(service);
  });
});

describe("a JSON pointer", () => {
  const debug = ["debug of Authorization (field, mgmt-v3)"];

  test("into a document, also as a fragment, percent-encoded or not", () => {
    expect(answers("/components/schemas/Authorization/properties/debug")).toEqual(debug);
    expect(answers("#/components/schemas/Authorization/properties/debug")).toEqual(debug);
    expect(answers("#/paths/~1authorization/post")).toEqual(answers("POST /authorization"));
    expect(answers("#/paths/~1uuid~1%7Bid%7D/get")).toEqual(answers("GET /uuid/{id}"));
    expect(answers("/paths/~1authorization")).toEqual(answers("/authorization"));
    expect(answers("/components/securitySchemes/basic")).toEqual(answers("basic"));
    expect(answers("/components/schemas/SlbVirtualServerPortInput")).toEqual(["SlbVirtualServerPort (schema, mgmt-v3)"]);
  });

  test("below what has a source explains what is around it", () => {
    expect(answers("/components/schemas/Authorization/properties/debug/x-bits/0/name")).toEqual(debug);
    expect(answers("/paths/~1authorization/post/x-operations/0/effect")).toEqual(answers("POST /authorization"));
    expect(answers("#/info/title")).toEqual(["Central controller interface (service, controller-v2)", "Device management interface (service, mgmt-v3)"]);
    expect(answers("#")).toEqual(answers("#/info/title"));
  });

  test("to a parameter of a path that stands elsewhere explains the parameter", () => {
    expect(asked("/paths/~1books/parameters/0")).toEqual(["Trace (header, service)"]);
  });

  test("to a path that only an operation has explains the operation's resource", () => {
    expect(asked("/paths/~1books~1order")).toEqual(["/books, Books (resource, service)"]);
    expect(asked("/paths/~1books~1order/post")).toEqual(["POST /books/order, sortBook (operation, service)"]);
  });

  test("to nothing", () => {
    for (const what of ["/components/schemas/Authorization/properties/nope", "#/paths/%7", "#debug", "/components/schemas/constructor"]) {
      expect(ask(what).matches, what).toEqual([]);
    }
  });
});

describe("nothing", () => {
  const nearest = (what: string): string | undefined => ask(what, [library]).nearest;

  test("is answered with what comes nearest", () => {
    expect(nearest("titl")).toBe("title");
    expect(nearest("books.titel")).toBe("books.title");
    expect(nearest("book.shelf.flor")).toBe("book.shelf.floor");
    expect(nearest("POST /boks")).toBe("POST /books");
    expect(nearest("addBok")).toBe("addBook");
    expect(nearest("#/components/schemas/Book/properties/titel")).toBe("/components/schemas/Book/properties/title");
  });

  test("or with no guess", () => {
    expect(ask("something else entirely", [library])).toEqual({ diagnostics: [], matches: [] });
    expect(ask("", [library]).matches).toEqual([]);
    expect(ask(".", [library]).matches).toEqual([]);
    expect(ask("debug", [])).toEqual({ diagnostics: [], matches: [] });
  });
});
