/** The service as a whole: where it is, how a request authenticates, what holds for all of it. */
import type { HeaderCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";

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
  servers: {
    /**
     * The device. `mgmt` is a neutral word: products put their own in its place.
     * @source Device Management REST Interface
     * @source Versioning
     */
    device: Server<"{base_url}/mgmt/v3", { base_url: "https://device.example" }>;
  };
  security: {
    /**
     * A session token after the scheme word `Device`, which is neutral as well.
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
    /** @source General conventions > 5 */
    "uuid-is-kept": "Once the running configuration has been saved, an object keeps its `uuid` across a reload or a failover.";
    /** @source General conventions > 6 */
    "json-block": "The document calls a nested object a JSON block.";
    /** @source What the service does */
    methods: "HTTP methods read, create, modify, replace and delete resources; each resource lists the operations that the document gives it.";
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
