/** An entry of notes of which a part went: it keeps what the document still says of it. */
import { describe, expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const file = "spec-src/mgmt-v3/generic.ts";
const sampling = "A PUT on the collection URI enables sampling; its body holds the element key fields and sampling-enable.";
const listed = "In a baseline or rate response no counters appear but those that the object's sampling-enable property lists.";

function statementsAfter(...changes: Parameters<typeof withChanges>[1]): string {
  return statementsIn("mgmt-v3", file, ...changes);
}

function statementsIn(service: string, file: string, ...changes: Parameters<typeof withChanges>[1]): string {
  const texts = textsOf(service);
  const document = withChanges(texts.get(`spec-src/${service}/document.md`)!, changes);
  const { adoption, left, again } = adoptIn(service, texts, document);
  expect([left, again.steps]).toEqual([[], []]);
  return adoption.texts.get(file)!;
}

describe("an entry of two sentences", () => {
  test("a word of one went", () => {
    const after = statementsAfter(["a baseline or rate response", "a baseline response"]);
    expect(after).toContain(`sampling: "${listed.replace(" or rate", "")} ${sampling}"`);
  });

  test("one of them went", () => {
    expect(statementsAfter([`${listed} `, ""])).toContain(`sampling: "${sampling}"`);
    expect(statementsAfter([` ${sampling}`, ""])).toContain(`sampling: "${listed}"`);
  });

  test("both went", () => {
    expect(statementsAfter([`${listed} ${sampling}\n\n`, ""])).not.toContain("sampling:");
  });
});

test("of two entries from one item of a list each keeps its own sentence", () => {
  const texts = textsOf("mgmt-v3");
  const document = texts.get("spec-src/mgmt-v3/document.md")!.replace(/^5\. .*$/m, "5. Every object gets a unique identifier, uuid (string), assigned automatically at creation. After the running configuration is saved, the uuid stays the same across a reload.");
  const { adoption, left } = adoptIn("mgmt-v3", texts, document);
  const after = adoption.texts.get("spec-src/mgmt-v3/service.ts")!;
  expect(left).toEqual([]);
  expect(after).toContain('"uuid-of-every-object": "Every object has an identifier, `uuid`, that no other has; the service assigns it when the object is created."');
  expect(after).toContain('"uuid-is-kept": "After the running configuration is saved, the uuid stays the same across a reload."');
});

describe("an entry in other words than the document's says what its sentence says now, and stands alone", () => {
  const service = "spec-src/mgmt-v3/service.ts";

  test("a word came", () => {
    const after = statementsIn("mgmt-v3", service, ["HTTPS is used for all requests.", "All requests use HTTP or HTTPS."]);
    expect(after).toContain('https: "All requests use HTTP or HTTPS.";');
    expect(after.match(/@source Authentication > 1 /g)).toHaveLength(1);
  });

  test("a word of a list went", () => {
    const after = statementsIn("mgmt-v3", service, ["HTTP methods read, create, modify, replace and delete resources.", "Resources are read, created, modified and deleted with HTTP methods."]);
    expect(after).toContain('methods: "Resources are read, created, modified and deleted with HTTP methods.";');
  });

  test("a clause went", () => {
    const after = statementsIn("controller-v2", "spec-src/controller-v2/service.ts", ["Before a call is accepted, it is authenticated and checked for authorization; this goes for each call.", "Each call is authenticated before it is accepted."]);
    expect(after).toContain('authorization: "Each call is authenticated before it is accepted.";');
  });

  test("one word changed: what it says besides stays", () => {
    const after = statementsIn("controller-v2", "spec-src/controller-v2/service.ts", ["whose value is a controller host name.", "whose value is a provider host name."]);
    expect(after).toContain('"allow-origin": "The header example also holds Access-Control-Allow-Origin, with a provider\'s host name as its value; nothing says that a request needs it.";');
  });
});

describe("a row that says it in words of a comment", () => {
  const authorization = "spec-src/mgmt-v3/authorization.ts";

  test("a number came into a sentence that the comment has in other words", () => {
    const after = statementsIn("mgmt-v3", authorization, ["The TACACS+ protocol is used. Default 0.", "The TACACS+ protocol is used on port 49. Default 0."]);
    expect(after).toContain("/** The TACACS+ protocol is used on port 49. */");
    expect(after).not.toContain("Uses the TACACS+ protocol.");
  });

  test("what numbers mean stands behind what the comment says", () => {
    const after = statementsIn("mgmt-v3", authorization, ["Level of commands for authorization. Range 0-15.", "Level of commands for authorization. 0: none, 15: all. Range 0-15."]);
    expect(after).toContain("* The level of commands for authorization. 0: none, 15: all.");
  });

  test("a number came into what a value means, of which the comment has a list", () => {
    const after = statementsIn("mgmt-v3", "spec-src/mgmt-v3/authentication.ts", ["the one after it is tried. single:", "the one after it is tried for up to 30 seconds. single:"]);
    expect(after).toContain("* - `multiple`: when one authentication method rejects, the one after it is tried for up to 30 seconds.\n     * - `single`: no other method is tried.");
  });

  test("of a kind, the comment of its declaration", () => {
    const after = statementsIn("mgmt-v3", "spec-src/mgmt-v3/kinds.ts", ["There is exactly one per type.", "There is at most one per type."]);
    expect(after).toContain(" * The settings of one feature. There is at most one per type. A parameter that nobody configured has its default.");
  });
});

test("of several entries each has the new sentence in the place of the clause with the old words", () => {
  const texts = textsOf("mgmt-v3");
  const document = withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [[listed, "All counters appear in a baseline or rate response."]]);
  const { adoption, left } = adoptIn("mgmt-v3", texts, document);
  expect(left).toEqual([]);
  expect(adoption.texts.get(file)).toContain("the element and `sampling-enable`. All counters appear in a baseline or rate response.\"");
  expect(adoption.texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts")).toContain('sampling: "All counters appear in a baseline or rate response.";');
});

test("a row that came and what another one says that it holds are one step", () => {
  const type = "| type | boolean | Type of login authentication. Default 0. |\n";
  const file = "spec-src/mgmt-v3/authentication/console.ts";
  const after = statementsIn("mgmt-v3", file, [type, `${type}| speed | number | Bits per second. Default 9600. |\n`], ["console-type, type and uuid", "console-type, type, speed and uuid"]);
  expect(after).toContain("speed?: Default<number, 9600>;");
});
