/** A place as a class: what a template needs to write it, and what its module has to import for it. */
import { typeExpression } from "../emit/declarations.ts";
import { docComment, type Tag } from "../emit/jsdoc.ts";
import { identifier, nearestIdentifier, pathExpression, propertyKey, stringLiteral, type PathPiece } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { camelCase } from "../../link/case.ts";
import type { Client } from "./client.ts";
import { keyText, placeText, stepText, verbText } from "./documentation.ts";
import { followView, type FollowView } from "./follow-view.ts";
import type { Need } from "./imports.ts";
import { isSilent } from "./layout.ts";
import { NameSet } from "./name-set.ts";
import type { FieldsType, PayloadType } from "./payload-types.ts";
import { pathFunctions, reservedNames, uses, usesTypes } from "./runtime.ts";
import { keysOf, type Member, type Surface, type Verb } from "./surface.ts";
import type { Segment } from "./tree.ts";
import type { Declaration, Type } from "./types.ts";

export interface ParameterView {
  readonly name: Emit<"typescript identifier">;
  readonly optional: boolean;
  readonly type: Emit<"typescript type">;
}

export interface VerbView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript key">;
  readonly parameters: readonly ParameterView[];
  readonly answer: Emit<"typescript type">;
  readonly operation: OperationView;
  readonly path: Emit<"typescript literal">;
  readonly body: Emit<"typescript identifier"> | false;
  readonly query: Emit<"typescript identifier"> | false;
}

/** What the runtime has to know of an operation. */
export interface OperationView {
  readonly id: Emit<"typescript literal">;
  readonly method: Emit<"typescript literal">;
  readonly effect: Emit<"typescript literal">;
  /** Of an operation that sends a body: the one key under which it stands. */
  readonly sends: { readonly key: Emit<"typescript literal"> | false } | false;
  /** The one key under which the answer stands. */
  readonly answers: Emit<"typescript literal"> | false;
  /** A success may come without a body. */
  readonly empty: boolean;
}

export interface StepView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript key">;
  /** None for a property. */
  readonly parameters: readonly ParameterView[];
  readonly className: Emit<"typescript identifier">;
  readonly path: Emit<"typescript literal">;
}

export interface ClassView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript identifier">;
  readonly verbs: readonly VerbView[];
  readonly follow: FollowView | false;
  readonly properties: readonly StepView[];
  readonly calls: readonly StepView[];
}

/** The path of the service, or that of the place itself. */
export type From = "root" | "this.#path";

/** A part of a module, with what it needs of others and the types that it declares. */
export interface Part<View> {
  readonly view: View;
  readonly needs: readonly Need[];
  readonly declares: readonly Declaration[];
}

export function classPart(surface: Surface, client: Client): Part<ClassView> {
  const { className } = client.layout.homes.get(surface)!;
  const verbs = surface.verbs.map((verb) => verbPart(verb, client.namesIn(surface).of(verb), "this.#path", client));
  const steps = surface.members.map((member) => ({ member, part: stepPart(member, client.namesIn(surface).of(member), "this.#path", client) }));
  const follow = followView(surface, client);
  const view: ClassView = {
    doc: docComment(placeText(surface)),
    name: identifier(className),
    verbs: verbs.map((part) => part.view),
    follow: follow?.view ?? false,
    properties: steps.filter(({ member }) => keysOf(member.segments).length === 0).map(({ part }) => part.view),
    calls: steps.filter(({ member }) => keysOf(member.segments).length > 0).map(({ part }) => part.view),
  };
  const parts = [...verbs, ...steps.map(({ part }) => part)];
  return {
    view,
    needs: [...usesTypes("Connection", "Path"), ...parts.flatMap(({ needs }) => needs), ...(follow?.needs ?? [])],
    declares: parts.flatMap(({ declares }) => declares),
  };
}

/** @param from the expression of the path that the verb is called on */
export function verbPart({ operation, segments }: Verb, name: string, from: From, client: Client): Part<VerbView> {
  const request = client.requestOf(operation);
  const answer = client.answerOf(operation);
  const keys = keyParameters(segments, client);
  const body = request.type === undefined ? [] : [{ name: identifier("body"), optional: request.optional, type: typeExpression(request.type.text) }];
  const query = client.queryOf(operation);
  const headers = client.headersOf(operation);
  const types = [...keys.types, ...(request.type === undefined ? [] : [request.type]), ...(answer.type === undefined ? [] : [answer.type])];
  const view: VerbView = {
    doc: docComment(verbText(operation), keys.tags),
    name: propertyKey(name),
    parameters: [...keys.views, ...body, ...queryParameter(query), optionsParameter(headers)],
    answer: typeExpression(answer.type?.text ?? "void"),
    operation: operationView(operation, request, answer),
    path: pathTo(from, segments, keys.names),
    body: request.type === undefined ? false : identifier("body"),
    query: query !== undefined && identifier("query"),
  };
  return {
    view,
    needs: [...(query === undefined ? [] : uses("withQuery")), ...uses("call", ...(request.type === undefined ? [] : (["json"] as const)), ...pathUses(segments, from)), ...usesTypes("Call", "CallOptions", "Operation"), ...typeNeeds(types, client)],
    declares: [...request.declares, ...[query, headers].flatMap((one) => (one === undefined ? [] : [one.declares])), ...answer.declares],
  };
}

function queryParameter(query: FieldsType | undefined): readonly ParameterView[] {
  return query === undefined ? [] : [{ name: identifier("query"), optional: query.optional, type: typeExpression(query.declares.name) }];
}

/** Headers of the operation's own stand among those of the call. */
function optionsParameter(headers: FieldsType | undefined): ParameterView {
  const own = headers === undefined ? "CallOptions" : `CallOptions & { readonly headers${headers.optional ? "?" : ""}: ${headers.declares.name} }`;
  return { name: identifier("options"), optional: headers?.optional ?? true, type: typeExpression(own) };
}

function operationView({ id, method, effect }: Verb["operation"], request: PayloadType, answer: PayloadType): OperationView {
  return {
    id: stringLiteral(id),
    method: stringLiteral(method),
    effect: stringLiteral(effect),
    sends: request.type !== undefined && { key: request.key !== undefined && stringLiteral(request.key) },
    answers: answer.key !== undefined && stringLiteral(answer.key),
    empty: answer.optional,
  };
}

/** @param from the expression of the path that the step starts from */
export function stepPart({ to, segments }: Member, name: string, from: From, client: Client): Part<StepView> {
  const keys = keyParameters(segments, client);
  const home = client.layout.homes.get(to)!;
  const view: StepView = {
    doc: docComment(stepText(to), keys.tags),
    name: propertyKey(name),
    parameters: keys.views,
    className: identifier(isSilent(to) ? "Undocumented" : home.className),
    path: pathTo(from, segments, keys.names),
  };
  const target = isSilent(to) ? uses("Undocumented") : [{ from: home.module, name: home.className, type: false }];
  return { view, needs: [...target, ...uses(...pathUses(segments, from)), ...typeNeeds(keys.types, client)], declares: [] };
}

export interface KeyParameters {
  readonly names: readonly string[];
  readonly types: readonly Type[];
  readonly views: readonly ParameterView[];
  readonly tags: readonly Tag[];
}

/** One parameter for each part of the keys in a path, typed as the field that it is. */
export function keyParameters(segments: readonly Segment[], { types }: Client): KeyParameters {
  const taken = new NameSet(reservedNames);
  const keys = keysOf(segments);
  const names = keys.map(({ name }) => taken.add(nearestIdentifier(camelCase(name) || "key")));
  const typed = keys.map(({ shape }) => types.typeOf(shape, "request"));
  return {
    names,
    types: typed,
    views: typed.map(({ text }, index) => ({ name: identifier(names[index]!), optional: false, type: typeExpression(text) })),
    tags: keys.map((key, index) => ({ tag: "param", name: names[index]!, text: keyText(key) })),
  };
}

export function pathTo(from: From, segments: readonly Segment[], names: readonly string[]): Emit<"typescript literal"> {
  let key = 0;
  const pieces = segments.flatMap((segment): PathPiece[] => [
    "/",
    ...segment.map((part): PathPiece => (part.is === "literal" ? part.text : { variable: names[key++]!, spans: part.spans })),
  ]);
  return pathExpression(from, pieces, pathFunctions);
}

export function pathUses(segments: readonly Segment[], from: From): readonly ("root" | "below" | "along")[] {
  const spanning = keysOf(segments).some(({ spans }) => spans);
  const others = segments.filter((segment) => segment.every((part) => part.is === "literal" || !part.spans));
  return [...(from === "root" ? (["root"] as const) : []), ...(others.length > 0 ? (["below"] as const) : []), ...(spanning ? (["along"] as const) : [])];
}

/** The modules of the declared types that others name. */
export function typeNeeds(types: readonly Type[], { types: { names }, layout }: Client): readonly Need[] {
  return types.flatMap(({ uses: used }) =>
    used.map((name) => {
      const { schema } = names.componentOf(name)!;
      return { from: layout.moduleOf(schema.id.slice(0, schema.id.lastIndexOf("#"))), name, type: true };
    }),
  );
}
