/** What slb adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {},
  resources: [
    {
      uri: "/slb",
      operations: [
        {
          id: "getSlb",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "how the representations of the elements and collections below are nested",
          },
          contains: true,
        },
      ],
    },
  ],
};
