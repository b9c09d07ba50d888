/** What authentication/console adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../../runtime/data.ts";

export const part: PartData = {
  shapes: {
    AuthenticationConsole: {
      is: "object",
      fields: [
        {
          name: "type-cfg",
          shape: {
            is: "object",
            fields: [
              { name: "console-type", shape: { is: "string" } },
              {
                name: "type",
                shape: {
                  is: "union",
                  default: 0,
                  of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }],
                },
              },
              {
                name: "uuid",
                shape: { is: "string", maxLength: 64, readOnly: true, role: { role: "assigned" } },
              },
            ],
          },
        },
        {
          name: "uuid",
          shape: { is: "string", maxLength: 64, readOnly: true, role: { role: "assigned" } },
        },
      ],
    },
  },
  resources: [
    {
      uri: "/authentication/console",
      object: { name: "console", shape: { is: "reference", to: "AuthenticationConsole" }, key: [] },
      operations: [
        {
          id: "getAuthenticationConsole",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "AuthenticationConsole" },
            envelope: { named: "console" },
          },
          gaps: ["how the settings are created, modified, replaced or deleted"],
        },
      ],
    },
  ],
};
