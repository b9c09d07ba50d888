/** What is noted says something: no gap or statement is empty, and a contradiction has two readings that differ. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Payload } from "../model/operation.ts";
import type { Contradiction, Notes } from "../model/origin.ts";
import type { Shape } from "../model/shape.ts";
import type { GatheredService } from "./rule.ts";
import { eachRemarked, type Subject } from "./subjects.ts";

export function notesSaySomething(service: GatheredService): readonly Diagnostic[] {
  const { operations } = service;
  return [
    ...[...new Set([service, ...service.resources, ...operations].map(({ notes }) => notes))].flatMap(ofNotes),
    ...operations.flatMap(({ request, response, failures, origin }) =>
      [request, response.payload, ...failures.map(({ payload }) => payload)].flatMap((payload) => ofPayload(payload, origin.definition)),
    ),
    ...eachRemarked(service.subjects, ofShape),
  ];
}

function ofShape(shape: Shape, { origin }: Subject): readonly Diagnostic[] {
  const { notShown, contradiction } = shape;
  if (isEmpty(notShown) || (shape.is === "not-shown" && isEmpty(shape.what))) return [report("empty-gap", {}, origin.definition)];
  return contradiction === undefined ? [] : ofContradiction(contradiction);
}

function isEmpty(text: string | undefined): boolean {
  return text?.trim() === "";
}

function ofNotes({ statements, gaps, contradictions }: Notes): readonly Diagnostic[] {
  if (statements.length + gaps.length + contradictions.length === 0) return [];
  return [
    ...statements.filter(({ says }) => isEmpty(says)).map(({ name, origin }) => report("empty-statement", { name }, origin.definition)),
    ...gaps.filter(({ what }) => isEmpty(what)).map(({ origin }) => report("empty-gap", {}, origin.definition)),
    ...contradictions.flatMap(ofContradiction),
  ];
}

function ofPayload(payload: Payload, at: Position): readonly Diagnostic[] {
  return payload.is === "not-shown" && isEmpty(payload.what) ? [report("empty-gap", {}, at)] : [];
}

function ofContradiction({ about, readings, choice, origin }: Contradiction): readonly Diagnostic[] {
  const at = origin.definition;
  const distinct = new Set(readings.map(({ says }) => says.trim()));
  const empty = [about, choice, ...distinct].some(isEmpty);
  if (empty) return [report("contradiction-says-nothing", { about }, at)];
  if (readings.length < 2) return [report("contradiction-of-one-reading", { about }, at)];
  return distinct.size < readings.length ? [report("readings-are-the-same", { about }, at)] : [];
}
