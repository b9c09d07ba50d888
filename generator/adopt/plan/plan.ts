/** From findings to steps: each finding by the sort of its change. */
import type { Finding } from "../../drift/finding.ts";
import { isOfType } from "../words/says.ts";
import type { Fact } from "../../facts/fact.ts";
import { declarationAt, isProperty, type Context } from "./context.ts";
import { planLiteral } from "./literals.ts";
import { planAdded, planMoved, planRemoved, planRenamed } from "./rows.ts";
import { planStatementAdded, planStatementRemoved } from "./statements.ts";
import { unplaced, type Planned } from "./step.ts";
import { planTypes } from "./types.ts";

export function planOf(context: Context, findings: readonly Finding[]): readonly Planned[] {
  const spread = findings.flatMap(everyPlace);
  const onTypes = spread.filter((finding) => isOnType(context, finding));
  const groups = grouped(onTypes, ({ definition }) => `${definition?.file}:${definition?.line}:${definition?.column}`);
  const others = spread.filter((finding) => !onTypes.includes(finding));
  return [...groups.map((group) => planTypes(context, group)), ...others.map((finding) => planOne(context, finding))];
}

/** A cell that several names share is one finding: each of its fields takes a step of its own. */
function everyPlace(finding: Finding): readonly Finding[] {
  const further = finding.also.filter(({ definition }) => definition !== undefined);
  return [finding, ...further.map((one) => ({ ...finding, ...one, also: [] }))];
}

function isOnType(context: Context, { change, fact, definition, values }: Finding): boolean {
  if (change !== "changed" && !(change === "added" || change === "removed")) return false;
  if (fact === "row" || fact === "statement" || fact === "acceptance" || definition === undefined) return false;
  const isField = isProperty(declarationAt(context, definition));
  return isField && (fact === "required" || [values?.from, values?.to].some((one) => one !== undefined && isOfType(one as Fact)));
}

function planOne(context: Context, finding: Finding): Planned {
  switch (finding.change) {
    case "added":
      return finding.fact === "row" ? planAdded(context, finding) : planStatementAdded(context, finding);
    case "removed":
      return finding.fact === "row" ? planRemoved(context, finding) : planStatementRemoved(context, finding);
    case "renamed":
      return planRenamed(context, finding);
    case "moved":
      return planMoved(context, finding);
    case "changed":
      return finding.fact === "acceptance" ? unplaced(finding, "it is about the ledger of accepted findings") : planLiteral(context, finding);
  }
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): readonly (readonly Value[])[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) void (groups.get(keyOf(value))?.push(value) ?? groups.set(keyOf(value), [value]));
  return [...groups.values()];
}
