/** One operation in a test's hands: sent, and its answer held against the document. */
import { expect } from "vitest";
import type { Json, Payload, ServiceData, Shape } from "../../stub/src/runtime/data.ts";
import { isObject } from "../../stub/src/runtime/objects.ts";
import type { Shapes } from "../../stub/src/runtime/shapes.ts";
import { usualWays } from "../../stub/src/runtime/ways.ts";
import { anyText } from "./any-text.ts";
import { headerText, isRefusal } from "./choices.ts";
import type { Answer, Carrying } from "./connection.ts";
import { pathOf, type Documented, type Place } from "./documented.ts";
import { misfits } from "./form.ts";
import type { Server } from "./server.ts";
import { asked, unacceptable, type Unacceptable } from "./unacceptable.ts";

export interface Exchange {
  /** With which a request is refused. */
  readonly unacceptable: readonly Unacceptable[];
  /** A body is put into the envelope that the document gives it. */
  send(place: Place, body?: Json, carrying?: Carrying): Promise<Answer>;
  /** The answer is a success and has the form that the document gives it; what stands in its envelope. */
  accepts(place: Place, body?: object): Promise<Json | undefined>;
  /** The answer is a refusal, and nothing has changed. */
  refuses(place: Place, request?: { readonly body?: Json | object; readonly carrying?: Carrying }): Promise<void>;
}

/** @param watched the request that shows whether something has changed */
export function exchangeOf({ operation, resource }: Documented, service: ServiceData, server: Server, shapes: Shapes, watched: Documented | undefined): Exchange {
  const { method, request } = operation;
  const usual = carriedBy(operation, server, shapes);
  const path = (place: Place): string => server.base + pathOf(resource.uri, place);
  const send: Exchange["send"] = (place, body, carrying = usual) =>
    server.send({ method, path: path(place), ...carrying, ...(body === undefined ? {} : { body: enveloped(request, resource.object?.name, body) }) });
  const state = async (place: Place): Promise<Answer | undefined> =>
    watched === undefined || method === "GET" ? undefined : server.send({ method: watched.operation.method, path: server.base + pathOf(watched.resource.uri, place), ...carriedBy(watched.operation, server, shapes) });
  return {
    unacceptable: unacceptable([...service.headers, ...(operation.headers ?? [])], operation.query ?? [], asked(operation.access ?? usualWays(service), service.credentials), usual),
    send,
    accepts: async (place, body) => {
      const answer = await send(place, body as Json | undefined);
      expect(isStatus(answer.status, operation.status), `${method} ${path(place)} is answered with ${answer.status}: ${answer.text}`).toBe(true);
      return contentsOf(shapes, operation.answer, answer);
    },
    refuses: async (place, { body, carrying } = {}) => {
      const before = await state(place);
      const answer = await send(place, body as Json | undefined, carrying);
      expect(isRefusal(answer), `${method} ${path(place)} is answered with ${answer.status}: ${answer.text}`).toBe(true);
      expect(await state(place)).toEqual(before);
    },
  };
}

/** What every request has, what the operation asks of its caller, and the headers and the parameters that it requires besides. */
function carriedBy({ access, headers = [], query = [] }: Documented["operation"], server: Server, shapes: Shapes): Required<Carrying> {
  const usual = server.carrying(access);
  const known = new URLSearchParams(usual.query);
  const asking = query.filter(({ name, required }) => required && !known.has(name)).flatMap(({ name, shape }) => parameterTexts(name, shapes.resolve(shape), shapes));
  const given = new Set(Object.keys(usual.headers).map((name) => name.toLowerCase()));
  const own = headers.filter(({ name, required }) => required && !given.has(name.toLowerCase()));
  return {
    headers: { ...Object.fromEntries(own.map(({ name, shape }) => [name, headerText(name, shapes.resolve(shape))])), ...usual.headers },
    query: [usual.query, ...asking].filter((part) => part !== "").join("&"),
  };
}

/** A list is given once for each of its items. */
function parameterTexts(name: string, shape: Shape, shapes: Shapes): readonly string[] {
  const texts = shape.is === "array" ? Array.from({ length: Math.max(1, shape.minItems ?? 1) }, (_, at) => anyText(name, shapes.resolve(shape.items), at + 1)) : [anyText(name, shape)];
  return texts.map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
}

function enveloped(request: Payload, name: string | undefined, body: Json): Json {
  if (request.is !== "json" || request.envelope === undefined) return body;
  return Object.fromEntries([[request.envelope.named ?? name ?? "", body]]);
}

/** `2XX` is any success. */
function isStatus(status: number, stated: string): boolean {
  return stated.endsWith("XX") ? String(status).charAt(0) === stated.charAt(0) : String(status) === stated;
}

function contentsOf(shapes: Shapes, payload: Payload, { text }: Answer): Json | undefined {
  if (payload.is === "none") expect(text, "the document says that the answer has no body").toBe("");
  if (payload.is !== "json") return text === "" ? undefined : parsed(text);
  const body = parsed(text);
  const { envelope, shape } = payload;
  const names = isObject(body) ? Object.keys(body) : [];
  if (envelope !== undefined) expect(names, "the answer's one field is the name of the type").toEqual(envelope.named === undefined ? [expect.any(String)] : [envelope.named]);
  const contents = envelope === undefined ? body : (body as { readonly [name: string]: Json })[names[0]!];
  expect(misfits(shapes, shape, contents)).toEqual([]);
  return contents;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
