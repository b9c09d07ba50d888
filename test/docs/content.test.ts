/** Every fact of a model is on its page, with its source, in HTML and in Markdown. */
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import type { Notes, Origin } from "../../generator/model/origin.ts";
import { placeholdersOf } from "../../generator/model/placeholders.ts";
import type { Service } from "../../generator/model/service.ts";
import type { Field, Json, Shape } from "../../generator/model/shape.ts";
import { unnamedShapesWithin } from "../../generator/model/shapes-within.ts";
import { decimalText } from "../../generator/values/decimal.ts";
import { groupBy } from "../../generator/values/group-by.ts";
import { valueText } from "../../generator/views/docs/type-phrase.ts";
import { pageOf } from "../../generator/views/links/addresses.ts";
import { fieldAnchor, kindAnchor, operationAnchor, resourceAnchor, typeAnchor } from "../../generator/views/links/anchors.ts";
import { placeText } from "../../generator/views/unknowns/fold-unknowns.ts";
import { restoreHidden } from "../unit/views/payloads.ts";
import { attribute, docsFiles, ownText, Page, plain, services, textOf, type DocsFiles, type Element } from "./support/docs.ts";

const markdown = new MarkdownIt({ html: true });

/** What a reader of Markdown sees. */
function markdownText(source: string): string {
  const blocks = markdown.parse(source, {}).filter(({ type }) => type === "inline" || type === "fence");
  const texts = blocks.map(({ type, content, children }) => (type === "fence" ? content : (children ?? []).map((one) => (one.type === "softbreak" ? " " : one.content)).join("")));
  return texts.join(" ");
}

/** Without the backticks of names, and with one space where there is any: how a phrase of the model reads on a page. */
function said(phrase: string): string {
  return plain(phrase.replaceAll("`", "").replace(/\.$/, ""));
}

function folded(text: string): string {
  return plain(text.replaceAll("`", "")).toLowerCase();
}

function exampleOf({ example }: Pick<Field, "example">): readonly string[] {
  return example === undefined ? [] : [`Example: ${jsonText(example)}.`];
}

function jsonText(value: Json): string {
  return typeof value === "object" ? JSON.stringify(value) : valueText(value);
}

/** What a page has to say of a shape besides its type. */
function factsIn(shape: Shape): readonly string[] {
  const own: string[] = [];
  if (shape.default !== undefined) own.push(`Default ${jsonText(shape.default)}.`);
  if (shape.is === "number" && shape.minimum !== undefined) own.push(decimalText(shape.minimum));
  if (shape.is === "number" && shape.maximum !== undefined) own.push(decimalText(shape.maximum));
  if (shape.is === "number") for (const { bit, name } of shape.bits ?? []) own.push(`${bit} ${name}`);
  if (shape.is === "string" && shape.maxLength !== undefined) own.push(`${shape.maxLength} character`);
  if (shape.is === "string" && shape.format !== undefined) own.push(shape.format);
  if (shape.is === "string" && shape.pattern !== undefined) own.push(shape.pattern);
  if (shape.is === "array" && shape.maxItems !== undefined) own.push(`${shape.maxItems} item`);
  if (shape.is === "literals") own.push(...shape.values.map(valueText));
  if (shape.notShown !== undefined) own.push(shape.notShown);
  if (shape.is === "not-shown") own.push(shape.what);
  if (shape.contradiction !== undefined) own.push(shape.contradiction.about, shape.contradiction.choice, ...shape.contradiction.readings.map(({ says }) => says));
  return [...own, ...(shape.sent === undefined ? [] : factsIn(shape.sent)), ...unnamedShapesWithin(shape).flatMap(factsIn)];
}

function* fieldsIn(shape: Shape, anchor: string): Generator<readonly [Field, string]> {
  if (shape.is === "object") {
    for (const field of shape.fields) {
      const own = fieldAnchor(anchor, [field.name]);
      yield [field, own];
      yield* fieldsIn(field.shape, own);
    }
  }
  for (const inner of unnamedShapesWithin(shape)) yield* fieldsIn(inner, anchor);
}

function notesIn({ statements, gaps, contradictions }: Notes): readonly { readonly texts: readonly string[]; readonly origin: Origin }[] {
  return [
    ...statements.map(({ says, origin }) => ({ texts: [says], origin })),
    ...gaps.map(({ what, origin }) => ({ texts: [what], origin })),
    ...contradictions.map(({ about, choice, readings, origin }) => ({ texts: [about, choice, ...readings.flatMap(({ says, place }) => [says, placeText(place)])], origin })),
  ];
}

function placesOf({ places }: Origin): readonly string[] {
  return places.map(placeText);
}

/** Where a page describes what has an anchor: there, or where the link beside the anchor leads. */
function described(page: Page, anchor: string): Element | undefined {
  const element = page.at(anchor);
  const link = element?.tagName === "span" ? element.childNodes.find((node): node is Element => "tagName" in node && node.tagName === "a") : undefined;
  return link === undefined ? element : page.at(decodeURIComponent(attribute(link, "href")!.slice(1)));
}

/** A text that holds all of these, or what it lacks. */
function lacking(text: string, wanted: readonly string[]): readonly string[] {
  const found = folded(restoreHidden(text));
  return wanted.map((one) => folded(said(one))).filter((one) => one !== "" && !found.includes(one));
}

describe.each(services)("%s", (_, service: Service) => {
  const files: DocsFiles = docsFiles(service);
  const pages = new Map([...files].filter(([path]) => path.endsWith(".html")).map(([path, text]) => [path, new Page(text)]));
  const pageOfFile = (file: string): Page => pages.get(`${pageOf(file, service)}.html`)!;
  const inMarkdown = new Map<string, string>();
  const markdownOf = (path: string): string => {
    if (!inMarkdown.has(path)) inMarkdown.set(path, markdownText(files.get(`${path}.md`)!));
    return inMarkdown.get(path)!;
  };

  test("shows every resource with its URI, kind, notes and source", () => {
    for (const { module, noun, uri, kind, description, notes, origin } of service.resources) {
      const [page, anchor] = [pageOfFile(module), resourceAnchor(noun)];
      const inPath = placeholdersOf(uri).map(({ name }) => described(page, fieldAnchor(`${anchor}/path`, [name])));
      const text = [page.at(anchor), ...inPath].map(textOf).join(" ");
      expect(inPath.map((one) => one?.tagName).filter((name) => name !== "li")).toEqual([]);
      const wanted = [uri.template, kind.name, ...placeholdersOf(uri).flatMap(exampleOf), ...placesOf(origin), ...notesIn(notes).flatMap((note) => [...note.texts, ...placesOf(note.origin)])];
      expect(lacking(text, wanted)).toEqual([]);
      expect(lacking(markdownOf(pageOf(module, service)), wanted)).toEqual([]);
      expect(text.length).toBeGreaterThan(description.length);
    }
  });

  test("describes once what is in the paths of several resources of a page", () => {
    for (const page of pages.values()) {
      const texts = page.named("li").filter((item) => /^resource:.*\/path\//.test(attribute(item, "id") ?? "")).map(textOf);
      expect(texts).toEqual([...new Set(texts)]);
    }
  });

  test("shows every operation with its method, path, bodies, notes, source and a sample", () => {
    for (const { module, operations } of service.resources) {
      for (const operation of operations) {
        const { id, method, uri, when, derived, request, response, failures, notes, origin } = operation;
        const text = textOf(pageOfFile(module).at(operationAnchor(id)));
        const hidden = [request, response.payload, ...failures.map(({ payload }) => payload)].flatMap((payload) => (payload.is === "not-shown" ? [payload.what] : []));
        const wanted = [
          method,
          uri.template,
          ...(when === undefined ? [] : [when]),
          ...(derived === undefined ? [] : [placeText(derived)]),
          ...hidden,
          ...failures.map(({ status }) => `Answer ${status}`),
          ...placesOf(origin),
          ...notesIn(notes).flatMap((note) => [...note.texts, ...placesOf(note.origin)]),
        ];
        expect(lacking(text, [...wanted, "curl"]), id).toEqual([]);
        expect(lacking(markdownOf(pageOf(module, service)), wanted), id).toEqual([]);
      }
    }
  });

  test("shows every field at its anchor with all that is known of it and its source", () => {
    let count = 0;
    for (const { id, name, shape } of service.schemas) {
      const file = id.slice(0, id.lastIndexOf("#"));
      const page = pageOfFile(file);
      for (const [field, anchor] of fieldsIn(shape, typeAnchor(name))) {
        count += 1;
        const text = ownText(page.at(anchor));
        const wanted = [field.name, ...exampleOf(field), ...factsIn(field.shape), ...placesOf(field.origin)];
        expect(lacking(text, wanted), anchor).toEqual([]);
        expect(/\brequired\b/.test(text) || !field.required, anchor).toBe(true);
        expect(/\bread-only\b/.test(text) || field.shape.readOnly !== true, anchor).toBe(true);
        expect(lacking(markdownOf(pageOf(file, service)), wanted), anchor).toEqual([]);
      }
    }
    expect(count > 0 || service.schemas.every(({ shape }) => shape.is !== "object" || shape.fields.length === 0)).toBe(true);
  });

  test("shows what holds for all of it, how a request authenticates, and the headers of every request", () => {
    const wanted = notesIn(service.notes).flatMap(({ texts, origin }) => [...texts, ...placesOf(origin)]);
    expect(lacking(textOf(pages.get("conventions.html")!.at("content")), wanted)).toEqual([]);
    expect(lacking(markdownOf("conventions"), wanted)).toEqual([]);
    const headers = service.headers.flatMap(({ name, shape, origin }) => [name, ...factsIn(shape), ...placesOf(origin)]);
    const schemes = (service.security ?? []).flatMap(({ name, how, origin }) => [name, ...(how.is === "header" ? [how.header, how.credential, how.word ?? ""] : []), ...placesOf(origin)]);
    expect(lacking(textOf(pages.get("authentication.html")!.at("content")), [...headers, ...schemes])).toEqual([]);
    expect(lacking(markdownOf("authentication"), [...headers, ...schemes])).toEqual([]);
  });

  const able = service.resources.filter(({ generic, operations, kind }) => !generic && operations.length > 0 && (kind.description ?? "") !== "");

  test.skipIf(able.length === 0)("a kind is first what those of it are that can do something", () => {
    for (const [name, [first]] of groupBy(able, (resource) => resource.kind.name)) {
      const section = folded(restoreHidden(textOf(pages.get("kinds.html")!.at(kindAnchor(name)))));
      expect(section.startsWith(`${folded(said(name))} ${folded(said(first!.kind.description!))}`), section).toBe(true);
    }
  });

  test("lists every kind, every resource, and every gap and contradiction", () => {
    const kinds = [...new Set(service.resources.map(({ kind }) => kind.name))];
    expect(lacking(textOf(pages.get("kinds.html")!.at("content")), kinds)).toEqual([]);
    const paragraphs = files.get("kinds.md")!.split(/\n{2,}/);
    expect(paragraphs.filter((text, index) => text.startsWith("Source: ") && text === paragraphs[index + 2])).toEqual([]);
    const uris = [...new Map(service.resources.map(({ module, uri }) => [module, uri.template] as const).reverse()).values()];
    expect(lacking(textOf(pages.get("tree.html")!.at("content")), uris)).toEqual([]);
    expect(lacking(markdownOf("tree"), uris)).toEqual([]);
    const all = [service.notes, ...service.resources.flatMap(({ notes, operations }) => [notes, ...operations.map((operation) => operation.notes)])];
    const gaps = [...all.flatMap((notes) => notes.gaps.map(({ what }) => what)), ...service.schemas.flatMap(({ shape }) => [...fieldsIn(shape, "")].flatMap(([field]) => (field.shape.notShown === undefined ? [] : [field.shape.notShown])))];
    expect(lacking(textOf(pages.get("unknowns.html")!.at("content")), gaps)).toEqual([]);
    expect(lacking(markdownOf("unknowns"), gaps)).toEqual([]);
    const doubts = all.flatMap(({ contradictions }) => contradictions.flatMap(({ about, choice, readings }) => [about, choice, ...readings.flatMap(({ says, place }) => [says, placeText(place)])]));
    expect(lacking(textOf(pages.get("contradictions.html")!.at("content")), doubts)).toEqual([]);
    expect(lacking(markdownOf("contradictions"), doubts)).toEqual([]);
  });
});

test("where no scheme says how a request authenticates, its page has what the document says of it, or that it says nothing", () => {
  const [, service] = services[0]!;
  const page = (statements: Notes["statements"]): readonly string[] => {
    const files = docsFiles({ ...service, security: undefined, notes: { ...service.notes, statements } });
    return [textOf(new Page(files.get("authentication.html")!).at("content")), markdownText(files.get("authentication.md")!)];
  };
  const signed = { name: "authentication", says: "Requests are signed.", origin: service.origin };
  for (const text of page([signed])) {
    expect(text).toContain("Requests are signed.");
    expect(text).not.toContain("says nothing");
  }
  for (const text of page([{ ...signed, name: "signatures" }])) expect(text).toContain("The document says nothing of authentication.");
});
