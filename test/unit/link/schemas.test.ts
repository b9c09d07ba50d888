import { describe, expect, test } from "vitest";
import { modelOf, service } from "../../support/in-memory.ts";

const kind = `
import type { Facts, Failures, Get, Resource } from "specwright/http";
/** @source Things */
export interface Readable<Of extends Facts & { answer: object }, Problems extends object = {}> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Of["answer"]> & Failures<Problems>;
}`;

describe("a schema", () => {
  test("is one of the service where an operation leads to it", () => {
    const { schemas } = service({
      "kinds.ts": kind,
      "things.ts": `
import type { Readable } from "./kinds.ts";
/** @source Things */
export type AllThings = Readable<{ uri: "/things"; answer: Thing }>;
/** @source Things */
export interface Thing {
  id: string;
  /** @source Things > name */
  owners?: Owner[];
}
/** @source Things */
export interface Owner { name: string }
/** @source Things */
export interface Stranger { name: string }`,
    });
    expect(schemas.map(({ name }) => name)).toEqual(["Thing", "Owner"]);
  });

  test("is named after its path in the letters that OpenAPI takes, of which a segment in another script has none", () => {
    const { schemas } = service({
      "kinds.ts": kind,
      "things.ts": `
import type { Readable } from "./kinds.ts";
/** @source Things */
export type AllThings = Readable<{ uri: "/caf\u00e9-bar/\u672c/things"; answer: Thing }>;
/** @source Things */
export interface Thing { id: string }`,
    });
    expect(schemas.map(({ name }) => name)).toEqual(["CafeBarThing"]);
  });

  test("needs no source where nothing leads to it, such as a record of answers that kinds share", () => {
    const { diagnostics } = modelOf({
      "kinds.ts": kind,
      "answers.ts": `
export interface Answers {
  /** There is none. */
  404: Missing;
}
/** @source Things */
export interface Missing { name: string }`,
      "things.ts": `
import type { Answers } from "./answers.ts";
import type { Readable } from "./kinds.ts";
/** @source Things */
export type AllThings = Readable<{ uri: "/things"; answer: Thing }, Answers>;
/** @source Things */
interface Thing { id: string }`,
    });
    expect(diagnostics).toEqual([]);
  });

  test("needs a source where something leads to it", () => {
    const { diagnostics } = modelOf({
      "kinds.ts": kind,
      "things.ts": `
import type { Readable } from "./kinds.ts";
/** @source Things */
export type AllThings = Readable<{ uri: "/things"; answer: Thing }>;
export interface Thing { id: string }`,
    });
    expect(diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([["no-source", 5]]);
  });
});

test("a schema of an imported file is one of the service, its resources are not", () => {
  const texts = {
    "things.ts": `
import type { Facts, Get, Resource } from "specwright/http";
import type { Owner } from "../shared/owner.ts";
/** @source Things */
export type AllThings = Readable<{ uri: "/things" }>;
/** @source Things */
export interface Readable<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Owner>;
}`,
    "../shared/owner.ts": `
import type { Readable } from "../service/things.ts";
/** @source Things */
export type Owners = Readable<{ uri: "/owners" }>;
/** @source Things */
export interface Owner { name: string }
/** @source Things */
export interface Stranger { name: string }`,
  };
  const { schemas, resources } = service(texts);
  expect(schemas.map(({ id, name }) => [id, name])).toEqual([["spec/shared/owner.ts#Owner", "Owner"]]);
  expect(resources.map(({ noun }) => noun)).toEqual(["AllThings"]);
});
