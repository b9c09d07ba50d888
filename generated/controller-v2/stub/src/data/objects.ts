/** What objects adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {
    ControllerObject: {
      is: "object",
      open: true,
      fields: [{ name: "name", shape: { is: "string" } }, { name: "description", shape: { is: "string" } }],
    },
  },
  resources: [
    {
      uri: "/{object_collection}",
      operations: [
        {
          id: "listObjects",
          method: "GET",
          effect: "list",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "not-shown", what: "how the answer holds the objects of the collection" },
        },
        {
          id: "addControllerObject",
          method: "POST",
          effect: "create",
          request: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
        },
      ],
    },
    {
      uri: "/{object_collection}/{object_name}",
      object: {
        shape: { is: "reference", to: "ControllerObject" },
        key: [{ placeholder: "object_name", field: "name" }],
      },
      operations: [
        {
          id: "getControllerObject",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
        },
        {
          id: "updateControllerObject",
          method: "PUT",
          effect: "modify",
          request: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
          gaps: ["what becomes of the fields that an update leaves out"],
        },
        {
          id: "deleteControllerObject",
          method: "DELETE",
          effect: "delete",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "none" },
        },
      ],
    },
    {
      uri: "/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}",
      object: {
        shape: { is: "reference", to: "ControllerObject" },
        key: [{ placeholder: "child_object_name", field: "name" }],
      },
      operations: [
        {
          id: "getNestedObject",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
        },
        {
          id: "updateNestedObject",
          method: "PUT",
          effect: "modify",
          request: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
          status: "2XX",
          answer: { is: "json", shape: { is: "reference", to: "ControllerObject" } },
          gaps: ["what becomes of the fields that an update leaves out"],
        },
        {
          id: "deleteNestedObject",
          method: "DELETE",
          effect: "delete",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "none" },
        },
      ],
      gaps: ["how the objects of a child collection are listed, and how one is added"],
    },
  ],
};
