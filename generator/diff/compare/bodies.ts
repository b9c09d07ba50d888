/** What the directions of an operation carry: bodies, statuses, answers other than success. */
import { jsonMediaType, type Answer, type Payload } from "../../model/operation.ts";
import { change, type ChangeLocation, type Differences } from "../change.ts";
import { compareShapes } from "./shapes.ts";
import { compareTexts } from "./texts.ts";
import type { ComparedTypes } from "./types.ts";
import { compareValue, matchByName } from "./values.ts";

export function* compareBodies(before: Payload, after: Payload, here: ChangeLocation, types: ComparedTypes): Differences {
  if (before.is === "json" && after.is === "json") {
    yield* compareValue("media-type", before.mediaType ?? jsonMediaType, after.mediaType ?? jsonMediaType, here);
    yield* compareTexts({ description: "", ...exampleOf(before) }, { description: "", ...exampleOf(after) }, here);
    return yield* compareShapes(before.shape, after.shape, here, types);
  }
  const [one, other] = [statedBody(before), statedBody(after)];
  if (one === undefined && other === undefined) yield* compareValue("gap", openBody(before), openBody(after), here);
  else if (one === undefined || other === undefined) yield change("stated-body", one, other, here);
  else if (one !== other) yield change("body", before.is === "none" ? undefined : one, after.is === "none" ? undefined : other, here);
}

function exampleOf({ example }: Extract<Payload, { readonly is: "json" }>): Pick<Parameters<typeof compareTexts>[0], "example"> {
  return example === undefined ? {} : { example: example.value };
}

/** What the document says of a body; undefined where it leaves that open. */
function statedBody(payload: Payload): string | undefined {
  if (payload.is === "none") return "no body";
  return payload.is === "json" ? "a body" : undefined;
}

function openBody(payload: Payload): string | undefined {
  if (payload.is !== "not-shown") return undefined;
  return payload.mediaType === undefined ? payload.what : `${payload.what} (${payload.mediaType})`;
}

/** Any success, where the document states no status. */
const anySuccess = "2XX";

export function* compareAnswers(
  before: { readonly response: Answer; readonly failures: readonly Answer[] },
  after: typeof before,
  here: ChangeLocation,
  types: ComparedTypes,
): Differences {
  const [one, other] = [before.response, after.response];
  yield* compareValue("status", statedStatus(one), statedStatus(other), here);
  yield* compareTexts(one, other, here);
  yield* compareBodies(one.payload, other.payload, here, types);
  const { both, removed, added } = matchByName(before.failures, after.failures, ({ status }) => status);
  for (const [failure, now] of both) {
    const within = { ...here, subject: { is: "answer", name: `${now.status} of ${here.subject.name}` } } as const;
    yield* compareTexts(failure, now, within);
    yield* compareBodies(failure.payload, now.payload, within, types);
  }
  for (const { status } of removed) yield change("failure", status, undefined, here);
  for (const { status } of added) yield change("failure", undefined, status, here);
}

function statedStatus({ status }: Answer): string | undefined {
  return status === anySuccess ? undefined : status;
}
