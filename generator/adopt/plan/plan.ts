/** From findings to steps: what is planned together, and in which order. */
import { tellsOfRow, type Finding } from "../../drift/findings/finding.ts";
import type { Fact } from "../../facts/fact.ts";
import { groupBy } from "../../values/group-by.ts";
import { wordPattern } from "../../values/pattern.ts";
import { declarationAt, isProperty, type PlanningContext } from "../planning-context.ts";
import type { Planned, Step } from "../step.ts";
import { isOfType } from "../words/says.ts";
import { planFormatWord } from "./fields/format-word.ts";
import { planTypes } from "./fields/types.ts";
import { planWords } from "./fields/words.ts";
import { planHeader } from "./notes/header.ts";
import { withValuesKept } from "./notes/values-kept.ts";
import { planOne } from "./planners.ts";
import { nestedIn } from "./rows.ts";
import { sentenceAt } from "./sentence-at.ts";
import { planAddressEnd } from "./values/address-end.ts";
import { planServerAddress } from "./values/server-address.ts";
import { planServerVariables } from "./values/server-variable.ts";
import { planServers } from "./values/servers.ts";

export function planFindings(context: PlanningContext, findings: readonly Finding[]): readonly Planned[] {
  const headers = findings.flatMap((finding) => planHeader(context, finding) ?? []);
  const ofHeaders = new Set(headers.flatMap((step) => step.findings));
  const spread = findings.filter((finding) => !ofHeaders.has(finding)).flatMap(everyPlace);
  const onTypes = spread.filter((finding) => isOnType(context, finding));
  const groups = [...groupBy(onTypes, definedAt).values()];
  const ofTypes = new Set(onTypes);
  const others = sectionsFirst(spread.filter((finding) => !ofTypes.has(finding)));
  const nested = new Set(others.flatMap((finding) => nestedIn(context, finding, others)));
  const settled = new Set<string>();
  const rest = others
    .filter((finding) => !nested.has(finding))
    .flatMap((finding): readonly Planned[] => {
      if (settled.has(finding.fingerprint)) return [];
      const planned = withValuesKept(context, finding, planOne(context, finding, others));
      if (planned.is === "step") for (const { fingerprint } of planned.findings) if (fingerprint !== finding.fingerprint) settled.add(fingerprint);
      return [planned];
    });
  const names = others
    .flatMap(inSentences)
    .filter((finding) => finding.change === "removed" || namesRow(context, finding))
    .map((finding) => planOne(context, finding, others))
    .filter(({ is }) => is === "step");
  return [...groups.map((group) => planTypes(context, group)), ...headers, ...rest, ...names];
}

/** The name of a row in the sentences of its section: what the definitions say of them changes with the row, where they say it. */
function inSentences({ values: _, ...finding }: Finding): readonly Finding[] {
  if (finding.fact !== "row") return [];
  return finding.also
    .filter(({ place }) => place.row === undefined && place.section === finding.place.section)
    .map((one): Finding => ({ ...finding, ...one, fact: "mention", change: finding.change === "renamed" ? "changed" : finding.change, also: [] }));
}

/** A sentence that counts rows names none of them. */
function namesRow(context: PlanningContext, finding: Finding): boolean {
  const { to = "" } = finding;
  return to.split(", ").some((name) => new RegExp(wordPattern(name), "u").test(sentenceAt(context, finding)?.text ?? ""));
}

/**
 * With a section goes, or comes, what stands in it; with a method come the bodies of its requests; a method that a row no longer has can be that of a row that
 * came.
 */
function sectionsFirst(findings: readonly Finding[]): readonly Finding[] {
  const isFirst = ({ fact, change }: Finding): boolean => fact === "section" || (fact === "methods" && (change === "added" || change === "changed"));
  return [...findings.filter(isFirst), ...findings.filter((one) => !isFirst(one))];
}

/** What many share comes first: what changes with a word or an address is no change of the fields or the paths. */
export function planSharedChanges(context: PlanningContext, findings: readonly Finding[]): readonly Step[] {
  const spread = findings.flatMap(everyPlace).filter((finding) => isOnType(context, finding));
  return [
    ...planServers(context, findings),
    ...planServerAddress(context, findings),
    ...planAddressEnd(context, findings),
    ...planServerVariables(context, findings),
    ...findings.flatMap((finding) => planFormatWord(context, finding, findings)),
    ...planWords(context, [...groupBy(spread, definedAt).values()], findings),
  ];
}

/** A cell that several names share is one finding: each of its fields takes a step of its own. */
function everyPlace(finding: Finding): readonly Finding[] {
  const further = finding.also.filter((one) => one.definition !== undefined && !tellsOfRow(finding, one));
  return [finding, ...further.map((one) => ({ ...finding, ...one, also: [] }))];
}

/** A limit that came into prose is no field's. */
function isOnType(context: PlanningContext, { change, fact, place, definition, values }: Finding): boolean {
  if (change === "added" && place.row === undefined) return false;
  if (change !== "changed" && !(change === "added" || change === "removed")) return false;
  if ((fact === "known" && values === undefined) || fact === "row" || fact === "statement" || fact === "acceptance" || definition === undefined) return false;
  const isField = isProperty(declarationAt(context, definition));
  return isField && (fact === "required" || [values?.from, values?.to].some((one) => one !== undefined && isOfType(one as Fact)));
}

function definedAt({ definition }: Finding): string {
  return `${definition?.file}:${definition?.line}:${definition?.column}`;
}
