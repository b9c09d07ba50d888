/** What the keywords of a schema do not show everywhere, said in words. */
import type { Role, Shape } from "../../model/shape.ts";
import { jsonText } from "../../values/decimal.ts";
import { asSentence, enumerated, inline, inlineCode } from "../text/markdown.ts";
import { notShownText } from "../text/notes.ts";

export function factSentences(shape: Shape): readonly string[] {
  const facts: string[] = [];
  if (shape.default !== undefined && isComposed(shape)) facts.push(`Default ${jsonText(shape.default)}.`);
  if (shape.is === "number" && shape.bits !== undefined) {
    facts.push(`A bitwise OR of ${enumerated(shape.bits.map(({ bit, name }) => `${bit} (${inline(name)})`))}.`);
  }
  if (shape.role !== undefined) facts.push(roleText(shape.role));
  if (shape.is === "literals" && shape.open) facts.push("Other values occur.");
  if (shape.is === "not-shown") facts.push(notShownText(shape.what));
  if (shape.notShown !== undefined) facts.push(notShownText(shape.notShown));
  return facts;
}

/** Tools show the default of a composition rarely. */
function isComposed(shape: Shape): boolean {
  return shape.is === "union" || shape.is === "reference" || shape.is === "intersection" || (shape.is === "literals" && shape.open === true);
}

function roleText(role: Role): string {
  switch (role.role) {
    case "assigned":
      return "The service assigns it when the object is created.";
    case "path-of":
      return asSentence(`Holds the path of ${role.of}`);
    case "addressed-at":
      return `A resource of its own as well: ${inlineCode(role.uri)}.`;
    case "counter":
      return role.chosen ? "Taken for a number that only grows until it is reset; the document does not say so." : "It only grows until it is reset.";
    case "gauge":
      return role.chosen ? "Taken for a number that goes up and down; the document does not say so." : "It goes up and down.";
    case "key-field":
      return `The value of the object's field ${inlineCode(role.of)}.`;
    case "counter-name":
      return "Names a counter.";
  }
}
