/** All rules, and the one that judges a change. */
import type { Aspect, Change } from "../change.ts";
import { accessRules } from "./access.ts";
import { bodyRules } from "./bodies.ts";
import { fieldRules } from "./fields.ts";
import { noteRules } from "./notes.ts";
import { operationRules } from "./operations.ts";
import { resourceRules } from "./resources.ts";
import type { Rule } from "./rule.ts";
import { serviceRules } from "./service.ts";
import { typeRules } from "./types.ts";
import { valueRules } from "./values.ts";

/** From the service to the words of a note. */
export const rules: readonly Rule[] = [
  ...serviceRules,
  ...resourceRules,
  ...operationRules,
  ...accessRules,
  ...bodyRules,
  ...fieldRules,
  ...typeRules,
  ...valueRules,
  ...noteRules,
];

const byAspect = new Map<Aspect, readonly Rule[]>();
for (const rule of rules) byAspect.set(rule.aspect, [...(byAspect.get(rule.aspect) ?? []), rule]);

/** Each change is judged by one rule; where none fits, the table lacks one. */
export function ruleFor(change: Change): Rule {
  const rule = byAspect.get(change.aspect)?.find(({ isAbout }) => isAbout(change));
  if (rule === undefined) throw new Error(`No rule judges a change of "${change.aspect}".`);
  return rule;
}

export function ruleNamed(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id);
}
