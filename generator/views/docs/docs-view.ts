/**
 * The docs of a service: the page of each definition file, and the pages over all of them. A page is made in a language when its
 * template asks for it, and not kept; what pages say is worked out once.
 */
import { declaringFile } from "../../model/declaring-file.ts";
import type { Operation } from "../../model/operation.ts";
import type { Service } from "../../model/service.ts";
import { groupBy } from "../../values/group-by.ts";
import { lazyObject } from "../../values/lazy-object.ts";
import { memoize, once } from "../../values/memoize.ts";
import { byNaturalOrder } from "../../values/natural-order.ts";
import { cardOf, cardView, type CardView } from "./card.ts";
import { changesView, type ChangedVersion, type ChangesView } from "./changes.ts";
import { digestOf } from "./digest-of.ts";
import type { PageDigest, PageOutline } from "./digest.ts";
import { errorsView, type ErrorsView } from "./errors.ts";
import { fieldsPageView, type FieldsPageView } from "./fields-page.ts";
import type { FieldReader } from "./fields.ts";
import type { FirstRequest } from "./first-request.ts";
import { kindsView, type KindsView } from "./kinds.ts";
import { knownPage, type KnownPage } from "./known-page.ts";
import { foldedLimits, limitsView, type LimitsView } from "./limits.ts";
import { contradictionsView, openEndsOf, ownerTargets, unknownsPageView, type ContradictionsView, type UnknownsPageView } from "./open-ends.ts";
import { overviewView, type OverviewView } from "./overview.ts";
import { pageEntry, type PageEntry, type PageInput } from "./page-entry.ts";
import { treeOfDigests, treeOfPages } from "./page-tree.ts";
import { pageView, type PageView } from "./page-view.ts";
import { htmlWriter, markdownWriter, type PageWriter } from "./page-writer.ts";
import { pictureView, type PictureView } from "./picture/picture-view.ts";
import { furtherPages } from "./room.ts";
import { searchedOwnPages, searchOwnPage } from "./search/own-pages.ts";
import { searchParts, searchView, type SearchPart, type SearchView } from "./search/search-view.ts";
import { authenticationView, conventionsView, type AuthenticationView, type ConventionsView } from "./service-pages.ts";
import { schemasOf } from "./shapes.ts";
import { treeView, type TreeView } from "./tree-view.ts";

/** A page in each language. */
export interface Page<View> {
  readonly html: View;
  readonly markdown: View;
}

export interface DocsView {
  readonly overview: Page<OverviewView>;
  readonly authentication: Page<AuthenticationView>;
  readonly conventions: Page<ConventionsView>;
  readonly kinds: Page<KindsView>;
  readonly tree: Page<TreeView>;
  readonly errors: Page<ErrorsView>;
  readonly limits: Page<LimitsView>;
  readonly unknowns: Page<UnknownsPageView>;
  readonly contradictions: Page<ContradictionsView>;
  readonly changes: Page<ChangesView>;
  readonly card: CardView;
  readonly picture: PictureView;
  readonly search: SearchView;
}

/** A page with its place below the folder of the docs, without its ending. */
export interface PlacedPage<View> {
  readonly page: string;
  readonly view: Page<View>;
}

/** The pages over a whole service, and what they are made of. */
export interface WholeDocs {
  /** Of the search index. */
  readonly parts: () => readonly SearchPart[];
  readonly view: () => DocsView;
}

/** What is known of each page, and the pages. */
export interface Docs extends WholeDocs {
  readonly pageOf: (file: string) => Page<PageView>;
  /** The pages of the fields for which that of a file has no room. */
  readonly fieldPagesOf: (file: string) => readonly PlacedPage<FieldsPageView>[];
  readonly digestOf: (file: string) => PageDigest;
}

/** @param callOf how a program calls an operation, in TypeScript */
export function docsOf(
  service: Service,
  files: readonly string[],
  changes: readonly ChangedVersion[],
  callOf: (operation: Operation) => string | undefined,
): Docs {
  const inputOf = inputsOf(service, callOf);
  const entryOf = memoize((file: string): PageEntry => pageEntry(inputOf(file)));
  const tree = once(() => treeOfPages(service));
  const digestOfFile = memoize((file: string) => digestOf(entryOf(file), inputOf(file)));
  const whole = once(() =>
    wholeDocs(
      service,
      changes,
      once(() => files.map((file) => knownPage(digestOfFile(file)))),
    ),
  );
  return {
    pageOf: (file) => {
      const entry = entryOf(file);
      return paged(entry.page, (writer) => pageView(entry, tree(), inputOf(file), writer));
    },
    fieldPagesOf: (file) => {
      const entry = entryOf(file);
      return furtherPages(entry.types).map((one) => ({ page: one.page, view: paged(one.page, (writer) => fieldsPageView(one, entry, { service }, writer)) }));
    },
    digestOf: digestOfFile,
    parts: () => whole().parts(),
    view: () => whole().view(),
  };
}

/** @param pages of the files with resources, then of those with nothing but types */
export function wholeDocs(service: Service, changes: readonly ChangedVersion[], pages: () => readonly KnownPage[]): WholeDocs {
  const parts = once(() => docsParts(service, pages()));
  return { parts, view: once(() => wholeView(service, changes, pages, parts)) };
}

/** The parts of the search index over the pages of files, and those that every service has. */
export function docsParts(service: Service, pages: readonly Pick<KnownPage, "page" | "search">[]): readonly SearchPart[] {
  const reader = readerOf(service);
  const own = searchedOwnPages.map((one) => ({ ...one, search: () => searchOwnPage(one, service, reader) }));
  return searchParts([...own, ...pages], ({ search }) => search());
}

function readerOf(service: Service): Omit<FieldReader, "anchors"> {
  return { file: "", schemas: schemasOf(service) };
}

function wholeView(service: Service, changed: readonly ChangedVersion[], pages: () => readonly KnownPage[], parts: WholeDocs["parts"]): DocsView {
  const listed = once(() => pages().toSorted((one, other) => byNaturalOrder(one.page, other.page)));
  const outlines = once(() => listed().map(({ outline }) => outline()));
  const first = once(() => firstOf(outlines()));
  const tree = once(() => treeOfDigests(outlines()));
  const open = once(() =>
    openEndsOf(
      service,
      pages().flatMap(({ findings }) => findings()),
    ),
  );
  const targets = once(() => ownerTargets(outlines()));
  const limits = once(() => foldedLimits(listed().map(({ page, outline, limited }) => ({ page, resources: outline().resources, types: limited() }))));
  return lazyObject<DocsView>({
    overview: () => paged("index", (writer) => overviewView(service, outlines(), tree(), first(), writer)),
    authentication: () => paged("authentication", (writer) => authenticationView(service, first(), readerOf(service), writer)),
    conventions: () => paged("conventions", (writer) => conventionsView(service, writer)),
    kinds: () => paged("kinds", (writer) => kindsView(service, outlines(), writer)),
    tree: () => paged("tree", (writer) => treeView(service, outlines(), tree(), writer)),
    errors: () => paged("errors", (writer) => errorsView(service, outlines(), writer)),
    limits: () => paged("limits", (writer) => limitsView(service, limits(), writer)),
    unknowns: () => paged("unknowns", (writer) => unknownsPageView(service, open(), targets(), writer)),
    contradictions: () => paged("contradictions", (writer) => contradictionsView(service, open(), targets(), writer)),
    changes: () => paged("changes", (writer) => changesView(service, changed, writer)),
    card: () => cardView(cardOf(service, outlines(), open())),
    picture: () => pictureView(service, outlines(), htmlWriter("picture")),
    search: () => searchView(parts()),
  });
}

/** The first that only reads, otherwise the first of any. */
function firstOf(digests: readonly PageOutline[]): FirstRequest | undefined {
  const all = digests.flatMap(({ first }) => first ?? []);
  return all.find(({ reads }) => reads) ?? all[0];
}

function paged<View>(page: string, make: (writer: PageWriter) => View): Page<View> {
  return lazyObject<Page<View>>({ html: () => make(htmlWriter(page)), markdown: () => make(markdownWriter(page)) });
}

/** What is each file's own, sorted out once. */
function inputsOf(service: Service, callOf: PageInput["callOf"]): (file: string) => PageInput {
  const schemas = schemasOf(service);
  const resources = groupBy(service.resources, ({ module }) => module);
  const own = groupBy(service.schemas, ({ id }) => declaringFile(id));
  return (file) => ({ file, service, resources: resources.get(file) ?? [], own: own.get(file) ?? [], schemas, callOf });
}
