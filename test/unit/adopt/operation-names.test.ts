/** What drafts call operations. */
import { expect, test } from "vitest";
import { operationName } from "../../../generator/adopt/draft/resources/operation-names.ts";

test.each([
  ["Read one element", "GET", "read", "read"],
  ["Creates a thing", "POST", "create", "create"],
  ["List containers", "GET", "list", "list"],
  ["Retrieves all of them", "GET", "list", "list"],
  ["Kill a container", "POST", "act", "kill"],
  ["Deleting things", "DELETE", "delete", "delete"],
  ["Setting the clock", "PUT", "replace", "set"],
  ["Publishes", "POST", "act", "publish"],
  ["Permanently delete a thing", "DELETE", "delete", "delete"],
  ["Apply the settings", "POST", "act", "apply"],
  ["Can be used to start a job", "POST", "act", "start"],
  ["Zone lesen / Read the zone", "GET", "read", "read"],
  ["getZones", "GET", "list", "getZones"],
  ["Room details", "GET", "read", "get"],
  ["Virtual machine index", "GET", "list", "list"],
  ["The room", "GET", "read", "get"],
  ["Returns the job", "POST", "act", "post"],
  ["Returns the job", "GET", "read", "get"],
  ["Frobnicates the thing", "POST", "act", "frobnicate"],
  ["", "DELETE", "delete", "delete"],
] as const)("%j of %s, which is to %s: %s", (purpose, method, effect, name) => {
  expect(operationName(purpose, method, effect)).toBe(name);
});
