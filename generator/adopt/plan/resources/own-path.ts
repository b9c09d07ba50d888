/**
 * Rows of endpoints on paths that no resource has: resources there, of kinds whose operations are those of the rows. A collection
 * and its elements stand in one file, with the fields that a section lists of them.
 */
import type { SourceFile, TypeAliasDeclaration } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { resourceFilePath } from "../../draft/files/file-paths.ts";
import { resourceTargets, type ResourceTarget } from "../../draft/resources/targets.ts";
import { keyNamesIn } from "../../draft/resources/written-uris.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { propertyOf } from "../../edit/members.ts";
import { appendToFile, fileOf } from "../../edit/spans.ts";
import { rowAt, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { printDeclaration, printFile } from "../../print/file.ts";
import { importsFrom } from "../../print/imports.ts";
import type { Step } from "../../step.ts";
import { relativeModule } from "../../words/needs.ts";
import { ownFields } from "../fields/own-fields.ts";
import { hasRow, withToldFields } from "../fields/told-fields.ts";
import { kindOf } from "../kind.ts";
import { endpointOf } from "../known-operations.ts";
import { neededWords } from "../needed-words.ts";
import { surveyed } from "../surveyed.ts";
import { resourceDeclaredAt } from "./data.ts";
import { ownResource } from "./own-kind.ts";
import type { DeclarationFile } from "./own-placeholders.ts";

/** Undefined where a resource has the path, or is to have it, or where the fields that came stand in bodies in a way that only the service's kinds know. */
export function planOwnPath(context: PlanningContext, finding: Finding, all: readonly Finding[], uri: string): Step | undefined {
  const survey = surveyed(context.editions.theirs.stated);
  const home = homeOf(uri);
  const known = resourceTargets(survey).targets;
  const targets = known
    .filter((one) => homeOf(one.uri) === home && isNewResource(context, one))
    .toSorted((one, other) => one.uri.length - other.uri.length)
    .map((one) => withToldFields(context, one, known));
  const kinds = kindsFile(context);
  const place = placeFor(context, home);
  const fields = ownFields(context, survey, targets, place.file);
  if (targets.length === 0 || targets.some((one) => isMoving(context, survey, one, all)) || kinds === undefined || fields === undefined) return undefined;
  const made = targets.map((target) => ownResource({ context, survey, place, fields }, target));
  const own = [...made.flatMap(({ declarations }) => declarations), ...fields.declarations];
  const ofKinds = made.flatMap((one) => one.kinds);
  const needs = [
    ...neededWords(own, place.file),
    ...fields.needs,
    ...made.flatMap((one) => one.needs),
    ...made.map(({ kind }) => ({ name: kind, from: relativeModule(fileOf(kinds), place.file), file: place.file })),
  ];
  const { source } = place;
  return {
    is: "step",
    findings: [finding, ...all.filter((one) => one !== finding && isAbout(context, survey, one, targets))],
    edits: [
      appendToFile(kinds, ofKinds.map(printDeclaration).join("\n\n")),
      ...(source === undefined ? [] : [appendToFile(source, own.map(printDeclaration).join("\n\n"))]),
    ],
    ...(source === undefined ? { files: new Map([[place.file, printFile({ imports: importsFrom(needs), declarations: own })]]) } : {}),
    needs: [...neededWords(ofKinds, fileOf(kinds)), ...(source === undefined ? [] : needs)],
    says: `${targets.map((one) => one.uri).join(", ")}: added, of ${made.length === 1 ? "a kind of its own" : "kinds of their own"}`,
    at: { file: place.file, line: 1, column: 1, length: 0 },
    guesses: [...made.flatMap(({ guesses }) => guesses), ...fields.guesses],
  };
}

/** The path of the collection, where a path is that of an element. */
function homeOf(uri: string): string {
  return keyNamesIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri;
}

/** The path of a row that came; undefined where it is general, or is that of a resource. */
export function ownUri(context: PlanningContext, endpoint: Endpoint | undefined): string | undefined {
  const [uri, ...others] = endpoint?.uris ?? [];
  return uri === undefined || others.length > 0 || endpoint!.general.length > 0 || hasResource(context, uri) ? undefined : uri;
}

/** The path that came whose fields the row is among, in a table of a section that was there. */
export function uriTold(context: PlanningContext, row: PlacedRow): string | undefined {
  const known = resourceTargets(surveyed(context.editions.theirs.stated)).targets;
  return known.find((one) => isNewResource(context, one) && hasRow(withToldFields(context, one, known), row))?.uri;
}

/** All of whose rows are on paths that no resource has. */
export function isNewResource(context: PlanningContext, { uri, endpoints }: ResourceTarget): boolean {
  const written = endpoints.filter(({ uris }) => uris.length > 0);
  return !hasResource(context, uri) && written.length > 0 && written.every(({ uris }) => uris.length === 1);
}

/** Whether a row of its has another name, or a method now, and is so far that of a resource elsewhere: that one comes here first. */
function isMoving({ editions: { theirs } }: PlanningContext, survey: Survey, { endpoints }: ResourceTarget, all: readonly Finding[]): boolean {
  const known = all
    .filter(({ change, fact }) => change === "renamed" || fact === "methods")
    .flatMap(({ document, place }) => rowAt(theirs, document, place.row) ?? []);
  return known.some((row) => endpoints.some(({ source }) => source === survey.places.row(row.row)));
}

function hasResource(context: PlanningContext, uri: string): boolean {
  const { resources } = context.service;
  const key = uri.slice(uri.lastIndexOf("/") + 1);
  const collection = keyNamesIn(uri).length > 0 ? uri.slice(0, -key.length - 1) : undefined;
  return resources.some((one) => one.uri === uri || (one.uri === collection && (one.generic || hasKey(context, collection))));
}

/** A collection has its elements beside it where it names their key. */
function hasKey(context: PlanningContext, uri: string): boolean {
  const declared = resourceDeclaredAt(context, uri);
  return declared === undefined || propertyOf(declared.facts, "key") !== undefined;
}

function isAbout({ editions: { theirs } }: PlanningContext, survey: Survey, finding: Finding, targets: readonly ResourceTarget[]): boolean {
  if (finding.change !== "added") return false;
  if (finding.fact === "row" && targets.some(({ kind }) => kind !== undefined && kind.source === formatPlace(finding.place))) return true;
  if (finding.fact === "section") return targets.some(({ fields }) => fields?.section.at.line === finding.document.line);
  const row = finding.fact === "row" ? rowAt(theirs, finding.document, finding.place.row) : undefined;
  if (row !== undefined && targets.some((one) => hasRow(one, row))) return true;
  const endpoint = row === undefined ? undefined : endpointOf(survey, row);
  return endpoint !== undefined && targets.some((one) => one.endpoints.includes(endpoint));
}

/** A file of its own; a URI of placeholders alone stands beside the resource that has most of them. */
function placeFor(context: PlanningContext, home: string): DeclarationFile {
  const file = `${context.folder}/${resourceFilePath(home)}.ts`;
  const shared = (uri: string): number => sharedSegments(uri, home);
  const nearest = segmentsOf(home).every((segment) => segment.includes("{"))
    ? context.service.resources.filter(({ uri }) => shared(uri) > 0).toSorted((one, other) => shared(other.uri) - shared(one.uri))[0]
    : undefined;
  const own = nearest?.definition.file ?? file;
  const source = context.texts.has(own) ? context.opened.open(own) : undefined;
  return { file: own, ...(source === undefined ? {} : { source }) };
}

/** How many segments two URIs begin with alike. */
function sharedSegments(uri: string, other: string): number {
  const [segments, others] = [segmentsOf(uri), segmentsOf(other)];
  const parting = segments.findIndex((segment, index) => segment !== others[index]);
  return parting === -1 ? segments.length : parting;
}

function segmentsOf(uri: string): readonly string[] {
  return uri.split("/").slice(1);
}

function kindsFile(context: PlanningContext): SourceFile | undefined {
  return context.service.resources.flatMap(({ definition }) => {
    const node = declarationAt(context, definition);
    return node?.getKindName() === "TypeAliasDeclaration" ? (kindOf(context, node as TypeAliasDeclaration)?.getSourceFile() ?? []) : [];
  })[0];
}
