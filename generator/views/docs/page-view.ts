/** The page of a definition file as templates name it, in one language. */
import type { KindUse } from "../../model/resource.ts";
import type { Json } from "../../model/shape.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { kindAnchor } from "../links/anchors.ts";
import { blockViews, doubtView, factsView, notesView, placesView, type BlockView, type DoubtView, type FieldView, type NotesView } from "./field-view.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import type { OperationEntry } from "./operation-entry.ts";
import { badge, operationView, parameterRows, type FirstCall, type OperationView } from "./operation-view.ts";
import type { PageEntry, PageInput, PlaceholderEntry, ResourceEntry } from "./page-entry.ts";
import type { PageLink, PageTree } from "./page-tree.ts";
import type { PageWriter } from "./page-writer.ts";
import { asSentence, firstParagraph } from "./prose.ts";
import type { TypeEntry } from "./type-entry.ts";

export interface PageView {
  readonly frame: FrameView;
  readonly title: Emit;
  readonly file: Emit;
  /** Of the first resource. */
  readonly uri: Optional;
  readonly lead: Optional;
  readonly ancestors: readonly LinkView[];
  readonly children: readonly LinkView[];
  /** Further ones, by their number. */
  readonly more: Optional;
  readonly resources: readonly ResourceView[];
  readonly types: readonly TypeView[];
  /** All operations of the page. */
  readonly contents: readonly ContentView[];
}

interface ContentView {
  readonly link: Optional;
  readonly badge: Optional;
  readonly method: Emit;
  readonly path: Emit;
  readonly summary: Emit;
  readonly deprecated: boolean;
}

export interface ResourceView {
  readonly open: Optional;
  readonly link: Optional;
  readonly title: Emit;
  readonly uri: Emit;
  readonly generic: boolean;
  readonly deprecated: boolean;
  readonly kind: LinkView;
  readonly description: Optional;
  readonly facts: readonly { readonly name: Emit; readonly value: Emit }[];
  readonly placeholders: readonly FieldView[];
  /** Those that the page has described before. */
  readonly repeated: readonly { readonly open: Optional; readonly link: Optional; readonly name: Emit }[];
  readonly notes: NotesView | false;
  readonly places: Optional;
  readonly operations: readonly OperationView[];
}

export interface TypeView {
  readonly open: Optional;
  readonly link: Optional;
  readonly name: Emit;
  /** Where it is no object. */
  readonly type: Optional;
  readonly facts: Optional;
  readonly deprecated: boolean;
  readonly description: Optional;
  readonly gaps: readonly Emit[];
  readonly doubts: readonly DoubtView[];
  readonly blocks: readonly BlockView[];
  readonly places: Optional;
}

/** A page lists so many of those in it; all are in the tree. */
const CHILDREN = 40;

export function pageView(entry: PageEntry, tree: PageTree, { service }: Pick<PageInput, "service">, writer: PageWriter): PageView {
  const { page, title, file, resources, types } = entry;
  const children = tree.childrenOf(page);
  const first: FirstCall = { of: firstCalled(entry), opening: entry.opening };
  const linked = (to: PageLink): LinkView => linkView(to.page, to.title, writer);
  const ancestors = tree.ancestorsOf(page).map(linked);
  return {
    frame: frameView(service, title, writer, [...ancestors, linkView(page, title, writer)]),
    title: writer.text(title),
    file: writer.code(file),
    uri: resources[0] !== undefined && writer.code(resources[0].resource.uri.template),
    lead: entry.description !== "" && writer.prose(firstParagraph(entry.description)),
    ancestors,
    children: children.slice(0, CHILDREN).map(linked),
    more: children.length > CHILDREN && writer.text(`${children.length - CHILDREN}`),
    resources: resources.map((resource) => resourceView(resource, first, writer)),
    types: types.map((type) => typeView(type, writer)),
    contents: resources.flatMap(({ operations }) =>
      operations.map(({ operation: { method, uri, deprecated }, summary, anchor }) => ({
        link: writer.linked({ page: writer.page, anchor }),
        badge: badge(method, writer),
        method: writer.text(method),
        path: writer.code(uri.template),
        summary: writer.prose(summary),
        deprecated: deprecated === true,
      })),
    ),
  };
}

function firstCalled({ resources }: PageEntry): OperationEntry | undefined {
  return resources.flatMap(({ operations }) => operations).find(({ call }) => call() !== undefined);
}

function resourceView({ resource, title, anchor, placeholders, places, operations }: ResourceEntry, first: FirstCall, writer: PageWriter): ResourceView {
  const { uri, kind, generic, deprecated, description, notes } = resource;
  const text = description || kind.description;
  return {
    open: writer.anchored("section", anchor, { class: "resource" }),
    link: writer.linked({ page: writer.page, anchor }),
    title: writer.text(title),
    uri: writer.code(uri.template),
    generic: generic === true,
    deprecated: deprecated === true,
    kind: linkView("kinds", kind.name, writer, kindAnchor(kind.name)),
    description: text !== "" && writer.block(text),
    facts: factsOf(kind, writer),
    placeholders: parameterRows(
      placeholders.filter((one) => !isRepeated(one, writer)),
      writer,
    ),
    repeated: placeholders
      .filter((one) => isRepeated(one, writer))
      .map(({ name, anchor, saidAt }) => ({
        open: writer.anchored("span", anchor),
        link: writer.linked({ page: writer.page, anchor: saidAt! }),
        name: writer.code(name),
      })),
    notes: notesView(notes, writer),
    places: placesView(places, writer),
    operations: operations.map((operation) => operationView(operation, first, writer)),
  };
}

/** Who reads Markdown reads a part of it: there each resource says all that is in its path. */
function isRepeated({ saidAt }: PlaceholderEntry, { language }: PageWriter): boolean {
  return saidAt !== undefined && language === "html";
}

/** `Cache lifetime` for the fact `cache-lifetime`; those that are no plain value are shown otherwise. */
function factsOf({ facts }: KindUse, writer: PageWriter): ResourceView["facts"] {
  const isPlain = (fact: readonly [string, Json]): boolean => fact[1] !== null && typeof fact[1] !== "object";
  return Object.entries(facts)
    .filter(isPlain)
    .map(([name, value]) => {
      const words = name.replaceAll("-", " ").trim();
      return { name: writer.text(words.charAt(0).toUpperCase() + words.slice(1)), value: writer.code(String(value)) };
    });
}

function typeView({ schema, anchor, type, facts, gaps, doubts, blocks, places }: TypeEntry, writer: PageWriter): TypeView {
  const { name, description, deprecated, shape } = schema;
  return {
    open: writer.anchored("section", anchor, { class: "type" }),
    link: writer.linked({ page: writer.page, anchor }),
    name: writer.text(name),
    type: shape.is !== "object" && writer.phrase(type),
    facts: factsView(facts, writer),
    deprecated: deprecated === true,
    description: description !== "" && writer.block(description),
    gaps: gaps.map((what) => writer.prose(asSentence(what))),
    doubts: doubts.map((doubt) => doubtView(doubt, writer)),
    blocks: blockViews(blocks, name, writer),
    places: placesView(places, writer),
  };
}
