/** What the definitions call deprecated is marked so on its page, in HTML and in Markdown, with the reason where there is one. */
import { expect, test } from "vitest";
import { caseServices, modelOf } from "../support/definitions.ts";
import { docsFiles } from "./support/docs.ts";

const { outcome } = modelOf(caseServices().find(({ name }) => name === "deprecated-operations-and-types")!);
if (!outcome.ok) throw new Error("The case has no model.");
const files = docsFiles(outcome.value);

const mark = '<span class="tag">deprecated</span>';

test("in HTML: an operation where it stands and in the list of the page, a resource, and a type", () => {
  const html = files.get("reference/mails.html")!;
  const marked = html.split("\n").filter((line) => line.includes(mark)).map((line) => line.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim());
  expect(marked).toEqual([
    "POST Resend /mails/{number} deprecated",
    "GET Read the head /mails/{number}/head deprecated",
    "POST /mails/{number} deprecated",
    "/mails/{number}/head deprecated",
    "GET /mails/{number}/head deprecated",
  ]);
  expect(files.get("reference/faxes.html")).toMatch(/<h3><a [^>]*>Fax<\/a><\/h3>\n<p class="facts"><span class="tag">deprecated<\/span><\/p>\n<p>A fax\.<\/p>\n<p>Deprecated: Use a mail\.<\/p>/);
});

test("in Markdown", () => {
  expect(files.get("reference/mails.md")).toContain("#### Resend\n\n`POST /mails/{number}`, deprecated\n\nDeprecated: Sending does the same.\n");
  const faxes = files.get("reference/faxes.md")!;
  expect(faxes).toContain(", deprecated\n\nThe faxes.\n\nDeprecated: Nobody has a fax any more.\n");
  expect(faxes).toContain("### Fax\n\nDeprecated.\n\nA fax.\n\nDeprecated: Use a mail.\n");
});
