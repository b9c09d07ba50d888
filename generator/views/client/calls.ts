/** Every operation as a program writes its call, from the client on. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import { jsonLiteral, propertyAccess, type Room } from "../emit/typescript.ts";
import type { Client } from "./client.ts";
import { unwrapEnvelope } from "./envelope.ts";
import { keyNames } from "./key-names.ts";
import { isSilent } from "./layout.ts";
import { bodyWriterOf } from "./media.ts";
import { keySample, sampleOf } from "./samples.ts";
import { keysOf, type Surface } from "./surface.ts";
import type { Segment } from "./tree.ts";

export interface CallText {
  readonly operation: Operation;
  /** The resource that it is called on. */
  readonly resource: Resource;
  /** With the names of parameters: `library.room(name).get()`. */
  readonly general: string;
  /** With values: `library.room("text").get()`. */
  readonly example: string;
}

/** A place that the document knows and says nothing to call of. */
export interface SilentPlace {
  readonly surface: Surface;
  readonly general: string;
}

type Way = Pick<CallText, "general" | "example">;

/** The columns of a line of a program that stands in the docs, beside other text. */
const COLUMNS = 72;
/** What stands around a call that is a statement. */
const AROUND = "await ();".length;

/** @param isAsked whether operations of a resource are among those whose calls are wanted: what stands around them alone is passed by */
export function callsOf(client: Client, isAsked: (resource: Resource) => boolean = () => true): readonly CallText[] {
  return walk(client, (surface, way) =>
    surface.verbs
      .filter(({ resource }) => isAsked(resource))
      .map((verb) => {
        const { operation, resource, segments } = verb;
        const body = takesBody(operation) ? ["body"] : [];
        const query = operation.query.length > 0 ? ["query"] : [];
        const asked = operation.query.some(({ required }) => required)
          ? [jsonLiteral(sampleOf({ is: "object", fields: operation.query }, client.types.names.forms)).text]
          : [];
        const access = propertyAccess(client.namesIn(surface).of(verb)).text;
        const { general, example } = argumentsOf(segments, client);
        const room: Room = { columns: COLUMNS, taken: AROUND + way.example.length + access.length + example.join(", ").length };
        return {
          operation,
          resource: surface.resource ?? resource,
          general: `${way.general}${access}(${[...general, ...body, ...query].join(", ")})`,
          example: `${way.example}${access}(${[...example, ...body.map(() => bodyText(operation, client, room)), ...asked].join(", ")})`,
        };
      }),
  );
}

export function silentPlaces(client: Client): readonly SilentPlace[] {
  return walk(client, (surface, { general }) => (isSilent(surface) ? [{ surface, general }] : []));
}

function walk<Found>(client: Client, at: (surface: Surface, way: Way) => readonly Found[]): readonly Found[] {
  const from = (surface: Surface, way: Way): readonly Found[] => [
    ...at(surface, way),
    ...surface.members.flatMap((member) => {
      const access = propertyAccess(client.namesIn(surface).of(member)).text;
      const { general, example } = argumentsOf(member.segments, client);
      const call = (parameters: readonly string[]): string => (parameters.length === 0 ? access : `${access}(${parameters.join(", ")})`);
      return from(member.to, { general: way.general + call(general), example: way.example + call(example) });
    }),
  ];
  return from(client.root, { general: client.variable, example: client.variable });
}

function argumentsOf(segments: readonly Segment[], { types }: Client): { readonly general: readonly string[]; readonly example: readonly string[] } {
  return {
    general: keyNames(segments),
    example: keysOf(segments).map((key) => jsonLiteral(keySample(key, types.names.forms)).text),
  };
}

/** What its type says as well, without the type being made. */
function takesBody({ method, request }: Operation): boolean {
  return request.is !== "none" && !(request.is === "silent" && method === "DELETE");
}

/** A body that the operation takes, as an expression. */
export function bodyText(operation: Operation, { types }: Client, room?: Room): string {
  const { request } = operation;
  const writer = bodyWriterOf(operation);
  if (writer === "plainBytes") return "new Uint8Array()";
  if (request.is !== "json") return writer === "plainText" ? jsonLiteral("text").text : "{}";
  const { key, shape } = unwrapEnvelope(request.shape, "request", types.names.forms);
  return jsonLiteral(key === undefined && request.example !== undefined ? request.example.value : sampleOf(shape, types.names.forms), room).text;
}
