/** What the template for the builders of one definition file names: those of the objects that it stores, and of what its requests carry. */
import type { Json } from "../../model/shape.ts";
import { enumerated, inlineCode } from "../../openapi/text/markdown.ts";
import { definitionPath } from "../definition-path.ts";
import { docComment } from "../emit/jsdoc.ts";
import { identifier, moduleSpecifier, splitLiteral, type SplitLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Contract } from "./contract.ts";
import { builderName } from "./names.ts";
import { bodiesOf } from "./test-file-view.ts";

export interface FixtureFileView {
  readonly doc: Emit<"typescript comment">;
  readonly support: Emit<"typescript literal">;
  /** Specs that lie too deep in others for a compiler. */
  readonly constants: SplitLiteral["constants"];
  readonly builders: readonly {
    readonly doc: Emit<"typescript comment">;
    readonly name: Emit<"typescript identifier">;
    readonly spec: Emit<"typescript literal">;
  }[];
}

export function fixtureFileView(file: string, { service, testedIn }: Contract): FixtureFileView {
  const { resources, tests } = testedIn(file);
  const carried = tests.flatMap(({ operation, body }) => (body === undefined ? [] : [{ body, by: `${operation.method} ${operation.uri.template}` }]));
  const stored = tests.flatMap(({ subject }) => (subject.body === undefined ? [] : [subject.body]));
  const bodies = bodiesOf([...stored, ...carried.map(({ body }) => body)]).filter(({ module }) => module === file);
  const depth = definitionPath(file, service).split("/").length;
  const specs = bodies.map((body) => splitLiteral(body.spec, isObject, `${builderName(body)}Inner`));
  return {
    doc: docComment(`Builders of valid objects for ${enumerated(resources.map(({ uri }) => inlineCode(uri.template)))}.`),
    support: moduleSpecifier(`${"../".repeat(depth)}support/fixture.ts`),
    constants: specs.flatMap(({ constants }) => constants),
    builders: bodies.map((body, at) => {
      const uses = [...new Set(carried.filter((one) => one.body.name === body.name).map(({ by }) => inlineCode(by)))];
      return {
        doc: docComment(
          uses.length === 0
            ? "What reading shows; the document shows no request that carries it."
            : `What ${enumerated(uses)} ${uses.length === 1 ? "carries" : "carry"}.`,
        ),
        name: identifier(builderName(body)),
        spec: specs[at]!.value,
      };
    }),
  };
}

function isObject({ is, required }: { readonly is?: Json; readonly required?: Json }): boolean {
  return is === "object" && required !== undefined;
}
