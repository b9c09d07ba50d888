/** What uuid adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {},
  resources: [
    {
      uri: "/uuid/{id}",
      placeholders: { id: { is: "string", maxLength: 64 } },
      operations: [
        {
          id: "getObjectByUuid",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "map", values: { is: "any" } }, envelope: {} },
          looksUp: "id",
        },
      ],
      gaps: ["the methods that update and delete an object through its identifier"],
    },
  ],
};
