/**
 * The module of a definition file: a function and a class for each of its resources, a function for each of its operations,
 * and the types of its schemas. A program that calls functions of operations has none of the classes in it.
 */
import { enumerated, inlineCode } from "../../openapi/text/markdown.ts";
import { deprecationOf, docComment } from "../emit/jsdoc.ts";
import { parameterList, type ParameterTokens } from "../emit/parameters.ts";
import { typeReference } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { classPart, type ClassView } from "./class-view.ts";
import type { Client } from "./client.ts";
import { declarationView, type DeclarationView } from "./declaration-view.ts";
import { functionNames, operationName } from "./direct-imports.ts";
import { stepText } from "./documentation.ts";
import { moduleImports, type ModuleImportView } from "./imports.ts";
import { isSilent } from "./layout.ts";
import { typeNeeds, type ModulePart } from "./module-part.ts";
import { keyParameters, pathTo, pathUses } from "./parameters.ts";
import { runtimeNeeds, runtimeTypeNeeds } from "./runtime.ts";
import type { Surface, Verb } from "./surface.ts";
import { verbPart, type VerbView } from "./verb-view.ts";

export interface FunctionView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript identifier">;
  readonly parameters: Emit<"typescript parameters">;
  readonly className: Emit<"typescript identifier">;
  readonly path: Emit<"typescript literal">;
}

export interface OperationFunctionView extends Omit<VerbView, "name"> {
  readonly name: Emit<"typescript identifier">;
}

export interface ModuleView {
  readonly doc: Emit<"typescript comment">;
  readonly imports: readonly ModuleImportView[];
  readonly functions: readonly FunctionView[];
  readonly operations: readonly OperationFunctionView[];
  readonly classes: readonly ClassView[];
  readonly types: readonly DeclarationView[];
}

/** @param file the definition file */
export function moduleView(file: string, client: Client): ModuleView {
  const module = client.layout.moduleOf(file);
  const surfaces = client.layout.surfacesIn(module);
  const names = functionNames(surfaces, client);
  const functions = surfaces.filter((surface) => names.has(surface)).map((surface) => functionPart(surface, names.get(surface)!, client));
  const operations = surfaces.flatMap((surface) => surface.verbs.map((verb) => operationPart(surface, verb, client)));
  const classes = surfaces.filter((surface) => !isSilent(surface)).map((surface) => classPart(surface, client));
  const types = [...client.types.declarationsIn(file), ...classes.flatMap(({ declares }) => declares)];
  const needs = [...functions, ...operations, ...classes].flatMap((part) => part.needs);
  return {
    doc: docComment(`${surfaces.length === 0 ? "Types that several resources share" : `What there is at ${subjectOf(surfaces)}`}. Generated from ${file}.`),
    imports: moduleImports(module, [...needs, ...typeNeeds(types, client)]),
    functions: functions.map(({ view }) => view),
    operations: operations.map(({ view }) => view),
    classes: classes.map(({ view }) => view),
    types: types.map(declarationView),
  };
}

function functionPart(surface: Surface, name: string, client: Client): ModulePart<FunctionView> {
  const { path, resource = {} } = surface;
  const keys = keyParameters(path, client);
  const className = isSilent(surface) ? "Undocumented" : client.layout.homes.get(surface)!.className;
  const view: FunctionView = {
    doc: docComment(stepText(surface), [...deprecationOf(resource), ...keys.tags]),
    name: identifier(name),
    parameters: parameterList([CONNECTION, ...keys.views], `export function ${name}: ${className} {`),
    className: identifier(className),
    path: pathTo("root", path, keys.names, client),
  };
  const target = isSilent(surface) ? runtimeNeeds("Undocumented") : [];
  return {
    view,
    needs: [...target, ...runtimeNeeds(...pathUses(path, "root", client)), ...runtimeTypeNeeds("Connection"), ...typeNeeds(keys.types, client)],
    declares: [],
  };
}

/** A verb with its whole path; the types that it declares stand with the class, whose verb it is as well. */
function operationPart({ path }: Surface, verb: Verb, client: Client): ModulePart<OperationFunctionView> {
  const name = operationName(verb.operation);
  const { view, needs } = verbPart(
    { ...verb, segments: [...path, ...verb.segments] },
    { name, from: "root", before: "export function ", first: [CONNECTION] },
    client,
  );
  return { view: { ...view, name: identifier(name) }, needs: [...needs, ...runtimeTypeNeeds("Connection")], declares: [] };
}

const CONNECTION: ParameterTokens = { name: identifier("connection"), optional: false, type: typeExpression(typeReference("Connection")) };

/** The templates of their URIs, the shortest alone where others go on from it. */
function subjectOf(surfaces: readonly Surface[]): string {
  const templates = surfaces.flatMap(({ resource }) => (resource === undefined ? [] : [resource.uri.template]));
  const shortest = templates.filter((one) => !templates.some((other) => one !== other && one.startsWith(`${other}/`)));
  return enumerated([...new Set(shortest)].map(inlineCode));
}
