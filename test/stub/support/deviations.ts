/** Devices that deviate from their document in one thing each, and the contract tests that say so. */
import type { Delivered } from "../../../templates/{service}/stub/src/runtime/befall.ts";
import type { Json, JsonObject, ServiceData } from "../../../templates/{service}/stub/src/runtime/data.ts";
import { createStub, type Answering, type Stub, type StubRequest } from "../../../templates/{service}/stub/src/runtime/stub.ts";

export interface Deviation {
  readonly does: string;
  /** What it takes for its document. */
  readonly data?: (service: ServiceData) => ServiceData;
  /** What it does with requests and answers. */
  readonly answers?: (answering: Answering, stub: Stub) => Answering;
  /** Method, URI and sentence of each test. */
  readonly fails: (service: ServiceData) => readonly string[];
}

const PORTS = "/slb/virtual-server/{name}/port";
const PORT = `${PORTS}/{port-number}+{protocol}`;

export const deviations: readonly Deviation[] = [
  {
    does: "takes a level beyond its limit",
    data: (service) => withFacets(service, "commands", { maximum: 16 }),
    // What it took it then shows.
    fails: () => [...["POST", "POST", "PUT"].map((method) => `${method} /authorization is refused where commands is 16, more than 15`), "GET /authorization answers in the form that the document gives it"],
  },
  {
    does: "forgets a default",
    data: (service) => withFacets(service, "mode", { default: undefined }),
    fails: () => ["GET /authentication shows the defaults of what nobody configured", "PUT /authentication gives its default back to what it leaves out", "DELETE /authentication gives everything its default back"],
  },
  {
    does: "lists paths that lead elsewhere",
    answers: (inner) => changing(inner, (_, body) => replaced(body, "svc-url", (path) => String(path).replace("+", "%2B-"))),
    fails: () => [`GET ${PORTS} lists what is there, each as reading it shows it and with its path`],
  },
  {
    does: "takes a token that nobody was given",
    answers: (inner, stub) => ({ base: inner.base, handle: (request) => inner.handle(/^Device ./.test(String(request.headers["authorization"])) ? { ...request, headers: { ...request.headers, authorization: stub.headers()["Authorization"] } } : request) }),
    fails: ({ resources }) =>
      resources
        .filter(({ generic }) => generic === undefined)
        .flatMap(({ uri, operations }) => operations.map(({ method }) => `${method} ${uri} is refused with a credential of the scheme device that nobody was given`)),
  },
  {
    does: "shows counters that nobody sampled",
    answers: (inner) => changing(inner, ({ path }, body) => (path.endsWith("/baseline") ? withEntry(body) : body)),
    fails: () => [`GET ${PORT}/baseline holds no counter where the object names none`, `GET ${PORT}/baseline holds the counters that the object names, and no others`],
  },
  {
    does: "gives an object another identifier each time",
    answers: (inner) => {
      let count = 0;
      return changing(inner, ({ path }, body) => (path.includes("/port/") ? replaced(body, "uuid", (uuid) => `${String(uuid)}-${(count += 1)}`) : body));
    },
    fails: () => [`GET ${PORTS} lists what is there, each as reading it shows it and with its path`, `GET ${PORT} shows an identifier that stays`, `GET ${PORT} shows what its identifier finds`],
  },
];

export function device(data: ServiceData): Stub {
  return createStub(data, { seed: 1, now: () => Date.now() });
}

/** A device that deviates in all of these. */
export function deviating(all: readonly Deviation[], service: ServiceData): { readonly stub: Stub; readonly answering: Answering } {
  const stub = device(all.reduce((data, { data: change }) => change?.(data) ?? data, service));
  return { stub, answering: all.reduce<Answering>((inner, { answers }) => answers?.(inner, stub) ?? inner, stub) };
}

/** The service with other facets of every field of a name. */
function withFacets(service: ServiceData, name: string, facets: object): ServiceData {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== "object" || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one)]));
    return inner["name"] === name && "shape" in inner ? { ...inner, shape: { ...(inner["shape"] as object), ...facets } } : inner;
  };
  return changed(service) as ServiceData;
}

function changing(inner: Answering, change: (request: StubRequest, body: Json) => Json): Answering {
  const changed = (request: StubRequest, answer: Delivered): Delivered => (answer.body === "" || answer.status >= 300 ? answer : { ...answer, body: JSON.stringify(change(request, JSON.parse(answer.body) as Json)) });
  return { base: inner.base, handle: (request) => changed(request, inner.handle(request)) };
}

/** Every field of a name, with another value. */
function replaced(body: Json, name: string, change: (value: Json) => Json): Json {
  if (Array.isArray(body)) return body.map((item: Json) => replaced(item, name, change));
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body as JsonObject).map(([key, value]) => [key, key === name ? change(value) : replaced(value, name, change)]));
}

/** One more entry in the first list. */
function withEntry(body: Json): Json {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body as JsonObject).map(([key, value]) => [key, Array.isArray(value) ? [...value, { counter_name: "loc_deny", min: 0, max: 0, avg: 0 }] : withEntry(value)]));
}
