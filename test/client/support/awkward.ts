/** A service of which hardly a name can stand in a program as it is. */
import { service } from "../../support/in-memory.ts";

const kinds = `
import type { Facts, Get, Post, Query, Resource, Silent } from "specwright/http";

/** A thing by itself. @source Things */
export interface Single<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read it
   * @source Things */
  get: Get<Of["uri"], Thing>;
}

/** A thing whose operations have names of the language's own. @source Things */
export interface Awkward<Of extends Facts> extends Resource<Of["uri"]> {
  /** Then
   * @source Things */
  then: Get<\`\${Of["uri"]}/then\`, Thing>;
  /** Construct
   * @source Things */
  constructor: Post<\`\${Of["uri"]}/constructor\`, Thing, Silent, "act">;
  /** Delete
   * @source Things */
  delete: Post<\`\${Of["uri"]}/delete\`, Thing, Silent, "act">;
  /** To JSON
   * @source Things */
  toJSON: Get<\`\${Of["uri"]}/json\`, Thing>;
  /** A number first
   * @source Things */
  "1st-rate": Get<\`\${Of["uri"]}/first\`, Thing>;
  /** Asks, with a body that nothing is said of and a parameter that it needs
   * @source Things */
  asks: Post<\`\${Of["uri"]}/asks\`, Silent, Silent, "act"> & Query<Thing>;
  /** Meets the resource below
   * @source Things */
  part: Get<\`\${Of["uri"]}/a-part\`, Thing>;
}

/** @source Things */
export interface Thing {
  id: number;
  name?: string;
}
`;

const single = (alias: string, uri: string): string => `
/** One of them.
 * @source Things */
export type ${alias} = Single<{ uri: ${JSON.stringify(uri)} }>;
`;

export const awkward = service({
  "kinds.ts": kinds,
  "things.ts": `import type { Awkward, Single } from "./kinds.ts";
/** The awkward one.
 * @source Things */
export type Awkwards = Awkward<{ uri: "/awkward" }>;
${[
    ["Part", "/awkward/part"],
    ["Dashed", "/a-b/x"],
    ["Scored", "/a_b/x"],
    ["Proto", "/__proto__/x"],
    ["Built", "/constructor/x"],
    ["Classy", "/class"],
    ["Sent", "/send"],
    ["Digits", "/7/8"],
    ["Signs", "/$(x);y='1'/`é"],
  ].map(([alias = "", uri = ""]) => single(alias, uri)).join("")}`,
});
