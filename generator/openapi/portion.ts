/**
 * What resources contribute to a document. All of a service's make one portion; or the resources of each file make one,
 * and the portions are joined in the order of the files.
 */
import type { Secured } from "../model/access.ts";
import type { Operation } from "../model/operation.ts";
import type { Service } from "../model/service.ts";
import type { EmitContext } from "./context.ts";
import type { Dialect } from "./dialect.ts";
import type { Forms } from "./forms.ts";
import { idleItems, tagObjects } from "./info.ts";
import type { Portion } from "./parts.ts";
import { componentSchemas } from "./paths/components.ts";
import { genericItems, genericOperations } from "./paths/generic.ts";
import { emittedOperations } from "./paths/operations.ts";
import { pathItems, type PathPlan } from "./paths/paths.ts";
import { headersOf } from "./root.ts";
import { distinctUses } from "./text/kind.ts";

export function contextOf(dialect: Dialect, forms: Forms, secured: Secured): EmitContext {
  return {
    dialect,
    forms,
    secured,
    bodies: { answer: new Map(), request: new Map() },
    envelopes: new Map(),
    listedBodies: new Map(),
    traces: new Map(),
    findings: [],
  };
}

export function portionOf(service: Service, plans: readonly PathPlan[], context: EmitContext): Portion {
  const paths = pathItems(plans, headersOf(service), context);
  return {
    paths,
    schemas: componentSchemas(service, context),
    generic: genericOperations(service.resources, context),
    tags: tagObjects(service),
    kinds: distinctUses(service.resources),
    idle: idleItems(plans),
    genericItems: genericItems(service.resources),
    hasOperations: plans.some(({ operations }) => operations.size > 0),
    refersToErrors: emittedOperations(paths).some(({ responses }) => responses["default"] !== undefined),
  };
}

/** The operations that stand on paths. */
export function operationsOfPlans(plans: readonly PathPlan[]): readonly Operation[] {
  return plans.flatMap((plan) => [...plan.operations.values()].flatMap((shared) => shared.operations));
}
