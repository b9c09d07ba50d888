/** What there is at `/slb/virtual-server/{name}/port`. Generated from spec-src/mgmt-v3/slb/virtual-server/port.ts. */
import type { BaselineEntry, RateEntry } from "../../kinds.ts";
import type { Call, CallOptions, Connection, Path } from "../../runtime/contract.ts";
import { follow } from "../../runtime/follow.ts";
import { json } from "../../runtime/json.ts";
import { below, root } from "../../runtime/path.ts";

/**
 * The ports of a virtual server. `/slb/virtual-server/{name}/port`
 *
 * @param name The name of the virtual server.
 */
export function ports(connection: Connection, name: string): SlbVirtualServerPortsResource {
  return new SlbVirtualServerPortsResource(connection, below(root)`/slb/virtual-server/${{ name }}/port`);
}

/**
 * One configured instance of an object type. There can be several; each lives in a collection.
 * `/slb/virtual-server/{name}/port/{port-number}+{protocol}`
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function port(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
): SlbVirtualServerPortResource {
  return new SlbVirtualServerPortResource(connection, below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}`);
}

/**
 * Read every element (Slb Virtual Server Ports).
 *
 * The answer holds the elements in an array, each with its own path.
 *
 * `GET /slb/virtual-server/{name}/port`
 *
 * The call gives what the answer holds under `port-list`.
 *
 * Source: Generic resource endpoints › Read a collection.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:list-slb-virtual-server-ports`.
 *
 * @param name The name of the virtual server.
 */
export function listSlbVirtualServerPorts(
  connection: Connection,
  name: string,
  options?: CallOptions,
): Call<ListSlbVirtualServerPortsItem[]> {
  return connection.call(
    { id: "listSlbVirtualServerPorts", method: "GET", effect: "list", answers: "port-list", list: true },
    below(root)`/slb/virtual-server/${{ name }}/port`,
    options,
  );
}

/**
 * Create an element (Slb Virtual Server Ports).
 *
 * The body holds the element under the name of its type.
 *
 * **Not shown:** the body that creates several elements at once.
 *
 * `POST /slb/virtual-server/{name}/port`
 *
 * The call puts the body under `port`.
 *
 * **Not shown:** the answer to the creation of an element.
 *
 * Source: Generic resource endpoints › Create elements.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:create-slb-virtual-server-port`.
 *
 * @param name The name of the virtual server.
 */
export function createSlbVirtualServerPort(
  connection: Connection,
  name: string,
  body: SlbVirtualServerPortInput,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "createSlbVirtualServerPort", method: "POST", effect: "create", sends: json("port"), empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port`,
    options,
    body,
  );
}

/**
 * Update an element (Slb Virtual Server Ports).
 *
 * The body holds the key fields and the fields that change.
 *
 * Applies when the body changes fields of an element.
 *
 * **Not shown:** the body that replaces several elements at once.
 *
 * **In doubt:** What a PUT does with the fields that its body leaves out.
 *
 * - Elements are replaced through the collection. (What the service does › Collection)
 * - Elements are replaced or updated; the body holds the fields that change. (Generic resource endpoints › Replace or
 *   update elements)
 *
 * Followed here: A PUT merges: fields that the body leaves out keep their values, since a body of changed fields makes
 * sense only then.
 *
 * `PUT /slb/virtual-server/{name}/port`
 *
 * The call puts the body under `port`.
 *
 * Source: Generic resource endpoints › Replace or update elements.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:update-slb-virtual-server-port`.
 *
 * @param name The name of the virtual server.
 */
export function updateSlbVirtualServerPort(
  connection: Connection,
  name: string,
  body: SlbVirtualServerPortInput,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "updateSlbVirtualServerPort", method: "PUT", effect: "modify", sends: json("port"), empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port`,
    options,
    body,
  );
}

/**
 * Enable sampling (Slb Virtual Server Ports).
 *
 * The counters that the body lists then appear in the element's baseline and rates.
 *
 * Applies when the body holds the key fields and the sampled counters.
 *
 * **In doubt:** Whether the body that enables sampling stands under the name of the element's type.
 *
 * - A single object is carried under the name of its type. (General conventions › 1)
 * - The body holds the key fields and the sampled counters. (Baseline and rate entries)
 *
 * Followed here: It stands under the name of the type, as every other body of a collection does.
 *
 * `PUT /slb/virtual-server/{name}/port`
 *
 * The call puts the body under `port`.
 *
 * Source: Baseline and rate entries.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:sample-slb-virtual-server-port`.
 *
 * @param name The name of the virtual server.
 */
export function sampleSlbVirtualServerPort(
  connection: Connection,
  name: string,
  body: SampleSlbVirtualServerPortRequest,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "sampleSlbVirtualServerPort", method: "PUT", effect: "modify", sends: json("port"), empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port`,
    options,
    body,
  );
}

/**
 * Read the statistics (Slb Virtual Server Ports).
 *
 * The answer holds the statistics under `stats`.
 *
 * Follows from a general statement (Generic resource endpoints › Read statistics); the document does not list it for
 * this path.
 *
 * **Not shown:** whether this collection has statistics, as only some have.
 *
 * `GET /slb/virtual-server/{name}/port/stats`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read statistics.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-stats`.
 *
 * @param name The name of the virtual server.
 */
export function getSlbVirtualServerPortsStats(
  connection: Connection,
  name: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getSlbVirtualServerPortsStats", method: "GET", effect: "observe", empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port/stats`,
    options,
  );
}

/**
 * Read the operational status (Slb Virtual Server Ports).
 *
 * The answer holds the status under `oper`.
 *
 * Follows from a general statement (Generic resource endpoints › Read operational data); the document does not list it
 * for this path.
 *
 * **Not shown:**
 *
 * - whether this collection has operational data, as only some have.
 * - how a status that can be reset, such as a dynamic session, is reset.
 *
 * `GET /slb/virtual-server/{name}/port/oper`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read operational data.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-oper`.
 *
 * @param name The name of the virtual server.
 */
export function getSlbVirtualServerPortsOper(
  connection: Connection,
  name: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getSlbVirtualServerPortsOper", method: "GET", effect: "observe", empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port/oper`,
    options,
  );
}

/**
 * Read the baseline (Slb Virtual Server Ports).
 *
 * The answer holds the baseline in an array, under `baseline`.
 *
 * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable.counters1` lists.
 *
 * Follows from a general statement (Generic resource endpoints › Read baseline); the document does not list it for
 * this path.
 *
 * **Not shown:** whether this collection has a baseline, as only some have.
 *
 * `GET /slb/virtual-server/{name}/port/baseline`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-baseline`.
 *
 * @param name The name of the virtual server.
 */
export function getSlbVirtualServerPortsBaseline(
  connection: Connection,
  name: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getSlbVirtualServerPortsBaseline", method: "GET", effect: "observe", empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port/baseline`,
    options,
  );
}

/**
 * Read the rates (Slb Virtual Server Ports).
 *
 * The answer holds the rates in an array, under `rate`.
 *
 * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable.counters1` lists.
 *
 * Follows from a general statement (Generic resource endpoints › Read rate); the document does not list it for this
 * path.
 *
 * **Not shown:** whether this collection has rates, as only some have.
 *
 * `GET /slb/virtual-server/{name}/port/rate`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-rate`.
 *
 * @param name The name of the virtual server.
 */
export function getSlbVirtualServerPortsRate(
  connection: Connection,
  name: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getSlbVirtualServerPortsRate", method: "GET", effect: "observe", empty: true },
    below(root)`/slb/virtual-server/${{ name }}/port/rate`,
    options,
  );
}

/**
 * Read one element (Slb Virtual Server Port).
 *
 * The answer holds the element under the name of its type.
 *
 * **Not shown:** how a single element is modified, replaced or deleted through its own URI.
 *
 * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}`
 *
 * The call gives what the answer holds under `port`.
 *
 * Source: Generic resource endpoints › Read one element.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port`.
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function getSlbVirtualServerPort(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
  options?: CallOptions,
): Call<SlbVirtualServerPort> {
  return connection.call(
    { id: "getSlbVirtualServerPort", method: "GET", effect: "read", answers: "port" },
    below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}`,
    options,
  );
}

/**
 * Read the statistics (Slb Virtual Server Port).
 *
 * The answer holds the statistics under `stats`.
 *
 * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/stats`
 *
 * The call gives what the answer holds under `port`.
 *
 * Source: Generic resource endpoints › Read statistics.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-stats`.
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function getSlbVirtualServerPortStats(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
  options?: CallOptions,
): Call<GetSlbVirtualServerPortStatsAnswer> {
  return connection.call(
    { id: "getSlbVirtualServerPortStats", method: "GET", effect: "observe", answers: "port" },
    below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}/stats`,
    options,
  );
}

/**
 * Read the operational status (Slb Virtual Server Port).
 *
 * The answer holds the status under `oper`.
 *
 * **Not shown:** how a status that can be reset, such as a dynamic session, is reset.
 *
 * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/oper`
 *
 * The call gives what the answer holds under `port`.
 *
 * Source: Generic resource endpoints › Read operational data.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-oper`.
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function getSlbVirtualServerPortOper(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
  options?: CallOptions,
): Call<GetSlbVirtualServerPortOperAnswer> {
  return connection.call(
    { id: "getSlbVirtualServerPortOper", method: "GET", effect: "observe", answers: "port" },
    below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}/oper`,
    options,
  );
}

/**
 * Read the baseline (Slb Virtual Server Port).
 *
 * The answer holds the baseline in an array, under `baseline`.
 *
 * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable.counters1` lists.
 *
 * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/baseline`
 *
 * The call gives what the answer holds under `port`.
 *
 * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-baseline`.
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function getSlbVirtualServerPortBaseline(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
  options?: CallOptions,
): Call<GetSlbVirtualServerPortBaselineAnswer> {
  return connection.call(
    { id: "getSlbVirtualServerPortBaseline", method: "GET", effect: "observe", answers: "port" },
    below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}/baseline`,
    options,
  );
}

/**
 * Read the rates (Slb Virtual Server Port).
 *
 * The answer holds the rates in an array, under `rate`.
 *
 * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable.counters1` lists.
 *
 * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/rate`
 *
 * The call gives what the answer holds under `port`.
 *
 * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-rate`.
 *
 * @param name The name of the virtual server.
 * @param portNumber Key. The number of the port.
 * @param protocol Key. The protocol of the port.
 */
export function getSlbVirtualServerPortRate(
  connection: Connection,
  name: string,
  portNumber: number,
  protocol: string,
  options?: CallOptions,
): Call<GetSlbVirtualServerPortRateAnswer> {
  return connection.call(
    { id: "getSlbVirtualServerPortRate", method: "GET", effect: "observe", answers: "port" },
    below(root)`/slb/virtual-server/${{ name }}/port/${{ portNumber }}+${{ protocol }}/rate`,
    options,
  );
}

/**
 * The ports of a virtual server.
 *
 * Key: `{port-number}+{protocol}`. Sampled: `sampling-enable.counters1`.
 *
 * `/slb/virtual-server/{name}/port`
 *
 * The operational data carries a state; whether a port is up or down cannot be altered through the interface. Baseline
 * and rates hold only the counters that the element lists in `sampling-enable`.
 *
 * **In doubt:** Whether the fields of a port that are 0 or 1 are boolean fields.
 *
 * - Boolean fields accept true, false, 1 and 0, and default to 0. (General conventions › 4)
 * - The fields were observed as numbers, 0 or 1. (Virtual port element › reset)
 *
 * Followed here: They are boolean fields that an answer shows as 0 or 1: a request may carry each of the four values,
 * and the default is 0.
 *
 * Source: Virtual port element.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#resource:slb-virtual-server-ports`.
 */
export class SlbVirtualServerPortsResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read every element (Slb Virtual Server Ports).
   *
   * The answer holds the elements in an array, each with its own path.
   *
   * `GET /slb/virtual-server/{name}/port`
   *
   * The call gives what the answer holds under `port-list`.
   *
   * Source: Generic resource endpoints › Read a collection.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:list-slb-virtual-server-ports`.
   */
  list(options?: CallOptions): Call<ListSlbVirtualServerPortsItem[]> {
    return this.#connection.call(
      { id: "listSlbVirtualServerPorts", method: "GET", effect: "list", answers: "port-list", list: true },
      this.#path,
      options,
    );
  }

  /**
   * Create an element (Slb Virtual Server Ports).
   *
   * The body holds the element under the name of its type.
   *
   * **Not shown:** the body that creates several elements at once.
   *
   * `POST /slb/virtual-server/{name}/port`
   *
   * The call puts the body under `port`.
   *
   * **Not shown:** the answer to the creation of an element.
   *
   * Source: Generic resource endpoints › Create elements.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:create-slb-virtual-server-port`.
   */
  create(body: SlbVirtualServerPortInput, options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "createSlbVirtualServerPort", method: "POST", effect: "create", sends: json("port"), empty: true },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Update an element (Slb Virtual Server Ports).
   *
   * The body holds the key fields and the fields that change.
   *
   * Applies when the body changes fields of an element.
   *
   * **Not shown:** the body that replaces several elements at once.
   *
   * **In doubt:** What a PUT does with the fields that its body leaves out.
   *
   * - Elements are replaced through the collection. (What the service does › Collection)
   * - Elements are replaced or updated; the body holds the fields that change. (Generic resource endpoints › Replace or
   *   update elements)
   *
   * Followed here: A PUT merges: fields that the body leaves out keep their values, since a body of changed fields makes
   * sense only then.
   *
   * `PUT /slb/virtual-server/{name}/port`
   *
   * The call puts the body under `port`.
   *
   * Source: Generic resource endpoints › Replace or update elements.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:update-slb-virtual-server-port`.
   */
  update(body: SlbVirtualServerPortInput, options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "updateSlbVirtualServerPort", method: "PUT", effect: "modify", sends: json("port"), empty: true },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Enable sampling (Slb Virtual Server Ports).
   *
   * The counters that the body lists then appear in the element's baseline and rates.
   *
   * Applies when the body holds the key fields and the sampled counters.
   *
   * **In doubt:** Whether the body that enables sampling stands under the name of the element's type.
   *
   * - A single object is carried under the name of its type. (General conventions › 1)
   * - The body holds the key fields and the sampled counters. (Baseline and rate entries)
   *
   * Followed here: It stands under the name of the type, as every other body of a collection does.
   *
   * `PUT /slb/virtual-server/{name}/port`
   *
   * The call puts the body under `port`.
   *
   * Source: Baseline and rate entries.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:sample-slb-virtual-server-port`.
   */
  sample(body: SampleSlbVirtualServerPortRequest, options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "sampleSlbVirtualServerPort", method: "PUT", effect: "modify", sends: json("port"), empty: true },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Read the statistics (Slb Virtual Server Ports).
   *
   * The answer holds the statistics under `stats`.
   *
   * Follows from a general statement (Generic resource endpoints › Read statistics); the document does not list it for
   * this path.
   *
   * **Not shown:** whether this collection has statistics, as only some have.
   *
   * `GET /slb/virtual-server/{name}/port/stats`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read statistics.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-stats`.
   */
  stats(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortsStats", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/stats`,
      options,
    );
  }

  /**
   * Read the operational status (Slb Virtual Server Ports).
   *
   * The answer holds the status under `oper`.
   *
   * Follows from a general statement (Generic resource endpoints › Read operational data); the document does not list it
   * for this path.
   *
   * **Not shown:**
   *
   * - whether this collection has operational data, as only some have.
   * - how a status that can be reset, such as a dynamic session, is reset.
   *
   * `GET /slb/virtual-server/{name}/port/oper`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read operational data.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-oper`.
   */
  oper(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortsOper", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/oper`,
      options,
    );
  }

  /**
   * Read the baseline (Slb Virtual Server Ports).
   *
   * The answer holds the baseline in an array, under `baseline`.
   *
   * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable.counters1` lists.
   *
   * Follows from a general statement (Generic resource endpoints › Read baseline); the document does not list it for
   * this path.
   *
   * **Not shown:** whether this collection has a baseline, as only some have.
   *
   * `GET /slb/virtual-server/{name}/port/baseline`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-baseline`.
   */
  baseline(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortsBaseline", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/baseline`,
      options,
    );
  }

  /**
   * Read the rates (Slb Virtual Server Ports).
   *
   * The answer holds the rates in an array, under `rate`.
   *
   * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable.counters1` lists.
   *
   * Follows from a general statement (Generic resource endpoints › Read rate); the document does not list it for this
   * path.
   *
   * **Not shown:** whether this collection has rates, as only some have.
   *
   * `GET /slb/virtual-server/{name}/port/rate`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-ports-rate`.
   */
  rate(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortsRate", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/rate`,
      options,
    );
  }

  /** What an item of an answer is about, by the path that the item carries. Nothing is sent yet. */
  follow(item: { readonly "svc-url": string }): SlbVirtualServerPortResource {
    return new SlbVirtualServerPortResource(this.#connection, follow(this.#connection, item["svc-url"]));
  }
}

/**
 * One configured instance of an object type. There can be several; each lives in a collection.
 *
 * `/slb/virtual-server/{name}/port/{port-number}+{protocol}`
 *
 * Source: Virtual port element.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#resource:slb-virtual-server-port`.
 */
export class SlbVirtualServerPortResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read one element (Slb Virtual Server Port).
   *
   * The answer holds the element under the name of its type.
   *
   * **Not shown:** how a single element is modified, replaced or deleted through its own URI.
   *
   * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}`
   *
   * The call gives what the answer holds under `port`.
   *
   * Source: Generic resource endpoints › Read one element.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port`.
   */
  get(options?: CallOptions): Call<SlbVirtualServerPort> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPort", method: "GET", effect: "read", answers: "port" },
      this.#path,
      options,
    );
  }

  /**
   * Read the statistics (Slb Virtual Server Port).
   *
   * The answer holds the statistics under `stats`.
   *
   * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/stats`
   *
   * The call gives what the answer holds under `port`.
   *
   * Source: Generic resource endpoints › Read statistics.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-stats`.
   */
  stats(options?: CallOptions): Call<GetSlbVirtualServerPortStatsAnswer> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortStats", method: "GET", effect: "observe", answers: "port" },
      below(this.#path)`/stats`,
      options,
    );
  }

  /**
   * Read the operational status (Slb Virtual Server Port).
   *
   * The answer holds the status under `oper`.
   *
   * **Not shown:** how a status that can be reset, such as a dynamic session, is reset.
   *
   * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/oper`
   *
   * The call gives what the answer holds under `port`.
   *
   * Source: Generic resource endpoints › Read operational data.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-oper`.
   */
  oper(options?: CallOptions): Call<GetSlbVirtualServerPortOperAnswer> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortOper", method: "GET", effect: "observe", answers: "port" },
      below(this.#path)`/oper`,
      options,
    );
  }

  /**
   * Read the baseline (Slb Virtual Server Port).
   *
   * The answer holds the baseline in an array, under `baseline`.
   *
   * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable.counters1` lists.
   *
   * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/baseline`
   *
   * The call gives what the answer holds under `port`.
   *
   * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-baseline`.
   */
  baseline(options?: CallOptions): Call<GetSlbVirtualServerPortBaselineAnswer> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortBaseline", method: "GET", effect: "observe", answers: "port" },
      below(this.#path)`/baseline`,
      options,
    );
  }

  /**
   * Read the rates (Slb Virtual Server Port).
   *
   * The answer holds the rates in an array, under `rate`.
   *
   * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable.counters1` lists.
   *
   * `GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/rate`
   *
   * The call gives what the answer holds under `port`.
   *
   * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
   *
   * Docs: `docs/reference/slb/virtual-server/port.html#operation:get-slb-virtual-server-port-rate`.
   */
  rate(options?: CallOptions): Call<GetSlbVirtualServerPortRateAnswer> {
    return this.#connection.call(
      { id: "getSlbVirtualServerPortRate", method: "GET", effect: "observe", answers: "port" },
      below(this.#path)`/rate`,
      options,
    );
  }
}

/**
 * A port of a virtual server, with the fields that were observed.
 *
 * Source: Virtual port element.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#slb-virtual-server-port`.
 */
export interface SlbVirtualServerPort {
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
  /** Source: Virtual port element › range. */
  range?: number;
  /** Source: Virtual port element › conn-limit. */
  "conn-limit"?: number;
  /** Source: Virtual port element › scaleout-bucket-count. */
  "scaleout-bucket-count"?: number;
  /** Source: Virtual port element › action. */
  action?: string;
  /** Source: Virtual port element › def-selection-if-pref-failed. */
  "def-selection-if-pref-failed"?: string;
  /** Source: Virtual port element › stats-data-action. */
  "stats-data-action"?: string;
  /** Source: Virtual port element › template-tcp. */
  "template-tcp"?: string;
  /** Source: Virtual port element › template-virtual-port. */
  "template-virtual-port"?: string;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › reset; Virtual port element; General conventions › 4.
   */
  reset?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › no-logging; Virtual port element; General conventions › 4.
   */
  "no-logging"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › use-alternate-port; Virtual port element; General conventions › 4.
   */
  "use-alternate-port"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › ha-conn-mirror; Virtual port element; General conventions › 4.
   */
  "ha-conn-mirror"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › skip-rev-hash; Virtual port element; General conventions › 4.
   */
  "skip-rev-hash"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › message-switching; Virtual port element; General conventions › 4.
   */
  "message-switching"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › force-routing-mode; Virtual port element; General conventions › 4.
   */
  "force-routing-mode"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › reset-on-server-selection-fail; Virtual port element; General conventions › 4.
   */
  "reset-on-server-selection-fail"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › clientip-sticky-nat; Virtual port element; General conventions › 4.
   */
  "clientip-sticky-nat"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › extended-stats; Virtual port element; General conventions › 4.
   */
  "extended-stats"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › snat-on-vip; Virtual port element; General conventions › 4.
   */
  "snat-on-vip"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › syn-cookie; Virtual port element; General conventions › 4.
   */
  "syn-cookie"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › no-auto-up-on-aflex; Virtual port element; General conventions › 4.
   */
  "no-auto-up-on-aflex"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › auto; Virtual port element; General conventions › 4.
   */
  auto?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › ipinip; Virtual port element; General conventions › 4.
   */
  ipinip?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › rtp-sip-call-id-match; Virtual port element; General conventions › 4.
   */
  "rtp-sip-call-id-match"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › use-rcv-hop-for-resp; Virtual port element; General conventions › 4.
   */
  "use-rcv-hop-for-resp"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › use-default-if-no-server; Virtual port element; General conventions › 4.
   */
  "use-default-if-no-server"?: 0 | 1;
  /**
   * One of `0` and `1`.
   *
   * Source: Virtual port element › no-dest-nat; Virtual port element; General conventions › 4.
   */
  "no-dest-nat"?: 0 | 1;
  /**
   * The identifier of the port. The service assigns it when the object is created. Read-only. At most 64 characters.
   *
   * Source: Virtual port element › uuid; General conventions › 5; Limits › uuid field.
   */
  readonly uuid?: string;
  /**
   * The counters that baseline and rates sample.
   *
   * Source: Virtual port element › sampling-enable.
   */
  "sampling-enable"?: {
    /**
     * Names a counter. Other values occur. **Not shown:** the full set of counter names.
     *
     * Source: Virtual port element › sampling-enable.
     */
    counters1: "curr_conn" | "slowest_rsp_time" | "total_dns_pkts" | "total_ssl_conn" | (string & {});
  }[];
}

/**
 * A port of a virtual server, with the fields that were observed.
 *
 * Source: Virtual port element.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#slb-virtual-server-port`.
 */
export interface SlbVirtualServerPortInput {
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
  /** Source: Virtual port element › range. */
  range?: number;
  /** Source: Virtual port element › conn-limit. */
  "conn-limit"?: number;
  /** Source: Virtual port element › scaleout-bucket-count. */
  "scaleout-bucket-count"?: number;
  /** Source: Virtual port element › action. */
  action?: string;
  /** Source: Virtual port element › def-selection-if-pref-failed. */
  "def-selection-if-pref-failed"?: string;
  /** Source: Virtual port element › stats-data-action. */
  "stats-data-action"?: string;
  /** Source: Virtual port element › template-tcp. */
  "template-tcp"?: string;
  /** Source: Virtual port element › template-virtual-port. */
  "template-virtual-port"?: string;
  /**
   * Default 0.
   *
   * Source: Virtual port element › reset; Virtual port element; General conventions › 4.
   */
  reset?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › no-logging; Virtual port element; General conventions › 4.
   */
  "no-logging"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › use-alternate-port; Virtual port element; General conventions › 4.
   */
  "use-alternate-port"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › ha-conn-mirror; Virtual port element; General conventions › 4.
   */
  "ha-conn-mirror"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › skip-rev-hash; Virtual port element; General conventions › 4.
   */
  "skip-rev-hash"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › message-switching; Virtual port element; General conventions › 4.
   */
  "message-switching"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › force-routing-mode; Virtual port element; General conventions › 4.
   */
  "force-routing-mode"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › reset-on-server-selection-fail; Virtual port element; General conventions › 4.
   */
  "reset-on-server-selection-fail"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › clientip-sticky-nat; Virtual port element; General conventions › 4.
   */
  "clientip-sticky-nat"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › extended-stats; Virtual port element; General conventions › 4.
   */
  "extended-stats"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › snat-on-vip; Virtual port element; General conventions › 4.
   */
  "snat-on-vip"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › syn-cookie; Virtual port element; General conventions › 4.
   */
  "syn-cookie"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › no-auto-up-on-aflex; Virtual port element; General conventions › 4.
   */
  "no-auto-up-on-aflex"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › auto; Virtual port element; General conventions › 4.
   */
  auto?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › ipinip; Virtual port element; General conventions › 4.
   */
  ipinip?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › rtp-sip-call-id-match; Virtual port element; General conventions › 4.
   */
  "rtp-sip-call-id-match"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › use-rcv-hop-for-resp; Virtual port element; General conventions › 4.
   */
  "use-rcv-hop-for-resp"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › use-default-if-no-server; Virtual port element; General conventions › 4.
   */
  "use-default-if-no-server"?: 0 | 1 | boolean;
  /**
   * Default 0.
   *
   * Source: Virtual port element › no-dest-nat; Virtual port element; General conventions › 4.
   */
  "no-dest-nat"?: 0 | 1 | boolean;
  /**
   * The counters that baseline and rates sample.
   *
   * Source: Virtual port element › sampling-enable.
   */
  "sampling-enable"?: {
    /**
     * Names a counter. Other values occur. **Not shown:** the full set of counter names.
     *
     * Source: Virtual port element › sampling-enable.
     */
    counters1: "curr_conn" | "slowest_rsp_time" | "total_dns_pkts" | "total_ssl_conn" | (string & {});
  }[];
}

/**
 * The statistics of a port: numbers all.
 *
 * Source: Statistics data fields (port stats), all numbers.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#slb-virtual-server-port-stats`.
 */
export interface SlbVirtualServerPortStats {
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › curr_conn; Statistics data fields (port stats), all
   * numbers.
   */
  curr_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_l4_conn; Statistics data fields (port stats), all
   * numbers.
   */
  total_l4_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_l7_conn; Statistics data fields (port stats), all
   * numbers.
   */
  total_l7_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_tcp_conn; Statistics data fields (port stats), all
   * numbers.
   */
  total_tcp_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_conn; Statistics data fields (port stats), all
   * numbers.
   */
  total_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_fwd_bytes; Statistics data fields (port stats), all
   * numbers.
   */
  total_fwd_bytes?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_fwd_pkts; Statistics data fields (port stats), all
   * numbers.
   */
  total_fwd_pkts?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_rev_bytes; Statistics data fields (port stats), all
   * numbers.
   */
  total_rev_bytes?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_rev_pkts; Statistics data fields (port stats), all
   * numbers.
   */
  total_rev_pkts?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_dns_pkts; Statistics data fields (port stats), all
   * numbers.
   */
  total_dns_pkts?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_mf_dns_pkts; Statistics data fields (port stats),
   * all numbers.
   */
  total_mf_dns_pkts?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › es_total_failure_actions; Statistics data fields (port
   * stats), all numbers.
   */
  es_total_failure_actions?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_bytes_before; Statistics data fields (port
   * stats), all numbers.
   */
  compression_bytes_before?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_bytes_after; Statistics data fields (port
   * stats), all numbers.
   */
  compression_bytes_after?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_hit; Statistics data fields (port stats), all
   * numbers.
   */
  compression_hit?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_miss; Statistics data fields (port stats),
   * all numbers.
   */
  compression_miss?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_miss_no_client; Statistics data fields (port
   * stats), all numbers.
   */
  compression_miss_no_client?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › compression_miss_template_exclusion; Statistics data
   * fields (port stats), all numbers.
   */
  compression_miss_template_exclusion?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › curr_req; Statistics data fields (port stats), all
   * numbers.
   */
  curr_req?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_req; Statistics data fields (port stats), all
   * numbers.
   */
  total_req?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_req_succ; Statistics data fields (port stats), all
   * numbers.
   */
  total_req_succ?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › peak_conn; Statistics data fields (port stats), all
   * numbers.
   */
  peak_conn?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › curr_conn_rate; Statistics data fields (port stats), all
   * numbers.
   */
  curr_conn_rate?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › last_rsp_time; Statistics data fields (port stats), all
   * numbers.
   */
  last_rsp_time?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › fastest_rsp_time; Statistics data fields (port stats),
   * all numbers.
   */
  fastest_rsp_time?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › slowest_rsp_time; Statistics data fields (port stats),
   * all numbers.
   */
  slowest_rsp_time?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › loc_permit; Statistics data fields (port stats), all
   * numbers.
   */
  loc_permit?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › loc_deny; Statistics data fields (port stats), all
   * numbers.
   */
  loc_deny?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › loc_conn; Statistics data fields (port stats), all
   * numbers.
   */
  loc_conn?: number;
  /**
   * Taken for a number that goes up and down; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › curr_ssl_conn; Statistics data fields (port stats), all
   * numbers.
   */
  curr_ssl_conn?: number;
  /**
   * Taken for a number that only grows until it is reset; the document does not say so.
   *
   * Source: Statistics data fields (port stats), all numbers › total_ssl_conn; Statistics data fields (port stats), all
   * numbers.
   */
  total_ssl_conn?: number;
}

/**
 * The operational status of a port.
 *
 * Source: Operational data fields.
 *
 * Docs: `docs/reference/slb/virtual-server/port.html#slb-virtual-server-port-oper`.
 */
export interface SlbVirtualServerPortOper {
  /**
   * The state of the port. That a port is up or down cannot be altered through the interface. Other values occur. **Not
   * shown:** the states other than Down.
   *
   * Source: Operational data fields › state; States and transitions.
   */
  state?: "Down" | (string & {});
  /** Source: Operational data fields › loc_list. */
  loc_list?: string;
  /** Source: Operational data fields › geo_location. */
  geo_location?: string;
  /** Source: Operational data fields › level_str. */
  level_str?: string;
  /** Source: Operational data fields › loc_last. */
  loc_last?: string;
  /** Source: Operational data fields › group_id. */
  group_id?: number;
  /** Source: Operational data fields › loc_max_depth. */
  loc_max_depth?: number;
  /** Source: Operational data fields › loc_success. */
  loc_success?: number;
  /** Source: Operational data fields › loc_error. */
  loc_error?: number;
  /** Source: Operational data fields › loc_override. */
  loc_override?: number;
}

/** One item of the answer to `listSlbVirtualServerPorts`. */
export type ListSlbVirtualServerPortsItem = SlbVirtualServerPort & {
  /**
   * Holds the path of the element. Read-only.
   *
   * Source: General conventions › 2.
   */
  readonly "svc-url": string;
};

/** What is sent by `sampleSlbVirtualServerPort`. */
export interface SampleSlbVirtualServerPortRequest {
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
  /**
   * The counters that baseline and rates sample.
   *
   * Source: Virtual port element › sampling-enable.
   */
  "sampling-enable": {
    /**
     * Names a counter. Other values occur. **Not shown:** the full set of counter names.
     *
     * Source: Virtual port element › sampling-enable.
     */
    counters1: "curr_conn" | "slowest_rsp_time" | "total_dns_pkts" | "total_ssl_conn" | (string & {});
  }[];
}

/** The answer to `getSlbVirtualServerPortStats`. */
export interface GetSlbVirtualServerPortStatsAnswer {
  /**
   * The statistics.
   *
   * Source: General conventions › 3.
   */
  stats: SlbVirtualServerPortStats;
  /**
   * Stands beside the data; the document gives its type alone.
   *
   * Source: General conventions › 3.
   */
  "svc-url": string;
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
}

/** The answer to `getSlbVirtualServerPortOper`. */
export interface GetSlbVirtualServerPortOperAnswer {
  /**
   * The operational status.
   *
   * Source: General conventions › 3.
   */
  oper: SlbVirtualServerPortOper;
  /**
   * Stands beside the data; the document gives its type alone.
   *
   * Source: General conventions › 3.
   */
  "svc-url": string;
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
}

/** The answer to `getSlbVirtualServerPortBaseline`. */
export interface GetSlbVirtualServerPortBaselineAnswer {
  /**
   * One entry for each sampled counter.
   *
   * Source: Baseline and rate entries › baseline.
   */
  baseline: BaselineEntry[];
  /**
   * Stands beside the data; the document gives its type alone.
   *
   * Source: General conventions › 3.
   */
  "svc-url": string;
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
}

/** The answer to `getSlbVirtualServerPortRate`. */
export interface GetSlbVirtualServerPortRateAnswer {
  /**
   * One entry for each sampled counter.
   *
   * Source: Baseline and rate entries › rate.
   */
  rate: RateEntry[];
  /**
   * Stands beside the data; the document gives its type alone.
   *
   * Source: General conventions › 3.
   */
  "svc-url": string;
  /**
   * Key. The number of the port.
   *
   * Source: Virtual port element › port-number; General conventions › 3.
   */
  "port-number": number;
  /**
   * Key. The protocol of the port.
   *
   * Source: Virtual port element › protocol; General conventions › 3.
   */
  protocol: string;
}
