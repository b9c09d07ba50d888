/** Whether the arguments of a generic, and the defaults of its type parameters, satisfy what it asks of them. */
import { ts } from "../typescript.ts";
import { boundOf, namesNoParameter } from "./bounds.ts";
import { extendEnv, type Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import type { Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { argumentsOf } from "./references.ts";
import { isBoundBy, isSameNode, type WrittenArguments } from "./same-types.ts";

export function requireArguments(evaluator: Evaluator, node: Reference, parameters: readonly ts.TypeParameterDeclaration[], env: Env | undefined): void {
  if (env === undefined || namesNoParameter(evaluator, node)) return requireTypes(evaluator, node, parameters);
  const typeArguments = node.typeArguments!;
  const written = new Map(typeArguments.map((argument, index) => [parameters[index]!, argument] as const));
  for (const [parameter, argument] of written) requireBound(evaluator, argument, parameter.constraint, written);
}

/** Where all is known. */
function requireTypes(evaluator: Evaluator, node: Reference, parameters: readonly ts.TypeParameterDeclaration[]): void {
  const types = argumentsOf(evaluator, node, parameters, undefined);
  const env = extendEnv(parameters, types);
  parameters.slice(0, node.typeArguments!.length).forEach(({ constraint }, index) => {
    if (constraint !== undefined && !evaluator.assignable(types[index]!, evaluator.evaluate(constraint, env))) notPlain("argument that does not fit");
  });
}

/** Where the arguments name type parameters. */
export function requireBound(evaluator: Evaluator, argument: ts.TypeNode, constraint: ts.TypeNode | undefined, written: WrittenArguments): void {
  if (constraint === undefined) return;
  if (!namesNoParameter(evaluator, constraint)) {
    if (!isBoundBy(evaluator, argument, (bound) => isSameNode(evaluator, constraint, bound, written))) notPlain("argument that may not fit");
  } else if (!evaluator.assignable(boundOf(evaluator, argument), evaluator.evaluate(constraint, undefined))) notPlain("argument that does not fit");
}
