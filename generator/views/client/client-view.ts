/** What the templates of a client name besides the modules of its resources. */
import { docComment } from "../emit/jsdoc.ts";
import { identifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { apiView, type ApiView } from "./api-view.ts";
import type { CallText } from "./calls.ts";
import { classPart, stepPart, type ClassView, type StepView } from "./class-view.ts";
import type { Client } from "./client.ts";
import { connectView, type ConnectView } from "./connect-view.ts";
import { declarationView, type DeclarationView } from "./declaration-view.ts";
import { moduleImports, type ModuleImportView } from "./imports.ts";
import { INDEX } from "./layout.ts";
import { packageView, type PackageView } from "./package-view.ts";
import { wrapLines } from "./prose.ts";
import { readmeView, type ReadmeView } from "./readme-view.ts";
import { runtimeTypeNeeds } from "./runtime.ts";
import { keysOf } from "./surface.ts";
import { verbPart, type VerbView } from "./verb-view.ts";

/** The module that makes the client of a whole service. */
export interface IndexView {
  readonly doc: Emit<"typescript comment">;
  readonly imports: readonly ModuleImportView[];
  readonly noun: Emit<"typescript identifier">;
  readonly create: Emit<"typescript identifier">;
  readonly verbs: readonly VerbView[];
  readonly properties: readonly StepView[];
  readonly calls: readonly StepView[];
  /** Places without a resource, directly below the service. */
  readonly classes: readonly ClassView[];
  readonly types: readonly DeclarationView[];
}

export interface ClientView {
  readonly index: IndexView;
  readonly connect: ConnectView;
  readonly package: PackageView;
  readonly readme: ReadmeView;
  readonly api: ApiView;
}

export function clientView(client: Client, calls: readonly CallText[]): ClientView {
  return {
    index: indexView(client),
    connect: connectView(client),
    package: packageView(client),
    readme: readmeView(client, calls),
    api: apiView(client, calls),
  };
}

function indexView(client: Client): IndexView {
  const { root, service, noun, namesIn } = client;
  const verbs = root.verbs.map((verb) => verbPart(verb, { name: namesIn(root).of(verb), from: "root", before: "  ", first: [] }, client));
  const steps = root.members.map((member) => ({ member, part: stepPart(member, namesIn(root).of(member), "root", client) }));
  const classes = client.layout.surfacesIn(INDEX).map((surface) => classPart(surface, client));
  const parts = [...verbs, ...steps.map(({ part }) => part), ...classes];
  return {
    doc: docComment(
      wrapLines(`The whole of "${service.title}", as one object. A program that calls few resources imports their modules instead, and pays for these alone.`),
    ),
    imports: moduleImports(INDEX, [
      ...parts.flatMap(({ needs }) => needs),
      ...runtimeTypeNeeds("Call", "CallOptions", "Connection", "Operation", "Part", "Path"),
      { from: "undocumented", name: "Undocumented", type: false },
      { from: "undocumented", name: "undocumented", type: false },
      { from: "connect", name: `connect${noun}`, type: false },
      { from: "connect", name: `${noun}Options`, type: true },
    ]),
    noun: identifier(noun),
    create: identifier(`create${noun}`),
    verbs: verbs.map(({ view }) => view),
    properties: steps.filter(({ member }) => keysOf(member.segments).length === 0).map(({ part }) => part.view),
    calls: steps.filter(({ member }) => keysOf(member.segments).length > 0).map(({ part }) => part.view),
    classes: classes.map(({ view }) => view),
    types: parts.flatMap(({ declares }) => declares).map(declarationView),
  };
}
