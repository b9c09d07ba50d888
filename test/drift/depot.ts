/** A service whose document has a section for each request, and says there who may send it. */

export const depotDocument = `# Depot API

Version 1, at https://depot.example/v1.

## Authentication

Every request carries the key in the header \`X-Key\`. All calls but POST /login need the key.

People have a token of OAuth 2, by client credentials. Its scopes:

| Scope | What it is for |
|---|---|
| parcels:read | Reads parcels. |
| parcels:write | Changes parcels. |

## Sign in

\`POST /login\` signs in. No authentication is needed for this call.

## List parcels

\`GET /parcels\` lists the parcels. Requires the scope \`parcels:read\`.

## Add a parcel

\`POST /parcels\` adds a parcel.

- Auth: key or token
- Scope: \`parcels:write\`

## Read a parcel

\`GET /parcels/{id}\` reads a parcel. It is answered within a second.

## Drop a parcel

\`DELETE /parcels/{id}\` drops a parcel. It needs a token and the key.

## Parcel

| Field | Type |
|---|---|
| id | string |
`;

export const depotFiles = {
  "service.ts": `import type { HeaderCredential, OAuth2, Server, Service } from "specwright/http";
/** @source Depot API */
export type Depot = Service<{
  title: "Depot API";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Depot API */
    main: Server<"https://depot.example/v1", {}>;
  };
  security: {
    /** @source Authentication */
    key: HeaderCredential<"X-Key", "", "<KEY>">;
    /** @source Authentication */
    token: OAuth2<{ clientCredentials: { scopes: { "parcels:read": "Reads parcels."; "parcels:write": "Changes parcels." } } }>;
  };
  access: ["key"];
}>;
`,
  "login.ts": `import type { Access, Facts, None, Post, Resource } from "specwright/http";
/** @source Sign in */
export type Login = Desk<{ uri: "/login" }>;
/** @source Sign in */
interface Desk<Of extends Facts> extends Resource<Of["uri"]> {
  /** Sign in
   * @source Sign in */
  enter: Post<Of["uri"], None, None, "act"> & Access<[]>;
}
`,
  "parcels.ts": `import type { Access, Delete, Facts, Get, None, Post, Resource } from "specwright/http";
/** @source List parcels */
export type Parcels = Shelf<{ uri: "/parcels" }>;
/** @source Read a parcel */
export type OneParcel = Place<{ uri: "/parcels/{id}" }>;
/** @source List parcels */
interface Shelf<Of extends Facts> extends Resource<Of["uri"]> {
  /** List the parcels
   * @source List parcels */
  list: Get<Of["uri"], Parcel[], "list"> & Access<[{ token: ["parcels:read"] }]>;
  /** Add a parcel
   * @source Add a parcel */
  add: Post<Of["uri"], Parcel, Parcel> & Access<["key", { token: ["parcels:write"] }]>;
}
/** @source Read a parcel */
interface Place<Of extends Facts> extends Resource<Of["uri"], Pick<Parcel, "id">, Parcel> {
  /** Read a parcel
   * @source Read a parcel */
  get: Get<Of["uri"], Parcel>;
  /** Drop a parcel
   * @source Drop a parcel */
  drop: Delete<Of["uri"], None> & Access<[{ token: []; key: [] }]>;
}
/** @source Parcel */
export interface Parcel { id: string }
`,
} as const;
