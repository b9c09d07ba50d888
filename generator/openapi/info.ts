/** The description of the document: all that viewers would hide in extensions, under headings. */
import type { OpenAPIV3_1 } from "openapi-types";
import { authenticationSaid } from "../model/authentication.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import type { Field } from "../model/shape.ts";
import type { EmitContext } from "./context.ts";
import type { CertificateNote } from "./document.ts";
import type { Portion, Root } from "./parts.ts";
import { genericSection } from "./paths/generic.ts";
import { isIgnored } from "./paths/parameters.ts";
import type { PathPlan } from "./paths/paths.ts";
import { certificateNotes } from "./paths/security.ts";
import { factSentences } from "./schema/fact-sentences.ts";
import { factsText, kindSection, resourceText } from "./text/kind.ts";
import { asSentence, bulletList, inlineCode, paragraphs, withSentences } from "./text/markdown.ts";
import { noteSections, noteText } from "./text/notes.ts";

export function infoObject(
  service: Root,
  portion: Pick<Portion, "kinds" | "idle" | "genericItems">,
  context: Pick<EmitContext, "dialect">,
): OpenAPIV3_1.InfoObject {
  const description = paragraphs(
    service.description,
    service.security === undefined && authenticationSection(service),
    certificateSection(certificateNotes(service.security ?? [], context)),
    headerSection(service.headers.filter(isIgnored)),
    kindSection(portion.kinds),
    idleSection(portion.idle),
    genericSection(portion.genericItems),
    noteSections(service.notes),
  );
  return { title: service.title, version: service.version, ...(description !== "" && { description }) };
}

/** Where no scheme says how a request authenticates. */
function authenticationSection(service: Root): string {
  const authentication = authenticationSaid(service);
  const text =
    authentication.length === 0
      ? "The document does not say whether, and how, a request authenticates."
      : `What the document says of it is none of the schemes that are known here:\n\n${bulletList(authentication.map(({ says }) => asSentence(says)))}`;
  return `## Authentication\n\n${text}`;
}

function certificateSection(notes: readonly CertificateNote[]): string {
  if (notes.length === 0) return "";
  return `## Certificates of clients\n\nThis version of OpenAPI has no word for a certificate that the client shows when the connection is made. A request that carries nothing else needs one:\n\n${bulletList(notes.map(({ name, description = "" }) => `${inlineCode(name)}${description === "" ? "" : `: ${description.replace(/\s*\n\s*/g, " ")}`}`))}`;
}

/** A tag's description has the facts and the notes of its resources, since viewers show none of a path. */
export function tagObjects(service: Pick<Service, "resources" | "tags">): OpenAPIV3_1.TagObject[] {
  const byTag = new Map<string, Resource[]>();
  for (const resource of service.resources) {
    const tagged = byTag.get(resource.tag);
    if (tagged === undefined) byTag.set(resource.tag, [resource]);
    else tagged.push(resource);
  }
  return service.tags.map(({ name, description }) => {
    const resources = byTag.get(name) ?? [];
    return { name, description: paragraphs(description, ...resources.map(tagText)) || urisText(resources) };
  });
}

function tagText({ uri, kind, notes }: Resource): string {
  const text = paragraphs(factsText(kind), noteText(notes));
  return text === "" ? "" : `${inlineCode(uri.template)}: ${text}`;
}

function urisText(resources: readonly Resource[]): string {
  const uris = [...new Set(resources.map((resource) => inlineCode(resource.uri.template)))];
  const more = uris.length > 3 ? ` and ${uris.length - 3} more` : "";
  return uris.length === 0 ? "No resources." : `${uris.slice(0, 3).join(", ")}${more}.`;
}

/** Headers that OpenAPI ignores as parameters. */
function headerSection(headers: readonly Field[]): string {
  if (headers.length === 0) return "";
  return `## Headers of every request\n\n${bulletList(headers.map(headerText))}`;
}

function headerText({ name, shape, required, description }: Field): string {
  const value = shape.is === "literals" && !shape.open && shape.values.length === 1 ? `${name}: ${shape.values[0]}` : name;
  const text = withSentences(description, factSentences(shape)).replace(/\s*\n\s*/g, " ");
  return `${inlineCode(value)} (${required ? "required" : "optional"})${text === "" ? "" : `: ${text}`}`;
}

/** Paths of which the document shows no operation, as the items of a list: viewers list operations alone. */
export function idleItems(plans: readonly PathPlan[]): readonly string[] {
  return plans
    .filter((plan) => plan.operations.size === 0)
    .map((plan) => {
      const text = paragraphs(...plan.owners.flatMap((owner) => [resourceText(owner), noteText(owner.notes)]));
      return `${inlineCode(plan.path)}${text === "" ? "" : `: ${text.replace(/\n(?=[^\n])/g, "\n  ")}`}`;
    });
}

function idleSection(items: readonly string[]): string {
  return items.length === 0 ? "" : `## Paths without operations\n\n${bulletList(items)}`;
}
