/** The kinds of resources that this document distinguishes, in the order of its table, and the envelopes of their payloads. */
import type {
  Changes,
  Contains,
  Delete,
  Derived,
  Facts,
  GenericResource,
  Get,
  IfGiven,
  KeyFields,
  KeyOf,
  Last,
  LooksUp,
  Notes,
  PathOf,
  Post,
  Put,
  Resource,
  Sampled,
  Silent,
  Under,
  When,
} from "specwright/http";
import type { Closed, NotShown, OneKeyed, Reading, Text } from "specwright/words";

// ── Envelopes ───────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A single object, under the name of its type.
 * @source General conventions > 1
 */
type Keyed<At extends string, Value> = Closed<{ [Type in Last<At>]: Value }>;

/**
 * The elements of a collection, under the name of their type and `-list`.
 * @source General conventions > 2
 */
type Listed<At extends string, Value> = Closed<{ [Type in `${Last<At>}-list`]: (Value & ItemPath)[] }>;

interface ItemPath {
  /** @source General conventions > 2 */
  "svc-url": PathOf<"the element">;
}

interface DataPath {
  /**
   * Stands beside the data; the document gives its type alone.
   * @source General conventions > 3
   */
  "svc-url": string;
}

/** The data of an element: under the name of its type, with the element's key. */
type DataOf<Of extends CollectionFacts<Of["key"], Of["element"]>, Data> = Keyed<
  Of["uri"],
  Data & DataPath & KeyFields<Of["element"], Of["key"]>
>;

type NoEnvelope = NotShown<"the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply">;

// ── Element ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * One configured instance of an object type. There can be several; each lives in a collection.
 * @kind Element
 * @source What the service does > Element
 */
export interface Element<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read one element
   *
   * The answer holds the element under the name of its type.
   * @source Generic resource endpoints > Read one element
   */
  get: Get<At, Keyed<Of["uri"], Of["element"]>> &
    Notes<{
      notShown: {
        /** @source Generic resource endpoints */
        "other-methods": NotShown<"how a single element is modified, replaced or deleted through its own URI">;
      };
    }>;
  /** The element's statistics. */
  stats: IfGiven<Of, "stats", Statistics<`${At}/stats`, DataOf<Of, StatsOf<Of>>>>;
  /** The element's operational status. */
  oper: IfGiven<Of, "oper", Operational<`${At}/oper`, DataOf<Of, OperOf<Of>>>>;
  /** The element's baseline. */
  baseline: IfGiven<Of, "sampled", Baseline<`${At}/baseline`, DataOf<Of, BaselineData>, SampledBy<Of>>>;
  /** The element's rates. */
  rate: IfGiven<Of, "sampled", Rate<`${At}/rate`, DataOf<Of, RateData>, SampledBy<Of>>>;
}

// ── Collection ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface CollectionFacts<Key, Fields> extends Facts {
  /** The required fields that tell one element from another, as in the URI: `{port-number}+{protocol}`. */
  key: KeyOf<Key, Fields>;
  element: object;
  /** The fields of the statistics, where the elements and the collection have them. */
  stats?: object;
  /** The fields of the operational data, where the elements and the collection have them. */
  oper?: object;
  /** The field that lists the sampled counters, where the elements and the collection have a baseline and rates. */
  sampled?: string;
}

/**
 * The set of all elements of one type, through which new ones are created. Several elements can be created or replaced
 * at once.
 * @kind Collection
 * @source What the service does > Collection
 */
export interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * Read every element
   *
   * The answer holds the elements in an array, each with its own path.
   * @source Generic resource endpoints > Read a collection
   */
  list: Get<Of["uri"], Listed<Of["uri"], Of["element"]>, "list">;
  /**
   * Create an element
   *
   * The body holds the element under the name of its type.
   * @source Generic resource endpoints > Create elements
   */
  create: Post<
    Of["uri"],
    Keyed<Of["uri"], Of["element"]>,
    NotShown<"the answer to the creation of an element">
  > &
    Notes<OfCreation>;
  /**
   * Update an element
   *
   * The body holds the key fields and the fields that change.
   * @source Generic resource endpoints > Replace or update elements
   */
  update: Put<Of["uri"], Keyed<Of["uri"], Changes<Of["element"], Of["key"]>>, Silent, "modify"> &
    When<"the body changes fields of an element"> &
    Notes<OfUpdate>;
  /**
   * Enable sampling
   *
   * The counters that the body lists then appear in the element's baseline and rates.
   * @source Baseline and rate entries
   */
  sample: IfGiven<Of, "sampled", EnableSampling<Of>>;
  /** The collection's statistics. */
  stats: IfGiven<
    Of,
    "stats",
    Statistics<`${Of["uri"]}/stats`, NoEnvelope, Derived<"Generic resource endpoints > Read statistics"> & OnlySome<"this collection", "statistics">>
  >;
  /** The collection's operational status. */
  oper: IfGiven<
    Of,
    "oper",
    Operational<`${Of["uri"]}/oper`, NoEnvelope, Derived<"Generic resource endpoints > Read operational data"> & OnlySome<"this collection", "operational data">>
  >;
  /** The collection's baseline. */
  baseline: IfGiven<
    Of,
    "sampled",
    Baseline<`${Of["uri"]}/baseline`, NoEnvelope, SampledBy<Of>, Derived<"Generic resource endpoints > Read baseline"> & OnlySome<"this collection", "a baseline">>
  >;
  /** The collection's rates. */
  rate: IfGiven<
    Of,
    "sampled",
    Rate<`${Of["uri"]}/rate`, NoEnvelope, SampledBy<Of>, Derived<"Generic resource endpoints > Read rate"> & OnlySome<"this collection", "rates">>
  >;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

interface OfCreation {
  notShown: {
    /** @source What the service does > Collection */
    "several-at-once": NotShown<"the body that creates several elements at once">;
  };
}

interface OfUpdate {
  notShown: {
    /** @source What the service does > Collection */
    "several-at-once": NotShown<"the body that replaces several elements at once">;
  };
  contradictions: {
    /** @source Generic resource endpoints > Replace or update elements */
    "put-replaces-or-updates": {
      about: "What a PUT does with the fields that its body leaves out";
      readings: [
        Reading<"Elements are replaced through the collection.", "What the service does > Collection">,
        Reading<"Elements are replaced or updated; the body holds the fields that change.", "Generic resource endpoints > Replace or update elements">,
      ];
      choice: "A PUT merges: fields that the body leaves out keep their values, since a body of changed fields makes sense only then.";
    };
  };
}

/** That one element has data does not say that another one has, or its collection. */
type OnlySome<Whose extends string, Data extends string> = Notes<{
  notShown: {
    /** @source What the service does */
    "only-some": NotShown<`whether ${Whose} has ${Data}, as only some have`>;
  };
}>;

type EnableSampling<Of extends CollectionFacts<Of["key"], Of["element"]>> = Put<
  Of["uri"],
  Keyed<Of["uri"], KeyFields<Of["element"], Of["key"]> & Required<Pick<Of["element"], SampledField<Of> & keyof Of["element"]>>>,
  Silent,
  "modify"
> &
  When<"the body holds the key fields and the sampled counters"> &
  Notes<{
    contradictions: {
      /** @source Baseline and rate entries */
      "sampling-body": {
        about: "Whether the body that enables sampling stands under the name of the element's type";
        readings: [
          Reading<"A single object is carried under the name of its type.", "General conventions > 1">,
          Reading<"The body holds the key fields and the sampled counters.", "Baseline and rate entries">,
        ];
        choice: "It stands under the name of the type, as every other body of a collection does.";
      };
    };
  }>;

/**
 * A collection that the document shows only within the paths of others.
 * @kind Collection
 * @source What the service does > Collection
 */
export interface PathOnlyCollection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /** One element. */
  each: PathOnlyElement<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * An element that the document shows only within the paths of others.
 * @kind Element
 * @source What the service does > Element
 */
export interface PathOnlyElement<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {}

// ── Intermediate resource ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * Holds representations of all elements and collections below it, and has no configurable parameters of its own.
 * @kind Intermediate resource
 * @source What the service does > Intermediate resource
 */
export interface Intermediate<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Read everything below
   * @source Generic resource endpoints > Read an intermediate resource
   */
  get: Get<Of["uri"], NotShown<"how the representations of the elements and collections below are nested">> & Contains;
}

// ── Configuration resource ──────────────────────────────────────────────────────────────────────────────────────────

interface ConfigurationFacts extends Facts {
  settings: object;
  "partition-visibility"?: string;
}

/**
 * The settings of one feature. Exactly one exists per type. A parameter that nobody configured has its default.
 * @kind Configuration resource
 * @source What the service does > Configuration resource
 */
export interface Configuration<Of extends ConfigurationFacts> extends Resource<Of["uri"], {}, Of["settings"]> {
  /**
   * Create the settings
   *
   * The body holds the attributes, and so does the answer.
   * @source Configuration resources: authentication and authorization > Create
   */
  create: Post<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>, "create"> &
    When<"the settings are absent"> &
    Notes<OfSharedPost>;
  /**
   * Read the settings
   *
   * The answer holds the attributes.
   * @source Configuration resources: authentication and authorization > Get
   */
  get: Get<Of["uri"], Keyed<Of["uri"], Of["settings"]>>;
  /**
   * Modify the settings
   *
   * The body holds the attributes, and so does the answer.
   * @source Configuration resources: authentication and authorization > Modify
   */
  modify: Post<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>, "modify"> &
    When<"the settings exist"> &
    Notes<OfSharedPost & OfModification>;
  /**
   * Replace the settings
   *
   * The body holds the attributes, and so does the answer.
   * @source Configuration resources: authentication and authorization > Replace
   */
  replace: Put<Of["uri"], Keyed<Of["uri"], Of["settings"]>, Keyed<Of["uri"], Of["settings"]>>;
  /**
   * Delete the settings
   *
   * The answer holds the attributes.
   * @source Configuration resources: authentication and authorization > Delete
   */
  delete: Delete<Of["uri"], Keyed<Of["uri"], Of["settings"]>> & Notes<OfOnlyOne>;
}

interface OfSharedPost {
  notShown: {
    /** @source Configuration resources: authentication and authorization */
    "create-or-modify": NotShown<"how the service tells Create from Modify, which share one method and URI">;
  };
  contradictions: {
    /** @source Configuration resources: authentication and authorization */
    "one-post": {
      about: "What a POST does";
      readings: [
        Reading<"It creates the settings.", "Configuration resources: authentication and authorization > Create">,
        Reading<"It modifies the settings.", "Configuration resources: authentication and authorization > Modify">,
      ];
      choice: "It creates the settings where they are absent, and modifies them where they exist.";
    };
  };
}

interface OfModification {
  notShown: {
    /** @source Configuration resources: authentication and authorization > Modify */
    "fields-left-out": NotShown<"what becomes of the settings that a modification leaves out">;
  };
}

interface OfOnlyOne {
  contradictions: {
    /** @source Configuration resources: authentication and authorization > Delete */
    "only-one": {
      about: "What creating and deleting mean for a resource of which exactly one exists";
      readings: [
        Reading<"Exactly one exists per type; parameters that are not configured have their defaults.", "What the service does > Configuration resource">,
        Reading<"The resource can be created and deleted.", "Configuration resources: authentication and authorization">,
      ];
      choice: "Deleting restores the defaults, and creating configures what was absent.";
    };
  };
}

/**
 * The settings of one feature that the document lists among its fields but not among its endpoints: reading follows from
 * the general ones.
 * @kind Configuration resource
 * @source What the service does > Configuration resource
 */
export interface ReadableConfiguration<Of extends ConfigurationFacts> extends Resource<Of["uri"], {}, Of["settings"]> {
  /**
   * Read the settings
   *
   * The answer holds the settings under the name of their type.
   * @source Generic resource endpoints > Read a configuration resource
   */
  get: Get<Of["uri"], Keyed<Of["uri"], Of["settings"]>> &
    Derived<"Generic resource endpoints > Read a configuration resource"> &
    Notes<{
      notShown: {
        /** @source Generic resource endpoints */
        "other-methods": NotShown<"how the settings are created, modified, replaced or deleted">;
      };
    }>;
}

// ── Data resources ──────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The statistics of an element or a collection. Only some have them.
 * @kind Statistics data resource
 * @source What the service does > Statistics data resource
 */
export interface Statistics<At extends string, Answered, Also = unknown> extends Resource<At> {
  /**
   * Read the statistics
   *
   * The answer holds the statistics under `stats`.
   * @source Generic resource endpoints > Read statistics
   */
  get: Get<At, Answered, "observe"> & Also;
}

/**
 * The operational status of an element or a collection. Only some have it. A status such as up or down cannot be
 * altered; others, such as dynamic sessions, can be reset.
 * @kind Operational data resource
 * @source What the service does > Operational data resource
 */
export interface Operational<At extends string, Answered, Also = unknown> extends Resource<At> {
  /**
   * Read the operational status
   *
   * The answer holds the status under `oper`.
   * @source Generic resource endpoints > Read operational data
   */
  get: Get<At, Answered, "observe"> &
    Also &
    Notes<{
      notShown: {
        /** @source What the service does > Operational data resource */
        reset: NotShown<"how a status that can be reset, such as a dynamic session, is reset">;
      };
    }>;
}

/**
 * Minimum, maximum and average of each enabled counter over the last 30 seconds. Only some elements and collections have
 * it.
 * @kind Baseline data resource
 * @source What the service does > Baseline data resource
 */
export interface Baseline<At extends string, Answered, Counters extends string, Also = unknown> extends Resource<At> {
  /**
   * Read the baseline
   *
   * The answer holds the baseline in an array, under `baseline`.
   * @source Generic resource endpoints > Read baseline
   * @source Baseline and rate entries > baseline
   * @source Limits > baseline window
   */
  get: Get<At, Answered, "observe"> & Sampled<Counters, [30], ["min", "max", "avg"]> & Also;
}

/**
 * The average of each enabled counter over the last 1, 5, 10 and 30 seconds. Only some elements and collections have it.
 * @kind Rate data resource
 * @source What the service does > Rate data resource
 */
export interface Rate<At extends string, Answered, Counters extends string, Also = unknown> extends Resource<At> {
  /**
   * Read the rates
   *
   * The answer holds the rates in an array, under `rate`.
   * @source Generic resource endpoints > Read rate
   * @source Baseline and rate entries > rate
   * @source Limits > rate windows
   */
  get: Get<At, Answered, "observe"> & Sampled<Counters, [1, 5, 10, 30], ["avg"]> & Also;
}

interface StatsOf<Of extends { stats?: object }> {
  /**
   * The statistics.
   * @source General conventions > 3
   */
  stats: NonNullable<Of["stats"]>;
}

interface OperOf<Of extends { oper?: object }> {
  /**
   * The operational status.
   * @source General conventions > 3
   */
  oper: NonNullable<Of["oper"]>;
}

interface BaselineData {
  /**
   * One entry for each sampled counter.
   * @source Baseline and rate entries > baseline
   */
  baseline: BaselineEntry[];
}

interface RateData {
  /**
   * One entry for each sampled counter.
   * @source Baseline and rate entries > rate
   */
  rate: RateEntry[];
}

/**
 * What a counter did over the last 30 seconds.
 * @source Baseline and rate entries > baseline
 * @source What the service does > Baseline data resource
 */
export interface BaselineEntry {
  /**
   * The name of the counter.
   * @source Baseline and rate entries > baseline
   */
  counter_name: string;
  /**
   * The least value of the last 30 seconds.
   * @source Baseline and rate entries > baseline
   */
  min: number;
  /**
   * The greatest value of the last 30 seconds.
   * @source Baseline and rate entries > baseline
   */
  max: number;
  /**
   * The average of the last 30 seconds.
   * @source Baseline and rate entries > baseline
   */
  avg: number;
}

/**
 * The averages of a counter.
 * @source Baseline and rate entries > rate
 * @source What the service does > Rate data resource
 */
export interface RateEntry {
  /**
   * The name of the counter.
   * @source Baseline and rate entries > rate
   */
  counter_name: string;
  /**
   * The average of the last second.
   * @source Baseline and rate entries > rate
   */
  "1sec_rate": number;
  /**
   * The average of the last 5 seconds.
   * @source Baseline and rate entries > rate
   */
  "5sec_rate": number;
  /**
   * The average of the last 10 seconds.
   * @source Baseline and rate entries > rate
   */
  "10sec_rate": number;
  /**
   * The average of the last 30 seconds.
   * @source Baseline and rate entries > rate
   */
  "30sec_rate": number;
}

type SampledBy<Of extends { sampled?: string }> = NonNullable<Of["sampled"]>;

/** The field of an element that lists its sampled counters: the first step of the path. */
type SampledField<Of extends { sampled?: string }> = Of["sampled"] extends `${infer Field}.${string}` ? Field : SampledBy<Of>;

// ── UUID resource ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Any object, addressed by the identifier that was generated for it.
 * @kind UUID resource
 * @source What the service does > UUID resource
 */
export interface ByUuid<Of extends Facts> extends Resource<`${Of["uri"]}/{id}`, ByUuidPlaceholders> {
  /**
   * Read the object with an identifier
   *
   * The answer holds the object under the name of its type.
   * @source Generic resource endpoints > Read, update or delete by identifier
   */
  get: Get<`${Of["uri"]}/{id}`, OneKeyed<AnyObject>> & LooksUp<"id">;
}

interface ByUuidPlaceholders {
  /**
   * The identifier of the object.
   * @source What the service does > UUID resource
   * @source Limits > uuid field
   */
  id: Text<64>;
}

// ── Objects that the document does not list ─────────────────────────────────────────────────────────────────────────

/** An object that the document does not list. */
interface AnyObject {
  [field: string]: unknown;
}

interface AnyParent {
  /**
   * The path of the resource that the collection belongs to; it can have several segments.
   * @source Generic resource endpoints > Read a collection
   */
  parent: string;
  /**
   * The collection's own segment; that of the ports is the name of their type, `port`.
   * @source Generic resource endpoints > Read a collection
   */
  collection: string;
}

interface AnyKey {
  /**
   * The key of the element. That of a port, `{port-number}+{protocol}`, joins the values of two fields.
   * @source Generic resource endpoints > Read one element
   */
  key: string;
}

/**
 * A collection of a type that the document does not list.
 * @kind Collection
 * @source What the service does > Collection
 */
export interface AnyCollection<Of extends Facts> extends GenericResource<Of["uri"], AnyParent> {
  /**
   * Read every element
   *
   * The answer holds the elements in an array under the name of their type and `-list`, each with its own path.
   * @source Generic resource endpoints > Read a collection
   */
  list: Get<Of["uri"], OneKeyed<(AnyObject & ItemPath)[]>, "list">;
  /**
   * Create an element
   *
   * The body holds the element under the name of its type.
   * @source Generic resource endpoints > Create elements
   */
  create: Post<Of["uri"], OneKeyed<AnyObject>, NotShown<"the answer to the creation of an element">> & Notes<OfCreation>;
  /**
   * Update an element
   *
   * The body holds the key fields and the fields that change.
   * @source Generic resource endpoints > Replace or update elements
   */
  update: Put<Of["uri"], OneKeyed<AnyObject>, Silent, "modify"> & Notes<OfUpdate>;
  /** The collection's statistics. */
  stats: Statistics<`${Of["uri"]}/stats`, NoEnvelope, OnlySome<"a collection", "statistics">>;
  /** The collection's operational status. */
  oper: Operational<`${Of["uri"]}/oper`, NoEnvelope, OnlySome<"a collection", "operational data">>;
  /** The collection's baseline. */
  baseline: Baseline<`${Of["uri"]}/baseline`, NoEnvelope, "sampling-enable", OnlySome<"a collection", "a baseline">>;
  /** The collection's rates. */
  rate: Rate<`${Of["uri"]}/rate`, NoEnvelope, "sampling-enable", OnlySome<"a collection", "rates">>;
  /** One element. */
  each: AnyElement<Under<Of["uri"], "{key}">>;
}

/**
 * An element of a type that the document does not list.
 * @kind Element
 * @source What the service does > Element
 */
export interface AnyElement<At extends string> extends GenericResource<At, AnyKey, AnyObject> {
  /**
   * Read one element
   *
   * The answer holds the element under the name of its type.
   * @source Generic resource endpoints > Read one element
   */
  get: Get<At, OneKeyed<AnyObject>>;
  /** The element's statistics. */
  stats: Statistics<`${At}/stats`, OneKeyed<StatsOf<{ stats: AnyObject }> & DataPath>, OnlySome<"an element", "statistics">>;
  /** The element's operational status. */
  oper: Operational<`${At}/oper`, OneKeyed<OperOf<{ oper: AnyObject }> & DataPath>, OnlySome<"an element", "operational data">>;
  /** The element's baseline. */
  baseline: Baseline<`${At}/baseline`, OneKeyed<BaselineData & DataPath>, "sampling-enable", OnlySome<"an element", "a baseline">>;
  /** The element's rates. */
  rate: Rate<`${At}/rate`, OneKeyed<RateData & DataPath>, "sampling-enable", OnlySome<"an element", "rates">>;
}

interface AnyName {
  /**
   * The name of the resource.
   * @source Generic resource endpoints
   */
  name: string;
}

interface AnyFeature {
  /**
   * The feature that the resource configures.
   * @source Generic resource endpoints > Read a configuration resource
   */
  feature: string;
}

/**
 * An intermediate resource that the document does not list.
 * @kind Intermediate resource
 * @source What the service does > Intermediate resource
 */
export interface AnyIntermediate<Of extends Facts> extends GenericResource<Of["uri"], AnyName> {
  /**
   * Read everything below
   * @source Generic resource endpoints > Read an intermediate resource
   */
  get: Get<Of["uri"], NotShown<"how the representations of the elements and collections below are nested">> & Contains;
}

/**
 * A configuration resource that the document does not list.
 * @kind Configuration resource
 * @source What the service does > Configuration resource
 */
export interface AnyConfiguration<Of extends Facts> extends GenericResource<Of["uri"], AnyFeature & AnyName> {
  /**
   * Read the settings
   *
   * The answer holds the settings under the name of their type.
   * @source Generic resource endpoints > Read a configuration resource
   */
  get: Get<Of["uri"], OneKeyed<AnyObject>>;
}
