/** The docs over a whole service are made in pieces: each output belongs to one, and follows from nothing but what its piece does. */
import { describe, expect, test } from "vitest";
import { DOCS_IMPRINTS, docsImprints } from "../../generator/plan/imprint.ts";
import { piecesOf, searchPieces } from "../../generator/plan/pieces.ts";
import { limitedFields, pageOutline, type FieldDigest, type PageDigest } from "../../generator/views/docs/digest.ts";
import { wholeDocs } from "../../generator/views/docs/docs-view.ts";
import { pageIn, pageNameOf, pageTextsOf } from "../../generator/views/docs/known-page.ts";
import { rendererOf } from "../../generator/views/outputs.ts";
import { scopeOf, viewsOf, type ServiceView } from "../../generator/views/service-view.ts";
import { indexView } from "../../generator/views/whole-view.ts";
import { shippedServices } from "../support/definitions.ts";
import { modelled, ownTemplates } from "./support/docs.ts";

const renderer = rendererOf(ownTemplates);
const blank: FieldDigest = { path: "", anchor: "", type: "", facts: [], limits: [], description: "", places: [] };

describe.each(shippedServices().map((one) => [one.service, modelled(one)] as const))("%s", (name, service) => {
  const scope = scopeOf(service);
  const { digestOf } = viewsOf(scope).docs();
  const digests = [...scope.files.resource, ...scope.files.shared].map(digestOf);
  const pieces = piecesOf(["docs"], digests);
  const made = outputs(digests);

  function outputs(of: readonly PageDigest[]): ReadonlyMap<string, string> {
    const { view, parts } = wholeDocs(service, [], () => of.map((digest) => pageIn({ ...pageNameOf(digest), texts: () => pageTextsOf(digest) })));
    const rendered = renderer.ofService(name, { docs: view(), parts: parts() } as Partial<ServiceView> as ServiceView, (path) => path.startsWith("docs/"));
    if (!rendered.ok) throw new Error(rendered.diagnostics.map(({ message }) => message).join("\n"));
    return new Map(rendered.value.map(({ path, text }) => [path, text]));
  }

  /** What each imprint says of a page, and nothing else. */
  const said: Readonly<Record<string, (digest: PageDigest) => PageDigest>> = {
    [DOCS_IMPRINTS.outline]: (digest) => ({ ...digest, ...pageOutline(digest), notes: [], findings: [], types: digest.types.map((type) => ({ ...type, description: "", fields: type.fields.map(() => blank) })) }),
    [DOCS_IMPRINTS.limits]: (digest) => ({ ...digest, notes: [], findings: [], types: limitedFields(digest).map((type, index) => ({ ...digest.types[index]!, description: "", fields: type.fields.map((field) => ({ ...blank, ...field })) })) }),
    [DOCS_IMPRINTS.open]: (digest) => ({ ...digest, notes: [], types: digest.types.map((type) => ({ ...type, description: "", fields: type.fields.map(() => blank) })) }),
    [DOCS_IMPRINTS.search]: ({ first: _, ...digest }) => ({ ...digest, file: "", summary: "", findings: [] }),
  };

  test("each output belongs to one piece, and each piece has outputs", () => {
    expect([...made.keys()].filter((path) => pieces.filter(({ holds }) => holds(path)).length !== 1)).toEqual([]);
    expect(pieces.filter(({ holds }) => ![...made.keys()].some(holds)).map((piece) => piece.name)).toEqual([]);
  });

  test("what search finds on the pages is enough for its index", () => {
    const found = digests.map((digest) => ({ ...pageNameOf(digest), search: pageTextsOf(digest).search }));
    const parts = searchPieces(digests);
    const index = renderer.ofService(name, indexView(service, found), (path) => parts.some(({ holds }) => holds(path)));
    const expected = [...made].filter(([path]) => parts.some(({ holds }) => holds(path)));
    expect(expected.length).toBe(parts.length);
    expect(index.ok && index.value.map(({ path, text }) => [path, text])).toEqual(expected);
  });

  test("what no imprint of a piece says shows in none of its outputs", () => {
    for (const { holds, imprints } of pieces) {
      const without = outputs(digests.map(said[imprints.at(-1)!]!));
      for (const [path, text] of made) if (holds(path)) expect(without.get(path), path).toBe(text);
    }
  });
});

test("the description of a field is for the search alone", () => {
  const [one] = shippedServices();
  const scope = scopeOf(modelled(one!));
  const digest = scope.files.resource.map(viewsOf(scope).docs().digestOf).find(({ types }) => types.some(({ fields }) => fields.length > 0))!;
  const changed = { ...digest, types: digest.types.map((type) => ({ ...type, fields: type.fields.map((field) => ({ ...field, description: "Another." })) })) };
  const [before, after] = [docsImprints(pageTextsOf(digest)), docsImprints(pageTextsOf(changed))];
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual([DOCS_IMPRINTS.search]);
});
