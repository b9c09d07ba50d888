/** The module of a definition file: a function and a class for each of its resources, and the types of its schemas. */
import { typeExpression } from "../emit/declarations.ts";
import { docComment } from "../emit/jsdoc.ts";
import { code, enumerated } from "../../openapi/markdown.ts";
import { identifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { classPart, type ClassView } from "./class-view.ts";
import type { Client } from "./client.ts";
import { stepText } from "./documentation.ts";
import { importsOf, type ImportView } from "./imports.ts";
import { isSilent } from "./layout.ts";
import { declarationView, type DeclarationView } from "./declaration-view.ts";
import { keyParameters, pathTo, pathUses, type ParameterView } from "./parameters.ts";
import { typeNeeds, type Part } from "./part.ts";
import { functionNames } from "./direct-imports.ts";
import { uses, usesTypes } from "./runtime.ts";
import type { Surface } from "./surface.ts";

export interface FunctionView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript identifier">;
  readonly parameters: readonly ParameterView[];
  readonly className: Emit<"typescript identifier">;
  readonly path: Emit<"typescript literal">;
}

export interface ModuleView {
  readonly doc: Emit<"typescript comment">;
  readonly imports: readonly ImportView[];
  readonly functions: readonly FunctionView[];
  readonly classes: readonly ClassView[];
  readonly types: readonly DeclarationView[];
}

/** @param file the definition file */
export function moduleView(file: string, client: Client): ModuleView {
  const module = client.layout.moduleOf(file);
  const surfaces = client.layout.surfacesIn(module);
  const names = functionNames(surfaces, client);
  const functions = surfaces.filter((surface) => names.has(surface)).map((surface) => functionPart(surface, names.get(surface)!, client));
  const classes = surfaces.filter((surface) => !isSilent(surface)).map((surface) => classPart(surface, client));
  const types = [...client.types.declarationsIn(file), ...classes.flatMap(({ declares }) => declares)];
  const needs = [...functions, ...classes].flatMap((part) => part.needs);
  return {
    doc: docComment(`${surfaces.length === 0 ? "Types that several resources share" : `What there is at ${subjectOf(surfaces)}`}. Generated from ${file}.`),
    imports: importsOf(module, [...needs, ...typeNeeds(types, client)]),
    functions: functions.map(({ view }) => view),
    classes: classes.map(({ view }) => view),
    types: types.map(declarationView),
  };
}

function functionPart(surface: Surface, name: string, client: Client): Part<FunctionView> {
  const { path } = surface;
  const keys = keyParameters(path, client);
  const { className } = client.layout.homes.get(surface)!;
  const view: FunctionView = {
    doc: docComment(stepText(surface), keys.tags),
    name: identifier(name),
    parameters: [{ name: identifier("connection"), optional: false, type: typeExpression("Connection") }, ...keys.views],
    className: identifier(isSilent(surface) ? "Undocumented" : className),
    path: pathTo("root", path, keys.names, client),
  };
  const target = isSilent(surface) ? uses("Undocumented") : [];
  return { view, needs: [...target, ...uses(...pathUses(path, "root", client)), ...usesTypes("Connection"), ...typeNeeds(keys.types, client)], declares: [] };
}

/** The templates of their URIs, the shortest alone where others go on from it. */
function subjectOf(surfaces: readonly Surface[]): string {
  const templates = surfaces.flatMap(({ resource }) => (resource === undefined ? [] : [resource.uri.template]));
  const shortest = templates.filter((one) => !templates.some((other) => one !== other && one.startsWith(`${other}/`)));
  return enumerated([...new Set(shortest)].map(code));
}
