/** Definitions of one resource each, beside those of a synthetic service. */

/** The definition of one that is read, and has nothing below. */
export function singleResource(name: string, uri: string): string {
  return `import type { Get as Read, Resource, Uri } from "specwright/http";

/** @source kind-0 */
interface Single<Of extends { uri: Uri }> extends Resource<Of["uri"]> {
  /**
   * Read
   * @source kind-0
   */
  get: Read<Of["uri"], string>;
}

/**
 * One more.
 * @source kind-0
 */
export type ${name} = Single<{ uri: "${uri}" }>;
`;
}

/** The definition of one that is read, and acts elsewhere. */
export function acting(name: string, uri: string, act: string): string {
  const keys = [...new Set([...`${uri}${act}`.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!))].filter((key) => key !== "id");
  return `import type { Facts, Get, None, Post, Resource, Uri } from "specwright/http";

/** @source kind-0 */
interface Acting<Of extends Facts & { act: Uri }> extends Resource<Of["uri"], Keys> {
  /**
   * Read
   * @source kind-0
   */
  get: Get<Of["uri"], string>;
  /**
   * Act
   * @source kind-0
   */
  act: Post<Of["act"], None, None, "act">;
}

/** @source kind-0 */
interface Keys {
${keys.map((key) => `  /** @source kind-0 */\n  ${key}: string;\n`).join("")}}

/**
 * One that acts.
 * @source kind-0
 */
export type ${name} = Acting<{ uri: "${uri}"; act: "${act}" }>;
`;
}
