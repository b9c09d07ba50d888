/** What the document leaves open of the service as a whole. */
import { describe, test } from "vitest";

describe("Device management interface", () => {
  test.todo("not shown: how a session token is obtained");
  test.todo("not shown: the transitions between operational states");
  test.todo("not shown: events");
  test.todo("not shown: errors: their status codes and bodies");
  test.todo("not shown: rate limits");
  test.todo("not shown: the policy of compatibility and deprecation");
});
