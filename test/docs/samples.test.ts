/** The samples of the shipped docs: programs compile with the shipped clients, command lines are what a shell reads, answers fit OpenAPI. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../generator/model/operation.ts";
import type { Service } from "../../generator/model/service.ts";
import { pathPattern } from "../../generator/openapi/uri.ts";
import { groupBy } from "../../generator/values/group-by.ts";
import { pageOf } from "../../generator/views/links/addresses.ts";
import { operationAnchor } from "../../generator/views/links/anchors.ts";
import { compiled } from "../client/support/project.ts";
import { repository, shippedServices } from "../support/definitions.ts";
import { attribute, docsFiles, modelled, Page, textOf, type Element } from "./support/docs.ts";

interface Sample {
  readonly operation: Operation;
  /** The definition file. */
  readonly module: string;
  readonly caption: string;
  /** Where its caption leads. */
  readonly opened: string | undefined;
  readonly text: string;
}

function samplesOf(service: Service): readonly Sample[] {
  const files = docsFiles(service);
  const pages = new Map([...new Set(service.resources.map(({ module }) => module))].map((module) => [module, new Page(files.get(`${pageOf(module, service)}.html`)!)]));
  return service.resources.flatMap(({ module, operations }) =>
    operations.flatMap((operation) =>
      figuresIn(pages.get(module)!.at(operationAnchor(operation.id))!).map((figure) => ({ operation, module, caption: textOf(child(figure, "figcaption")), opened: linkIn(child(figure, "figcaption")), text: textOf(child(figure, "pre")) })),
    ),
  );
}

function figuresIn(element: Element): readonly Element[] {
  return element.childNodes.flatMap((node) => (!("tagName" in node) ? [] : node.tagName === "figure" ? [node] : figuresIn(node)));
}

function linkIn(element: Element | undefined): string | undefined {
  const [link] = [element, ...(element?.childNodes ?? [])].flatMap((one) => (one !== undefined && "tagName" in one ? (child(one, "a") ?? []) : []));
  return link && attribute(link, "href");
}

function child(element: Element, name: string): Element | undefined {
  return element.childNodes.find((node): node is Element => "tagName" in node && node.tagName === name);
}

/** The words that a shell hands to curl. */
function wordsOf(line: string): readonly string[] {
  const { stdout, status } = spawnSync("sh", ["-c", `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}\n`], { encoding: "utf8" });
  expect(status).toBe(0);
  return stdout.split("\0").slice(0, -1);
}

describe.each(shippedServices().map((one) => [one.service, one] as const))("%s", (name, definitions) => {
  const service = modelled(definitions);
  const samples = samplesOf(service);
  const operations = service.resources.flatMap((resource) => resource.operations);

  test("has a command line and a program for each operation", () => {
    for (const caption of ["curl", "TypeScript"]) expect(samples.filter((sample) => sample.caption.startsWith(caption)).map(({ operation }) => operation.id)).toEqual(operations.map(({ id }) => id));
  });

  test("the first program of a page makes a client, and leads on to the others, which compile after it", () => {
    const pages = groupBy(samples.filter(({ caption }) => caption.startsWith("TypeScript")), ({ module }) => module);
    const programs = [...pages.values()].map(([first, ...others]) => {
      expect(first!.caption).toBe("TypeScript");
      for (const { opened } of others) expect(opened).toBe(`#${operationAnchor(first!.operation.id)}`);
      return [first!.text, ...others.map(({ text }) => `{\n${text}\n}`)].join("\n");
    });
    expect(compiled("7.0", { texts: Object.fromEntries(programs.map((text, index) => [`page-${index}.ts`, text])) })).toBe("");
  });

  test("a value that a program sends stands on lines of its own where the call has no room for it", () => {
    const programs = samples.filter(({ caption }) => caption.startsWith("TypeScript"));
    expect(programs.flatMap(({ text }) => text.split("\n").filter((line) => line.length > 72 && /[{[]\s/.test(line)))).toEqual([]);
    expect(programs.filter(({ text }) => text.includes("({\n")).length).toBeGreaterThan(0);
  });

  test("the first programs of the service run as they stand, against the address of the command lines beside them", () => {
    const pairs = ["index", "authentication"].map((page) => figuresIn(new Page(docsFiles(service).get(`${page}.html`)!).at("content")!).map((figure) => textOf(child(figure, "pre"))));
    expect(compiled("7.0", { texts: Object.fromEntries(pairs.map(([, program], index) => [`first-${index}.ts`, program!])) })).toBe("");
    for (const [curl, program] of pairs) {
      const [, base = ""] = /baseUrl: "([^"]+)"/.exec(program!) ?? [];
      expect(wordsOf(curl!)[2]!.startsWith(`${base}/`)).toBe(true);
      expect(curl!.split("\n")[0]).toContain(base);
    }
  });

  test("command lines hold the method, an address, the headers that are required, and a body in JSON", () => {
    for (const { operation, text } of samples.filter(({ caption }) => caption === "curl")) {
      const words = wordsOf(text);
      expect(words.slice(0, 2)).toEqual(["--request", operation.method]);
      expect(new URL(words[2]!).href).toBe(words[2]);
      const headers = words.flatMap((word, index) => (words[index - 1] === "--header" ? [word.split(":")[0]!.toLowerCase()] : []));
      expect(headers).toEqual(expect.arrayContaining(service.headers.filter(({ required }) => required).map((header) => header.name.toLowerCase())));
      const data = words[words.indexOf("--data") + 1];
      if (operation.request.is === "json") expect(JSON.parse(data!)).toBeTypeOf("object");
      else expect(words.includes("--data") && data !== "@body.json").toBe(false);
    }
  });

  describe("answers", () => {
    const document = JSON.parse(readFileSync(`${repository}/generated/${name}/openapi.json`, "utf8")) as { readonly paths: Record<string, Record<string, { readonly responses?: Record<string, unknown> }>> };
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    beforeAll(() => void ajv.addSchema({ ...document, $id: "docs:openapi" }));

    test("fit the schemas of the OpenAPI document", () => {
      let count = 0;
      for (const { operation, text } of samples.filter(({ caption }) => caption.startsWith("Answer"))) {
        const path = Object.keys(document.paths).find((one) => one.replace(/\{[^}]*\}/g, "{}") === pathPattern(operation.uri));
        if (path === undefined) continue;
        const pointer = ["paths", path, operation.method.toLowerCase(), "responses", operation.response.status, "content", "application/json", "schema"].map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).map(encodeURIComponent);
        const validate = ajv.compile({ $ref: `docs:openapi#/${pointer.join("/")}` });
        expect(validate(JSON.parse(text)) || validate.errors, operation.id).toBe(true);
        count += 1;
      }
      expect(count).toBeGreaterThan(name === "mgmt-v3" ? 10 : 1);
    });
  });
});
