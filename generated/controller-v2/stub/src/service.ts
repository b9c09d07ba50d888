/** The service "Central controller interface" as its stub knows it. */
import type { ServiceData } from "./runtime/data.ts";
import { serviceOf } from "./runtime/service.ts";
import { part as objects } from "./data/objects.ts";
import { part as session } from "./data/session.ts";

export const service: ServiceData = serviceOf(
  {
    name: "controller-v2",
    title: "Central controller interface",
    base: "/api/v2",
    credentials: [
      { name: "basic", is: "basic" },
      { name: "session", is: "header", header: "Authorization", word: "Session" },
    ],
    headers: [
      { name: "Content-Type", required: true, shape: { is: "literals", values: ["application/json"] } },
      { name: "provider", required: true, shape: { is: "string" } },
    ],
  },
  [
    objects,
    session,
  ],
);
