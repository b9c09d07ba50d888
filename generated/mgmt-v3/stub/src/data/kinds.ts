/** What kinds adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {
    BaselineEntry: {
      is: "object",
      fields: [
        { name: "counter_name", required: true, shape: { is: "string" } },
        { name: "min", required: true, shape: { is: "number" } },
        { name: "max", required: true, shape: { is: "number" } },
        { name: "avg", required: true, shape: { is: "number" } },
      ],
    },
    RateEntry: {
      is: "object",
      fields: [
        { name: "counter_name", required: true, shape: { is: "string" } },
        { name: "1sec_rate", required: true, shape: { is: "number" } },
        { name: "5sec_rate", required: true, shape: { is: "number" } },
        { name: "10sec_rate", required: true, shape: { is: "number" } },
        { name: "30sec_rate", required: true, shape: { is: "number" } },
      ],
    },
  },
  resources: [],
};
