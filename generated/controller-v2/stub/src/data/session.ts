/** What session adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {},
  resources: [
    {
      uri: "/session",
      operations: [],
      gaps: [
        "the method of the session call",
        "the request and the answer of the session call, beyond the session ID",
      ],
    },
  ],
};
