/** Views of one definition file, made of its part of the service and of what stands around. */
import type { LinkedPart } from "../link/linked-part.ts";
import type { ListedSchemas } from "../model/usage.ts";
import type { Client } from "./client/client.ts";
import type { PageDigest } from "./docs/digest.ts";
import { filesOf, viewsOf, type FileViews, type Scope } from "./service-view.ts";

export function partScope(file: string, { service, lent, around }: LinkedPart, declared: ListedSchemas): Scope {
  const files = filesOf(service);
  return {
    service: { ...service, resources: [...around.before, ...service.resources, ...around.after], schemas: [...service.schemas, ...lent] },
    declared: () => declared,
    files: { resource: files.resource.filter((one) => one === file), shared: files.shared.filter((one) => one === file) },
    changes: [],
  };
}

export interface PartViews {
  /** A template for one file that names something of the service as a whole finds nothing: that is no part's to say. */
  readonly views: FileViews;
  readonly client: () => Client;
  /** What is known of the file's page, where it has one. */
  readonly digest: () => PageDigest | undefined;
}

export function partViews(file: string, scope: Scope): PartViews {
  const views = viewsOf(scope);
  const hasPage = Object.values(scope.files).some((files) => files.includes(file));
  return {
    views: { service: {}, expansions: views.expansions, fields: views.fields },
    client: views.client,
    digest: () => (hasPage ? views.docs().digestOf(file) : undefined),
  };
}
