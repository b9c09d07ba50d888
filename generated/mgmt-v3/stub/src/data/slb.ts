/** What slb adds to the service. */
import type { PartData } from "../runtime/data.ts";

const data = {
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
} as const satisfies PartData;

export const part: PartData = data;
