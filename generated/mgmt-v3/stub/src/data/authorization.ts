/** What authorization adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {
    Authorization: {
      is: "object",
      fields: [
        { name: "commands", shape: { is: "number", minimum: 0, maximum: 15 } },
        {
          name: "debug",
          shape: { is: "number", integer: true, minimum: 1, maximum: 15, bits: [1, 2, 4, 8] },
        },
        {
          name: "method",
          shape: {
            is: "object",
            fields: [
              {
                name: "none",
                shape: {
                  is: "union",
                  default: 0,
                  of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }],
                },
              },
              {
                name: "tacplus",
                shape: {
                  is: "union",
                  default: 0,
                  of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }],
                },
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
      uri: "/authorization",
      object: { name: "authorization", shape: { is: "reference", to: "Authorization" }, key: [] },
      operations: [
        {
          id: "createAuthorization",
          method: "POST",
          effect: "create",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
          gaps: ["how the service tells Create from Modify, which share one method and URI"],
        },
        {
          id: "getAuthorization",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
        },
        {
          id: "modifyAuthorization",
          method: "POST",
          effect: "modify",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
          gaps: [
            "how the service tells Create from Modify, which share one method and URI",
            "what becomes of the settings that a modification leaves out",
          ],
        },
        {
          id: "replaceAuthorization",
          method: "PUT",
          effect: "replace",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
        },
        {
          id: "deleteAuthorization",
          method: "DELETE",
          effect: "delete",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authorization" },
            envelope: { named: "authorization" },
          },
        },
      ],
    },
  ],
};
