/** The endpoints of every object that the document does not list: what their kind alone makes sure. */
import type { NotShown, Reading } from "specwright/words";
import type { AnyCollection, AnyConfiguration, AnyIntermediate } from "./kinds.ts";

/**
 * Any collection, with its elements and their data.
 * @source Generic resource endpoints
 */
export type AnyObjects = AnyCollection<{
  uri: "/{+parent}/{collection}";
  statements: {
    /** @source Baseline and rate entries */
    sampling: "Sampling is enabled by a PUT on the collection, whose body holds the key fields of the element and `sampling-enable`; a baseline or rates hold only the counters that it lists.";
    /** @source General conventions > 3 */
    "key-fields": "Beside the data of an element, its statistics for example, stand `svc-url` and the element's key fields.";
  };
  contradictions: {
    /** @source Generic resource endpoints > Read statistics */
    "data-or-element": {
      about: "What `<collection>/stats` addresses where an element's key is `stats`; likewise for the other data resources";
      readings: [
        Reading<"The element whose key is `stats`.", "Generic resource endpoints > Read one element">,
        Reading<"The statistics of the collection.", "Generic resource endpoints > Read statistics">,
      ];
      choice: "The data resource: a literal segment goes before a key.";
    };
  };
}>;

/**
 * Any intermediate resource.
 * @source Generic resource endpoints > Read an intermediate resource
 */
export type AnyIntermediateResource = AnyIntermediate<{
  uri: "/{name}";
}>;

/**
 * Any configuration resource.
 * @source Generic resource endpoints > Read a configuration resource
 */
export type AnyConfigurationResource = AnyConfiguration<{
  uri: "/{feature}/{name}";
  notShown: {
    /** @source Generic resource endpoints */
    "other-methods": NotShown<"how a configuration resource other than authentication and authorization is created, modified, replaced or deleted">;
  };
  contradictions: {
    /** @source Generic resource endpoints > Read a configuration resource */
    "path-with-or-without-feature": {
      about: "Whether the path of a configuration resource begins with a feature";
      readings: [
        Reading<"Configuration resources are /slb/common and /authentication.", "What the service does > Configuration resource">,
        Reading<"A configuration resource is read at <feature>/<name>.", "Generic resource endpoints > Read a configuration resource">,
      ];
      choice: "Both: a path has a feature where the document writes one.";
    };
  };
}>;
