/** The types that type parameters stand for where a node is evaluated. */
import type { ts } from "../typescript.ts";
import { notPlain } from "./not-plain.ts";
import type { Type } from "./types.ts";

export interface Env {
  readonly parameter: ts.TypeParameterDeclaration;
  readonly type: Type;
  readonly outer: Env | undefined;
}

export function typeGiven(env: Env | undefined, parameter: ts.TypeParameterDeclaration): Type {
  for (let one = env; one !== undefined; one = one.outer) if (one.parameter === parameter) return one.type;
  return notPlain(`nothing is given for "${parameter.name.text}"`);
}

export function extendEnv(parameters: readonly ts.TypeParameterDeclaration[], types: readonly Type[], outer?: Env): Env | undefined {
  let env = outer;
  for (let index = 0; index < parameters.length; index += 1) env = { parameter: parameters[index]!, type: types[index]!, outer: env };
  return env;
}
