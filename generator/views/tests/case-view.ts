/** What the template for the tests of one operation names: the parts of each test that there is, and `false` for each that there is not. */
import type { Json } from "../../model/shape.ts";
import { identifier, jsonLiteral, propertyAccess, propertyKey, stringLiteral } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { builderName, subjectName, tableName } from "./names.ts";
import type { OperationTests } from "./operation-tests.ts";

type Name = Emit<"typescript identifier">;
type Literal = Emit<"typescript literal">;

export interface CaseView {
  readonly title: Literal;
  readonly call: Name;
  readonly subject: Name;
  /** The builder of the subject's own objects, and of what requests carry. */
  readonly base: Name | false;
  readonly valid: Name | false;
  /** The operation changes what is there already. */
  readonly changes: boolean;
  readonly answers: Literal | false;
  readonly shows: boolean;
  /** Fields that only requests hold. */
  readonly unshown: Literal | false;
  readonly defaults: Literal | false;
  readonly identifier: Emit<"typescript access"> | false;
  readonly several: boolean;
  readonly lists: boolean;
  readonly finds: Emit<"typescript key"> | false;
  readonly key: Literal | false;
  readonly counters: Literal | false;
  readonly sampled: Literal | false;
  readonly names: Literal | false;
  readonly ordered: Literal | false;
  readonly takes: readonly TakesView[];
  readonly keeps: boolean;
  readonly restores: Literal | false;
  readonly removes: boolean;
  readonly resets: Literal | false;
  readonly wrong: Name | false;
  readonly places: Name | false;
  readonly guarded: boolean;
  /** What runs the tests of a call whatever it is sent: on a real server those that write need leave. */
  readonly runs: Name;
  readonly todos: readonly Literal[];
}

export interface TakesView {
  readonly sentence: Literal;
  readonly size: Name;
  readonly call: Name;
  readonly subject: Name;
  readonly base: Name | false;
  readonly valid: Name;
  readonly changes: boolean;
  readonly answersObject: boolean;
  readonly readable: boolean;
  readonly unshown: Literal | false;
}

export function caseView(tests: OperationTests): CaseView {
  const view = testsOf(tests);
  const gaps = tests.gaps.map((what) => `not shown: ${what}`);
  const todos = gaps.length === 0 && isEmptySuite(view) ? ["the document says too little of it for a test"] : gaps;
  return { ...view, todos: todos.map(stringLiteral) };
}

/** Whether no test would stand in the suite, which fails it. */
export function isEmptySuite(view: Omit<CaseView, "todos">): boolean {
  const { answers, shows, defaults, identifier: field, lists, finds, key, counters, sampled, ordered, removes, resets, places, guarded, takes } = view;
  return (
    takes.length === 0 &&
    [answers, shows, defaults, field, lists, finds, key, counters, sampled, ordered, removes, resets, places, guarded].every((one) => one === false)
  );
}

/** Whether a test names the object that the suite is about: what finds any object by its identifier names none, nor does what guards that. */
export function usesSubject(view: Omit<CaseView, "todos">): boolean {
  return !isEmptySuite(view.finds === false ? view : { ...view, finds: false, guarded: false });
}

function testsOf(tests: OperationTests): Omit<CaseView, "todos"> {
  const { operation, subject, body, identifier: field, sampled } = tests;
  const { effect, contains, looksUp, response } = operation;
  const base: Name | false = subject.body !== undefined && identifier(builderName(subject.body));
  const readable = subject.read !== undefined;
  const known = base !== false && readable;
  const several = (subject.object?.key.length ?? 0) > 0;
  // The answer to HEAD shows nothing.
  const reads = effect === "read" && operation.method !== "HEAD" && contains === undefined && looksUp === undefined;
  const acts = effect === "act" || tests.beside;
  const changes = acts ? base !== false : effect === "modify" || effect === "replace";
  const unshown: Literal | false = tests.unshown.length > 0 && jsonLiteral(tests.unshown);
  const common = { call: identifier(operation.id), subject: identifier(subjectName(subject)), base, changes, unshown };
  const valid: Name | false = body !== undefined && !(changes && base === false) && identifier(builderName(body));
  // What it is sent to act on is no object that stays.
  const stays = known && !acts;
  const written =
    valid === false || !(changes || acts || effect === "create")
      ? []
      : takesViews({
          ...common,
          valid,
          answersObject: tests.answersObject && !acts,
          readable: readable && !acts && (effect !== "create" || tests.names),
        });
  return {
    ...common,
    valid: written.length === 0 ? false : valid,
    title: stringLiteral(`${operation.summary}: ${operation.method} ${operation.uri.template}`),
    answers:
      ((tests.reads && looksUp === undefined) || (acts && operation.request.is === "none")) &&
      stringLiteral(response.payload.is === "json" ? "answers in the form that the document gives it" : "answers"),
    shows: reads && known,
    defaults: reads && known && literalOf(tests.defaults),
    identifier: reads && readable && field !== undefined && propertyAccess(field),
    several: several && base !== false,
    lists: effect === "list" && known && several && response.payload.is === "json",
    finds: looksUp !== undefined && propertyKey(looksUp),
    key: base !== false && tests.key.length > 0 && jsonLiteral(tests.key),
    counters: tests.counters.length > 0 && jsonLiteral(tests.counters),
    sampled: base !== false && literalOf(sampled?.fields),
    names: literalOf(sampled?.names),
    ordered: base !== false && literalOf(sampled?.ordered),
    takes: written,
    keeps: tests.keeps && stays && valid !== false,
    restores: effect === "replace" && stays && valid !== false && literalOf(tests.defaults),
    removes: effect === "delete" && stays && several,
    resets: effect === "delete" && stays && !several && literalOf(tests.defaults),
    wrong: written.length > 0 && body !== undefined && body.wrong.length > 0 && identifier(tableName(body.name)),
    places: tests.reads && tests.wrongPlaces.length > 0 && identifier(placesName(tests)),
    guarded: written.length > 0 || operation.request.is === "none",
    runs: identifier(tests.reads ? "reading" : "writing"),
  };
}

export function placesName({ operation }: OperationTests): string {
  return tableName(`${operation.id}-place`);
}

function takesViews(common: Omit<TakesView, "sentence" | "size">): readonly TakesView[] {
  return [
    { ...common, sentence: stringLiteral("takes the required fields alone"), size: identifier("minimal") },
    { ...common, sentence: stringLiteral("takes every field"), size: identifier("full") },
  ];
}

function literalOf(value: Json | undefined): Literal | false {
  return value !== undefined && jsonLiteral(value);
}
