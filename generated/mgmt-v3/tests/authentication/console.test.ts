/** Holds a server against what the document says of `/authentication/console`. */
import { describe, expect, test } from "vitest";
import { identifiers, operation, reading, seed, subject, writing } from "../contract.ts";
import { validAuthenticationConsole } from "../fixtures/authentication/console.ts";
import { holds } from "../support/contract.ts";

const authenticationConsoleObject = subject("/authentication/console", validAuthenticationConsole);
const getAuthenticationConsole = operation("getAuthenticationConsole");

describe("Read the settings (Authentication Console): GET /authentication/console", () => {
  reading("answers in the form that the document gives it", async () => {
    await getAuthenticationConsole.accepts(await authenticationConsoleObject.existing());
  });

  writing("shows an object with the required fields alone", async () => {
    const configured = validAuthenticationConsole.minimal(seed());
    holds(await getAuthenticationConsole.accepts(await authenticationConsoleObject.made(configured)), configured);
  });

  writing("shows an object with every field", async () => {
    const configured = validAuthenticationConsole.full(seed());
    holds(await getAuthenticationConsole.accepts(await authenticationConsoleObject.made(configured)), configured);
  });

  writing("shows the defaults of what nobody configured", async () => {
    const place = await authenticationConsoleObject.made(validAuthenticationConsole.minimal(seed()));
    holds(await getAuthenticationConsole.accepts(place), { "type-cfg": { type: 0 } });
  });

  reading("shows an identifier that stays", async () => {
    const place = await authenticationConsoleObject.existing();
    const identifier = (await authenticationConsoleObject.shown(place)).uuid;
    expect(identifier).toEqual(expect.any(String));
    expect((await authenticationConsoleObject.shown(place)).uuid).toBe(identifier);
  });

  reading("shows what its identifier finds", async () => {
    const shown = await authenticationConsoleObject.shown(await authenticationConsoleObject.existing());
    expect(await identifiers.find(shown.uuid)).toEqual(shown);
  });

  reading.each(getAuthenticationConsole.unacceptable)("is refused %s", async (_, carrying) => {
    await getAuthenticationConsole.refuses(await authenticationConsoleObject.existing(), { carrying });
  });

  test.todo("not shown: how the settings are created, modified, replaced or deleted");
});
