/** An operation as templates of pages name it. */
import type { Effect, Method } from "../../model/operation.ts";
import { accessText } from "../../openapi/text/access.ts";
import type { Emit, Optional } from "../emit/value.ts";
import {
  blockViews,
  doubtView,
  factsView,
  fieldViews,
  notesView,
  placesView,
  type BlockView,
  type DoubtView,
  type FieldView,
  type NotesView,
} from "./field-view.ts";
import type { AnswerEntry, BodyEntry, OperationEntry } from "./operation-entry.ts";
import type { PageWriter } from "./page-writer.ts";
import { asSentence, secondsText } from "./prose.ts";

export interface OperationView {
  readonly open: Optional;
  readonly link: Optional;
  readonly summary: Emit;
  readonly method: Emit;
  readonly badge: Optional;
  readonly path: Emit;
  readonly request: Emit;
  readonly deprecated: boolean;
  readonly effect: Emit;
  readonly description: Optional;
  readonly when: Optional;
  readonly derived: Optional;
  readonly sampling: Optional;
  readonly contains: boolean;
  /** Where it is not what the service asks of all. */
  readonly access: Optional;
  readonly parameters: readonly { readonly of: Emit; readonly fields: readonly FieldView[] }[];
  readonly body: BodyView;
  readonly answers: readonly (BodyView & { readonly status: Emit; readonly description: Optional; readonly places: Optional })[];
  readonly notes: NotesView | false;
  readonly places: Optional;
  readonly curl: Emit;
  readonly call: Optional;
  /** To the call of the page that shows how a client is made. */
  readonly opened: Optional;
}

/** Which of a page's calls comes first, and what a program begins with. */
export interface FirstCall {
  readonly of: OperationEntry | undefined;
  readonly opening: () => string;
}

export interface BodyView {
  readonly none: boolean;
  readonly silent: boolean;
  readonly mediaType: Optional;
  readonly type: Optional;
  /** It is an object of which the fields follow. */
  readonly listed: boolean;
  readonly facts: Optional;
  readonly gaps: readonly Emit[];
  readonly doubts: readonly DoubtView[];
  readonly blocks: readonly BlockView[];
  readonly example: { readonly value: Emit; readonly made: boolean; readonly places: Optional } | false;
}

const EFFECTS: { readonly [Of in Effect]: string } = {
  read: "Reads, and changes nothing.",
  list: "Lists, and changes nothing.",
  create: "Creates.",
  modify: "Changes what the request holds.",
  replace: "Replaces the whole.",
  delete: "Deletes.",
  observe: "Observes, and changes nothing.",
  act: "Acts on the service.",
};

export function operationView(entry: OperationEntry, first: FirstCall, writer: PageWriter): OperationView {
  const { operation, anchor, summary, placeholders, query, headers, request, answers, derived, notes, places } = entry;
  const call = entry.call();
  const { method, uri, effect, description, deprecated, when, contains, access } = operation;
  const parameters = [
    ["In the path", placeholders],
    ["In the query", query],
    ["Headers of this operation", headers],
  ] as const;
  return {
    open: writer.anchored("section", anchor, { class: "operation" }),
    link: writer.linked({ page: writer.page, anchor }),
    summary: writer.prose(summary),
    method: writer.text(method),
    badge: badge(method, writer),
    path: writer.code(uri.template),
    request: writer.code(`${method} ${uri.template}`),
    deprecated: deprecated === true,
    effect: writer.text(EFFECTS[effect]),
    description: description !== "" && writer.block(description),
    when: when !== undefined && writer.prose(`It is this operation where ${when.replace(/\.$/, "")}.`),
    derived: derived !== undefined && writer.text(derived),
    sampling: samplingText(entry, writer),
    contains: contains === true,
    access: access !== undefined && writer.prose(accessText(access)),
    parameters: parameters.filter(([, fields]) => fields.length > 0).map(([of, fields]) => ({ of: writer.text(of), fields: parameterRows(fields, writer) })),
    body: bodyView(request, writer),
    answers: answers.map((answer) => answerView(answer, writer)),
    notes: notesView(notes, writer),
    places: placesView(places, writer),
    curl: writer.program(entry.curl(), "sh"),
    call: call !== undefined && writer.program(entry === first.of ? `${first.opening()}\n\nawait ${call};` : `await ${call};`, "ts"),
    opened: first.of !== undefined && entry !== first.of && writer.linked({ page: writer.page, anchor: first.of.anchor }),
  };
}

/** The method in its colour. */
export function badge(method: Method | string, writer: PageWriter): Optional {
  return writer.classed("span", `method ${method.toLowerCase()}`);
}

export function parameterRows(fields: OperationEntry["query"], writer: PageWriter): readonly FieldView[] {
  return writer.arranged([{ is: "fields", copied: false, fields }]).flatMap((block) => fieldViews(block.fields, writer));
}

function samplingText({ sampling }: OperationEntry, writer: PageWriter): Optional {
  if (sampling === undefined) return false;
  const { names, windows, aggregates } = sampling;
  return writer.phrase(["Computed over the last ", secondsText(windows), " (", aggregates.join(", "), ") from the counters that ", { code: names }, " lists."]);
}

function answerView({ status, description, body, places }: AnswerEntry, writer: PageWriter): OperationView["answers"][number] {
  return {
    status: writer.text(status),
    description: description !== "" && writer.prose(asSentence(description)),
    ...bodyView(body, writer),
    places: placesView(places, writer),
  };
}

function bodyView({ is, mediaType, type, listed, facts, gaps, doubts, blocks, example: made }: BodyEntry, writer: PageWriter): BodyView {
  const example = made();
  return {
    none: is === "none",
    silent: is === "silent",
    mediaType: mediaType !== undefined && writer.code(mediaType),
    type: type.length > 0 && writer.phrase(type),
    listed,
    facts: factsView(facts, writer),
    gaps: gaps.map((what) => writer.prose(asSentence(what))),
    doubts: doubts.map((doubt) => doubtView(doubt, writer)),
    blocks: blockViews(blocks, "the body", writer),
    example: example !== undefined && {
      value: writer.program(example.text, "json"),
      made: example.places.length === 0,
      places: placesView(example.places, writer),
    },
  };
}
