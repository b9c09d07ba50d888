/**
 * Drafts the definitions of a service out of its document. What the document says in shapes that are understood is taken over;
 * what has to be guessed is marked where it stands, and listed.
 */
import type { DocumentText } from "../../documents/document.ts";
import { uriIn } from "../../drift/subject/paths.ts";
import { statedIn } from "../../facts/stated.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Wording } from "../../facts/wording.ts";
import { grouped } from "../../values/grouped.ts";
import { printFile } from "../print/file.ts";
import { importsFrom } from "../print/imports.ts";
import { typeNamesIn } from "../print/names-in.ts";
import type { FileSyntax } from "../print/syntax.ts";
import { generalModule } from "../words/general.ts";
import { isMethod } from "../words/methods.ts";
import { conventionsOf } from "./conventions.ts";
import { filesFor } from "./files/file-paths.ts";
import { withOwnKinds } from "./files/own-kinds.ts";
import { resourceFiles } from "./files/resource-files.ts";
import { schemesAs } from "./files/scheme-types.ts";
import { schemesLeft, schemesOf } from "./files/schemes.ts";
import type { Note } from "./files/service/notes.ts";
import { serviceFile } from "./files/service/service-file.ts";
import { uncoveredSections } from "./files/uncovered.ts";
import { notesAt } from "./files/unsaid-lines.ts";
import { wordNames, wordsFor } from "./files/words.ts";
import { kindsFor } from "./kinds/kinds.ts";
import { kindsFile } from "./kinds/kinds-file.ts";
import { typeName } from "./names.ts";
import { isCollection } from "./resources/collections.ts";
import { isBroken } from "./resources/known-uris.ts";
import { resourceNames } from "./resources/resource-names.ts";
import { sharedTypes } from "./resources/shared-types.ts";
import { targetsOf, type Target } from "./resources/targets.ts";
import { soundIn } from "./sound.ts";
import { statusBlocks, successesIn } from "./survey/answers/statuses.ts";
import { placesLeft } from "./survey/queries/listed-parameters.ts";
import { queriesLeft } from "./survey/queries/told-queries.ts";
import { shapesLeft } from "./survey/requests/one-shape.ts";
import { fieldName, isField, writtenType } from "./survey/rows/own-rows.ts";
import { scopesLeft, withAccess } from "./survey/service/access.ts";
import { withoutCredentials } from "./survey/service/credential-headers.ts";
import { routesWithoutMethod } from "./survey/service/routes.ts";
import { headersOfAnswers, requestsBeside, requestsWithoutWord } from "./survey/service/without-words.ts";
import { shownExamples } from "./survey/shown/examples.ts";
import { schemasLeft } from "./survey/shown/schema-blocks.ts";
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
  const { stated, doubts } = soundIn(statedIn(document, wording));
  const open = surveyOf(stated, { requests: shownRequests(text), examples: shownExamples(text), answers: shownAnswers(text) });
  const survey = withoutCredentials(withAccess(open, schemesAs(schemesOf(open))), schemesOf(open));
  const conventions = conventionsOf(survey);
  const words = wordsFor(survey, conventions, (path) => uriIn(path, survey.prefixes) ?? path);
  const { targets, left } = targetsOf(survey);
  const placed = filesFor(targets);
  const reserved = new Set([...wordNames(conventions), ...survey.kinds.map((kind) => typeName(kind.name))].map((one) => one.toLowerCase()));
  const names = resourceNames(placed, reserved, (target) => isCollection(target, survey));
  const types = sharedTypes(survey, targets, names, reserved);
  const kinds = kindsFor(survey, conventions, names);
  const drafts = resourceFiles({ survey, doubts, conventions, kinds, words, targets, files: placed, names, types });
  const { shared, files: resources } = withOwnKinds(kinds.made(), drafts);
  const ofResources = targets.flatMap(({ fields, data }) => [...(fields === undefined ? [] : [fields]), ...data.map((one) => one.fields)]);
  const ofRequests = survey.endpoints.flatMap(({ headed = [] }) => headed).filter((section) => !ofResources.includes(section));
  const carried = new Set([...ofResources, ...ofRequests]);
  const ofKinds = kindsFile(shared, conventions);
  const lost = uncoveredSections(survey, [ofKinds, ...resources.map(({ file }) => file)]).filter((section) => !left.includes(section));
  const notes = { free: survey.stated.sections.filter((section) => !carried.has(section)), ofRequests: [...new Set(ofRequests)] };
  const root = serviceFile(service, survey, { ...notes, also: [...kindsWithoutResources(survey, ofKinds), ...notesAt(unsaid, survey)] });
  const files = new Map<string, string>([
    ["service.ts", printFile(root.file)],
    ...(shared.length === 0 ? [] : [["kinds.ts", printFile(ofKinds)] as const]),
    ...resources.map(({ path, file }) => [path, printFile(file)] as const),
    ["document.md", text],
  ]);
  const declarations = words.declarations();
  if (declarations.length > 0)
    files.set(
      "words.ts",
      printFile({
        comment: { text: "The words of this document: types that it defines once and uses for many fields." },
        imports: vocabulary(declarations),
        declarations,
      }),
    );
  return {
    files,
    withoutOperations: withoutOperations(survey, targets),
    isEmpty: resources.length === 0,
    guesses: [...root.guesses, ...kinds.guesses(), ...resources.flatMap(({ guesses }) => guesses)],
    left: [
      ...schemesLeft(survey),
      ...scopesLeft(survey, schemesAs(schemesOf(survey))),
      ...requestsWithoutWord(survey),
      ...requestsBeside(survey),
      ...headersOfAnswers(survey),
      ...queriesLeft(survey.stated, survey.endpoints),
      ...placesLeft(survey.stated, survey.endpoints),
      ...routesWithoutMethod(survey),
      ...slashesLeft(survey),
      ...brokenLeft(survey),
      ...schemasLeft(text),
      ...shapesLeft(survey.endpoints),
      ...successesLeft(survey),
      ...[...new Set([...survey.fields, ...survey.endpoints.flatMap(({ parts }) => Object.values(parts).map(({ section }) => section))])].flatMap(withoutType),
      ...lost.map(({ section }) => `what "${section.title}" (line ${section.at.line}) lists: of which request it is, is not understood`),
      ...left.map(({ section }) => `the fields of "${section.title}": the document gives no URI for them in a way that is understood`),
    ],
  };
}

function withoutOperations(survey: Survey, targets: readonly Target[]): ReadonlyMap<string, string> {
  const ofFields = grouped(
    targets.filter(({ fields }) => fields !== undefined),
    ({ fields }) => survey.places.section(fields!),
  );
  const idle = ({ data, endpoints }: Target): boolean => data.length === 0 && endpoints.every(({ methods }) => !methods.some(isMethod));
  return new Map([...ofFields].filter(([, some]) => some.every(idle)).map(([section, [first]]) => [section, first!.uri] as const));
}

/** Kinds that the document tells apart and gives no resource of. */
function kindsWithoutResources({ kinds }: Survey, { declarations }: FileSyntax): readonly Note[] {
  const made = new Set(declarations.flatMap(({ comment }) => (comment?.tags ?? []).flatMap(({ tag, text }) => (tag === "kind" ? [text] : []))));
  return kinds
    .filter(({ name }) => !made.has(name))
    .map(({ name, meaning, paths, source }) => ({ name, text: `${paths.length === 0 ? name : `${name} (${paths.join(", ")})`}: ${meaning}`, source }));
}

function slashesLeft({ endpoints }: Survey): readonly string[] {
  const paths = new Set(endpoints.filter(({ headed, where }) => headed !== undefined && /[^/]\/$/.test(where)).map(({ where }) => where));
  return [...paths].map((path) => `the slash at the end of "${path}": the URIs of definitions end in none`);
}

function brokenLeft({ endpoints }: Survey): readonly string[] {
  const paths = new Set(endpoints.flatMap(({ methods, uris }) => uris.filter(isBroken).map((uri) => `${methods.join()} ${uri}`)));
  return [...paths].map((path) => `"${path}": no request can be sent to its path`);
}

/** An operation that succeeds in several ways. */
function successesLeft({ endpoints }: Survey): readonly string[] {
  return endpoints.flatMap(({ methods, where, statuses = [] }) => {
    const codes = successesIn(statuses).map(({ status }) => status);
    return codes.length < 2
      ? []
      : [`the statuses ${codes.slice(0, -1).join(", ")} and ${codes.at(-1)} of "${methods.join()} ${where}": an operation has one status of success`];
  });
}

function vocabulary(declarations: Parameters<typeof printFile>[0]["declarations"]): Parameters<typeof printFile>[0]["imports"] {
  return importsFrom(
    [...typeNamesIn(declarations)].flatMap((name) => {
      const from = generalModule(name);
      return from === undefined ? [] : [{ name, from }];
    }),
  );
}

/** Rows among fields whose type is written in words that are not known. */
function withoutType(stated: StatedSection): readonly string[] {
  const { section, blocks } = stated;
  const ofStatuses = new Set(statusBlocks(stated));
  const typed = blocks.filter((block) => !ofStatuses.has(block) && [...block.roles.values()].includes("type"));
  const listed = blocks
    .filter(({ block, rows }) => block.is === "list" && rows.some((one) => one.facts.some(({ fact }) => fact === "type")))
    .flatMap((block) => block.rows.filter((one) => one.row.remark !== undefined && fieldName.test(one.row.name) && !isField(one, block, "object")));
  const inTables = typed.flatMap((block) =>
    block.rows.flatMap((one) => {
      const { name, at } = one.row;
      return isField(one, block, "object")
        ? []
        : [`the field "${name}" of "${section.title}" (line ${at.line}): its type, "${writtenType(one, block)}", is none that is understood`];
    }),
  );
  return [
    ...inTables,
    ...listed.map(
      ({ row: { name, at, remark } }) =>
        `the field "${name}" of "${section.title}" (line ${at.line}): what it is, "${remark!}", names no type that is understood`,
    ),
  ];
}
