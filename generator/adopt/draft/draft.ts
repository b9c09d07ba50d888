/**
 * Drafts the definitions of a service out of its document. What the document says in shapes that are understood is taken over;
 * what has to be guessed is marked where it stands, and listed.
 */
import type { DocumentText } from "../../documents/document.ts";
import { uriIn } from "../../drift/subject/paths.ts";
import { statedIn, type Stated } from "../../facts/stated.ts";
import type { Wording } from "../../facts/wording.ts";
import { groupBy } from "../../values/group-by.ts";
import { printFile } from "../print/file.ts";
import { importsFrom } from "../print/imports.ts";
import { typeNamesIn } from "../print/names-in.ts";
import type { DeclarationSyntax, FileSyntax } from "../print/syntax.ts";
import { generalModule } from "../words/general-type.ts";
import { isMethod } from "../words/methods.ts";
import { conventionsOf } from "./conventions.ts";
import { filesFor } from "./files/file-paths.ts";
import { withOwnKinds } from "./files/own-kinds.ts";
import { resourceFiles } from "./files/resource-files.ts";
import { schemesAs } from "./files/scheme-types.ts";
import { schemesOf } from "./files/schemes.ts";
import type { DraftNote } from "./files/service/notes.ts";
import { serviceFile, type ServiceNotes } from "./files/service/service-file.ts";
import { uncoveredSections } from "./files/uncovered.ts";
import { notesAtLines, notesOfRows } from "./files/unsaid-lines.ts";
import { draftWords, wordNames } from "./files/draft-words.ts";
import { kindsFor } from "./kinds/kinds.ts";
import { kindsFile } from "./kinds/kinds-file.ts";
import { withLimits } from "./limits.ts";
import { undraftedTexts } from "./undrafted.ts";
import { typeName } from "./names.ts";
import { isCollection } from "./resources/collections.ts";
import { otherDataEndpoints } from "./resources/data.ts";
import { resourceNames } from "./resources/resource-names.ts";
import { sharedTypes } from "./resources/shared-types.ts";
import { resourceTargets, type ResourceTarget } from "./resources/targets.ts";
import { separateDoubts } from "./separate-doubts.ts";
import { withAccess } from "./survey/service/access.ts";
import { withoutCredentials } from "./survey/service/credential-headers.ts";
import { shownExamples } from "./survey/shown/examples.ts";
import { shownRequests } from "./survey/shown/shown.ts";
import { shownAnswers } from "./survey/shown/shown-answers.ts";
import { surveyOf, type Survey } from "./survey/survey.ts";

export interface Draft {
  /** By path below the folder of the service. */
  readonly files: ReadonlyMap<string, string>;
  readonly guesses: readonly string[];
  /** What the document says and the draft does not. */
  readonly left: readonly string[];
  /** The URI of what a section lists the fields of, by the section's name, where no operation there is understood: nothing sends them or answers with them. */
  readonly withoutOperations: ReadonlyMap<string, string>;
  /** Nothing in the document is understood as a resource. */
  readonly isEmpty: boolean;
}

/** @param unsaid lines of which the draft would say too little without a statement */
export function draftOf(service: string, document: DocumentText, text: string, wording: Wording, unsaid: readonly number[] = []): Draft {
  const limited = withLimits(statedIn(document, wording));
  const { stated, doubts } = separateDoubts(limited.stated);
  const survey = surveyedWith(stated, text);
  const conventions = conventionsOf(survey);
  const words = draftWords(survey, conventions, (path) => uriIn(path, survey.prefixes) ?? path);
  const { targets, left } = resourceTargets(survey);
  const placed = filesFor(targets);
  const reserved = new Set([...wordNames(conventions), ...survey.kinds.map((kind) => typeName(kind.name))].map((one) => one.toLowerCase()));
  const names = resourceNames(placed, reserved, (target) => isCollection(target, survey));
  const types = sharedTypes(survey, targets, names, reserved);
  const kinds = kindsFor(survey, conventions, names);
  const drafts = resourceFiles({ survey, doubts, limits: limited.limits, conventions, kinds, words, targets, files: placed, names, types });
  const { shared, files: resources } = withOwnKinds(kinds.made(), drafts);
  const ofKinds = kindsFile(shared, conventions);
  const lost = uncoveredSections(survey, [ofKinds, ...resources.map(({ file }) => file)]).filter((section) => !left.includes(section));
  const also = [...kindsWithoutResources(survey, ofKinds), ...requestsOnData(survey), ...notesOfRows(limited.others, survey), ...notesAtLines(unsaid, survey)];
  const root = serviceFile(service, survey, { ...sectionsOfNotes(survey, targets), also });
  const files: readonly (readonly [string, string])[] = [
    ["service.ts", printFile(root.file)],
    ...(shared.length === 0 ? [] : [["kinds.ts", printFile(ofKinds)] as const]),
    ...resources.map(({ path, file }) => [path, printFile(file)] as const),
    ["document.md", text],
    ...wordsFile(words.declarations()),
  ];
  return {
    files: new Map(files),
    withoutOperations: withoutOperations(survey, targets),
    isEmpty: resources.length === 0,
    guesses: [...root.guesses, ...kinds.guesses(), ...resources.flatMap(({ guesses }) => guesses)],
    left: undraftedTexts(survey, text, lost, left),
  };
}

function surveyedWith(stated: Stated, text: string): Survey {
  const open = surveyOf(stated, { requests: shownRequests(text), examples: shownExamples(text), answers: shownAnswers(text) });
  return withoutCredentials(withAccess(open, schemesAs(schemesOf(open))), schemesOf(open));
}

/** What sections say beside fields and requests is a note of the service. */
function sectionsOfNotes({ stated, endpoints }: Survey, targets: readonly ResourceTarget[]): Omit<ServiceNotes, "also"> {
  const ofResources = targets.flatMap(({ fields, data }) => [...(fields === undefined ? [] : [fields]), ...data.map((one) => one.fields)]);
  const ofRequests = endpoints.flatMap(({ headed = [] }) => headed).filter((section) => !ofResources.includes(section));
  const carried = new Set([...ofResources, ...ofRequests]);
  return { free: stated.sections.filter((section) => !carried.has(section)), ofRequests: [...new Set(ofRequests)] };
}

function wordsFile(declarations: readonly DeclarationSyntax[]): readonly (readonly [string, string])[] {
  const comment = { text: "The words of this document: types that it defines once and uses for many fields." };
  return declarations.length === 0 ? [] : [["words.ts", printFile({ comment, imports: vocabulary(declarations), declarations })]];
}

function withoutOperations(survey: Survey, targets: readonly ResourceTarget[]): ReadonlyMap<string, string> {
  const ofFields = groupBy(
    targets.filter(({ fields }) => fields !== undefined),
    ({ fields }) => survey.places.section(fields!),
  );
  const idle = ({ data, endpoints }: ResourceTarget): boolean => data.length === 0 && endpoints.every(({ methods }) => !methods.some(isMethod));
  return new Map([...ofFields].filter(([, some]) => some.every(idle)).map(([section, [first]]) => [section, first!.uri] as const));
}

/** Kinds that the document tells apart and gives no resource of. */
function kindsWithoutResources({ kinds }: Survey, { declarations }: FileSyntax): readonly DraftNote[] {
  const made = new Set(declarations.flatMap(({ comment }) => (comment?.tags ?? []).flatMap(({ tag, text }) => (tag === "kind" ? [text] : []))));
  return kinds
    .filter(({ name }) => !made.has(name))
    .map(({ name, meaning, paths, source }) => ({ name, text: `${paths.length === 0 ? name : `${name} (${paths.join(", ")})`}: ${meaning}`, source }));
}

function requestsOnData(survey: Survey): readonly DraftNote[] {
  return otherDataEndpoints(survey).map(({ purpose, methods, where, source }) => ({
    name: purpose,
    text: `${purpose}: ${methods.join(", ")} ${where}`,
    source,
  }));
}

function vocabulary(declarations: readonly DeclarationSyntax[]): FileSyntax["imports"] {
  return importsFrom(
    [...typeNamesIn(declarations)].flatMap((name) => {
      const from = generalModule(name);
      return from === undefined ? [] : [{ name, from }];
    }),
  );
}
