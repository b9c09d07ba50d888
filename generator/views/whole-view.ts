/**
 * What templates can name of a service as a whole, out of what is known of each definition file's page where that tells it. All
 * else follows from the service itself, which is linked when it is first asked for.
 */
import type { Service } from "../model/service.ts";
import type { Root } from "../openapi/parts.ts";
import { lazyObject } from "../values/lazy-object.ts";
import { once } from "../values/memoize.ts";
import type { ChangedVersion } from "./docs/changes.ts";
import { docsParts, wholeDocs } from "./docs/docs-view.ts";
import { pageIn, searchedIn, type PageName, type SearchedPage, type ToldPage } from "./docs/known-page.ts";
import { scopeOf, viewsOf, type ServiceView } from "./service-view.ts";

/** @param pages in the order of the files */
export function wholeView(root: Root, changes: readonly ChangedVersion[], pages: readonly ToldPage[], service: () => Service): ServiceView {
  const others = once(() => viewsOf(scopeOf(service(), changes)).service);
  const docs = once(() =>
    wholeDocs(
      withoutParts(root),
      changes,
      once(() => pagesInOrder(pages).map(pageIn)),
    ),
  );
  return lazyObject<ServiceView>({
    unknowns: () => others().unknowns,
    client: () => others().client,
    stub: () => others().stub,
    tests: () => others().tests,
    operations: () => others().operations,
    docs: () => docs().view(),
    parts: () => docs().parts(),
  });
}

/** As much of it as the parts of the search index name. @param pages in order */
export function indexView(root: Root, pages: readonly SearchedPage[]): Pick<ServiceView, "parts"> {
  return lazyObject({ parts: once(() => docsParts(withoutParts(root), pages.map(searchedIn))) });
}

function withoutParts(root: Root): Service {
  return { ...root, resources: [], schemas: [], tags: [] };
}

/** The files with resources, then those with nothing but types. */
export function pagesInOrder<Page extends Pick<PageName, "hasResources">>(pages: readonly Page[]): readonly Page[] {
  return [...pages.filter(({ hasResources }) => hasResources), ...pages.filter(({ hasResources }) => !hasResources)];
}
