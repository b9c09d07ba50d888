/** The service as a whole: where it is, how a request authenticates, what holds for all of it. */
import type { HeaderCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";
import type { DocumentWording } from "./document.ts";

/**
 * Configuration, statistics and operational status of a network device as REST resources: JSON over HTTPS, one URI for
 * each feature that can be configured.
 * @source What the service does
 */
export type DeviceManagement = Service<{
  title: "Device management interface";
  /** @source Versioning */
  version: "3";
  document: "document.md";
  wording: DocumentWording;
  servers: {
    /**
     * The device. `mgmt` is the neutral word by which the document writes the first segment of every path.
     * @source Device Management REST Interface
     * @source Versioning
     */
    device: Server<"{base_url}/mgmt/v3", { base_url: "https://device.example" }>;
  };
  security: {
    /**
     * A session token, after the scheme word `Device` and a space.
     * @source Authentication > 2
     */
    device: HeaderCredential<"Authorization", "Device", "<SESSION_TOKEN>">;
  };
  headers: {
    /**
     * Every request carries it, with or without a body.
     * @source Authentication > 3
     * @source Endpoints
     */
    "Content-Type": "application/json";
  };
  statements: {
    /** @source Authentication > 1 */
    https: "Every request uses HTTPS.";
    /** @source General conventions > 4 */
    booleans: "A boolean field accepts true, false, 1 and 0, and defaults to 0 where nothing else is stated.";
    /** @source General conventions > 5 */
    "uuid-of-every-object": "Every object has an identifier, `uuid`, that no other has; the service assigns it when the object is created.";
    /** @source General conventions > 5 */
    "uuid-is-kept": "Once the running configuration has been saved, an object keeps its `uuid` across a reload or a failover.";
    /** @source General conventions > 6 */
    "json-block": "The document calls a nested object a JSON block.";
    /** @source General conventions > 7 */
    "enum-list": "A field in the format `enum-list` takes its values from an enumerated list.";
    /** @source What the service does */
    methods: "HTTP methods read, create, modify, replace and delete resources.";
    /** @source Versioning */
    version: "The segment `v3`, directly after the neutral prefix, is the version of the interface.";
    /** @source Device Management REST Interface */
    controller: "The central controller's interface, version 2, is an API of its own at another base address.";
  };
  notShown: {
    /** @source Authentication > 4 */
    "session-token": NotShown<"how a session token is obtained">;
    /** @source States and transitions */
    transitions: NotShown<"the transitions between operational states">;
    /** @source Events */
    events: NotShown<"events">;
    /** @source Errors */
    errors: NotShown<"errors: their status codes and bodies">;
    /** @source Limits */
    "rate-limits": NotShown<"rate limits">;
    /** @source Versioning */
    compatibility: NotShown<"the policy of compatibility and deprecation">;
  };
  contradictions: {
    /** @source Configuration resources: authentication and authorization */
    "payload-of-a-configuration-resource": {
      about: "Whether the attributes of a configuration resource stand under the name of its type";
      readings: [
        Reading<"A single object is carried under the name of its type.", "General conventions > 1">,
        Reading<"The payload is the resource's attributes.", "Configuration resources: authentication and authorization">,
        Reading<"The answer is an object keyed by the type's name.", "Generic resource endpoints > Read a configuration resource">,
      ];
      choice: "They stand under the name of the type: the convention and the general endpoint agree on it, and `attributes` can be read as the value.";
    };
    /** @source General conventions > 3 */
    "data-under-the-type": {
      about: "Whether statistics, operational data, baseline and rates stand under the name of the element's type";
      readings: [
        Reading<"The answer has one key, the name of the type; its value holds the data under `stats`, `oper`, `baseline` or `rate`.", "General conventions > 3">,
        Reading<"The answer is an object with `stats`; the other data resources are described likewise.", "Generic resource endpoints > Read statistics">,
      ];
      choice: "They stand under the name of the type: the convention says what stands beside them there.";
    };
    /** @source General conventions > 5 */
    "uuid-in-a-request": {
      about: "Whether a request carries a `uuid`";
      readings: [
        Reading<"The service assigns the `uuid` when it creates an object.", "General conventions > 5">,
        Reading<"The payload in both directions is the attributes, among which the tables list `uuid`.", "Configuration resources: authentication and authorization">,
      ];
      choice: "It does not: the service alone sets the `uuid`.";
    };
    /** @source What the service does */
    "methods-of-a-resource": {
      about: "Which methods a resource has";
      readings: [
        Reading<"Resources are read, created, modified, replaced and deleted.", "What the service does">,
        Reading<"The endpoints list fewer operations for most resources.", "Generic resource endpoints">,
      ];
      choice: "A resource has the operations that an endpoint gives it; the others are not shown.";
    };
    /** @source Endpoints */
    "content-type-without-body": {
      about: "Whether a request without a body carries Content-Type";
      readings: [
        Reading<"Every request carries it.", "Endpoints">,
        Reading<"The request payload of Get and Delete is none.", "Configuration resources: authentication and authorization">,
      ];
      choice: "Every request carries it, with or without a body.";
    };
  };
}>;
