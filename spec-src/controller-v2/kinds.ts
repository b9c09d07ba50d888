/** The kinds of resources of the central controller. */
import type { Delete, Facts, Get, None, Notes, Post, Put, Resource, Under } from "specwright/http";
import type { NotShown } from "specwright/words";

interface ObjectFacts extends Facts {
  /** The placeholder of one object's segment. */
  key: `{${string}}`;
  object: object;
  /** The types of the placeholders in the URI of the collection. */
  collection: object;
  /** The type of the placeholder in the URI of one object. */
  name: object;
}

/**
 * A named collection of objects.
 * @kind Collection
 * @source Resources and their fields
 */
export interface ObjectCollection<Of extends ObjectFacts> extends Resource<Of["uri"], Of["collection"]> {
  /**
   * List the objects of a collection
   *
   * The answer holds the objects of the collection.
   * @source Endpoints > List objects of a collection
   */
  list: Get<Of["uri"], NotShown<"how the answer holds the objects of the collection">, "list">;
  /**
   * Add an object
   *
   * The body is the object, and so is the answer.
   * @source Endpoints > Add an object
   */
  add: Post<Of["uri"], Of["object"], Of["object"]>;
  /** One object. */
  each: OneObject<Of, Under<Of["uri"], Of["key"]>>;
}

/**
 * An object, identified by its name within its collection.
 * @kind Object
 * @source Resources and their fields
 */
export interface OneObject<Of extends ObjectFacts, At extends string> extends Resource<At, Of["name"], Of["object"]> {
  /**
   * Read one object
   *
   * The answer is the object.
   * @source Endpoints > Read one object
   */
  get: Get<At, Of["object"]>;
  /**
   * Update one object
   *
   * The body is a JSON object; the answer is the object.
   * @source Endpoints > Update one object
   */
  update: Put<At, Of["object"], Of["object"], "modify"> &
    Notes<{
      notShown: {
        /** @source Endpoints > Update one object */
        "fields-left-out": NotShown<"what becomes of the fields that an update leaves out">;
      };
    }>;
  /**
   * Delete one object
   *
   * Neither the call nor the answer has a body.
   * @source Endpoints > Delete one object
   */
  delete: Delete<At, None>;
}

interface NestedFacts extends Facts {
  object: object;
  /** The types of the placeholders in the URI. */
  placeholders: object;
}

/**
 * An object of a child collection, under its parent object.
 * @kind Nested object
 * @source Resources and their fields
 * @source Endpoints > Nested object
 */
export interface Nested<Of extends NestedFacts> extends Resource<Of["uri"], Of["placeholders"]> {
  /**
   * Read a nested object
   *
   * The answer is the object.
   * @source Endpoints > Nested object
   */
  get: Get<Of["uri"], Of["object"]>;
  /**
   * Update a nested object
   *
   * The body is a JSON object; the answer is the object.
   * @source Endpoints > Nested object
   */
  update: Put<Of["uri"], Of["object"], Of["object"], "modify"> &
    Notes<{
      notShown: {
        /** @source Endpoints > Nested object */
        "fields-left-out": NotShown<"what becomes of the fields that an update leaves out">;
      };
    }>;
  /**
   * Delete a nested object
   *
   * Neither the call nor the answer has a body.
   * @source Endpoints > Nested object
   */
  delete: Delete<Of["uri"], None>;
}

/**
 * The call that opens a session.
 * @kind Session
 * @source Endpoints > Session
 */
export interface SessionCall<Of extends Facts> extends Resource<Of["uri"]> {}
