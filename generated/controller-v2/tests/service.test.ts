/** What the document leaves open of the service as a whole. */
import { describe, test } from "vitest";

describe("Central controller interface", () => {
  test.todo("not shown: the name of the header that carries tenant information, which every call needs");
  test.todo("not shown: states and transitions");
  test.todo("not shown: events");
  test.todo("not shown: errors: their status codes and bodies");
  test.todo("not shown: limits");
  test.todo("not shown: the policy of compatibility and deprecation");
});
