/** Random scripts against the stub and against a plain reference of what it should do: the two never diverge. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { device, type Device } from "./support/device.ts";

const runs = Number(process.env["SPECWRIGHT_STUB_SCRIPTS"] ?? 150);
const servers = ["one", "two"];

interface Fields {
  readonly "port-number": number;
  readonly protocol: string;
  readonly range?: number;
  readonly action?: string;
  readonly reset?: boolean | 0 | 1;
}

/** A device as a table: the elements of each collection, by key, in the order of their creation. */
class Reference {
  readonly tables = new Map(servers.map((server) => [server, new Map<string, Fields>()]));
  readonly identifiers = new Map<string, string>();

  table(server: string): Map<string, Fields> {
    return this.tables.get(server)!;
  }
}

type Step = (reference: Reference, device: Device) => void;

const keyOf = (fields: Fields): string => `${fields["port-number"]}+${encodeURIComponent(fields.protocol)}`;
const pathOf = (server: string, key = ""): string => `/slb/virtual-server/${server}/port${key === "" ? "" : `/${key}`}`;
const shown = (fields: Fields): object => ({ ...fields, reset: Number(fields.reset ?? 0) });

const server = fc.constantFrom(...servers);
const element: fc.Arbitrary<Fields> = fc.record(
  { "port-number": fc.integer({ min: 1, max: 4 }), protocol: fc.constantFrom("tcp", "a+b/%"), range: fc.integer(), action: fc.string({ maxLength: 3 }), reset: fc.constantFrom<boolean | 0 | 1>(true, false, 0, 1) },
  { requiredKeys: ["port-number", "protocol"] },
);

const create = fc.tuple(server, fc.array(element, { minLength: 1, maxLength: 3 })).map(([at, elements]): Step => (reference, { send }) => {
  const table = reference.table(at);
  const body = elements.length === 1 ? { port: elements[0] } : { "port-list": elements };
  const fits = new Set(elements.map(keyOf)).size === elements.length && elements.every((one) => !table.has(keyOf(one)));
  const { status, body: answer } = send("POST", pathOf(at), body);
  expect(status).toBe(fits ? 201 : 409);
  if (!fits) return;
  for (const one of elements) table.set(keyOf(one), one);
  for (const one of elements.length === 1 ? [answer.port] : answer["port-list"]) {
    expect(reference.identifiers.has(one.uuid)).toBe(false);
    reference.identifiers.set(one.uuid, pathOf(at, keyOf(one)));
  }
});

const update = fc.tuple(server, fc.array(element, { minLength: 1, maxLength: 3 })).map(([at, elements]): Step => (reference, { send }) => {
  const table = reference.table(at);
  const body = elements.length === 1 ? { port: elements[0] } : { "port-list": elements };
  const missing = elements.find((one) => !table.has(keyOf(one)));
  const twice = elements.findIndex((one, index) => elements.findIndex((other) => keyOf(other) === keyOf(one)) < index);
  const { status } = send("PUT", pathOf(at), body);
  if (missing !== undefined || twice !== -1) return void expect([404, 409]).toContain(status);
  expect(status).toBe(204);
  for (const one of elements) table.set(keyOf(one), { ...table.get(keyOf(one)), ...one });
});

const remove = fc.tuple(server, element).map(([at, one]): Step => (reference, { send }) => {
  const path = pathOf(at, keyOf(one));
  expect(send("DELETE", path).status).toBe(reference.table(at).delete(keyOf(one)) ? 200 : 404);
  for (const [identifier, of] of reference.identifiers) if (of === path) reference.identifiers.delete(identifier), expect(send("GET", `/uuid/${identifier}`).status).toBe(404);
});

const refused = fc.tuple(server, element, fc.constantFrom({ range: "x" }, { reset: 2 }, { unknown: 1 }, { uuid: "mine" })).map(([at, one, wrong]): Step => (_, { send, stub }) => {
  const before = stub.dump();
  for (const method of ["POST", "PUT"]) expect(send(method, pathOf(at), { "port-list": [one, { ...one, ...wrong }] }).status).toBe(400);
  expect(stub.dump()).toEqual(before);
});

const time = fc.integer({ min: 0, max: 100 }).map((seconds): Step => (_, { stub }) => stub.advance(seconds));

function agree(reference: Reference, { send }: Device): void {
  for (const at of servers) {
    const table = [...reference.table(at)];
    const list = send("GET", pathOf(at)).body["port-list"];
    expect(list).toMatchObject(table.map(([key, fields]) => ({ ...shown(fields), "svc-url": `/mgmt/v3${pathOf(at, key)}` })));
    expect(list).toHaveLength(table.length);
    for (const [index, [key]] of table.entries()) {
      const { "svc-url": _, ...listed } = list[index];
      expect(send("GET", pathOf(at, key)).body).toEqual({ port: listed });
      expect(send("GET", `/uuid/${listed.uuid}`).body).toEqual({ port: listed });
      expect(reference.identifiers.get(listed.uuid)).toBe(pathOf(at, key));
    }
  }
}

test(`${runs} scripts`, () => {
  const target = device("mgmt-v3");
  fc.assert(
    fc.property(fc.array(fc.oneof(create, update, remove, refused, time), { maxLength: 20 }), (script) => {
      target.stub.reset();
      const reference = new Reference();
      for (const step of script) step(reference, target);
      agree(reference, target);
    }),
    { seed: 21, numRuns: runs },
  );
}, 600_000);
