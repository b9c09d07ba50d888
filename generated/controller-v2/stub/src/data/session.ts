/** What session adds to the service. */
import type { PartData } from "../runtime/data.ts";

const data = {
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
} as const satisfies PartData;

export const part: PartData = data;
