/** Rows that are called by the methods of their requests. */
import { expect, test } from "vitest";
import { drafted } from "./draft/drafted.ts";
import { adoptIn } from "./support.ts";

const lamps = `# Lamp interface

Version 2. The base address is https://lamp.example/api/v2.

## Endpoints

| Method | URL | Description |
|---|---|---|
| GET | /lamps | Lists the lamps. |
| GET | /lamps/{id} | Reads a lamp. |
| DELETE | /lamps/{id} | Removes a lamp. |
`;

test("another method is left to a person: no source is called after it", () => {
  const texts = new Map([...drafted(lamps).files].map(([path, text]) => [`spec-src/drafted/${path}`, text]));
  const { adoption, left } = adoptIn("drafted", texts, lamps.replace("DELETE", "PUT"));
  expect(adoption.unplaced.map(({ why }) => why)).toEqual(["a request has another method now: write Put in the place of Delete"]);
  expect(adoption.texts).toEqual(texts);
  expect(left).toHaveLength(1);
});
