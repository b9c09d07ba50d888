/**
 * A section that came with the fields of a resource: a file like that of its nearest kin, the resource of the same kind that the
 * document treats alike. What the kin has and the new section does not state is left out.
 */
import { posix } from "node:path";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { resourceFilePath } from "../../draft/files/file-paths.ts";
import { resourceTargets, type ResourceTarget } from "../../draft/resources/targets.ts";
import { ownRows } from "../../draft/survey/rows/own-rows.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { fileOf } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { printFile } from "../../print/file.ts";
import { importsFrom } from "../../print/imports.ts";
import type { DeclarationSyntax } from "../../print/syntax.ts";
import { unplaced, type Planned, type Step } from "../../step.ts";
import { relativeModule } from "../../words/needs.ts";
import { kindName } from "../kind.ts";
import { fileAndLine, nearestPosition } from "../nearest-position.ts";
import { planSectionNotes } from "../notes/section-notes.ts";
import { planRequestSection } from "../operations/request-section.ts";
import { surveyed } from "../surveyed.ts";
import { planBareResource } from "./bare-resource.ts";
import { planData } from "./data.ts";
import { kinOf, pathOnly } from "./kin.ts";
import { declarationsOf, type KinWriting } from "./like-kin.ts";
import { isNewResource, ownUri, planOwnPath } from "./own-path.ts";

export function planSection(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const survey = surveyed(context.editions.theirs.stated);
  const { targets } = resourceTargets(survey);
  const data = planData(context, finding, survey, targets);
  if (data !== undefined) return data;
  const found = targets.find(({ fields }) => fields !== undefined && fields.section.at.line === finding.document.line);
  if (found === undefined) return planWithoutFields(context, finding, all, survey);
  const target = withKey(found);
  const apart = isNewResource(context, target) ? planOwnPath(context, finding, all, target.uri) : undefined;
  return apart ?? planLikeKin(context, finding, all, survey, target);
}

function planWithoutFields(context: PlanningContext, finding: Finding, all: readonly Finding[], survey: Survey): Planned {
  return (
    planRequestSection(context, finding) ??
    planBareResource(context, finding, all) ??
    planOwnEndpoints(context, finding, all, survey) ??
    planSectionNotes(context, finding) ??
    unplaced(
      finding,
      `no URI with fields is given for it in a way that is understood: write a resource, or the data of one, with "@source ${formatPlace(finding.place)}" above it, like that at ${fileAndLine(nearestPosition(context, finding))}`,
    )
  );
}

function planLikeKin(context: PlanningContext, finding: Finding, all: readonly Finding[], survey: Survey, target: ResourceTarget): Planned {
  const file = `${context.folder}/${resourceFilePath(target.uri)}.ts`;
  const kin = kinOf(context, survey, target);
  if (kin === undefined)
    return unplaced(
      finding,
      `no resource of its kind is there to be taken for a pattern: write one with the uri "${target.uri}" and "@source ${target.source}" above it, in ${file}`,
    );
  const known = pathOnly({ context, target, file });
  if (known === undefined && context.texts.has(file))
    return unplaced(finding, `there is a file "${file}" already: write there what the section says, with "@source ${target.source}" above it`);
  const writing: KinWriting = {
    context,
    survey,
    target,
    kin,
    file,
    needs: [],
    sections: [target.fields!],
    guesses: [],
    ...(known === undefined ? {} : { known }),
  };
  const declarations = declarationsOf(writing);
  if (declarations === undefined)
    return unplaced(
      finding,
      `its fields are not stated in words that are understood: write it in ${file}, like ${kin.alias.getName()} at ${fileAndLine(kin.resource.definition)}`,
    );
  return { ...stepOfFile(writing, printFile({ imports: importsForKin(writing, declarations), declarations })), findings: settledBy(writing, finding, all) };
}

function stepOfFile({ target, kin, file, guesses, known }: KinWriting, text: string): Omit<Step, "findings"> {
  return {
    is: "step",
    edits: [],
    files: new Map([[file, text]]),
    needs: [],
    says: `${target.uri}: ${known === undefined ? "added" : "no longer known from paths alone"}, like ${kin.alias.getName()}`,
    at: { file, line: 1, column: 1, length: 0 },
    guesses: [`${target.uri}: its kind and its facts, by those of ${kin.alias.getName()}`, ...guesses],
  };
}

/** The sections that the file is made of came with it. */
function settledBy({ sections }: KinWriting, finding: Finding, all: readonly Finding[]): readonly Finding[] {
  const came = all.filter((one) => one.fact === "section" && sections.some(({ section }) => section.at.line === one.document.line));
  return [finding, ...came.filter((one) => one !== finding)];
}

/** A section of nothing but endpoints on paths that no resource has. */
function planOwnEndpoints(context: PlanningContext, finding: Finding, all: readonly Finding[], { endpoints }: Survey): Planned | undefined {
  const own = endpoints.filter(({ section }) => section.section.at.line === finding.document.line);
  const uris = own.map((endpoint) => ownUri(context, endpoint));
  return uris[0] === undefined || uris.includes(undefined) ? undefined : planOwnPath(context, finding, all, uris[0]);
}

/** A section that gives the path of a collection names the key of its elements in a sentence. */
function withKey(target: ResourceTarget): ResourceTarget {
  const [key] = target.key.length > 0 || target.fields === undefined ? [] : target.fields.facts.flatMap((fact) => (fact.fact === "key" ? [fact.value] : []));
  const rows = new Set(target.fields === undefined ? [] : ownRows(target.fields).map(({ row }) => row.name));
  return key === undefined || !key.every((one) => rows.has(one)) ? target : { ...target, key, uri: `${target.uri}/${key.map((one) => `{${one}}`).join("+")}` };
}

function importsForKin(
  { kin, file, needs }: KinWriting,
  declarations: readonly DeclarationSyntax[],
): readonly { readonly from: string; readonly names: readonly string[] }[] {
  const kind = kindName(kin.alias);
  const source = kin.alias.getSourceFile();
  const imported = source
    .getImportDeclarations()
    .find((one) => one.getNamedImports().some((named) => named.getName() === kind))
    ?.getModuleSpecifierValue();
  const module =
    imported === undefined
      ? relativeModule(fileOf(source), file)
      : imported.startsWith(".")
        ? relativeModule(posix.join(posix.dirname(fileOf(source)), imported), file)
        : imported;
  const own = new Set(declarations.map((one) => one.name));
  return importsFrom([{ name: kind, from: module }, ...needs.filter((need) => !own.has(need.name))]);
}
