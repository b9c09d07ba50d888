/** What the templates of the tests of a service name, the files of its definitions aside: its package, and what the document leaves open of it as a whole. */
import { firstShown } from "../../model/access.ts";
import { showCredential } from "../../model/carried.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import { docComment } from "../emit/jsdoc.ts";
import { jsonValue, manifestText } from "../emit/json.ts";
import { markdownFence } from "../emit/markdown-block.ts";
import { markdownCode, markdownText } from "../emit/markdown.ts";
import { shellWord } from "../emit/shell.ts";
import { stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { packageName } from "../package-name.ts";

export interface TestsView {
  readonly doc: Emit<"typescript comment">;
  readonly todoDoc: Emit<"typescript comment">;
  readonly title: Emit<"typescript literal">;
  readonly todos: readonly Emit<"typescript literal">[];
  readonly package: { readonly name: Emit<"json value">; readonly description: Emit<"json value"> };
  readonly readme: {
    readonly title: Emit<"markdown text">;
    readonly run: Emit<"markdown block">;
    readonly device: Emit<"markdown block">;
    readonly writes: Emit<"markdown code">;
    readonly at: Emit<"markdown code">;
    readonly seed: Emit<"markdown code">;
  };
}

export function testsView(service: Service): TestsView {
  const gaps = service.notes.gaps.map(({ what }) => `not shown: ${what}`);
  const name = packageName(service.name, "tests");
  const variable = (suffix: string): string => `${service.name.toUpperCase().replace(/[^A-Z0-9]+/g, "_")}_${suffix}`;
  return {
    doc: docComment(`The contract of the service "${service.title}": held against its stub, or against the server that the environment names.`),
    todoDoc: docComment("What the document leaves open of the service as a whole."),
    title: stringLiteral(service.title),
    todos: (gaps.length > 0 ? gaps : ["the document leaves nothing open of the service as a whole"]).map(stringLiteral),
    package: { name: jsonValue(name), description: manifestText(`Contract tests of the service "${service.title}".`) },
    readme: {
      title: markdownText(service.title),
      run: markdownFence("npm install\nnpx vitest run", "sh"),
      device: markdownFence(deviceText(service, variable), "sh"),
      writes: markdownCode(`${variable("WRITES")}=yes`),
      at: markdownCode(variable("AT")),
      seed: markdownCode(variable("SEED")),
    },
  };
}

function deviceText(service: Service, variable: (suffix: string) => string): string {
  const { headers } = service;
  const schemes = firstShown({}, service);
  const shown = schemes.map((scheme) => showCredential("…", scheme));
  const credential = shown.flatMap(({ header, value }) => (header === undefined ? [] : [[header, value]]));
  const others = headers.filter(({ required }) => required).map(({ name, shape }) => [name, shape.is === "literals" ? String(shape.values[0]) : "…"]);
  return [
    `export ${variable("URL")}='https://192.0.2.10/…'`,
    `export ${variable("HEADERS")}='${JSON.stringify(Object.fromEntries([...credential, ...others]))}'`,
    ...queryIn(schemes).map((query) => `export ${variable("QUERY")}=${shellWord(JSON.stringify(query)).text}`),
    ...(schemes.some(({ how }) => how.is === "certificate") ? [`export ${variable("CERT")}=client.pem ${variable("KEY")}=client-key.pem`] : []),
    `export ${variable("FINGERPRINT")}='…' # or ${variable("CA")}=authority.pem`,
    `export ${variable("AT")}='{"name":"…"}'`,
    "npx vitest run",
  ].join("\n");
}

/** The parameters that carry credentials, where any do. */
function queryIn(schemes: readonly SecurityScheme[]): readonly { readonly [name: string]: string }[] {
  const parameters = schemes.flatMap(({ how }) => (how.is === "query" ? [[how.parameter, "…"] as const] : []));
  return parameters.length === 0 ? [] : [Object.fromEntries(parameters)];
}
