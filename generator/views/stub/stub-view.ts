/** What the templates of a stub name: its package, and the modules of its data, one for each definition file. */
import { camelCase } from "../../link/case.ts";
import { firstShown } from "../../model/access.ts";
import { showCredential, shownText } from "../../model/carried.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import type { Json } from "../../model/shape.ts";
import { definitionPath } from "../definition-path.ts";
import { docComment } from "../emit/jsdoc.ts";
import { jsonValue, manifestText } from "../emit/json.ts";
import { markdownFence } from "../emit/markdown-block.ts";
import { markdownCode, markdownText } from "../emit/markdown.ts";
import { identifier, jsonLiteral, moduleSpecifier, nearestIdentifier, splitLiteral, stringLiteral, type SplitLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { packageName } from "../package-name.ts";
import { stubParts, type StubParts } from "./service.ts";

/** The stub of a service, worked out once for all of its outputs. */
export interface Stub extends StubParts {
  readonly service: Service;
}

export interface StubView {
  readonly doc: Emit<"typescript comment">;
  readonly head: readonly { readonly name: Emit<"typescript identifier">; readonly value: Emit<"typescript literal"> }[];
  readonly parts: readonly { readonly name: Emit<"typescript identifier">; readonly module: Emit<"typescript literal"> }[];
  readonly package: { readonly name: Emit<"json value">; readonly description: Emit<"json value"> };
  readonly readme: {
    readonly title: Emit<"markdown text">;
    readonly name: Emit<"markdown code">;
    readonly example: Emit<"markdown block">;
    /** How a stub is told which credentials it accepts. */
    readonly accepting: Emit<"markdown block">;
    /** The document names a certificate of the client, which no request shows. */
    readonly certificate: boolean;
    /** None where the document names none. */
    readonly credentials: readonly { readonly scheme: Emit<"markdown code">; readonly shown: Emit<"markdown code"> }[];
  };
}

export interface StubPartView {
  readonly doc: Emit<"typescript comment">;
  /** The module of the runtime that says what data are. */
  readonly runtime: Emit<"typescript literal">;
  /** Shapes that lie too deep in others for a compiler. */
  readonly constants: SplitLiteral["constants"];
  readonly shapes: Emit<"typescript literal">;
  readonly resources: Emit<"typescript literal">;
}

export function stubOf(service: Service): Stub {
  return { service, ...stubParts(service) };
}

export function stubView({ service, head, parts }: Stub): StubView {
  const name = packageName(service.name, "stub");
  const carried = (service.security ?? []).filter(({ how }) => how.is !== "certificate");
  return {
    doc: docComment(`The service "${service.title}" as its stub knows it.`),
    head: Object.entries(head).map(([field, value]) => ({ name: identifier(field), value: jsonLiteral(value) })),
    parts: named(parts.map(({ file }) => definitionPath(file, service))),
    package: { name: jsonValue(name), description: manifestText(`A stub of the service "${service.title}": a server to test against.`) },
    readme: {
      title: markdownText(service.title),
      name: markdownCode(name),
      example: markdownFence(exampleOf(name, service), "ts"),
      accepting: markdownFence(acceptingOf(carried), "ts"),
      certificate: carried.length < (service.security ?? []).length,
      credentials: carried.map((scheme) => ({ scheme: markdownCode(scheme.name), shown: markdownCode(sentAs(scheme)) })),
    },
  };
}

export function stubPartView(file: string, { service, parts }: Stub): StubPartView {
  const part = parts.find((one) => one.file === file);
  const module = definitionPath(file, service);
  const { constants, value } = splitLiteral(part?.shapes ?? {}, isShape, "inner");
  return {
    doc: docComment(`What ${module} adds to the service.`),
    runtime: moduleSpecifier(`${"../".repeat(module.split("/").length)}runtime/data.ts`),
    constants,
    shapes: value,
    resources: jsonLiteral(part?.resources ?? []),
  };
}

/** Of what `shapes` hold, only shapes say what they are. */
function isShape({ is }: { readonly is?: Json }): boolean {
  return is !== undefined;
}

/** Each module's variable, called as the module: two that would meet differ by the `_` after the second. */
function named(modules: readonly string[]): StubView["parts"] {
  const taken = new Set(["service", "serviceOf", "ServiceData"]);
  return modules.map((module) => {
    let name = nearestIdentifier(camelCase(module.replaceAll("/", "-")));
    while (taken.has(name)) name += "_";
    taken.add(name);
    return { name: identifier(name), module: moduleSpecifier(`./data/${module}.ts`) };
  });
}

function acceptingOf(schemes: readonly SecurityScheme[]): string {
  const accepted = Object.fromEntries(schemes.map(({ name, how }) => [name, [how.is === "basic" ? "user:password" : "secret"]]));
  return `const own = createStub(service, ${jsonLiteral({ credentials: { accepted } }).text});`;
}

function sentAs(scheme: SecurityScheme): string {
  return shownText(showCredential(scheme.how.is === "basic" ? "<user:password in base64>" : "<credential>", scheme));
}

function exampleOf(name: string, service: Service): string {
  const query = firstShown({}, service).some(({ how }) => how.is === "query") ? "?${stub.query()}" : "";
  return [
    `import { createStub, service, toFetch } from ${stringLiteral(name).text};`,
    `import { serve } from ${stringLiteral(`${name}/serve`).text};`,
    "",
    "const stub = createStub(service, { seed: 1 });",
    "const server = await serve(stub);",
    "",
    "stub.advance(30);",
    'stub.fault({ fault: "status", status: 503 }, { times: 2 });',
    `const answer = await fetch(\`\${server.url}\${stub.base}/…${query}\`, { headers: stub.headers() });`,
    "await server.close();",
    "",
    "const within = toFetch(stub); // the same without a network",
  ].join("\n");
}
