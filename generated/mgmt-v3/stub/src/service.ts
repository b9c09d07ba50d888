/** The service "Device management interface" as its stub knows it. */
import type { ServiceData } from "./runtime/data.ts";
import { serviceOf } from "./runtime/service.ts";
import { part as authentication } from "./data/authentication.ts";
import { part as authenticationConsole } from "./data/authentication/console.ts";
import { part as authorization } from "./data/authorization.ts";
import { part as generic } from "./data/generic.ts";
import { part as kinds } from "./data/kinds.ts";
import { part as slb } from "./data/slb.ts";
import { part as slbCommon } from "./data/slb/common.ts";
import { part as slbVirtualServer } from "./data/slb/virtual-server.ts";
import { part as slbVirtualServerPort } from "./data/slb/virtual-server/port.ts";
import { part as uuid } from "./data/uuid.ts";

export const service: ServiceData = serviceOf(
  {
    name: "mgmt-v3",
    title: "Device management interface",
    base: "/mgmt/v3",
    credentials: [{ name: "device", is: "header", header: "Authorization", word: "Device" }],
    headers: [{ name: "Content-Type", required: true, shape: { is: "literals", values: ["application/json"] } }],
  },
  [
    authentication,
    authenticationConsole,
    authorization,
    generic,
    kinds,
    slb,
    slbCommon,
    slbVirtualServer,
    slbVirtualServerPort,
    uuid,
  ],
);
