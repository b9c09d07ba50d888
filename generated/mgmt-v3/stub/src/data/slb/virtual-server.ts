/** What slb/virtual-server adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../../runtime/data.ts";

export const part: PartData = {
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
};
