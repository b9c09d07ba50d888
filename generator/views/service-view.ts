/**
 * What the templates of a service can name, and what the placeholders in their paths stand for: `{resource}` for each
 * definition file with resources, `{shared}` for each with nothing but types, `{fields}` for each page of fields that another has no room for, `{part}` for
 * each part of the search index.
 * A view is made when a template first asks for it.
 */
import { declaringFile } from "../model/declaring-file.ts";
import type { Service } from "../model/service.ts";
import type { ListedSchemas } from "../model/usage.ts";
import { lazyObject } from "../values/lazy-object.ts";
import { once } from "../values/memoize.ts";
import { callsOf } from "./client/calls.ts";
import { clientView, type ClientView } from "./client/client-view.ts";
import { clientOf, type Client } from "./client/client.ts";
import { declaredIn } from "./client/forms.ts";
import { moduleView, type ModuleView } from "./client/module-view.ts";
import { definitionPath } from "./definition-path.ts";
import type { ChangedVersion } from "./docs/changes.ts";
import { docsOf, type Docs, type DocsView, type Page } from "./docs/docs-view.ts";
import type { FieldsPageView } from "./docs/fields-page.ts";
import type { PageView } from "./docs/page-view.ts";
import type { SearchPart } from "./docs/search/search-view.ts";
import { belowReference } from "./links/addresses.ts";
import { operationViews, type OperationView } from "./operations.ts";
import { stubOf, stubPartView, stubView, type Stub, type StubPartView, type StubView } from "./stub/stub-view.ts";
import type { Expanded } from "./template.ts";
import { contractOf, type Contract } from "./tests/contract.ts";
import { fixtureFileView, type FixtureFileView } from "./tests/fixture-file-view.ts";
import { testFileView, type TestFileView } from "./tests/test-file-view.ts";
import { testsView, type TestsView } from "./tests/tests-view.ts";
import { unknownsView, type UnknownsView } from "./unknowns.ts";

export interface ServiceView {
  readonly unknowns: UnknownsView;
  readonly client: ClientView;
  readonly stub: StubView;
  readonly tests: TestsView;
  readonly operations: readonly OperationView[];
  readonly docs: DocsView;
  /** What `{part}` in the path of a template stands for. */
  readonly parts: readonly SearchPart[];
}

/** What a template for one definition file names besides, under the name of its placeholder. */
export interface DefinitionView {
  readonly client: ModuleView;
  readonly stub: StubPartView;
  readonly docs: Page<PageView>;
  readonly tests: TestFileView;
  readonly fixtures: FixtureFileView;
}

/** What a placeholder stands for once: a part of a path, and what the template can name for it. */
export interface Expansion {
  readonly path: string;
  readonly view: DefinitionView;
}

/** A page of fields for which that of a definition file has no room, named as `fields`. */
export interface FieldsExpansion {
  readonly path: string;
  readonly view: Page<FieldsPageView>;
}

/** What templates for definition files name: what is a file's own, and as much of the service as there is to name. */
export interface FileViews {
  readonly service: Partial<ServiceView>;
  readonly expansions: { readonly [Of in Expanded]: readonly Expansion[] };
  readonly fields: () => readonly FieldsExpansion[];
}

export interface Views extends FileViews {
  readonly service: ServiceView;
  readonly client: () => Client;
  readonly docs: () => Docs;
}

/** What views are made of: a service as a whole, or as much of it as a part of its definition files follows from. */
export interface Scope {
  readonly service: Service;
  /** The schemas that all operations lead to, as programs know them. */
  readonly declared: () => ListedSchemas;
  /** The definition files that outputs are made for. */
  readonly files: { readonly [Of in Expanded]: readonly string[] };
  /** What is written down of each version. */
  readonly changes: readonly ChangedVersion[];
}

export function scopeOf(service: Service, changes: readonly ChangedVersion[] = []): Scope {
  return { service, declared: once(() => declaredIn(service)), files: filesOf(service), changes };
}

/** The files with resources, and those with nothing but types. */
export function filesOf({ resources, schemas }: Pick<Service, "resources" | "schemas">): Scope["files"] {
  const resource = distinct(resources.map(({ module }) => module));
  const withTypes = distinct(schemas.map(({ id }) => declaringFile(id)));
  return { resource, shared: withTypes.filter((file) => !resource.includes(file)) };
}

export function viewsOf({ service, declared, files, changes }: Scope): Views {
  const client = once(() => clientOf(service, declared()));
  const unknowns = once(() => unknownsView(service));
  const stub = once(() => stubOf(service));
  const wholeStub = once(() => stubView(stub()));
  const own = new Set([...files.resource, ...files.shared]);
  const calls = once(() => callsOf(client(), ({ module }) => own.has(module)));
  const wholeClient = once(() => clientView(client(), calls()));
  const operations = once(() => operationViews(calls()));
  const examples = once(() => new Map(calls().map(({ operation, example }) => [operation, example])));
  const docs = once(() => docsOf(service, [...own], changes, (operation) => examples().get(operation)));
  const tests = once(() => testsView(service));
  const contract = once(() => contractOf(service));
  const expansionOf = (file: string): Expansion => ({ path: definitionPath(file, service), view: definitionView(file, docs, client, stub, contract) });
  return {
    service: lazyObject<ServiceView>({
      unknowns,
      client: wholeClient,
      stub: wholeStub,
      tests,
      operations,
      docs: () => docs().view(),
      parts: () => docs().parts(),
    }),
    expansions: { resource: files.resource.map(expansionOf), shared: files.shared.map(expansionOf) },
    fields: () => [...own].flatMap(docs().fieldPagesOf).map(({ page, view }) => ({ path: belowReference(page), view })),
    client,
    docs,
  };
}

function definitionView(file: string, docs: () => Docs, client: () => Client, stub: () => Stub, contract: () => Contract): DefinitionView {
  return lazyObject<DefinitionView>({
    client: once(() => moduleView(file, client())),
    stub: once(() => stubPartView(file, stub())),
    docs: () => docs().pageOf(file),
    tests: once(() => testFileView(file, contract())),
    fixtures: once(() => fixtureFileView(file, contract())),
  });
}

function distinct(files: readonly string[]): readonly string[] {
  return [...new Set(files)];
}
