/** Whole services for the tests that hold for any: one that uses all of the model, and two in the shape of real ones. */
import type { Service } from "../../../generator/model/service.ts";
import type { Shape } from "../../../generator/model/shape.ts";
import {
  answer, contradiction, field, flag, folder, gap, json, none, notes, number, object, operation, origin, reference, resource, schema, service,
  statement, text, uri,
} from "./build.ts";

const lending: Shape = {
  is: "object",
  fields: [
    field("id", { is: "string", maxLength: 64, readOnly: true, role: { role: "assigned" } }, { description: "The identifier", example: "a-1" }),
    field("title", text, { required: true, description: "The title." }),
    field("lent", { is: "literals", values: [0, 1], sent: flag }, { description: "Whether it is lent." }),
    field("shelf", { is: "number", minimum: 0, exclusiveMaximum: 16 }),
    field("marks", { is: "number", integer: true, minimum: 1, maximum: 15, bits: [{ bit: 1, name: "new" }, { bit: 2, name: "rare" }] }),
    field("state", { is: "literals", values: ["Here"], open: true, notShown: "the other states" }),
    field("loans", { is: "array", items: number, minItems: 0, maxItems: 5 }),
    field("next", reference("Book"), { description: "The next volume." }),
    field("self", { is: "string", readOnly: true, role: { role: "path-of", of: "this object" } }),
    field("reads", { is: "number", role: { role: "counter" }, contradiction: contradiction("reads", "what is counted") }),
    field("note", { is: "union", of: [text, { is: "null" }] }),
    field("parent", { is: "union", of: [reference("Shelf"), { is: "null" }] }),
    field("kind", { is: "literals", values: ["a", "b"], default: "c" }),
    field("mixed", { is: "union", of: [{ is: "literals", values: ["auto"] }, number], default: "auto" }),
    field("extra", { is: "not-shown", what: "the extra data" }),
    field("labels", { is: "map", values: text, minProperties: 1, maxProperties: 9 }),
    field("any", { is: "any" }),
    field("old", { is: "boolean", default: false }, { deprecated: true }),
    field("__proto__", text),
    field("constructor", number),
    field("1sec_rate", number),
    field("nothing", { is: "null" }),
    field("empty", object({})),
  ],
};

/** Uses everything that the model can say. */
function everything(): Service {
  const one = uri("/books/{shelf}+{place}", { shelf: number });
  const all = uri("/books");
  return service(
    [
      resource(
        all,
        [
          operation("listBooks", "GET", all, {
            effect: "list",
            response: answer(json(object({ "book-list": { is: "array", items: reference("Book") } }, { closed: true }))),
            query: [field("shelf", number, { description: "The shelf.", required: true }), field("sort", { is: "literals", values: ["up", "down"] })],
            headers: [field("x-trace", text, { example: "t1" }), field("Accept", { is: "literals", values: ["application/json"] })],
            notes: notes({ gaps: [gap("order", "the order of the books")] }),
            derived: { section: "Endpoints", row: "List" },
          }),
          operation("createBook", "POST", all, {
            request: json(object({ book: reference("Book") })),
            response: { status: "201", description: "", payload: { is: "not-shown", what: "the answer to a creation" } },
            when: "the book is absent",
          }),
          operation("modifyBook", "POST", all, {
            effect: "modify",
            request: json(object({ book: { is: "intersection", parts: [reference("Book"), object({ shelf: number }, {})] } })),
            response: answer({ is: "silent" }),
            when: "the book exists",
          }),
        ],
        { notes: notes({ contradictions: [contradiction("payload", "whether the payload is keyed")], statements: [statement("limit", "Books are few")] }) },
      ),
      resource(
        one,
        [
          operation("getBook", "GET", one, {
            response: answer(json(object({ book: reference("Book") })), "200", "The book."),
            failures: [{ status: "404", description: "There is no such book.", payload: { is: "json", shape: reference("Problem"), example: { value: { message: "gone" }, origin: origin() } } }],
            contains: true,
          }),
          operation("replaceBook", "PUT", one, { request: { is: "not-shown", what: "the body of a replacement" } }),
          operation("deleteBook", "DELETE", one, {
            when: "the book is not lent",
            sampling: { names: "sampling.names", windows: [30], aggregates: ["min", "max"] },
            looksUp: "assigned",
          }),
        ],
        { kind: { name: "Element", description: "One thing of many", facts: { name: "book", sampled: true }, origin: origin("Kinds") } },
      ),
      resource(uri("/session"), [], { notes: notes({ gaps: [gap("methods", "the methods of the session")] }), tag: "session" }),
      resource(uri("/{+parent}/{collection}"), [
        operation("readAnything", "GET", uri("/{+parent}/{collection}"), {
          response: answer(json({ is: "map", values: reference("Unlisted"), minProperties: 1, maxProperties: 1 })),
          sampling: { names: "sampling.names", windows: [1, 5], aggregates: ["avg"] },
          looksUp: "id",
          failures: [answer(none, "404", "Nothing there.")],
        }),
      ]),
      resource(uri("/{name}"), [], { generic: true, notes: notes({ gaps: [gap("generic", "what a name can be")] }) }),
    ],
    {
      security: [
        { name: "token", how: { is: "header", header: "Authorization", word: "Reader", credential: "<TOKEN>" }, description: "A token", origin: origin("Security") },
        { name: "key", how: { is: "header", header: "X-Key", credential: "<KEY>" }, description: "", origin: origin("Security") },
        { name: "basic", how: { is: "basic" }, description: "", origin: origin("Security") },
        { name: "bearer", how: { is: "bearer" }, description: "A bearer token.", origin: origin("Security") },
      ],
      headers: [
        field("Content-Type", { is: "literals", values: ["application/json"] }, { required: true, description: "On every request" }),
        field("branch", text, { required: true, description: "The branch of the library.", origin: origin("Headers", `${folder}/service.ts`) }),
      ],
      schemas: [
        schema("Book", lending, { description: "A book." }),
        schema("Shelf", object({ number }), { origin: origin("Shelves", `${folder}/shelves/shelf.ts`) }),
        schema("Problem", object({ message: text }, { closed: true }), { example: { message: "no" } }),
        schema("Unlisted", object({ id: text, inner: reference("Unlisted") })),
      ],
      tags: [
        { name: "books", description: "All about books." },
        { name: "session", description: "" },
      ],
      notes: notes({
        statements: [statement("https", "Every call uses HTTPS.")],
        gaps: [gap("errors", "errors"), gap("events", "events")],
        contradictions: [contradiction("name", "the name of <things>")],
      }),
    },
  );
}

/** Settings of which there is one, created and modified by the same method, and counters of an element with two keys. */
function settings(): Service {
  const at = uri("/login");
  const payload = json(object({ login: reference("Login") }, { closed: true }));
  const body = { request: payload, response: answer(payload) };
  const item = uri("/servers/{name}/port/{number}+{protocol}", { number });
  const data = uri("/servers/{name}/port/{number}+{protocol}/stats", { number });
  return service(
    [
      resource(at, [
        operation("createLogin", "POST", at, { ...body, when: "the settings are absent" }),
        operation("getLogin", "GET", at, { response: answer(payload) }),
        operation("modifyLogin", "POST", at, { ...body, effect: "modify", when: "the settings exist" }),
        operation("replaceLogin", "PUT", at, body),
        operation("deleteLogin", "DELETE", at, { response: answer(payload) }),
      ]),
      resource(item, [operation("getPort", "GET", item, { response: answer(json(object({ port: object({ number, protocol: text }) }))) })]),
      resource(data, [
        operation("getPortStats", "GET", data, {
          effect: "observe",
          response: answer(json(object({ port: object({ stats: object({ current: { is: "number", role: { role: "gauge" } } }) }) }))),
        }),
      ]),
    ],
    { schemas: [schema("Login", object({ local: flag, mode: { is: "literals", values: ["multiple", "single"], default: "single" } }))] },
  );
}

/** Named collections of objects, each addressed by name. */
function collections(): Service {
  const all = uri("/{collection}");
  const one = uri("/{collection}/{name}");
  const thing = json(reference("Thing"));
  return service(
    [
      resource(all, [
        operation("listObjects", "GET", all, { effect: "list", response: answer({ is: "not-shown", what: "the container of the list" }) }),
        operation("addObject", "POST", all, { request: thing, response: answer(thing) }),
      ]),
      resource(one, [
        operation("readObject", "GET", one, { response: answer(thing) }),
        operation("updateObject", "PUT", one, { effect: "modify", request: thing, response: answer(thing) }),
        operation("deleteObject", "DELETE", one),
      ]),
      resource(uri("/session"), []),
    ],
    {
      schemas: [schema("Thing", object({ name: text, description: text }, { notShown: "the other fields of objects" }))],
      headers: [field("provider", text, { required: true, description: "The provider's name." })],
      security: [{ name: "session", how: { is: "header", header: "Authorization", word: "Session", credential: "<ID>" }, description: "A session.", origin: origin() }],
    },
  );
}

export const examples = { everything, settings, collections } as const;
