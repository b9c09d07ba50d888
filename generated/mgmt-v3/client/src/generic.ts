/** What there is at `/{+parent}/{collection}`, `/{name}` and `/{feature}/{name}`. Generated from spec-src/mgmt-v3/generic.ts. */
import type { BaselineEntry, RateEntry } from "./kinds.ts";
import type { Call, CallOptions, Connection, Path } from "./runtime/contract.ts";
import { follow } from "./runtime/follow.ts";
import { json } from "./runtime/json.ts";
import { below, root } from "./runtime/path.ts";
import { along, keyed } from "./undocumented.ts";

/**
 * Any collection, with its elements and their data. `/{+parent}/{collection}`
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function anyObjects(connection: Connection, parent: string, collection: string): AnyObjectsResource {
  return new AnyObjectsResource(connection, below(along(root, parent))`/${{ collection }}`);
}

/**
 * An element of a type that the document does not list. `/{+parent}/{collection}/{key}`
 *
 * A text is a key of one part, and whatever would end it is encoded; the parts of another are given as a list.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function anyObject(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
): AnyObjectResource {
  return new AnyObjectResource(connection, keyed(below(along(root, parent))`/${{ collection }}`, { key }));
}

/**
 * Any intermediate resource. `/{name}`
 *
 * @param name The name of the resource.
 */
export function anyIntermediateResource(connection: Connection, name: string): AnyIntermediateResource {
  return new AnyIntermediateResource(connection, below(root)`/${{ name }}`);
}

/**
 * Any configuration resource. `/{feature}/{name}`
 *
 * @param feature The feature that the resource configures.
 * @param name The name of the resource.
 */
export function anyConfigurationResource(
  connection: Connection,
  feature: string,
  name: string,
): AnyConfigurationResource {
  return new AnyConfigurationResource(connection, below(root)`/${{ feature }}/${{ name }}`);
}

/**
 * Read every element (Any Objects).
 *
 * The answer holds the elements in an array under the name of their type and `-list`, each with its own path.
 *
 * `GET /{+parent}/{collection}`
 *
 * Source: Generic resource endpoints › Read a collection.
 *
 * Docs: `docs/reference/generic.html#operation:list-any-objects`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function listAnyObjects(
  connection: Connection,
  parent: string,
  collection: string,
  options?: CallOptions,
): Call<ListAnyObjectsAnswer> {
  return connection.call(
    { id: "listAnyObjects", method: "GET", effect: "list" },
    below(along(root, parent))`/${{ collection }}`,
    options,
  );
}

/**
 * Create an element (Any Objects).
 *
 * The body holds the element under the name of its type.
 *
 * **Not shown:** the body that creates several elements at once.
 *
 * `POST /{+parent}/{collection}`
 *
 * **Not shown:** the answer to the creation of an element.
 *
 * Source: Generic resource endpoints › Create elements.
 *
 * Docs: `docs/reference/generic.html#operation:create-any-object`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function createAnyObject(
  connection: Connection,
  parent: string,
  collection: string,
  body: CreateAnyObjectRequest,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "createAnyObject", method: "POST", effect: "create", sends: json(), empty: true },
    below(along(root, parent))`/${{ collection }}`,
    options,
    body,
  );
}

/**
 * Update an element (Any Objects).
 *
 * The body holds the key fields and the fields that change.
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
 * `PUT /{+parent}/{collection}`
 *
 * Source: Generic resource endpoints › Replace or update elements.
 *
 * Docs: `docs/reference/generic.html#operation:update-any-object`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function updateAnyObject(
  connection: Connection,
  parent: string,
  collection: string,
  body: UpdateAnyObjectRequest,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "updateAnyObject", method: "PUT", effect: "modify", sends: json(), empty: true },
    below(along(root, parent))`/${{ collection }}`,
    options,
    body,
  );
}

/**
 * Read the statistics (Any Objects).
 *
 * The answer holds the statistics under `stats`.
 *
 * **Not shown:** whether a collection has statistics, as only some have.
 *
 * `GET /{+parent}/{collection}/stats`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read statistics.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-objects-stats`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function getAnyObjectsStats(
  connection: Connection,
  parent: string,
  collection: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getAnyObjectsStats", method: "GET", effect: "observe", empty: true },
    below(along(root, parent))`/${{ collection }}/stats`,
    options,
  );
}

/**
 * Read the operational status (Any Objects).
 *
 * The answer holds the status under `oper`.
 *
 * **Not shown:**
 *
 * - whether a collection has operational data, as only some have.
 * - how a status that can be reset, such as a dynamic session, is reset.
 *
 * `GET /{+parent}/{collection}/oper`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read operational data.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-objects-oper`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function getAnyObjectsOper(
  connection: Connection,
  parent: string,
  collection: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getAnyObjectsOper", method: "GET", effect: "observe", empty: true },
    below(along(root, parent))`/${{ collection }}/oper`,
    options,
  );
}

/**
 * Read the baseline (Any Objects).
 *
 * The answer holds the baseline in an array, under `baseline`.
 *
 * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable` lists.
 *
 * **Not shown:** whether a collection has a baseline, as only some have.
 *
 * `GET /{+parent}/{collection}/baseline`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-objects-baseline`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function getAnyObjectsBaseline(
  connection: Connection,
  parent: string,
  collection: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getAnyObjectsBaseline", method: "GET", effect: "observe", empty: true },
    below(along(root, parent))`/${{ collection }}/baseline`,
    options,
  );
}

/**
 * Read the rates (Any Objects).
 *
 * The answer holds the rates in an array, under `rate`.
 *
 * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable` lists.
 *
 * **Not shown:** whether a collection has rates, as only some have.
 *
 * `GET /{+parent}/{collection}/rate`
 *
 * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
 * cannot apply.
 *
 * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-objects-rate`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 */
export function getAnyObjectsRate(
  connection: Connection,
  parent: string,
  collection: string,
  options?: CallOptions,
): Call<unknown> {
  return connection.call(
    { id: "getAnyObjectsRate", method: "GET", effect: "observe", empty: true },
    below(along(root, parent))`/${{ collection }}/rate`,
    options,
  );
}

/**
 * Read one element (Any Object).
 *
 * The answer holds the element under the name of its type.
 *
 * `GET /{+parent}/{collection}/{key}`
 *
 * Source: Generic resource endpoints › Read one element.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-object`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function getAnyObject(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
  options?: CallOptions,
): Call<GetAnyObjectAnswer> {
  return connection.call(
    { id: "getAnyObject", method: "GET", effect: "read" },
    keyed(below(along(root, parent))`/${{ collection }}`, { key }),
    options,
  );
}

/**
 * Read the statistics (Any Object).
 *
 * The answer holds the statistics under `stats`.
 *
 * **Not shown:** whether an element has statistics, as only some have.
 *
 * `GET /{+parent}/{collection}/{key}/stats`
 *
 * Source: Generic resource endpoints › Read statistics.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-object-stats`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function getAnyObjectStats(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
  options?: CallOptions,
): Call<GetAnyObjectStatsAnswer> {
  return connection.call(
    { id: "getAnyObjectStats", method: "GET", effect: "observe" },
    below(keyed(below(along(root, parent))`/${{ collection }}`, { key }))`/stats`,
    options,
  );
}

/**
 * Read the operational status (Any Object).
 *
 * The answer holds the status under `oper`.
 *
 * **Not shown:**
 *
 * - whether an element has operational data, as only some have.
 * - how a status that can be reset, such as a dynamic session, is reset.
 *
 * `GET /{+parent}/{collection}/{key}/oper`
 *
 * Source: Generic resource endpoints › Read operational data.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-object-oper`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function getAnyObjectOper(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
  options?: CallOptions,
): Call<GetAnyObjectOperAnswer> {
  return connection.call(
    { id: "getAnyObjectOper", method: "GET", effect: "observe" },
    below(keyed(below(along(root, parent))`/${{ collection }}`, { key }))`/oper`,
    options,
  );
}

/**
 * Read the baseline (Any Object).
 *
 * The answer holds the baseline in an array, under `baseline`.
 *
 * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable` lists.
 *
 * **Not shown:** whether an element has a baseline, as only some have.
 *
 * `GET /{+parent}/{collection}/{key}/baseline`
 *
 * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-object-baseline`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function getAnyObjectBaseline(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
  options?: CallOptions,
): Call<GetAnyObjectBaselineAnswer> {
  return connection.call(
    { id: "getAnyObjectBaseline", method: "GET", effect: "observe" },
    below(keyed(below(along(root, parent))`/${{ collection }}`, { key }))`/baseline`,
    options,
  );
}

/**
 * Read the rates (Any Object).
 *
 * The answer holds the rates in an array, under `rate`.
 *
 * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable` lists.
 *
 * **Not shown:** whether an element has rates, as only some have.
 *
 * `GET /{+parent}/{collection}/{key}/rate`
 *
 * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-object-rate`.
 *
 * @param parent The path of the resource that the collection belongs to; it can have several segments.
 * @param collection The collection's own segment; that of the ports is the name of their type, `port`.
 * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
 */
export function getAnyObjectRate(
  connection: Connection,
  parent: string,
  collection: string,
  key: string | readonly (string | number)[],
  options?: CallOptions,
): Call<GetAnyObjectRateAnswer> {
  return connection.call(
    { id: "getAnyObjectRate", method: "GET", effect: "observe" },
    below(keyed(below(along(root, parent))`/${{ collection }}`, { key }))`/rate`,
    options,
  );
}

/**
 * Read everything below (Any Intermediate Resource).
 *
 * The answer holds what lies below the resource.
 *
 * `GET /{name}`
 *
 * **Not shown:** how the representations of the elements and collections below are nested.
 *
 * Source: Generic resource endpoints › Read an intermediate resource.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-intermediate-resource`.
 *
 * @param name The name of the resource.
 */
export function getAnyIntermediateResource(connection: Connection, name: string, options?: CallOptions): Call<unknown> {
  return connection.call(
    { id: "getAnyIntermediateResource", method: "GET", effect: "read", empty: true },
    below(root)`/${{ name }}`,
    options,
  );
}

/**
 * Read the settings (Any Configuration Resource).
 *
 * The answer holds the settings under the name of their type.
 *
 * `GET /{feature}/{name}`
 *
 * Source: Generic resource endpoints › Read a configuration resource.
 *
 * Docs: `docs/reference/generic.html#operation:get-any-configuration-resource`.
 *
 * @param feature The feature that the resource configures.
 * @param name The name of the resource.
 */
export function getAnyConfigurationResource(
  connection: Connection,
  feature: string,
  name: string,
  options?: CallOptions,
): Call<GetAnyConfigurationResourceAnswer> {
  return connection.call(
    { id: "getAnyConfigurationResource", method: "GET", effect: "read" },
    below(root)`/${{ feature }}/${{ name }}`,
    options,
  );
}

/**
 * Any collection, with its elements and their data.
 *
 * `/{+parent}/{collection}`
 *
 * Sampling is enabled by a PUT on the collection, whose body holds the key fields of the element and
 * `sampling-enable`; a baseline or rates hold only the counters that it lists. Beside the data of an element, its
 * statistics for example, stand `svc-url` and the element's key fields.
 *
 * **In doubt:** What `<collection>/stats` addresses where an element's key is `stats`; likewise for the other data
 * resources.
 *
 * - The element whose key is `stats`. (Generic resource endpoints › Read one element)
 * - The statistics of the collection. (Generic resource endpoints › Read statistics)
 *
 * Followed here: The data resource: a literal segment goes before a key.
 *
 * Source: Generic resource endpoints.
 *
 * Docs: `docs/reference/generic.html#resource:any-objects`.
 */
export class AnyObjectsResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read every element (Any Objects).
   *
   * The answer holds the elements in an array under the name of their type and `-list`, each with its own path.
   *
   * `GET /{+parent}/{collection}`
   *
   * Source: Generic resource endpoints › Read a collection.
   *
   * Docs: `docs/reference/generic.html#operation:list-any-objects`.
   */
  list(options?: CallOptions): Call<ListAnyObjectsAnswer> {
    return this.#connection.call(
      { id: "listAnyObjects", method: "GET", effect: "list" },
      this.#path,
      options,
    );
  }

  /**
   * Create an element (Any Objects).
   *
   * The body holds the element under the name of its type.
   *
   * **Not shown:** the body that creates several elements at once.
   *
   * `POST /{+parent}/{collection}`
   *
   * **Not shown:** the answer to the creation of an element.
   *
   * Source: Generic resource endpoints › Create elements.
   *
   * Docs: `docs/reference/generic.html#operation:create-any-object`.
   */
  create(body: CreateAnyObjectRequest, options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "createAnyObject", method: "POST", effect: "create", sends: json(), empty: true },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Update an element (Any Objects).
   *
   * The body holds the key fields and the fields that change.
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
   * `PUT /{+parent}/{collection}`
   *
   * Source: Generic resource endpoints › Replace or update elements.
   *
   * Docs: `docs/reference/generic.html#operation:update-any-object`.
   */
  update(body: UpdateAnyObjectRequest, options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "updateAnyObject", method: "PUT", effect: "modify", sends: json(), empty: true },
      this.#path,
      options,
      body,
    );
  }

  /**
   * Read the statistics (Any Objects).
   *
   * The answer holds the statistics under `stats`.
   *
   * **Not shown:** whether a collection has statistics, as only some have.
   *
   * `GET /{+parent}/{collection}/stats`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read statistics.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-objects-stats`.
   */
  stats(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getAnyObjectsStats", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/stats`,
      options,
    );
  }

  /**
   * Read the operational status (Any Objects).
   *
   * The answer holds the status under `oper`.
   *
   * **Not shown:**
   *
   * - whether a collection has operational data, as only some have.
   * - how a status that can be reset, such as a dynamic session, is reset.
   *
   * `GET /{+parent}/{collection}/oper`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read operational data.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-objects-oper`.
   */
  oper(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getAnyObjectsOper", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/oper`,
      options,
    );
  }

  /**
   * Read the baseline (Any Objects).
   *
   * The answer holds the baseline in an array, under `baseline`.
   *
   * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable` lists.
   *
   * **Not shown:** whether a collection has a baseline, as only some have.
   *
   * `GET /{+parent}/{collection}/baseline`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-objects-baseline`.
   */
  baseline(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getAnyObjectsBaseline", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/baseline`,
      options,
    );
  }

  /**
   * Read the rates (Any Objects).
   *
   * The answer holds the rates in an array, under `rate`.
   *
   * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable` lists.
   *
   * **Not shown:** whether a collection has rates, as only some have.
   *
   * `GET /{+parent}/{collection}/rate`
   *
   * **Not shown:** the envelope of a collection's data: an element's key fields, which the envelope of an element holds,
   * cannot apply.
   *
   * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-objects-rate`.
   */
  rate(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getAnyObjectsRate", method: "GET", effect: "observe", empty: true },
      below(this.#path)`/rate`,
      options,
    );
  }

  /** What an item of an answer is about, by the path that the item carries. Nothing is sent yet. */
  follow(item: { readonly "svc-url": string }): AnyObjectResource {
    return new AnyObjectResource(this.#connection, follow(this.#connection, item["svc-url"]));
  }

  /**
   * An element of a type that the document does not list. `/{+parent}/{collection}/{key}`
   *
   * A text is a key of one part, and whatever would end it is encoded; the parts of another are given as a list.
   *
   * @param key The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
   */
  anyObject(key: string | readonly (string | number)[]): AnyObjectResource {
    return new AnyObjectResource(this.#connection, keyed(this.#path, { key }));
  }
}

/**
 * An element of a type that the document does not list.
 *
 * `/{+parent}/{collection}/{key}`
 *
 * Source: Generic resource endpoints.
 *
 * Docs: `docs/reference/generic.html#resource:any-object`.
 */
export class AnyObjectResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read one element (Any Object).
   *
   * The answer holds the element under the name of its type.
   *
   * `GET /{+parent}/{collection}/{key}`
   *
   * Source: Generic resource endpoints › Read one element.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-object`.
   */
  get(options?: CallOptions): Call<GetAnyObjectAnswer> {
    return this.#connection.call(
      { id: "getAnyObject", method: "GET", effect: "read" },
      this.#path,
      options,
    );
  }

  /**
   * Read the statistics (Any Object).
   *
   * The answer holds the statistics under `stats`.
   *
   * **Not shown:** whether an element has statistics, as only some have.
   *
   * `GET /{+parent}/{collection}/{key}/stats`
   *
   * Source: Generic resource endpoints › Read statistics.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-object-stats`.
   */
  stats(options?: CallOptions): Call<GetAnyObjectStatsAnswer> {
    return this.#connection.call(
      { id: "getAnyObjectStats", method: "GET", effect: "observe" },
      below(this.#path)`/stats`,
      options,
    );
  }

  /**
   * Read the operational status (Any Object).
   *
   * The answer holds the status under `oper`.
   *
   * **Not shown:**
   *
   * - whether an element has operational data, as only some have.
   * - how a status that can be reset, such as a dynamic session, is reset.
   *
   * `GET /{+parent}/{collection}/{key}/oper`
   *
   * Source: Generic resource endpoints › Read operational data.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-object-oper`.
   */
  oper(options?: CallOptions): Call<GetAnyObjectOperAnswer> {
    return this.#connection.call(
      { id: "getAnyObjectOper", method: "GET", effect: "observe" },
      below(this.#path)`/oper`,
      options,
    );
  }

  /**
   * Read the baseline (Any Object).
   *
   * The answer holds the baseline in an array, under `baseline`.
   *
   * Computed (min, max and avg) over the last 30 seconds, from the counters that `sampling-enable` lists.
   *
   * **Not shown:** whether an element has a baseline, as only some have.
   *
   * `GET /{+parent}/{collection}/{key}/baseline`
   *
   * Source: Generic resource endpoints › Read baseline; Baseline and rate entries › baseline; Limits › baseline window.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-object-baseline`.
   */
  baseline(options?: CallOptions): Call<GetAnyObjectBaselineAnswer> {
    return this.#connection.call(
      { id: "getAnyObjectBaseline", method: "GET", effect: "observe" },
      below(this.#path)`/baseline`,
      options,
    );
  }

  /**
   * Read the rates (Any Object).
   *
   * The answer holds the rates in an array, under `rate`.
   *
   * Computed (avg) over the last 1, 5, 10 and 30 seconds, from the counters that `sampling-enable` lists.
   *
   * **Not shown:** whether an element has rates, as only some have.
   *
   * `GET /{+parent}/{collection}/{key}/rate`
   *
   * Source: Generic resource endpoints › Read rate; Baseline and rate entries › rate; Limits › rate windows.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-object-rate`.
   */
  rate(options?: CallOptions): Call<GetAnyObjectRateAnswer> {
    return this.#connection.call(
      { id: "getAnyObjectRate", method: "GET", effect: "observe" },
      below(this.#path)`/rate`,
      options,
    );
  }
}

/**
 * Any intermediate resource.
 *
 * `/{name}`
 *
 * Source: Generic resource endpoints › Read an intermediate resource.
 *
 * Docs: `docs/reference/generic.html#resource:any-intermediate-resource`.
 */
export class AnyIntermediateResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read everything below (Any Intermediate Resource).
   *
   * The answer holds what lies below the resource.
   *
   * `GET /{name}`
   *
   * **Not shown:** how the representations of the elements and collections below are nested.
   *
   * Source: Generic resource endpoints › Read an intermediate resource.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-intermediate-resource`.
   */
  get(options?: CallOptions): Call<unknown> {
    return this.#connection.call(
      { id: "getAnyIntermediateResource", method: "GET", effect: "read", empty: true },
      this.#path,
      options,
    );
  }
}

/**
 * Any configuration resource.
 *
 * `/{feature}/{name}`
 *
 * **Not shown:** how a configuration resource other than authentication and authorization is created, modified,
 * replaced or deleted.
 *
 * **In doubt:** Whether the path of a configuration resource begins with a feature.
 *
 * - Configuration resources are /slb/common and /authentication. (What the service does › Configuration resource)
 * - A configuration resource is read at \<feature>/\<name>. (Generic resource endpoints › Read a configuration
 *   resource)
 *
 * Followed here: Both: a path has a feature where the document writes one.
 *
 * Source: Generic resource endpoints › Read a configuration resource.
 *
 * Docs: `docs/reference/generic.html#resource:any-configuration-resource`.
 */
export class AnyConfigurationResource {
  readonly #connection: Connection;
  readonly #path: Path;

  constructor(connection: Connection, path: Path) {
    this.#connection = connection;
    this.#path = path;
  }

  /**
   * Read the settings (Any Configuration Resource).
   *
   * The answer holds the settings under the name of their type.
   *
   * `GET /{feature}/{name}`
   *
   * Source: Generic resource endpoints › Read a configuration resource.
   *
   * Docs: `docs/reference/generic.html#operation:get-any-configuration-resource`.
   */
  get(options?: CallOptions): Call<GetAnyConfigurationResourceAnswer> {
    return this.#connection.call(
      { id: "getAnyConfigurationResource", method: "GET", effect: "read" },
      this.#path,
      options,
    );
  }
}

/** The answer to `listAnyObjects`. */
export interface ListAnyObjectsAnswer {
  [key: string]: ({
    /**
     * Holds the path of the element. Read-only.
     *
     * Source: General conventions › 2.
     */
    readonly "svc-url": string;
  } & {
    [key: string]: unknown;
  })[];
}

/** What is sent by `createAnyObject`. */
export interface CreateAnyObjectRequest {
  [key: string]: {
    [key: string]: unknown;
  };
}

/** What is sent by `updateAnyObject`. */
export interface UpdateAnyObjectRequest {
  [key: string]: {
    [key: string]: unknown;
  };
}

/** The answer to `getAnyObject`. */
export interface GetAnyObjectAnswer {
  [key: string]: {
    [key: string]: unknown;
  };
}

/** The answer to `getAnyObjectStats`. */
export interface GetAnyObjectStatsAnswer {
  [key: string]: {
    /**
     * The statistics.
     *
     * Source: General conventions › 3.
     */
    stats: {
      [key: string]: unknown;
    };
    /**
     * Stands beside the data; the document gives its type alone.
     *
     * Source: General conventions › 3.
     */
    "svc-url": string;
  };
}

/** The answer to `getAnyObjectOper`. */
export interface GetAnyObjectOperAnswer {
  [key: string]: {
    /**
     * The operational status.
     *
     * Source: General conventions › 3.
     */
    oper: {
      [key: string]: unknown;
    };
    /**
     * Stands beside the data; the document gives its type alone.
     *
     * Source: General conventions › 3.
     */
    "svc-url": string;
  };
}

/** The answer to `getAnyObjectBaseline`. */
export interface GetAnyObjectBaselineAnswer {
  [key: string]: {
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
  };
}

/** The answer to `getAnyObjectRate`. */
export interface GetAnyObjectRateAnswer {
  [key: string]: {
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
  };
}

/** The answer to `getAnyConfigurationResource`. */
export interface GetAnyConfigurationResourceAnswer {
  [key: string]: {
    [key: string]: unknown;
  };
}
