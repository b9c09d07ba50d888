/** What the README of a client shows: how to connect, and an example for each resource, or of a large interface for one of each kind. */
import type { Resource } from "../../model/resource.ts";
import { markdownFence } from "../emit/markdown-block.ts";
import { markdownCode, markdownProse, markdownText } from "../emit/markdown.ts";
import type { Emit } from "../emit/value.ts";
import { packageName } from "../package-name.ts";
import type { CallText } from "./calls.ts";
import type { Client } from "./client.ts";
import { deepestImport } from "./direct-imports.ts";
import { connectText, importText, openingText } from "./opening.ts";
import { obtainedText, settingsText } from "./settings-text.ts";

export interface ReadmeView {
  readonly title: Emit<"markdown text">;
  readonly package: Emit<"markdown code">;
  readonly connect: Emit<"markdown block">;
  readonly direct: Emit<"markdown block"> | false;
  readonly undocumented: Emit<"markdown block">;
  readonly errors: Emit<"markdown block">;
  readonly settings: Emit<"markdown block">;
  readonly obtained: Emit<"markdown code"> | false;
  readonly gaps: readonly Emit<"markdown prose">[];
  /** Of more resources than these, which are one of each kind. */
  readonly isSelection: boolean;
  readonly resources: readonly {
    readonly title: Emit<"markdown text">;
    readonly description: Emit<"markdown prose"> | false;
    readonly module: Emit<"markdown code">;
    readonly example: Emit<"markdown block">;
  }[];
}

export function readmeView(client: Client, calls: readonly CallText[]): ReadmeView {
  const { service, noun, variable } = client;
  const name = packageName(service.name, "client");
  const examples = examplesByResource(calls);
  const called = service.resources.filter((resource) => examples.has(resource));
  const shown = called.length > mostExamples ? firstOfEachKind(called) : called;
  const [first] = calls;
  const direct = deepestImport(client);
  const obtained = obtainedText(client);
  return {
    title: markdownText(service.title),
    package: markdownCode(name),
    connect: markdownFence(openingText(service), "ts"),
    direct:
      direct !== undefined &&
      markdownFence(
        [
          importText(`connect${noun}`, `${name}/connect`),
          importText(direct.names.join(", "), `${name}/${direct.module}`),
          "",
          connectText(service, `connect${noun}`, "connection"),
          ...direct.calls.map((call) => `await ${call};`),
        ].join("\n"),
        "ts",
      ),
    undocumented: markdownFence(`const answer: unknown = await ${variable}.at("/an/undocumented/path").get();`, "ts"),
    errors: markdownFence(
      first === undefined
        ? ""
        : [
            `const result = await ${first.example}.result();`,
            'if (!result.ok && result.error.kind === "status") throw new Error(`The service answered ${result.error.status}.`);',
          ].join("\n"),
      "ts",
    ),
    settings: markdownFence(settingsText(client), "ts"),
    obtained: obtained !== undefined && markdownCode(obtained),
    gaps: service.notes.gaps.map(({ what }) => markdownProse(what)),
    isSelection: shown.length < called.length,
    resources: shown.map((resource) => {
      const [description = ""] = resource.description.split("\n\n");
      return {
        title: markdownText(resource.title),
        description: description !== "" && markdownProse(description),
        module: markdownCode(`${name}/${client.layout.moduleOf(resource.module)}`),
        example: markdownFence(examples.get(resource)!.join("\n"), "ts"),
      };
    }),
  };
}

/** Of a file of a megabyte hosts of repositories and packages show no more than the source, or the beginning. */
const mostExamples = 200;

function firstOfEachKind(resources: readonly Resource[]): readonly Resource[] {
  const kinds = new Set<string>();
  return resources.filter(({ kind: { name } }) => kinds.size < kinds.add(name).size);
}

/** What is called on a resource, its data with it. */
function examplesByResource(calls: readonly CallText[]): ReadonlyMap<Resource, readonly string[]> {
  const examples = new Map<Resource, string[]>();
  for (const { resource, example } of calls) {
    const known = examples.get(resource);
    if (known === undefined) examples.set(resource, [`await ${example};`]);
    else known.push(`await ${example};`);
  }
  return examples;
}
