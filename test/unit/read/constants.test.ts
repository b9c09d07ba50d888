/** What is known of the compiler without it, held to the compiler that is installed. */
import { describe, expect, test } from "vitest";
import { constants } from "../../../generator/read/constants.ts";
import { nodeTests } from "../../../generator/read/node-tests.ts";
import { compiler } from "../../../generator/read/typescript.ts";

test.each(Object.entries(constants))("%s", (name, numbers) => {
  expect(compiler()[name as keyof typeof constants]).toMatchObject(numbers);
});

const kinds = Object.values(compiler().SyntaxKind).filter((kind) => typeof kind === "number");

describe("tests of nodes", () => {
  test.each(Object.entries(nodeTests))("%s", (name, own) => {
    const answers = (ask: (node: never) => boolean): readonly number[] => kinds.filter((kind) => ask({ kind } as never));
    expect(answers(own)).toEqual(answers(compiler()[name as keyof typeof nodeTests] as (node: never) => boolean));
    expect(answers(own).length).toBeGreaterThan(0);
  });
});
