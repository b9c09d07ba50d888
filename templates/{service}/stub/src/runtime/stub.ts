/** A stub: a device to test against. It holds the state, the clock and the faults; every face of it asks `handle`. */
import { addressed, matched, throughIdentifier } from "./addressed.ts";
import { answerOf, optionsAnswer, refusalAnswer, withoutBody, type Answer } from "./answer.ts";
import { fixedObjects, identifiersIn, setupFor, type Beginning } from "./begin.ts";
import { befallen, type Delivered } from "./befall.ts";
import { charactersOf, parseBody, textOf } from "./body.ts";
import { requireCollection } from "./collections.ts";
import { requireConditions } from "./conditions.ts";
import { Credentials, type CredentialOptions, type Opened } from "./credentials.ts";
import type { JsonObject, OperationData, ServiceData, Ways } from "./data.ts";
import type { Setup, Site } from "./setup.ts";
import { perform } from "./effects/effects.ts";
import { Faults, type Fault, type FaultRule } from "./faults.ts";
import { judgeHeaders, judgeQuery, queryMarks, requirePlainBody, sentMediaType } from "./headers.ts";
import { emptyMediaType, isJson, takingMediaType } from "./media-types.ts";
import { allowedAt, byState, operationsFor } from "./operations.ts";
import { segmentsBelow, splitQuery } from "./path.ts";
import { carried } from "./payload.ts";
import type { RequestHeaders } from "./presented.ts";
import { orError, Refusal } from "./refusal.ts";
import { leastOf } from "./least.ts";
import { Store, type Stored } from "./store.ts";
import type { Match } from "./routes.ts";
import { stores } from "./storing.ts";
import { differsIn, waysOf } from "./ways.ts";
import { requireParents, storedAt, targetOf, withPart } from "./target.ts";

export interface StubRequest {
  readonly method: string;
  /** With the query, percent-encoded as on the wire. */
  readonly path: string;
  /** By name in lower case. */
  readonly headers: RequestHeaders;
  readonly body?: Uint8Array;
  /** The SHA-256 fingerprint of the client's certificate, empty where it showed none; undefined where that cannot be told. */
  readonly certificate?: string;
}

/** An endpoint of which the document does not show how it works, such as a login, as a test needs it. */
export interface Endpoint {
  readonly method: string;
  /** Below the base. */
  readonly path: string;
  /** Whether it can be called without a credential. */
  readonly open?: boolean;
  readonly answer: (request: StubRequest, stub: Stub) => Answer;
}

export interface StubOptions extends Beginning {
  /** The same seed gives the same identifiers and the same counters. */
  readonly seed?: number;
  /** Milliseconds; a clock that stands still unless it is advanced, where there is none. */
  readonly now?: () => number;
  readonly credentials?: CredentialOptions;
  readonly endpoints?: readonly Endpoint[];
  /** How deep a body may nest: 512 levels unless said, which is deeper than types can be read. */
  readonly depth?: number;
}

/** All that a stub remembers, as plain data. */
export interface Dump {
  readonly objects: readonly Stored[];
  readonly serial: number;
  readonly advanced: number;
  readonly credentials: { readonly opened: readonly Opened[]; readonly count: number };
}

export function createStub(service: ServiceData, options: StubOptions = {}): Stub {
  return new Stub(service, options);
}

/** What the faces of a stub need of it. */
export type Answering = Pick<Stub, "base" | "handle"> & Partial<Pick<Stub, "asksForCertificates">>;

export class Stub {
  readonly service: ServiceData;
  readonly credentials: Credentials;
  readonly faults = new Faults();
  readonly #options: StubOptions;
  readonly #setup: Setup;
  readonly #store: Store;
  readonly #initial: Dump;
  /** Operations differ in what they ask of their callers. */
  readonly #differs: boolean;
  #advanced = 0;

  constructor(service: ServiceData, options: StubOptions) {
    const seed = options.seed ?? 0;
    this.service = service;
    this.#options = options;
    this.#differs = differsIn(service);
    this.credentials = new Credentials(service, options.credentials ?? {}, seed);
    this.#setup = setupFor(service, options, seed);
    this.#store = new Store((stored) => identifiersIn(this.#setup, stored));
    this.#store.apply(fixedObjects(this.#setup).map((put) => ({ put })));
    this.#initial = this.dump();
  }

  /** The path that every URI stands below. */
  get base(): string {
    return this.#setup.base;
  }

  /** Milliseconds. */
  get now(): number {
    return (this.#options.now?.() ?? 0) + this.#advanced;
  }

  /** Lets time pass. */
  advance(seconds: number): void {
    this.#advanced += seconds * 1000;
  }

  /** The headers that every request needs, with credentials that are accepted: of a scheme by its name, or of what an operation asks for. */
  headers(asked?: string | Ways): { readonly [name: string]: string } {
    const required = this.service.headers.filter(({ required }) => required);
    const values = required.map(({ name, shape }) => [name, String(leastOf(this.#setup.shapes, shape, "stub") as string)] as const);
    return { ...Object.fromEntries(values), ...this.credentials.headers(asked) };
  }

  /** The query likewise: empty where headers carry them. */
  query(asked?: string | Ways): string {
    return this.credentials.query(asked);
  }

  /** Whether a server has to ask its clients for certificates. */
  get asksForCertificates(): boolean {
    return this.credentials.askForCertificates;
  }

  fault(fault: Fault, rule: FaultRule = {}): void {
    this.faults.add(fault, rule);
  }

  /** Puts an object at a path below the base, as if somebody had configured it: `fields` are those of the object itself. */
  preset(path: string, fields: JsonObject): void {
    const target = orError(() => targetOf(this.#setup, this.#match(path)));
    orError(() => requireParents(this.#store, target.found));
    const before = storedAt(this.#setup, this.#store, target);
    this.#store.apply(stores(this.#setup, this.#store, target.owner, withPart(this.#setup, target, before, fields, this.now, this.#store.serial)));
  }

  /** Says what the device observes of the object at a path from now on: a status, or the value from which a counter goes on. */
  observe(path: string, values: JsonObject): void {
    const target = orError(() => targetOf(this.#setup, this.#match(path)));
    const stored = storedAt(this.#setup, this.#store, target);
    if (stored === undefined) throw new Error(`There is nothing at ${target.path}.`);
    const observed = Object.entries(values).map(([name, value]) => ({ name, at: this.now, value }));
    const kept = stored.observed.filter(({ name, at }) => at !== this.now || !Object.hasOwn(values, name));
    this.#store.apply(stores(this.#setup, this.#store, target.owner, { ...stored, observed: [...kept, ...observed] }));
  }

  dump(): Dump {
    return structuredClone({ objects: this.#store.dump(), serial: this.#store.serial, advanced: this.#advanced, credentials: this.credentials.dump() });
  }

  restore(dump: Dump): void {
    this.#return(structuredClone(dump));
  }

  /** Back to how it was made. */
  reset(): void {
    this.#return(this.#initial);
    this.faults.clear();
  }

  /** What is stored never changes in place: nobody else has to have the dump. */
  #return({ objects, serial, advanced, credentials }: Dump): void {
    this.#store.restore(objects, serial);
    this.#advanced = advanced;
    this.credentials.restore(credentials);
  }

  handle(request: StubRequest): Delivered {
    const delivered = this.faults.none ? this.#answer(request) : this.#befallen(request);
    return request.method === "HEAD" ? withoutBody(delivered) : delivered;
  }

  #befallen(request: StubRequest): Delivered {
    const { path } = splitQuery(request.path);
    const faults = this.faults.take(request.method, path.startsWith(this.base) ? path.slice(this.base.length) : path);
    return befallen(faults, {
      asked: () => this.#answer(request),
      expired: () => refusalAnswer(this.#setup, this.credentials.refusal("has expired"), this.#meant(request)),
      limit: () => refusalAnswer(this.#setup, new Refusal("unavailable", { field: "", fact: "as many credentials are open as can be" }), this.#meant(request)),
    });
  }

  #answer(request: StubRequest): Answer {
    let operations: readonly OperationData[] = [];
    try {
      const { path, query } = splitQuery(request.path);
      const segments = segmentsBelow(this.base, path);
      const endpoint = this.#endpoint(request.method, `/${segments.join("/")}`);
      if (endpoint === undefined && asksForMethods(request, this.#setup)) return optionsAnswer(allowedAt(this.#setup, matched(this.#setup, segments).route));
      if (endpoint?.open !== true) this.#admit(request, endpoint === undefined && this.#differs ? this.#asked(request) : []);
      if (endpoint !== undefined) return endpoint.answer(request, this);
      const { found, through } = addressed(this.#setup, this.#store, segments, request.method);
      operations = operationsFor(this.#setup, found.route, request.method).map((one) => (through === undefined ? one : throughIdentifier(one, through)));
      return this.#performed(found, operations, query, request);
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(this.#setup, error, operations.length > 0 ? operations : this.#meant(request));
      throw error;
    }
  }

  /** The operations of the document that a request is for, as far as its path and its method tell: what is stated of their failures holds before they are reached, and where a slash or another method leads past them, too. */
  #meant({ method, path }: StubRequest): readonly OperationData[] {
    try {
      const found = this.#setup.router.match(segmentsBelow(this.base, splitQuery(path).path.replace(/\/+$/, "")));
      const operations = found?.route.resource.operations ?? [];
      const own = operations.filter((one) => one.method === method);
      return own.length > 0 ? own : operations;
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  #admit({ headers, path, certificate }: StubRequest, operations: readonly OperationData[]): void {
    const presenting = { headers, query: splitQuery(path).query, ...(certificate === undefined ? {} : { certificate }) };
    this.credentials.admit(presenting, this.now, waysOf(operations, this.credentials.usual));
  }

  /** Of several that the state leaves, what a request shows tells which it is for. */
  #admitting(request: StubRequest, operations: readonly OperationData[]): readonly OperationData[] {
    const admitting = operations.filter((operation) => isTaken(() => this.#admit(request, [operation])));
    return admitting.length > 0 ? admitting : operations;
  }

  /** HEAD asks what GET does, where it is none of the document's. */
  #asked(request: StubRequest): readonly OperationData[] {
    const meant = this.#meant(request);
    const own = meant.filter(({ method }) => method === request.method);
    return own.length > 0 || request.method !== "HEAD" ? own : meant.filter(({ method }) => method === "GET");
  }

  #performed(found: Match<Site>, operations: readonly OperationData[], query: string, request: StubRequest): Answer {
    const setup = this.#setup;
    const { headers, body = nothing } = request;
    requireCollection(setup, found);
    judgeHeaders(setup.shapes, this.service.headers, headers);
    if (operations[0]?.headers !== undefined) judgeHeaders(setup.shapes, operations[0].headers, headers);
    judgeQuery(setup.shapes, operations[0]?.query ?? [], query, this.credentials.parameters);
    const full = body.length > 0;
    if (full) requirePlainBody(headers);
    const mediaType = full ? sentMediaType(headers) : emptyMediaType(operations, sentMediaType(headers));
    const isSent = full || mediaType !== undefined;
    const taking = isSent ? takingMediaType(operations, mediaType) : operations;
    const parsed = isSent ? (isJson(mediaType!) ? parseBody(body, this.#options.depth ?? 512) : textOf(body, mediaType!)) : undefined;
    const fitting = taking.length === 1 || found.route.resource.object === undefined ? taking : byState(taking, storedAt(setup, this.#store, targetOf(setup, found)));
    const { operation, sent, several } = carried(setup, this.#store, found, this.#differs ? this.#admitting(request, fitting) : fitting, parsed);
    if (this.#differs) this.#admit(request, [operation]);
    const content = isSent && !isJson(mediaType!) ? { mediaType: String(headers["content-type"] ?? mediaType), bytes: charactersOf(body) } : undefined;
    const result = perform({ setup, state: this.#store, now: this.now, found, operation, sent, several, ...(content && { content }) });
    if (result.changes.length > 0) requireConditions(headers, [...this.service.headers, ...(operation.headers ?? [])], () => this.#isThere(found));
    this.#store.apply(result.changes);
    const marks = [...(result.marks ?? []), ...queryMarks(operation.query ?? [], query)];
    return answerOf(setup, found.route, operation, { ...result, marks }, several);
  }

  /** Whether reading finds something; undefined where the document shows no way to read it. */
  #isThere(found: Match<Site>): boolean | undefined {
    const reading = found.route.resource.operations.find(({ method }) => method === "GET");
    return reading && isTaken(() => perform({ setup: this.#setup, state: this.#store, now: this.now, found, operation: reading, sent: [], several: false }));
  }

  #endpoint(method: string, path: string): Endpoint | undefined {
    return this.#options.endpoints?.find((one) => one.method === method && one.path === path);
  }

  #match(path: string): Match<Site> {
    return matched(this.#setup, path.slice(1).split("/"));
  }
}

const nothing = new Uint8Array();

function isTaken(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Whoever asks so before a request, as browsers do, has no credential yet. */
function asksForMethods({ method }: StubRequest, { choices }: Setup): boolean {
  return method === "OPTIONS" && choices.undocumented === "answer";
}
