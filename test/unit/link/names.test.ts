/** A name that says the whole path of its resource already is not put behind that path once more. */
import { describe, expect, test } from "vitest";
import { service } from "../../support/in-memory.ts";

const kinds = `
import type { Facts, Get, Resource } from "specwright/http";
/** @source Things */
export interface Readable<Of extends Facts & { answer: object }> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Of["answer"]>;
}`;

function namesOf(uri: string, alias: string, type: string): readonly (string | undefined)[] {
  const { resources, schemas } = service({
    "kinds.ts": kinds,
    "things.ts": `
import type { Readable } from "./kinds.ts";
/** @source Things */
export type ${alias} = Readable<{ uri: "${uri}"; answer: ${type} }>;
/** @source Things */
export interface ${type} { id: string }`,
  });
  return [resources[0]?.noun, schemas[0]?.name];
}

describe("the names of a resource and of its schema", () => {
  test.each([
    ["have the path before them", "/shop/nat/pool", "Pools", "Pool", "ShopNatPools", "ShopNatPool"],
    ["are kept where they begin with the whole path", "/shop/nat/pool", "ShopNatPoolCollection", "ShopNatPool", "ShopNatPoolCollection", "ShopNatPool"],
    ["are kept in the plural and in the singular", "/shop/policy", "ShopPolicies", "ShopPolicy", "ShopPolicies", "ShopPolicy"],
    ["are kept in the singular of a path in the plural", "/shop/boxes", "ShopBoxes", "ShopBox", "ShopBoxes", "ShopBox"],
    ["have it where they say a part of it alone, as one more segment can begin like its parent", "/shop/nat/nat-global", "NatGlobal", "NatGlobalFields", "ShopNatNatGlobal", "ShopNatNatGlobalFields"],
    ["have it where the path in them leads elsewhere", "/shop/nat/pool", "ShopNatRanges", "ShopNatRange", "ShopNatShopNatRanges", "ShopNatShopNatRange"],
  ])("%s", (_, uri, alias, type, noun, schema) => {
    expect(namesOf(uri, alias, type)).toEqual([noun, schema]);
  });
});
