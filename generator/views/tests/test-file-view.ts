/** What the template for the tests of one definition file names. */
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Json } from "../../model/shape.ts";
import { enumerated, inlineCode } from "../../openapi/text/markdown.ts";
import { definitionPath } from "../definition-path.ts";
import { docComment } from "../emit/jsdoc.ts";
import { identifier, jsonLiteral, stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { caseView, isEmptySuite, placesName, usesSubject, type CaseView } from "./case-view.ts";
import type { Contract } from "./contract.ts";
import { testImports, type TestImportView } from "./imports.ts";
import { builderName, subjectName, tableName } from "./names.ts";
import type { OperationTests } from "./operation-tests.ts";
import type { Body } from "./subjects.ts";

type Name = Emit<"typescript identifier">;
type Literal = Emit<"typescript literal">;

export interface TestFileView {
  readonly doc: Emit<"typescript comment">;
  readonly imports: readonly TestImportView[];
  readonly subjects: readonly { readonly name: Name; readonly uri: Literal; readonly builder: Name | false }[];
  readonly calls: readonly { readonly name: Name; readonly id: Literal }[];
  readonly tables: readonly TableView[];
  readonly suites: readonly CaseView[];
  /** Resources of which the document shows no operation, or not all of them. */
  readonly silent: readonly { readonly title: Literal; readonly todos: readonly Literal[] }[];
}

interface TableView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Name;
  readonly maker: Name;
  readonly rows: readonly Literal[];
}

export function testFileView(file: string, { service, testedIn }: Contract): TestFileView {
  const { resources, tests } = testedIn(file);
  const cases = tests.map(caseView);
  const wrong = bodiesOf(tests.filter((_, at) => cases[at]!.wrong !== false).flatMap(({ body }) => body ?? []));
  const places = tests.filter((_, at) => cases[at]!.places !== false);
  const called = tests.filter((_, at) => !isEmptySuite(cases[at]!));
  const about = tests.filter((_, at) => usesSubject(cases[at]!));
  const silent = resources.flatMap(silentView);
  const module = definitionPath(file, service);
  const builders = buildersUsed(tests, cases, service);
  return {
    doc: docComment(`Holds a server against what the document says of ${subjectText(resources)}.`),
    imports: testImports("../".repeat(module.split("/").length - 1) || "./", {
      cases,
      silent: silent.length > 0,
      builders,
      tables: { wrong: wrong.length > 0, places: places.length > 0 },
    }),
    subjects: subjectViews(tests, cases).filter(({ name }) => about.some(({ subject }) => subjectName(subject) === name.text)),
    calls: called.map(({ operation: { id } }) => ({ name: identifier(id), id: stringLiteral(id) })),
    tables: [...wrong.map(wrongTable), ...places.map(placesTable)],
    suites: cases,
    silent,
  };
}

/** The templates of their URIs, the shortest alone where others go on from it. */
function subjectText(resources: readonly Resource[]): string {
  const templates = resources.map(({ uri }) => uri.template);
  const shortest = templates.filter((one) => !templates.some((other) => one !== other && one.startsWith(`${other}/`)));
  return enumerated([...new Set(shortest)].map(inlineCode));
}

function subjectViews(tests: readonly OperationTests[], cases: readonly CaseView[]): TestFileView["subjects"] {
  const views = tests.map(({ subject }, at) => ({
    name: identifier(subjectName(subject)),
    uri: stringLiteral(subject.resource.uri.template),
    builder: cases[at]!.base,
  }));
  return distinctBy(views, ({ name }) => name.text);
}

/** By the module that makes them: those of the subjects, and of what requests carry. */
function buildersUsed(tests: readonly OperationTests[], cases: readonly CaseView[], service: Service): ReadonlyMap<string, readonly string[]> {
  const bodies = bodiesOf(
    tests.flatMap(({ subject, body }, at) => [
      ...(subject.body === undefined ? [] : [subject.body]),
      ...(body === undefined || cases[at]!.valid === false ? [] : [body]),
    ]),
  );
  const modules = new Map<string, string[]>();
  for (const body of bodies) {
    const module = definitionPath(body.module, service);
    modules.set(module, [...(modules.get(module) ?? []), builderName(body)].sort());
  }
  return modules;
}

/** Each once, with what is wrong wherever it is carried. */
export function bodiesOf(bodies: readonly Body[]): readonly Body[] {
  return distinctBy(
    [...bodies].sort((one, other) => other.wrong.length - one.wrong.length),
    ({ name }) => name,
  );
}

function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function wrongTable({ name, wrong }: Body): TableView {
  const rows = wrong.map(({ says, path, value }): Json => (value === undefined ? [says, path] : [says, path, value]));
  return {
    doc: docComment("Each breaks one fact of the document."),
    name: identifier(tableName(name)),
    maker: identifier("wrongValues"),
    rows: rows.map((value) => jsonLiteral(value)),
  };
}

function placesTable(tests: OperationTests): TableView {
  const rows = tests.wrongPlaces.map(({ says, placeholder, text }) => jsonLiteral([says, placeholder, text]));
  return { doc: docComment("Each is in no path of the document."), name: identifier(placesName(tests)), maker: identifier("wrongPlaces"), rows };
}

/** What the document says that it does not show of a resource as a whole. */
function silentView({ uri, operations, notes, generic }: Resource): TestFileView["silent"] {
  const gaps = notes.gaps.map(({ what }) => `not shown: ${what}`);
  const pattern = generic ? operations.map(({ summary }) => `of whatever it stands for: ${summary}`) : [];
  const todos = operations.length > 0 || gaps.length > 0 ? [...pattern, ...gaps] : ["the document gives it no operation of its own"];
  return todos.length === 0 ? [] : [{ title: stringLiteral(uri.template), todos: todos.map(stringLiteral) }];
}
