/** What is adopted and leaves something beside it that says the old: that is told, and nothing of it is changed. */
import { describe, expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

const guessesOf = (service: string, texts: ReadonlyMap<string, string>, document: string) => {
  const { adoption, left, again } = adoptIn(service, texts, document);
  expect([left, again.steps]).toEqual([[], []]);
  return { guesses: adoption.steps.flatMap(({ guesses = [] }) => guesses), left: adoption.steps.flatMap(({ says, leaves }) => (leaves === undefined ? [] : [`${says}, since ${leaves}`])), texts: adoption.texts };
};
const own = (service: string): string => `spec-src/${service}/document.md`;

describe("what still says the old beside what changed", () => {
  test("a comment that a person wrote", () => {
    const shipped = textsOf("mgmt-v3");
    const file = "spec-src/mgmt-v3/authorization.ts";
    const texts = new Map([...shipped, [file, withChanges(shipped.get(file)!, [["The level of commands for", "The level of commands (0 to 15) for"]])]]);
    const narrowed = withChanges(texts.get(own("mgmt-v3"))!, [["Range 0-15.", "Range 0-7."], ["| authorization commands | 0 to 15 |", "| authorization commands | 0 to 7 |"]]);
    const { guesses, texts: after } = guessesOf("mgmt-v3", texts, narrowed);
    expect(guesses).toEqual(['that the comment of commands still holds, which says "15"']);
    expect(after.get(file)).toContain("(0 to 15)");
    expect(guessesOf("mgmt-v3", shipped, narrowed).guesses).toEqual([]);
  });

  test("the comment of a word that many fields share", () => {
    const shipped = textsOf("mgmt-v3");
    const file = "spec-src/mgmt-v3/words.ts";
    const texts = new Map([...shipped, [file, withChanges(shipped.get(file)!, [["The identifier of an object.", "The identifier of an object, 64 characters."]])]]);
    expect(guessesOf("mgmt-v3", texts, texts.get(own("mgmt-v3"))!.replaceAll("aximum length 64", "aximum length 36")).guesses).toEqual(['that the comment of Uuid still holds, which says "64"']);
  });

  test("a type that names the row of a limit among its sources, while its own rows keep another length", () => {
    const texts = textsOf("mgmt-v3");
    const { guesses, texts: after } = guessesOf("mgmt-v3", texts, withChanges(texts.get(own("mgmt-v3"))!, [["| uuid field | maximum length 64 characters |", "| uuid field | maximum length 36 characters |"]]));
    expect(guesses).toEqual([expect.stringMatching(/^that Uuid stays Assigned<Text<64>> at spec-src\/mgmt-v3\/words\.ts:\d+, though "Limits > uuid field" is one of its sources: the document says two things$/)]);
    expect(after.get("spec-src/mgmt-v3/words.ts")).toBe(texts.get("spec-src/mgmt-v3/words.ts"));
  });

  test("what is not shown of values, in words that name one of them", () => {
    const texts = textsOf("mgmt-v3");
    const document = withChanges(texts.get(own("mgmt-v3"))!, [["state | string (the value Down appears)", "state | string (the values Down and Up appear)"], ["in which the value Down appears", "in which the values Down and Up appear"]]);
    expect(guessesOf("mgmt-v3", texts, document).guesses).toEqual(['that what is not shown of state is still "the states other than Down"']);
  });

  test("a value that a sentence gives otherwise, while what stands beside it has that source and still says the old", () => {
    const texts = textsOf("mgmt-v3");
    const { guesses } = guessesOf("mgmt-v3", texts, withChanges(texts.get(own("mgmt-v3"))!, [["stands the path segment v3", "stands the path segment v4"]]));
    expect(guesses).toEqual([expect.stringMatching(/^that device stays Server<"\{base_url\}\/mgmt\/v3", .*, though "Versioning" is one of its sources: the document says two things$/)]);
  });

  test("the field that a placeholder was called by", () => {
    const texts = textsOf("controller-v2");
    const document = texts.get(own("controller-v2"))!;
    expect(guessesOf("controller-v2", texts, document.replaceAll("{object_name}", "{object_id}")).guesses).toEqual(['that object_id still holds the field "name" of the object, as object_name did']);
    expect(guessesOf("controller-v2", texts, document.replaceAll("{object_name}", "{item_name}")).guesses).toEqual([]);
  });
});

test("a request that came with parameters behind its path: that its operation goes without them", () => {
  const texts = textsOf("controller-v2");
  const document = withChanges(texts.get(own("controller-v2"))!, [["| Session | not shown", "| Search objects | GET | /search?q={q}&limit={limit} | none | the objects |\n| Session | not shown"]]);
  expect(guessesOf("controller-v2", texts, document).guesses).toContain('that "Search objects" goes without a Query<…> for q, limit, which its path has');
});

test("a number that came into what is answered comes with its words, and takes no place of those before", () => {
  const texts = textsOf("controller-v2");
  const { texts: after } = guessesOf("controller-v2", texts, withChanges(texts.get(own("controller-v2"))!, [["a session ID |", "a session ID, valid for 30 minutes |"]]));
  const said = "The controller answers the call with a session ID";
  expect(after.get("spec-src/controller-v2/session.ts")).toBe(texts.get("spec-src/controller-v2/session.ts")!.replace(`${said}.`, `${said}, valid for 30 minutes.`));
});

test("what is told of the objects that others answer is no such object", () => {
  const texts = textsOf("controller-v2");
  const { left, texts: after } = guessesOf("controller-v2", texts, withChanges(texts.get(own("controller-v2"))!, [["| none | the objects of the collection |", "| none | the names of the objects of the collection |"]]));
  expect(after.get("spec-src/controller-v2/kinds.ts")).toBe(texts.get("spec-src/controller-v2/kinds.ts"));
  expect(left).toContainEqual(expect.stringMatching(/^"Endpoints > List objects of a collection" \(response\): in the document alone, since no operation of ObjectCollection has a body that the document calls "the names of the objects of the collection"/));
});

test("objects in some order are no one of them", () => {
  const texts = textsOf("controller-v2");
  const { left, texts: after } = guessesOf("controller-v2", texts, withChanges(texts.get(own("controller-v2"))!, [["| none | the objects of the collection |", "| none | the objects of the collection, sorted by name |"]]));
  expect(after.get("spec-src/controller-v2/kinds.ts")).toBe(texts.get("spec-src/controller-v2/kinds.ts"));
  expect(left).toContainEqual(expect.stringMatching(/^"Endpoints > List objects of a collection" \(response\): in the document alone, since /));
});

test("an operation that another method tells apart now", () => {
  const texts = textsOf("mgmt-v3");
  const { guesses } = guessesOf("mgmt-v3", texts, withChanges(texts.get(own("mgmt-v3"))!, [["| Modify | POST | same |", "| Modify | PATCH | same |"]]));
  expect(guesses).toContainEqual(expect.stringMatching(/^that modify still needs to be told from operations that had its method: When<…>/));
});

describe("a sentence that an entry of notes says, and nothing that clients are made of", () => {
  test.each<[string, string, string, string, RegExp]>([
    ["a request of no resource", "mgmt-v3", "4. The way to obtain a session token: not shown.", "4. A session token is obtained with POST /mgmt/v3/session.", /^notShown: session-token removed; .* added, since no resource has the path: write one with the uri "\/session"/],
    ["a parameter of the query", "controller-v2", "\nJSON objects are the payloads.", "\nThe list call takes the query parameter limit (number, 1 to 100, default 20).\n\nJSON objects are the payloads.", /added, since no operation has the parameter: write it in the `Query<…>` of those that take it$/],
    ["a further part of a key", "controller-v2", "within its collection, an object is identified by its name.", "within its collection, an object is identified by its name and by its type.", /added, since no key follows from it: /],
    ["what can be done with a resource", "mgmt-v3", "To address the console block there is the sub-block reference path /mgmt/v3/authentication/console.", "To address the console block there is the sub-block reference path /mgmt/v3/authentication/console, where it can be read and replaced.", /added, since no operation follows from it: write those that the resource at "\/authentication\/console" has now in its kind$/],
    ["what can no longer be done", "mgmt-v3", "Its URI is where new elements are created.", "New elements cannot be created at its URI.", /added, since it denies what operations may do: take away those that the document does not have any more$/],
  ])("%s", (_, service, from, to, left) => {
    const texts = textsOf(service);
    expect(guessesOf(service, texts, withChanges(texts.get(own(service))!, [[from, to]])).left).toContainEqual(expect.stringMatching(left));
  });
});

test("what can be done at times alone is said well by an entry of notes", () => {
  const texts = textsOf("controller-v2");
  expect(guessesOf("controller-v2", texts, withChanges(texts.get(own("controller-v2"))!, [["\nJSON objects are the payloads.", "\nAn object cannot be deleted while hosts are below it. JSON objects are the payloads."]])).left).toEqual([]);
});

test("a sentence that went, which a comment says as well", () => {
  const texts = textsOf("mgmt-v3");
  const { guesses } = guessesOf("mgmt-v3", texts, withChanges(texts.get(own("mgmt-v3"))!, [[" Through the interface, up/down status cannot be altered.", ""]]));
  expect(guesses).toContain('that the comment of state still holds, which says "That a port is up or down cannot be altered through the interface."');
});

describe("what is done with the rest leaves nothing to a person", () => {
  const section = /### authorization \(configuration resource\)[\s\S]*?(?=### Virtual port element)/;
  const settings = textsOf("mgmt-v3").get(own("mgmt-v3"))!;
  const schemes = textsOf("controller-v2").get(own("controller-v2"))!;
  const oper = /### Operational data fields \(port oper\)[\s\S]*?(?=### Baseline)/.exec(settings)![0];
  const states = "Among the operational data of a port is a state string, in which the value Down appears. Through the interface, up/down status cannot be altered. The transitions between states: not shown.";
  test.each<[string, string, string]>([
    ["a number of what came", "controller-v2", withChanges(schemes, [["in one of two schemes:", "in one of three schemes:"], ["| Session | Session <SESSION_ID> |", "| Key | ApiKey <API_KEY> | an API key |\n| Session | Session <SESSION_ID> |"]])],
    ["a number of what went, where one is left", "controller-v2", withChanges(schemes, [["in one of two schemes:", "in one scheme:"], [/\| Basic \|.*\n/.exec(schemes)![0], ""]])],
    ["the name of what went", "mgmt-v3", withChanges(settings.replace(section, ""), [["for authentication and authorization, the shapes", "for authentication, the shapes"], ["/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication |"], ["Each of the two resources has one URI and, on it, the same five operations.", "The resource has one URI and, on it, five operations."], ["| authorization commands | 0 to 15 |\n| authorization debug | 1 to 15 |\n", ""]])],
    ["a sentence on a field that went with its section", "mgmt-v3", withChanges(settings, [[oper, ""], [states, "States and transitions: not shown."]])],
  ])("%s", (_, service, document) => {
    expect(guessesOf(service, textsOf(service), document).left).toEqual([]);
  });

  test("but a number that nothing follows does", () => {
    expect(guessesOf("controller-v2", textsOf("controller-v2"), withChanges(schemes, [["in one of two schemes:", "in one of three schemes:"]])).left).toEqual([expect.stringMatching(/^"Authentication > 2" \(mention\): in the document alone, since /)]);
  });

  test("an entry whose sentences all went goes", () => {
    const { texts } = guessesOf("mgmt-v3", textsOf("mgmt-v3"), withChanges(settings, [[oper, ""], [states, "States and transitions: not shown."]]));
    expect(texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts")).not.toContain("up-down");
  });
});

describe("what the service's own edition lacks, and a newer one has as the definitions say", () => {
  const texts = textsOf("mgmt-v3");
  const document = texts.get(own("mgmt-v3"))!;
  const without = (changes: readonly (readonly [string, string])[]): string => withChanges(document, changes);

  test.each([
    ["a row", without([["| none | boolean | Commands go without authorization. Default 0. |\n", ""]])],
    ["a limit", without([["| authorization commands | 0 to 15 |\n", ""]])],
    ["what a row states", without([["Range 0-15.", "Range 0-9."]])],
  ])("%s comes into the edition alone", (_, lacking) => {
    const { adoption, again } = adoptIn("mgmt-v3", new Map([...texts, [own("mgmt-v3"), lacking]]), document);
    expect(changedLines(texts, adoption.texts)).toBe("");
    expect([adoption.unplaced, again.steps]).toEqual([[], []]);
    expect(adoption.steps).toHaveLength(1);
  });

  test("what neither edition has goes from the definitions", () => {
    const lacking = without([["| none | boolean | Commands go without authorization. Default 0. |\n", ""]]);
    const { adoption } = adoptIn("mgmt-v3", new Map([...texts, [own("mgmt-v3"), lacking]]), lacking);
    expect(adoption.texts.get(own("mgmt-v3"))).toBe(lacking);
    expect(adoption.steps.map(({ says }) => says)).toEqual(["none of Authorization: removed"]);
  });
});

test("a time that is looked back upon, and the comments that still say the other one in words of their own", () => {
  const texts = textsOf("mgmt-v3");
  const document = withChanges(texts.get(own("mgmt-v3"))!, [["average over the last 30 seconds.", "average over the last 60 seconds."], ["| baseline window | last 30 seconds |", "| baseline window | last 60 seconds |"]]);
  expect(guessesOf("mgmt-v3", texts, document).guesses).toEqual([]);
  const inOtherWords = new Map([...texts].map(([path, text]) => [path, text.replace("What a counter did over the last 30 seconds.", "What a counter did within 30 s.")]));
  expect(guessesOf("mgmt-v3", inOtherWords, document).guesses).toEqual(['that the comments of BaselineEntry still hold, which say "30"']);
  const longer = texts.get(own("mgmt-v3"))!.replaceAll("last 1, 5, 10 and 30 seconds", "last 1, 5, 10, 30 and 60 seconds");
  expect(guessesOf("mgmt-v3", texts, longer).guesses).toEqual([]);
});

test("a row that is called otherwise, and the comment that still has its name", () => {
  const texts = textsOf("controller-v2");
  const document = withChanges(texts.get(own("controller-v2"))!, [["| Basic | Basic <BASE64_CREDENTIALS> | base64 encoding of a string that is username, a colon, then password |", "| Bearer | Bearer <ACCESS_TOKEN> | the access token |"]]);
  expect(guessesOf("controller-v2", texts, document).guesses).toContain('that the comment of basic still holds, which says "Basic"');
});

test("a path of the document that no definition has as its own", () => {
  const texts = textsOf("mgmt-v3");
  const document = withChanges(texts.get(own("mgmt-v3"))!, [["<element or collection path>/stats", "<element path>/stats"]]);
  expect(guessesOf("mgmt-v3", texts, document).left).toContainEqual(expect.stringMatching(/^"Generic resource endpoints > Read statistics" \(path\): in the document alone, since /));
});
