/** What authentication adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {
    Authentication: {
      is: "object",
      fields: [
        {
          name: "console",
          shape: {
            is: "reference",
            role: { role: "addressed-at", uri: "/authentication/console" },
            to: "AuthenticationConsole",
          },
        },
        {
          name: "enable-cfg",
          shape: {
            is: "object",
            fields: [{ name: "enable-auth-type", shape: { is: "string", default: "local" } }],
          },
        },
        {
          name: "login-cfg",
          shape: {
            is: "object",
            fields: [
              {
                name: "local",
                shape: {
                  is: "union",
                  default: 0,
                  of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }],
                },
              },
              {
                name: "privilege-mode",
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
          name: "mode-cfg",
          shape: {
            is: "object",
            fields: [
              {
                name: "mode",
                shape: { is: "literals", values: ["multiple", "single"], default: "single" },
              },
            ],
          },
        },
        {
          name: "multiple-auth-reject",
          shape: { is: "union", default: 0, of: [{ is: "literals", values: [0, 1] }, { is: "boolean" }] },
        },
        {
          name: "type-cfg",
          shape: { is: "object", fields: [{ name: "type", shape: { is: "string", default: "local" } }] },
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
      uri: "/authentication",
      object: { name: "authentication", shape: { is: "reference", to: "Authentication" }, key: [] },
      operations: [
        {
          id: "createAuthentication",
          method: "POST",
          effect: "create",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
          gaps: ["how the service tells Create from Modify, which share one method and URI"],
        },
        {
          id: "getAuthentication",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
        },
        {
          id: "modifyAuthentication",
          method: "POST",
          effect: "modify",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
          gaps: [
            "how the service tells Create from Modify, which share one method and URI",
            "what becomes of the settings that a modification leaves out",
          ],
        },
        {
          id: "replaceAuthentication",
          method: "PUT",
          effect: "replace",
          request: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
        },
        {
          id: "deleteAuthentication",
          method: "DELETE",
          effect: "delete",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: { is: "reference", to: "Authentication" },
            envelope: { named: "authentication" },
          },
        },
      ],
    },
  ],
};
