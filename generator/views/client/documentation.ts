/** What hovering over a place, a verb or a key shows: the document's facts, what it leaves open, and where it says so. */
import type { Payload } from "../../model/operation.ts";
import type { Service } from "../../model/service.ts";
import type { Placeholder } from "../../model/uri.ts";
import { operationText } from "../../openapi/text/identity.ts";
import { resourceText } from "../../openapi/text/kind.ts";
import { asSentence, inlineCode, paragraphs } from "../../openapi/text/markdown.ts";
import { noteText, notShownText } from "../../openapi/text/notes.ts";
import { operationAnchor, resourceAnchor } from "../links/anchors.ts";
import { docsLink } from "./docs-link.ts";
import { wrapLines } from "./prose.ts";
import { keysOf, type Surface, type Verb } from "./surface.ts";
import type { Segment } from "./tree.ts";
import { sourceText } from "./types.ts";

/** The one key of each direction of an operation, where there is one. */
interface Peeled {
  readonly request: string | undefined;
  readonly answer: string | undefined;
}

/** Of a class: all that is said of the resource. */
export function classText({ resource, path }: Surface, service: Service): string {
  if (resource === undefined) return inlineCode(templateOf(path));
  const { uri, notes, origin } = resource;
  return wrapLines(
    paragraphs(
      resourceText(resource) || resource.kind.description,
      inlineCode(uri.template),
      noteText(notes),
      sourceText([origin]),
      docsLink(resource.module, resourceAnchor(resource.noun), service),
    ),
  );
}

/** Of a step to a place: what it is, and its path. */
export function stepText({ resource, path }: Surface): string {
  const [first = ""] = (resource === undefined ? "" : resource.description || resource.kind.description).split("\n\n");
  const template = inlineCode(templateOf(path));
  const what = first === "" ? template : `${asSentence(first)} ${template}`;
  return wrapLines(paragraphs(what, resource?.generic === true && resource.parent !== undefined && keysOf(path).length > 0 && ONE_PART));
}

/** Of the keys of what the document does not list it is not known of how many parts they are. */
const ONE_PART = "A text is a key of one part, and whatever would end it is encoded; the parts of another are given as a list.";

/** @param peeled the keys under which the call puts what is sent, and finds what is answered */
export function verbText({ operation, resource }: Verb, service: Service, peeled: Peeled): string {
  const { id, summary, method, uri, origin, response, failures } = operation;
  const stated = failures.map(({ status, description }) => `- ${inlineCode(status)}: ${asSentence(description === "" ? "an error" : description)}`);
  return wrapLines(
    paragraphs(
      asSentence(summary),
      operationText(operation),
      inlineCode(`${method} ${uri.template}`),
      peeledText(peeled),
      payloadText(operation.request),
      payloadText(response.payload),
      stated.length > 0 && `Errors that the document states:\n\n${stated.join("\n")}`,
      sourceText([origin]),
      docsLink(resource.module, operationAnchor(id), service),
    ),
  );
}

export function templateOf(path: readonly Segment[]): string {
  return `/${path.map((segment) => segment.map((part) => (part.is === "literal" ? part.text : `{${part.spans ? "+" : ""}${part.name}}`)).join("")).join("/")}`;
}

/** One line: a parameter's name and what it stands for. */
export function keyText({ name, description }: Placeholder): string {
  const [first = ""] = description.split("\n\n");
  return first === "" ? `The part ${inlineCode(`{${name}}`)} of the path.` : asSentence(first.replace(/\s+/g, " "));
}

/** What the document says of a body is said of all of it; a program has what stands under its one key. */
function peeledText({ request, answer }: Peeled): string {
  const does = [
    request !== undefined && `puts the body under ${inlineCode(request)}`,
    answer !== undefined && `gives what the answer holds under ${inlineCode(answer)}`,
  ];
  const sentences = does.filter((one) => one !== false);
  return sentences.length === 0 ? "" : `The call ${sentences.join(", and ")}.`;
}

function payloadText(payload: Payload): string {
  return payload.is === "not-shown" ? notShownText(payload.what) : "";
}
