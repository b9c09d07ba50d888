/** What a name in a type stands for: a type parameter, an alias, an interface, each with its arguments. */
import { getOrInsert } from "../../values/memoize.ts";
import { libFile } from "../lib.ts";
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { aliasOf, hasOneType, isDeferred, makeOnce, openParameter } from "./aliases.ts";
import { arrayInstance, deferredArray } from "./arrays.ts";
import { extendEnv, typeGiven, type Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { aliasKey, idsOf } from "./factory.ts";
import { interfaceInstance } from "./interfaces.ts";
import { isParameter, nameNode, type Named, type Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import type { Alias, Type } from "./types.ts";

const none: readonly ts.TypeParameterDeclaration[] = [];

export function evaluateReference(evaluator: Evaluator, node: Reference, env: Env | undefined, alias: Alias | undefined): Type {
  const meaning = evaluator.names.meaningOf(nameNode(node));
  if (isParameter(meaning)) return typeGiven(env, meaning);
  const declaration = meaning.declarations[0];
  const parameters = declaration.typeParameters ?? none;
  if (parameters.length === 0 && node.typeArguments !== undefined) return notPlain("arguments of a type that takes none");
  if (parameters.length === 0) return evaluator.declared(meaning);
  if (env !== undefined && alias === undefined && hasOneType(evaluator, node)) return evaluator.evaluate(node, undefined);
  const types = argumentsOf(evaluator, node, parameters, env);
  if (ts.isInterfaceDeclaration(declaration)) return interfaceReference(evaluator, node, meaning, types, env, alias);
  return aliasInstance(evaluator, meaning, types, alias ?? aliasOf(evaluator, node, env) ?? importedAlias(evaluator, node, meaning, types));
}

/** What is imported goes by its name. */
function importedAlias({ names }: Evaluator, node: Reference, symbol: Named, types: readonly Type[]): Alias | undefined {
  return names.isImported(nameNode(node)) ? { symbol, arguments: types.slice(0, node.typeArguments?.length ?? 0) } : undefined;
}

/** The arguments of a reference, and the defaults of those that it leaves out. */
export function argumentsOf(evaluator: Evaluator, node: Reference, parameters: readonly ts.TypeParameterDeclaration[], env: Env | undefined): readonly Type[] {
  const types = (node.typeArguments ?? []).map((argument) => evaluator.evaluate(argument, env));
  if (types.length === parameters.length) return types;
  if (types.length > parameters.length) notPlain("too many type arguments");
  let inner = extendEnv(parameters.slice(0, types.length), types);
  for (const parameter of parameters.slice(types.length)) {
    if (parameter.default === undefined) notPlain("too few type arguments");
    const type = evaluator.evaluate(parameter.default, inner);
    types.push(type);
    inner = { parameter, type, outer: inner };
  }
  return types;
}

function interfaceReference(evaluator: Evaluator, node: Reference, named: Named, types: readonly Type[], env: Env | undefined, alias: Alias | undefined): Type {
  const isOfLib = named.declarations[0].getSourceFile().fileName === libFile;
  if (isOfLib && named.name !== "Array" && named.name !== "ReadonlyArray") notPlain("generic interface of the library");
  const deferred = ts.isTypeReferenceNode(node) && isDeferred(evaluator, node, (node.typeArguments?.length ?? 0) !== types.length);
  if (isOfLib) {
    const isReadonly = named.name === "ReadonlyArray";
    return deferred ? deferredArray(evaluator, node, env, alias, isReadonly, () => types[0]!) : arrayInstance(evaluator, types[0]!, isReadonly);
  }
  if (deferred) return makeOnce(evaluator, node, env, alias, (name) => interfaceInstance(evaluator, named, types, name));
  const known = getOrInsert(evaluator.instances, named, () => new Map<string, Type>());
  return getOrInsert(known, idsOf(types), () => interfaceInstance(evaluator, named, types, undefined));
}

/** What a generic alias is for some arguments. */
function aliasInstance(evaluator: Evaluator, named: Named, types: readonly Type[], alias: Alias | undefined): Type {
  const declaration = named.declarations[0] as ts.TypeAliasDeclaration;
  const known = getOrInsert(evaluator.instances, named, () => new Map<string, Type>());
  return getOrInsert(known, idsOf(types) + aliasKey(alias), () => evaluator.evaluate(declaration.type, extendEnv(declaration.typeParameters!, types), alias));
}

/** The type parameters of a declaration, with nothing given for them. */
export function openEnv(evaluator: Evaluator, declaration: TypeDeclaration): Env | undefined {
  const parameters = declaration.typeParameters ?? [];
  return extendEnv(
    parameters,
    parameters.map((parameter) => openParameter(evaluator, parameter)),
  );
}
