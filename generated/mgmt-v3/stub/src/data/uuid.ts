/** What uuid adds to the service. */
import type { PartData } from "../runtime/data.ts";

const data = {
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
} as const satisfies PartData;

export const part: PartData = data;
