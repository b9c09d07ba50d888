/** Holds a server against what the document says of `/authorization`. */
import { describe, expect, test } from "vitest";
import { identifiers, operation, reading, seed, subject, writing } from "./contract.ts";
import { validAuthorization } from "./fixtures/authorization.ts";
import { holds } from "./support/contract.ts";
import { changed, wrongValues } from "./support/values.ts";

const authorizationObject = subject("/authorization", validAuthorization);
const createAuthorization = operation("createAuthorization");
const getAuthorization = operation("getAuthorization");
const modifyAuthorization = operation("modifyAuthorization");
const replaceAuthorization = operation("replaceAuthorization");
const deleteAuthorization = operation("deleteAuthorization");

/** Each breaks one fact of the document. */
const wrongAuthorization = wrongValues([
  ["commands is a text, and no number", ["commands"], "text"],
  ["commands is -1, less than 0", ["commands"], -1],
  ["commands is 16, more than 15", ["commands"], 16],
  ["debug is a text, and no number", ["debug"], "text"],
  ["debug is 0, less than 1", ["debug"], 0],
  ["debug is 16, more than 15", ["debug"], 16],
  ["debug is 1.5, and no whole number", ["debug"], 1.5],
  ["method is a text, and no object", ["method"], "text"],
  ["method.none is 2, which is not allowed", ["method", "none"], 2],
  ["method.none is \"none of them\", which is not allowed", ["method", "none"], "none of them"],
  ["method.tacplus is 2, which is not allowed", ["method", "tacplus"], 2],
  ["method.tacplus is \"none of them\", which is not allowed", ["method", "tacplus"], "none of them"],
  ["a field of method is none that the document lists", ["method", "unlisted"], 1],
  ["uuid is given, which the service sets", ["uuid"], "mine"],
  ["a field is none that the document lists", ["unlisted"], 1],
]);

describe("Create the settings (Authorization): POST /authorization", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = authorizationObject.free(validAuthorization.minimal(number));
    const sent = validAuthorization.minimal(number);
    holds(await createAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = authorizationObject.free(validAuthorization.minimal(number));
    const sent = validAuthorization.full(number);
    holds(await createAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing.each(wrongAuthorization)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = authorizationObject.free(validAuthorization.minimal(number));
    await createAuthorization.refuses(place, { body: changed(validAuthorization.full(number), path, value) });
  });

  writing.each(createAuthorization.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = authorizationObject.free(validAuthorization.minimal(number));
    await createAuthorization.refuses(place, { body: validAuthorization.minimal(number), carrying });
  });

  test.todo("not shown: how the service tells Create from Modify, which share one method and URI");
});

describe("Read the settings (Authorization): GET /authorization", () => {
  reading("answers in the form that the document gives it", async () => {
    await getAuthorization.accepts(await authorizationObject.existing());
  });

  writing("shows an object with the required fields alone", async () => {
    const configured = validAuthorization.minimal(seed());
    holds(await getAuthorization.accepts(await authorizationObject.made(configured)), configured);
  });

  writing("shows an object with every field", async () => {
    const configured = validAuthorization.full(seed());
    holds(await getAuthorization.accepts(await authorizationObject.made(configured)), configured);
  });

  writing("shows the defaults of what nobody configured", async () => {
    const place = await authorizationObject.made(validAuthorization.minimal(seed()));
    holds(await getAuthorization.accepts(place), { method: { none: 0, tacplus: 0 } });
  });

  reading("shows an identifier that stays", async () => {
    const place = await authorizationObject.existing();
    const identifier = (await authorizationObject.shown(place)).uuid;
    expect(identifier).toEqual(expect.any(String));
    expect((await authorizationObject.shown(place)).uuid).toBe(identifier);
  });

  reading("shows what its identifier finds", async () => {
    const shown = await authorizationObject.shown(await authorizationObject.existing());
    expect(await identifiers.find(shown.uuid)).toEqual(shown);
  });

  reading.each(getAuthorization.unacceptable)("is refused %s", async (_, carrying) => {
    await getAuthorization.refuses(await authorizationObject.existing(), { carrying });
  });
});

describe("Modify the settings (Authorization): POST /authorization", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    const sent = validAuthorization.minimal(number);
    holds(await modifyAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    const sent = validAuthorization.full(number);
    holds(await modifyAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing.each(wrongAuthorization)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    await modifyAuthorization.refuses(place, { body: changed(validAuthorization.full(number), path, value) });
  });

  writing.each(modifyAuthorization.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    await modifyAuthorization.refuses(place, { body: validAuthorization.minimal(number), carrying });
  });

  test.todo("not shown: how the service tells Create from Modify, which share one method and URI");

  test.todo("not shown: what becomes of the settings that a modification leaves out");
});

describe("Replace the settings (Authorization): PUT /authorization", () => {
  writing("takes the required fields alone", async () => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    const sent = validAuthorization.minimal(number);
    holds(await replaceAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing("takes every field", async () => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    const sent = validAuthorization.full(number);
    holds(await replaceAuthorization.accepts(place, sent), sent);
    holds(await authorizationObject.shown(place), sent);
  });

  writing("gives its default back to what it leaves out", async () => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.full(number));
    const sent = validAuthorization.minimal(number);
    await replaceAuthorization.accepts(place, sent);
    const defaults = { method: { none: 0, tacplus: 0 } };
    holds(await authorizationObject.shown(place), { ...defaults, ...sent });
  });

  writing.each(wrongAuthorization)("is refused where %s", async (_, path, value) => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    await replaceAuthorization.refuses(place, { body: changed(validAuthorization.full(number), path, value) });
  });

  writing.each(replaceAuthorization.unacceptable)("is refused %s", async (_, carrying) => {
    const number = seed();
    const place = await authorizationObject.made(validAuthorization.minimal(number));
    await replaceAuthorization.refuses(place, { body: validAuthorization.minimal(number), carrying });
  });
});

describe("Delete the settings (Authorization): DELETE /authorization", () => {
  writing("gives everything its default back", async () => {
    const place = await authorizationObject.made(validAuthorization.full(seed()));
    await deleteAuthorization.accepts(place);
    holds(await authorizationObject.shown(place), { method: { none: 0, tacplus: 0 } });
  });

  writing.each(deleteAuthorization.unacceptable)("is refused %s", async (_, carrying) => {
    await deleteAuthorization.refuses(await authorizationObject.existing(), { carrying });
  });
});
