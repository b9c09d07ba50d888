/** The operations that a resource has: those of the document, and those that the stub has as a choice. */
import type { Setup, Site } from "./setup.ts";
import { envelopeOf } from "./setup.ts";
import type { Envelope, OperationData, Payload } from "./data.ts";
import { isJson, mediaTypeOf } from "./media-types.ts";
import { Refusal } from "./refusal.ts";
import type { Stored } from "./store.ts";

/** Those of a method, in the document's order; refused where there is none. */
export function operationsFor(setup: Setup, site: Site, method: string): readonly OperationData[] {
  const all = operationsOf(setup, site);
  const found = all.get(method);
  if (found !== undefined) return found;
  const methods = [...all.keys()].sort().join(", ");
  throw new Refusal("method", { field: "method", fact: `${method} is none of ${site.resource.uri}, which has ${methods || "none that the document shows"}` }, { allow: allowedAt(setup, site) });
}

/** As the header `Allow` has them. */
export function allowedAt(setup: Setup, site: Site): string {
  return [...operationsOf(setup, site).keys(), ...(setup.choices.undocumented === "answer" ? ["OPTIONS"] : [])].sort().join(", ");
}

type ByMethod = ReadonlyMap<string, readonly OperationData[]>;

/** Stubs of one service share its sites, whatever their choices are. */
const known: { readonly [Choice in Setup["choices"]["undocumented"]]: WeakMap<Site, ByMethod> } = { answer: new WeakMap(), refuse: new WeakMap() };

function operationsOf(setup: Setup, site: Site): ByMethod {
  const remembered = known[setup.choices.undocumented];
  const before = remembered.get(site);
  if (before !== undefined) return before;
  const own = [...site.resource.operations, ...undocumented(setup, site)];
  const all = [...own, ...heads(own)].filter((one) => one.undocumented === undefined || setup.choices.undocumented === "answer");
  const methods = new Map([...new Set(all.map(({ method }) => method))].map((method) => [method, all.filter((one) => one.method === method)]));
  remembered.set(site, methods);
  return methods;
}

/** HEAD asks for all that GET answers but the body (RFC 9110, 9.3.2), also where the document does not say so. */
function heads(operations: readonly OperationData[]): readonly OperationData[] {
  if (operations.some(({ method }) => method === "HEAD")) return [];
  return operations.filter(({ method }) => method === "GET").map((one) => ({ ...one, id: `${one.id}#head`, undocumented: true, method: "HEAD", gaps: ["what HEAD answers"] }));
}

/** Where two share a method, one creates what is absent and another one changes what is there. */
export function byState(operations: readonly OperationData[], stored: Stored | undefined): readonly OperationData[] {
  const creating = operations.filter(({ effect }) => effect === "create");
  const others = operations.filter(({ effect }) => effect !== "create");
  if (creating.length === 0 || others.length === 0) return operations;
  return stored?.configured === true ? others : creating;
}

/** An object that the document shows only how to read. */
function undocumented({ choices, shapes }: Setup, { resource }: Site): readonly OperationData[] {
  const { object, operations } = resource;
  const read = operations.find(({ effect }) => effect === "read");
  const readOnly = operations.every(({ effect }) => effect === "read");
  if (choices.undocumented === "refuse" || object === undefined || read === undefined || !readOnly) return [];
  if (!showsJson(read) || !shapes.hasFields(object.shape)) return [];
  const gapsOf = (method: string): readonly string[] => [...(read.gaps ?? []), ...(resource.gaps ?? []), `what ${method} does`];
  const envelope = envelopeOf(read.answer);
  const request: Payload = { is: "json", shape: object.shape, ...(envelope === undefined ? {} : { envelope }) };
  const common = { status: read.status, answer: read.answer, undocumented: true } as const;
  return [
    { ...common, gaps: gapsOf("POST"), id: `${read.id}#modify`, method: "POST", effect: "modify", request },
    { ...common, gaps: gapsOf("PUT"), id: `${read.id}#replace`, method: "PUT", effect: "replace", request },
    { ...common, gaps: gapsOf("DELETE"), id: `${read.id}#delete`, method: "DELETE", effect: "delete", request: { is: "none" } },
  ];
}

/** Of what is read as a text, or as nothing, there is no object that could be sent. */
function showsJson({ answer }: OperationData): boolean {
  return (answer.is === "json" || answer.is === "not-shown") && isJson(mediaTypeOf(answer));
}

/** How an object is carried where it is read. */
export function ownEnvelope({ resource, element }: Site): Envelope | undefined {
  const read = (element?.resource ?? resource).operations.find(({ effect }) => effect === "read");
  return envelopeOf(read?.answer);
}
