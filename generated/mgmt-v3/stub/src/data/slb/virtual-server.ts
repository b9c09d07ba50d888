/** What slb/virtual-server adds to the service. */
import type { PartData } from "../../runtime/data.ts";

const data = {
  shapes: {},
  resources: [
    {
      uri: "/slb/virtual-server",
      operations: [],
      gaps: ["the virtual server itself: its fields and its operations"],
    },
    {
      uri: "/slb/virtual-server/{name}",
      object: {
        shape: { is: "object", fields: [{ name: "name", required: true, shape: { is: "string" } }] },
        key: [{ placeholder: "name", field: "name" }],
      },
      operations: [],
    },
  ],
} as const satisfies PartData;

export const part: PartData = data;
