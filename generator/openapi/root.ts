/** What a document says of the service as a whole, with the paths and schemas of its portions put in. */
import { usualAccess } from "../model/access.ts";
import { authenticationSaid } from "../model/authentication.ts";
import type { Field } from "../model/shape.ts";
import type { EmitContext } from "./context.ts";
import type { OpenApiDocument } from "./document.ts";
import { infoObject } from "./info.ts";
import type { Portion, Root } from "./parts.ts";
import { components, headerComponents } from "./paths/components.ts";
import { headerNote, isIgnored } from "./paths/parameters.ts";
import { certificateNotes, requirementsOf } from "./paths/security.ts";
import { serverObject } from "./paths/servers.ts";
import { noteExtensions } from "./text/notes.ts";
import { sourcesOf } from "./text/source.ts";

/** The headers of every request by the names of their components; those that OpenAPI ignores are none. */
export function headersOf({ headers }: Root): ReadonlyMap<string, Field> {
  return headerComponents(headers.filter((header) => !isIgnored(header)));
}

export function openApiDocument(root: Root, portion: Portion, context: EmitContext): OpenApiDocument {
  const listed = components(root, portion, portion.hasOperations ? headersOf(root) : new Map(), context);
  const access = usualAccess(root);
  return {
    openapi: context.dialect.version,
    info: infoObject(root, portion, context),
    ...(root.servers.length > 0 && { servers: root.servers.map(serverObject) }),
    ...(access && { security: requirementsOf(access, { ...context, secured: root }) }),
    ...(portion.tags.length > 0 && { tags: [...portion.tags] }),
    paths: portion.paths,
    ...(Object.keys(listed).length > 0 && { components: listed }),
    ...extensions(root, portion, context),
  };
}

function extensions(root: Root, { generic }: Portion, context: EmitContext): Partial<OpenApiDocument> & Pick<OpenApiDocument, "x-document" | "x-source"> {
  const ignored = root.headers.filter(isIgnored);
  const certificates = certificateNotes(root.security ?? [], context);
  return {
    ...(ignored.length > 0 && { "x-headers": ignored.map((header) => headerNote(header, context)) }),
    ...(generic.length > 0 && { "x-generic-operations": [...generic] }),
    ...(certificates.length > 0 && { "x-client-certificates": certificates }),
    ...(root.security === undefined && { "x-authentication": authenticationSaid(root).length === 0 ? "not-stated" : "in-statements" }),
    ...noteExtensions(root.notes),
    "x-document": root.document,
    "x-source": sourcesOf(root.origin),
  };
}
