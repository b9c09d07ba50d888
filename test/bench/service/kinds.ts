/** The kinds of the synthetic service: collections whose elements have statistics, operational data, baseline and rates. */
import type { Changes, Facts, Get, IfGiven, KeyFields, KeyOf, Last, PathOf, Post, Put, Resource, Sampled, Silent, Under } from "specwright/http";
import type { Closed, NotShown } from "specwright/words";

/**
 * An object under the name of its type.
 * @source The service
 */
type Keyed<At extends string, Value> = Closed<{ [Type in Last<At>]: Value }>;

/**
 * Objects under the name of their type.
 * @source The service
 */
type Listed<At extends string, Value> = Closed<{ [Type in `${Last<At>}-list`]: (Value & Path)[] }>;

interface Path {
  /**
   * The path of the object.
   * @source The service
   */
  url: PathOf<"the object">;
}

interface CollectionFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
  stats?: object;
  oper?: object;
  sampled?: string;
}

/**
 * All elements of one type.
 * @kind Collection
 * @source The service
 */
export interface Collection<Of extends CollectionFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * Read every element
   * @source The service
   */
  list: Get<Of["uri"], Listed<Of["uri"], Of["element"]>, "list">;
  /**
   * Create an element
   * @source The service
   */
  create: Post<Of["uri"], Keyed<Of["uri"], Of["element"]>, NotShown<"the answer to the creation of an element">>;
  /**
   * Update an element
   * @source The service
   */
  update: Put<Of["uri"], Keyed<Of["uri"], Changes<Of["element"], Of["key"]>>, Silent, "modify">;
  /** One element. */
  each: Element<Of, Under<Of["uri"], Of["key"]>>;
}

type DataOf<Of extends CollectionFacts<Of["key"], Of["element"]>, Data> = Keyed<Of["uri"], Data & Path & KeyFields<Of["element"], Of["key"]>>;

/**
 * One element.
 * @kind Element
 * @source The service
 */
export interface Element<Of extends CollectionFacts<Of["key"], Of["element"]>, At extends string>
  extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read one element
   * @source The service
   */
  get: Get<At, Keyed<Of["uri"], Of["element"]>>;
  /** The statistics. */
  stats: IfGiven<Of, "stats", Data<`${At}/stats`, DataOf<Of, StatsOf<Of>>>>;
  /** The operational data. */
  oper: IfGiven<Of, "oper", Data<`${At}/oper`, DataOf<Of, OperOf<Of>>>>;
  /** The baseline. */
  baseline: IfGiven<Of, "sampled", SampledData<`${At}/baseline`, DataOf<Of, BaselineData>, Counters<Of>, [30]>>;
  /** The rates. */
  rate: IfGiven<Of, "sampled", SampledData<`${At}/rate`, DataOf<Of, RateData>, Counters<Of>, [1, 5, 10, 30]>>;
}

type Counters<Of extends { sampled?: string }> = NonNullable<Of["sampled"]>;

/**
 * Data of an element.
 * @kind Data
 * @source The service
 */
export interface Data<At extends string, Answered> extends Resource<At> {
  /**
   * Read the data
   * @source The service
   */
  get: Get<At, Answered, "observe">;
}

/**
 * Sampled data of an element.
 * @kind Sampled data
 * @source The service
 */
export interface SampledData<At extends string, Answered, Names extends string, Windows extends readonly number[]> extends Resource<At> {
  /**
   * Read the data
   * @source The service
   */
  get: Get<At, Answered, "observe"> & Sampled<Names, Windows, ["avg"]>;
}

interface StatsOf<Of extends { stats?: object }> {
  /** @source The service */
  stats: NonNullable<Of["stats"]>;
}

interface OperOf<Of extends { oper?: object }> {
  /** @source The service */
  oper: NonNullable<Of["oper"]>;
}

interface BaselineData {
  /** @source The service */
  baseline: Entry[];
}

interface RateData {
  /** @source The service */
  rate: Entry[];
}

/**
 * What a counter did.
 * @source The service
 */
export interface Entry {
  /** @source The service */
  counter_name: string;
  /** @source The service */
  avg: number;
}
