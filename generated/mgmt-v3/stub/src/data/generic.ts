/** What generic adds to the service. */
// @ts-nocheck: they are data, of which a compiler makes gigabytes of types where a service has thousands of resources.
import type { PartData } from "../runtime/data.ts";

export const part: PartData = {
  shapes: {},
  resources: [
    {
      uri: "/{+parent}/{collection}",
      generic: true,
      operations: [
        {
          id: "listAnyObjects",
          method: "GET",
          effect: "list",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "array",
              items: {
                is: "intersection",
                parts: [
                  { is: "map", values: { is: "any" } },
                  {
                    is: "object",
                    fields: [
                      {
                        name: "svc-url",
                        required: true,
                        shape: { is: "string", readOnly: true, role: { role: "path-of", of: "the element" } },
                      },
                    ],
                  },
                ],
              },
            },
            envelope: {},
          },
        },
        {
          id: "createAnyObject",
          method: "POST",
          effect: "create",
          request: { is: "json", shape: { is: "map", values: { is: "any" } }, envelope: {} },
          status: "2XX",
          answer: { is: "not-shown", what: "the answer to the creation of an element" },
          gaps: ["the body that creates several elements at once"],
        },
        {
          id: "updateAnyObject",
          method: "PUT",
          effect: "modify",
          request: { is: "json", shape: { is: "map", values: { is: "any" } }, envelope: {} },
          status: "2XX",
          answer: { is: "silent" },
          gaps: ["the body that replaces several elements at once"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/stats",
      generic: true,
      operations: [
        {
          id: "getAnyObjectsStats",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          gaps: ["whether a collection has statistics, as only some have"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/oper",
      generic: true,
      operations: [
        {
          id: "getAnyObjectsOper",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          gaps: [
            "whether a collection has operational data, as only some have",
            "how a status that can be reset, such as a dynamic session, is reset",
          ],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/baseline",
      generic: true,
      operations: [
        {
          id: "getAnyObjectsBaseline",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          sampling: { names: "sampling-enable", windows: [30], aggregates: ["min", "max", "avg"] },
          gaps: ["whether a collection has a baseline, as only some have"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/rate",
      generic: true,
      operations: [
        {
          id: "getAnyObjectsRate",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "not-shown",
            what: "the envelope of a collection's data: an element's key fields, which the envelope of an element holds, cannot apply",
          },
          sampling: { names: "sampling-enable", windows: [1, 5, 10, 30], aggregates: ["avg"] },
          gaps: ["whether a collection has rates, as only some have"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/{key}",
      generic: true,
      object: { shape: { is: "map", values: { is: "any" } }, key: [{ placeholder: "key" }] },
      operations: [
        {
          id: "getAnyObject",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "map", values: { is: "any" } }, envelope: {} },
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/{key}/stats",
      generic: true,
      operations: [
        {
          id: "getAnyObjectStats",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                { name: "stats", required: true, shape: { is: "map", values: { is: "any" } } },
                { name: "svc-url", required: true, shape: { is: "string" } },
              ],
            },
            envelope: {},
          },
          gaps: ["whether an element has statistics, as only some have"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/{key}/oper",
      generic: true,
      operations: [
        {
          id: "getAnyObjectOper",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                { name: "oper", required: true, shape: { is: "map", values: { is: "any" } } },
                { name: "svc-url", required: true, shape: { is: "string" } },
              ],
            },
            envelope: {},
          },
          gaps: [
            "whether an element has operational data, as only some have",
            "how a status that can be reset, such as a dynamic session, is reset",
          ],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/{key}/baseline",
      generic: true,
      operations: [
        {
          id: "getAnyObjectBaseline",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "baseline",
                  required: true,
                  shape: { is: "array", items: { is: "reference", to: "BaselineEntry" } },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
              ],
            },
            envelope: {},
          },
          sampling: { names: "sampling-enable", windows: [30], aggregates: ["min", "max", "avg"] },
          gaps: ["whether an element has a baseline, as only some have"],
        },
      ],
    },
    {
      uri: "/{+parent}/{collection}/{key}/rate",
      generic: true,
      operations: [
        {
          id: "getAnyObjectRate",
          method: "GET",
          effect: "observe",
          request: { is: "none" },
          status: "2XX",
          answer: {
            is: "json",
            shape: {
              is: "object",
              fields: [
                {
                  name: "rate",
                  required: true,
                  shape: { is: "array", items: { is: "reference", to: "RateEntry" } },
                },
                { name: "svc-url", required: true, shape: { is: "string" } },
              ],
            },
            envelope: {},
          },
          sampling: { names: "sampling-enable", windows: [1, 5, 10, 30], aggregates: ["avg"] },
          gaps: ["whether an element has rates, as only some have"],
        },
      ],
    },
    {
      uri: "/{name}",
      generic: true,
      operations: [
        {
          id: "getAnyIntermediateResource",
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
    {
      uri: "/{feature}/{name}",
      generic: true,
      object: { shape: { is: "map", values: { is: "any" } }, key: [{ placeholder: "name" }] },
      operations: [
        {
          id: "getAnyConfigurationResource",
          method: "GET",
          effect: "read",
          request: { is: "none" },
          status: "2XX",
          answer: { is: "json", shape: { is: "map", values: { is: "any" } }, envelope: {} },
        },
      ],
      gaps: [
        "how a configuration resource other than authentication and authorization is created, modified, replaced or deleted",
      ],
    },
  ],
};
