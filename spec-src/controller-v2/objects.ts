import type { KeyField } from "specwright/http";
import type { NotShown, Reading, Says } from "specwright/words";
import type { Nested, ObjectCollection } from "./kinds.ts";

/**
 * The objects of a collection, for example of `applications`.
 * @source Resources and their fields
 */
export type Objects = ObjectCollection<{
  uri: "/{object_collection}";
  key: "{object_name}";
  object: ControllerObject;
  collection: CollectionPlaceholder;
  name: NamePlaceholder;
  contradictions: {
    /** @source What the service does */
    "post-on-an-object": {
      about: "Whether POST goes to an object or to its collection";
      readings: [
        Reading<"Each object has an endpoint that supports GET, POST, PUT and DELETE.", "What the service does">,
        Reading<"An object is added by a POST to its collection.", "Endpoints > Add an object">,
      ];
      choice: "To the collection alone, as the table of endpoints gives it.";
    };
  };
}>;

/**
 * An object of a child collection, for example of the `hosts` of an application.
 * @source Endpoints > Nested object
 */
export type NestedObject = Nested<{
  uri: "/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}";
  object: ControllerObject;
  placeholders: NestedPlaceholders;
  notShown: {
    /** @source Endpoints > Nested object */
    "list-and-add": NotShown<"how the objects of a child collection are listed, and how one is added">;
  };
  contradictions: {
    /** @source Endpoints > Nested object */
    "methods-of-a-nested-object": {
      about: "Whether a nested object, or its collection, supports POST";
      readings: [
        Reading<"Each object supports GET, POST, PUT and DELETE.", "What the service does">,
        Reading<"A nested object has GET, PUT and DELETE.", "Endpoints > Nested object">,
      ];
      choice: "GET, PUT and DELETE, as the table of endpoints gives them.";
    };
  };
}>;

/**
 * An object, with the fields that the input example shows.
 * @source Resources and their fields
 */
export interface ControllerObject extends Says<{ notShown: "the fields of objects beyond name and description" }> {
  /** The name that identifies the object in its collection. */
  name?: string;
  description?: string;
}

interface CollectionPlaceholder {
  /**
   * The name of the collection.
   * @example applications
   * @source Resources and their fields
   */
  object_collection: string;
}

interface NamePlaceholder {
  /**
   * The name of the object in its collection.
   * @source Resources and their fields
   */
  object_name: KeyField<"name">;
}

interface NestedPlaceholders {
  /**
   * The collection of the parent object.
   * @example applications
   * @source Endpoints > Nested object
   */
  parent_object_collection: string;
  /**
   * The name of the parent object.
   * @source Endpoints > Nested object
   */
  parent_object_name: KeyField<"name">;
  /**
   * The child collection.
   * @example hosts
   * @source Endpoints > Nested object
   */
  child_object_collection: string;
  /**
   * The name of the nested object.
   * @source Endpoints > Nested object
   */
  child_object_name: KeyField<"name">;
}
