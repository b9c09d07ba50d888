/** The service as a whole: where it is, how a request authenticates, what holds for all of it. */
import type { BasicCredential, HeaderCredential, Server, Service } from "specwright/http";
import type { NotShown, Reading } from "specwright/words";
import type { DocumentWording } from "./document.ts";

/**
 * Configuration, management tasks and analytics data of the central controller, the management platform of a family of
 * network products: JSON over HTTPS.
 * @source What the service does
 */
export type CentralController = Service<{
  title: "Central controller interface";
  /** @source Versioning */
  version: "2";
  document: "document.md";
  wording: DocumentWording;
  servers: {
    /**
     * The URL of the API server, which ends in the version segment `/api/v2`.
     * @source What the service does
     * @source Versioning
     */
    controller: Server<"{controller_base_url}", { controller_base_url: "https://controller.example/api/v2" }>;
  };
  security: {
    /**
     * User name and password: the word `Basic`, and the base64 encoding of the user name, a colon and the password. The
     * value of the header is `Basic <BASE64_CREDENTIALS>`.
     * @source Authentication > Basic
     */
    basic: BasicCredential;
    /**
     * The session ID that the session call returned, after the word `Session`.
     * @source Authentication > Session
     */
    session: HeaderCredential<"Authorization", "Session", "<SESSION_ID>">;
  };
  headers: {
    /**
     * Every call carries it.
     * @source Authentication > Content-Type
     */
    "Content-Type": "application/json";
    /**
     * The name of the provider, which the document writes as `<PROVIDER>`.
     * @source Authentication > provider
     */
    provider: string;
  };
  statements: {
    /** @source What the service does */
    https: "The API is served over HTTPS only.";
    /** @source What the service does */
    methods: "Each object has a REST endpoint of its own and supports GET, POST, PUT and DELETE.";
    /** @source Authentication > 1 */
    authorization: "Each call is authenticated and checked for authorization before it is accepted.";
    /** @source Endpoints */
    payloads: "Payloads are JSON objects. A call with GET or DELETE usually needs no body.";
    /** @source Authentication > 5 */
    "allow-origin": "The header example also holds Access-Control-Allow-Origin, with a controller's host name as its value; nothing says that a request needs it.";
    /** @source Versioning */
    version: "The version is the last segment of the server URL, /api/v2.";
    /** @source Central Controller REST Interface */
    device: "The device management interface, version 3, is an API of its own.";
  };
  notShown: {
    /** @source Authentication > 4 */
    "tenant-header": NotShown<"the name of the header that carries tenant information, which every call needs">;
    /** @source States and transitions */
    transitions: NotShown<"states and transitions">;
    /** @source Events */
    events: NotShown<"events">;
    /** @source Errors */
    errors: NotShown<"errors: their status codes and bodies">;
    /** @source Limits */
    limits: NotShown<"limits">;
    /** @source Versioning */
    compatibility: NotShown<"the policy of compatibility and deprecation">;
  };
  contradictions: {
    /** @source Endpoints */
    "body-of-get-and-delete": {
      about: "Whether a call with GET or DELETE can have a body";
      readings: [
        Reading<"The request payload is none.", "Endpoints > List objects of a collection">,
        Reading<"A call with GET or DELETE usually needs no body.", "Endpoints">,
      ];
      choice: "It has none, as the table of endpoints gives it.";
    };
    /** @source Authentication > Content-Type */
    "content-type-without-body": {
      about: "Whether a call without a body carries Content-Type";
      readings: [
        Reading<"A call with GET or DELETE usually needs no body.", "Endpoints">,
        Reading<"Content-Type is required on each call.", "Authentication > Content-Type">,
      ];
      choice: "Every call carries it, with or without a body.";
    };
  };
}>;
