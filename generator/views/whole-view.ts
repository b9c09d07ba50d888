/**
 * What templates can name of a service as a whole, out of what is known of each definition file's page where that tells it. All
 * else follows from the service itself, which is linked when it is first asked for.
 */
import type { Service } from "../model/service.ts";
import type { Root } from "../openapi/root.ts";
import { lazily } from "../values/lazily.ts";
import { once } from "../values/remembered.ts";
import type { ChangedVersion } from "./docs/changes.ts";
import { wholeDocs } from "./docs/docs-view.ts";
import { pageIn, type ToldPage } from "./docs/known-page.ts";
import { scopeOf, viewsOf, type ServiceView } from "./service-view.ts";

/** @param pages in the order of the files */
export function wholeView(root: Root, changes: readonly ChangedVersion[], pages: readonly ToldPage[], service: () => Service): ServiceView {
  const others = once(() => viewsOf(scopeOf(service(), changes)).service);
  const docs = once(() => wholeDocs({ ...root, resources: [], schemas: [], tags: [] }, changes, once(() => inOrder(pages).map(pageIn))));
  return lazily<ServiceView>({
    unknowns: () => others().unknowns,
    client: () => others().client,
    stub: () => others().stub,
    tests: () => others().tests,
    operations: () => others().operations,
    docs: () => docs().view(),
    parts: () => docs().parts(),
  });
}

/** The files with resources, then those with nothing but types. */
function inOrder(pages: readonly ToldPage[]): readonly ToldPage[] {
  return [...pages.filter(({ hasResources }) => hasResources), ...pages.filter(({ hasResources }) => !hasResources)];
}
