/** From findings to steps: each finding by the sort of its change. */
import type { Finding } from "../../drift/findings/finding.ts";
import type { Fact } from "../../facts/fact.ts";
import { grouped } from "../../values/grouped.ts";
import { asWord } from "../../values/pattern.ts";
import { declarationAt, isProperty, type Context } from "../context.ts";
import { isOfKey } from "../moot.ts";
import { unplaced, type Planned, type Step } from "../step.ts";
import { isOfType } from "../words/says.ts";
import { planBeside } from "./fields/beside.ts";
import { planCommentWord } from "./fields/comment-word.ts";
import { planFormatWord } from "./fields/format-word.ts";
import { planGapClosed } from "./fields/gap-closed.ts";
import { planHolds } from "./fields/holds.ts";
import { planInner } from "./fields/inner.ts";
import { planItems } from "./fields/items.ts";
import { planKeyNamed } from "./fields/key-named.ts";
import { planKnown } from "./fields/known.ts";
import { planMeaning, planMeaningGone } from "./fields/meaning.ts";
import { planNullable } from "./fields/nullable.ts";
import { planRemark, planRemarkGone } from "./fields/remark.ts";
import { planTypes, planWords } from "./fields/types.ts";
import { planValueDeprecated } from "./fields/value-deprecated.ts";
import { planEntryReworded } from "./notes/entry-reworded.ts";
import { planGapNarrowed } from "./notes/gap-narrowed.ts";
import { planGapReplaced } from "./notes/gap-replaced.ts";
import { planGapReworded } from "./notes/gap-reworded.ts";
import { planHeader } from "./notes/header.ts";
import { planPropertyGone } from "./notes/property-gone.ts";
import { planSectionUnsaid } from "./notes/section-unsaid.ts";
import { planStatementAdded, planStatementRemoved, planStatementReplaced, recordAround, toldBesides } from "./notes/statements.ts";
import { withValuesKept } from "./notes/values-kept.ts";
import { planAccess } from "./operations/access.ts";
import { planBehaviourGone } from "./operations/behaviour-gone.ts";
import { planBody } from "./operations/body.ts";
import { planRequestDeprecated } from "./operations/deprecated.ts";
import { planMethodSaid } from "./operations/method-said.ts";
import { planMethodShown } from "./operations/method-shown.ts";
import { planMethods } from "./operations/operation.ts";
import { planQuery } from "./operations/query.ts";
import { planQueryTable } from "./operations/query-table.ts";
import { planStatusSaid } from "./operations/status-said.ts";
import { planStatus, planStatusAdded } from "./operations/status.ts";
import { planWindows } from "./operations/windows.ts";
import { planBareResource } from "./resources/bare-resource.ts";
import { planDataKind } from "./resources/data-kind.ts";
import { planSectionGone } from "./resources/resource-gone.ts";
import { planSection } from "./resources/resource.ts";
import { planDeclarationsGone } from "./resources/section-gone.ts";
import { planSectionSplit } from "./resources/section-split.ts";
import { nestedIn, planAdded, planMoved, planRemoved, planRenamed } from "./rows.ts";
import { planValuesApart } from "./resources/values-apart.ts";
import { sentenceAt } from "./sentence-at.ts";
import { planAddressEnd } from "./values/address-end.ts";
import { planListed } from "./values/listed.ts";
import { planLiteral, schemeEdits } from "./values/literals.ts";
import { planSchemeWordGone } from "./values/scheme-word-gone.ts";
import { planScope } from "./values/scopes.ts";
import { planSeries } from "./values/series.ts";
import { planServerVariables } from "./values/server-variable.ts";
import { planServers } from "./values/servers.ts";
import { planVersion } from "./values/version.ts";

export function planOf(context: Context, findings: readonly Finding[]): readonly Planned[] {
  const headers = findings.flatMap((finding) => planHeader(context, finding) ?? []);
  const ofHeaders = new Set(headers.flatMap((step) => step.findings));
  const spread = findings.filter((finding) => !ofHeaders.has(finding)).flatMap(everyPlace);
  const onTypes = spread.filter((finding) => isOnType(context, finding));
  const groups = [...grouped(onTypes, definedAt).values()];
  const others = sectionsFirst(spread.filter((finding) => !onTypes.includes(finding)));
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
function namesRow(context: Context, finding: Finding): boolean {
  const { to = "" } = finding;
  return to.split(", ").some((name) => new RegExp(asWord(name), "u").test(sentenceAt(context, finding)?.text ?? ""));
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
export function wordsOf(context: Context, findings: readonly Finding[]): readonly Step[] {
  const spread = findings.flatMap(everyPlace).filter((finding) => isOnType(context, finding));
  return [
    ...planServers(context, findings),
    ...planAddressEnd(context, findings),
    ...planServerVariables(context, findings),
    ...findings.flatMap((finding) => planFormatWord(context, finding, findings)),
    ...planWords(context, [...grouped(spread, definedAt).values()]),
  ];
}

/** A cell that several names share is one finding: each of its fields takes a step of its own. */
function everyPlace(finding: Finding): readonly Finding[] {
  const further = finding.also.filter(({ definition, place }) => definition !== undefined && (finding.fact !== "row" || place.row !== undefined));
  return [finding, ...further.map((one) => ({ ...finding, ...one, also: [] }))];
}

/** A limit that came into prose is no field's. */
function isOnType(context: Context, { change, fact, place, definition, values }: Finding): boolean {
  if (change === "added" && place.row === undefined) return false;
  if (change !== "changed" && !(change === "added" || change === "removed")) return false;
  if ((fact === "known" && values === undefined) || fact === "row" || fact === "statement" || fact === "acceptance" || definition === undefined) return false;
  const isField = isProperty(declarationAt(context, definition));
  return isField && (fact === "required" || [values?.from, values?.to].some((one) => one !== undefined && isOfType(one as Fact)));
}

function planOne(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const access = planAccess(context, finding, all);
  if (access !== undefined) return access;
  const table = planQueryTable(context, finding, all);
  if (table !== undefined) return table;
  if (finding.fact === "section")
    return finding.change === "added"
      ? (planValuesApart(context, finding) ?? planSectionSplit(context, finding, all) ?? planSection(context, finding, all))
      : sectionGone(context, finding, all);
  if (finding.fact === "known" && finding.change !== "changed") return planScope(context, finding) ?? planKnown(context, finding);
  const methods = finding.fact === "methods" && finding.change === "changed" ? planMethods(context, finding, all) : undefined;
  if (methods !== undefined) return methods;
  const shown = planMethodShown(context, finding, all);
  if (shown !== undefined) return shown;
  const methodSaid = planMethodSaid(context, finding);
  if (methodSaid !== undefined) return methodSaid;
  if (finding.fact === "member" && finding.change === "added" && isOfKey(finding, all)) return unplaced(finding, "the key that it is a part of says it");
  const inner = planBeside(context, finding) ?? (isOnNote(context, finding) ? undefined : planInner(context, finding));
  if (inner !== undefined) return inner;
  const query = planQuery(context, finding, all);
  if (query !== undefined) return query;
  const series = planSeries(context, finding);
  if (series !== undefined) return series;
  const body = planBody(context, finding);
  if (body !== undefined) return body;
  const status = planStatus(context, finding) ?? planStatusAdded(context, finding) ?? planStatusSaid(context, finding);
  if (status !== undefined) return status;
  const windows = planWindows(context, finding);
  if (windows !== undefined) return windows;
  const closed = planGapClosed(context, finding, all);
  if (closed !== undefined) return closed;
  if (finding.fact === "notShown" && finding.change === "changed")
    return planGapNarrowed(context, finding) ?? planGapReplaced(context, finding, all) ?? planStatementReplaced(context, finding, all);
  if (all.some((one) => one.fact === "notShown" && one.change === "changed" && toldBesides(context, one, all) === finding))
    return unplaced(finding, "its sentence takes the place of another one");
  if (finding.fact !== "row" && isScheme(context, finding)) return planLiteral(context, finding);
  const deprecated = planRequestDeprecated(context, finding);
  if (deprecated !== undefined) return deprecated;
  const field =
    planItems(context, finding) ??
    planHolds(context, finding) ??
    planValueDeprecated(context, finding) ??
    planMeaning(context, finding) ??
    planMeaningGone(context, finding);
  if (field !== undefined) return field;
  const nullable = planNullable(context, finding);
  if (nullable !== undefined) return nullable;
  const listed = planListed(context, finding, all);
  if (listed !== undefined) return listed;
  const propertyGone = planPropertyGone(context, finding) ?? planSchemeWordGone(context, finding);
  if (propertyGone !== undefined) return propertyGone;
  const version = planVersion(context, finding);
  if (version !== undefined) return version;
  switch (finding.change) {
    case "added":
      return finding.fact === "row"
        ? (planDataKind(context, finding, all) ?? planAdded(context, finding, all))
        : (planBareResource(context, finding, all) ??
            planRemark(context, finding, all) ??
            planEntryReworded(context, finding) ??
            planStatementAdded(context, finding));
    case "removed":
      return finding.fact === "row"
        ? (planDeclarationsGone(context, finding, all) ?? planBehaviourGone(context, finding, all) ?? planRemoved(context, finding))
        : said(context, finding, all);
    case "renamed":
      return planRenamed(context, finding);
    case "moved":
      return planMoved(context, finding);
    case "changed":
      return finding.fact === "acceptance" ? unplaced(finding, "it is about the ledger of accepted findings") : changed(context, finding, all);
  }
}

/** An entry goes with its words; one that says most of what its sentence does now stays, in the words of that. */
function said(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planRemarkGone(context, finding) ?? planGapReworded(context, finding) ?? planStatementRemoved(context, finding, all);
  return planned.is === "step" ? planned : (planEntryReworded(context, finding) ?? planned);
}

/**
 * By the definitions alone, a path that came beside others can be found as one that changed; an entry of notes, or a comment, can say in other words what
 * changed.
 */
function changed(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planGapReworded(context, finding) ?? planLiteral(context, finding);
  return planned.is === "step"
    ? planned
    : (planBareResource(context, finding, all) ??
        planEntryReworded(context, finding) ??
        planKeyNamed(context, finding) ??
        planCommentWord(context, finding) ??
        planned);
}

function sectionGone(context: Context, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planSectionGone(context, finding, all);
  return planned.is === "step" ? planned : (planDeclarationsGone(context, finding, all) ?? planSectionUnsaid(context, finding) ?? planned);
}

/** An entry of notes holds no fields. */
function isOnNote(context: Context, { definition }: Finding): boolean {
  const declaration = definition === undefined ? undefined : declarationAt(context, definition);
  return isProperty(declaration) && recordAround(declaration) !== undefined;
}

function isScheme(context: Context, finding: Finding): boolean {
  const declaration = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  return declaration !== undefined && schemeEdits(context, finding, declaration) !== undefined;
}

function definedAt({ definition }: Finding): string {
  return `${definition?.file}:${definition?.line}:${definition?.column}`;
}
