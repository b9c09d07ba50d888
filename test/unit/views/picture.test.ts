/** How the picture of a service is laid out: what nests in what, and a size that does not grow with the service. */
import { expect, test } from "vitest";
import { htmlWriter } from "../../../generator/views/docs/page-writer.ts";
import { BOX_HEIGHT, pictureLayout, type PictureLayout } from "../../../generator/views/docs/picture/layout.ts";
import { nestResources } from "../../../generator/views/docs/picture/nest.ts";
import { pictureView } from "../../../generator/views/docs/picture/picture-view.ts";
import { modelOf, shippedServices } from "../../support/definitions.ts";
import { payloads } from "./payloads.ts";

function layout(...uris: readonly string[]): PictureLayout {
  return pictureLayout(nestResources(uris.map((uri) => ({ uri, kind: "Kind", href: "#" }))));
}

/** `above > below` for each line, and what is above nothing. */
function shape({ boxes, lines }: PictureLayout): readonly string[] {
  const alone = boxes.filter((box) => !lines.some(({ from, to }) => from === box || to === box));
  return [...lines.map(({ from, to }) => `${from.label} > ${to.label}`).sort(), ...alone.map(({ label }) => label)];
}

function overlap({ boxes }: PictureLayout): readonly string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => Math.abs(one.y - other.y) < BOX_HEIGHT && one.x < other.x + other.width && other.x < one.x + one.width).map((other) => `${one.label} ${other.label}`),
  );
}

test("resources nest by their URIs, steps that nothing is at join what they lead to", () => {
  expect(shape(layout("/hall", "/hall/{name}", "/hall/{name}/seat/{row}+{seat}", "/show/list"))).toEqual(["/hall > /{name}", "/{name} > /seat/{row}+{seat}", "/show/list"]);
  expect(shape(layout("/a/b", "/a/c"))).toEqual(["/a > /b", "/a > /c"]);
  expect(shape(layout(`/${"a".repeat(30)}/${"b".repeat(30)}`))).toEqual([`/${"a".repeat(30)} > /${"b".repeat(30)}`]);
});

test("a resource below a step that is cut off is counted", () => {
  const uris = Array.from({ length: 50 }, (_, branch) => [`/b${branch}`, `/b${branch}/x`, `/b${branch}/y`]).flat();
  const { boxes } = layout(...uris);
  expect(boxes).toHaveLength(50);
  expect(new Set(boxes.map(({ note }) => note))).toEqual(new Set(["Kind, 2 below"]));
});

test("the shipped services fit on a phone, and everything on a page of 1280", () => {
  for (const definitions of shippedServices()) {
    const { outcome } = modelOf(definitions);
    const uris = outcome.ok ? outcome.value.resources.map(({ uri }) => uri.template) : [];
    expect(layout(...uris).width).toBeLessThanOrEqual(288);
  }
  const wide = Array.from({ length: 8 }, (_, depth) => Array.from({ length: depth + 1 }, (_, level) => `/${`level-${level}-`.padEnd(32, "x")}`).join(""));
  for (const made of [layout(...wide), layout(...Array.from({ length: 300 }, (_, index) => `/branch-${index}/end`))]) expect(made.width).toBeLessThanOrEqual(912);
});

test.each([0, 1, 30, 61, 3000])("%i branches make a picture of a bounded size, in which nothing overlaps", (count) => {
  const made = layout(...Array.from({ length: count }, (_, index) => `/branch-${index}/{name}/${"deep/".repeat(index % 5)}end`));
  expect(overlap(made)).toEqual([]);
  expect(made.boxes.length).toBeLessThanOrEqual(200);
  expect(made.height).toBeLessThan(4000);
  expect(made.boxes.every(({ x, y, width }) => x + width <= made.width && y + BOX_HEIGHT <= made.height)).toBe(true);
  const branches = made.boxes.filter((box) => !made.lines.some(({ to }) => to === box));
  expect(branches.length + made.left).toBe(count);
});

test("any URI stands in it as text, cut where it is long", () => {
  const resources = payloads.map((text) => ({ uri: `/${text}`, kind: text, anchor: "a" }));
  const { boxes } = pictureView({ title: "Title", version: "1", document: "document.md" }, [{ page: "reference/p", resources } as never], htmlWriter("picture"));
  expect(boxes.length).toBeGreaterThan(50);
  for (const { label, whole } of boxes) {
    expect(label.text).not.toMatch(/[<>"]/);
    expect(whole.text).not.toMatch(/[<>"]/);
    expect([...label.text.replace(/&[^;]+;|⟨[^⟩]+⟩/g, "x")].length).toBeLessThanOrEqual(32);
  }
});
