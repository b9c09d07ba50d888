/** Holds a server against what the document says of `/uuid/{id}`. */
import { describe, expect, test } from "vitest";
import { identifiers, operation, reading, subject } from "./contract.ts";
import { wrongPlaces } from "./support/values.ts";

const objectByUuidObject = subject("/uuid/{id}");
const getObjectByUuid = operation("getObjectByUuid");

/** Each is in no path of the document. */
const wrongGetObjectByUuidPlace = wrongPlaces([
  [
    "id has 65 characters, more than 64",
    "id",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  ],
]);

describe("Read the object with an identifier (Object By UUID): GET /uuid/{id}", () => {
  reading("finds an object by its identifier, as reading it shows it", async () => {
    const { identifier, shown } = await identifiers.some();
    expect(await getObjectByUuid.accepts({ id: identifier })).toEqual(shown);
  });

  reading.each(wrongGetObjectByUuidPlace)("is refused where %s", async (_, placeholder, text) => {
    await getObjectByUuid.refuses({ ...(await objectByUuidObject.existing()), [placeholder]: text });
  });

  reading.each(getObjectByUuid.unacceptable)("is refused %s", async (_, carrying) => {
    const { identifier } = await identifiers.some();
    await getObjectByUuid.refuses({ id: identifier }, { carrying });
  });
});

describe("/uuid/{id}", () => {
  test.todo("not shown: the methods that update and delete an object through its identifier");
});
