/** A small service that leaves open whatever a document can leave open. */
import { titleCase } from "../../../generator/link/case.ts";
import type { Operation } from "../../../generator/model/operation.ts";
import type { Notes, Origin, Place } from "../../../generator/model/origin.ts";
import type { Resource } from "../../../generator/model/resource.ts";
import type { Service } from "../../../generator/model/service.ts";
import type { Field, Shape } from "../../../generator/model/shape.ts";

export const none: Notes = { statements: [], gaps: [], contradictions: [] };

export function origin(line: number, ...places: readonly Place[]): Origin {
  return { places: places.length === 0 ? [{ section: "Servers" }] : places, definition: { file: "spec-src/fleet/server.ts", line, column: 1, length: 0 } };
}

export function field(name: string, shape: Shape, at: Origin): Field {
  return { name, required: false, shape, description: "", origin: at };
}

export function operation(id: string, given: Partial<Operation>): Operation {
  return {
    id,
    name: "read",
    method: "GET",
    uri: { template: "/server", segments: [[{ is: "literal", text: "server" }]] },
    effect: "read",
    summary: "",
    description: "",
    request: { is: "none" },
    response: { status: "2XX", description: "", payload: { is: "silent" } },
    failures: [],
    query: [],
    headers: [],
    notes: none,
    origin: origin(20),
    ...given,
  };
}

export function resource(noun: string, given: Partial<Resource>): Resource {
  return {
    id: `spec-src/fleet/server.ts#${noun}`,
    module: "spec-src/fleet/server.ts",
    noun,
    title: titleCase(noun),
    tag: noun,
    uri: { template: "/server", segments: [[{ is: "literal", text: "server" }]] },
    kind: { name: "Collection", description: "", facts: {}, origin: origin(1) },
    description: "",
    operations: [],
    notes: none,
    origin: origin(10),
    ...given,
  };
}

export function service(given: Partial<Service>): Service {
  return {
    name: "fleet",
    title: "Fleet of servers",
    version: "1",
    description: "",
    document: "spec-src/fleet/document.md",
    servers: [],
    security: [],
    headers: [],
    resources: [],
    schemas: [],
    tags: [],
    notes: none,
    origin: origin(1),
    ...given,
  };
}

const states: Shape = { is: "literals", values: ["up", "down|out"], open: true, notShown: "the full set of states" };
const errors = { name: "errors", what: "the bodies of errors, such as `{\"<code>\": …}`", origin: origin(4, { section: "Errors", row: "1" }) };
const order = {
  name: "order",
  about: "Order of a list of servers",
  readings: [
    { says: "sorted by name", place: { section: "Servers", block: "list", row: "2" } },
    { says: "in the order of creation", place: { section: "Limits" } },
  ],
  choice: "No order is promised, since the two exclude each other.",
  origin: origin(41, { section: "Servers", block: "list", row: "2" }, { section: "Limits" }),
};

export const fleet: Service = service({
  notes: { statements: [], gaps: [{ name: "login", what: "how a session is opened", origin: origin(3, { section: "Access" }) }], contradictions: [] },
  headers: [field("tenant", { is: "not-shown", what: "the values of the header" }, origin(5, { section: "Access", row: "tenant" }))],
  resources: [
    resource("Servers", {
      notes: { ...none, gaps: [errors], contradictions: [order] },
      operations: [
        operation("serversCreate", { method: "POST", request: { is: "not-shown", what: "the body of a request for several servers" } }),
        operation("serversList", {
          derived: { section: "General", row: "List" },
          response: {
            status: "2XX",
            description: "",
            payload: { is: "json", shape: { is: "object", fields: [field("items", { is: "array", items: { is: "object", fields: [field("state", states, origin(30, { section: "Servers", row: "state" }))] } }, origin(29))] } },
          },
        }),
      ],
    }),
    resource("Disks", { uri: { template: "/server/{name}/disk", segments: [] }, notes: { ...none, gaps: [errors] }, operations: [operation("disksList", { derived: { section: "General", row: "List" } })] }),
  ],
  schemas: [
    {
      id: "spec-src/fleet/server.ts#Server",
      name: "Server",
      description: "",
      origin: origin(50),
      shape: { is: "object", fields: [field("labels", { is: "map", values: states }, origin(52, { section: "Servers", row: "labels" }, { section: "Limits", row: "labels" }))] },
    },
  ],
});
