/** Bodies that are no JSON: kept as they came where their URI is read as such, and answered so. */
import { isJson, mediaTypeOf } from "../media-types.ts";
import type { Result, Situation } from "../situation.ts";
import type { Content, Stored } from "../store.ts";
import { act } from "./act.ts";

/** Whether what is sent can be read again as it is. */
export function isReadAsItIs({ found }: Situation): boolean {
  return found.route.resource.operations.some(({ effect, answer }) => effect === "read" && !isJson(mediaTypeOf(answer)));
}

/** What is there of it, where that is what the answer is made of. */
export function contentAt({ state, found, operation: { answer } }: Situation): Content | undefined {
  return isJson(mediaTypeOf(answer)) ? undefined : state.get(found.path)?.content;
}

export function hasContent({ state, found }: Situation): boolean {
  return state.get(found.path)?.content !== undefined;
}

export function keepContent(situation: Situation, content: Content): Result {
  const { state, now, found: { path, route } } = situation;
  const blank: Stored = { path, uri: route.resource.uri, fields: {}, configured: true, created: now, serial: 0, observed: [] };
  return { ...act(situation), changes: [{ put: { ...(state.get(path) ?? blank), content } }] };
}

export function withoutContent(situation: Situation): Result {
  return { ...act(situation), changes: [{ remove: situation.found.path }] };
}
