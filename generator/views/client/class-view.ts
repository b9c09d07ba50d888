/** A place as a class, and the steps from it: what a template needs to write them, and what their module has to import. */
import { deprecationOf, docComment } from "../emit/jsdoc.ts";
import { parameterList } from "../emit/parameters.ts";
import { identifier, propertyKey } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Client } from "./client.ts";
import { classText, stepText } from "./documentation.ts";
import { followView, type FollowView } from "./follow-view.ts";
import { isSilent } from "./layout.ts";
import { typeNeeds, type ModulePart } from "./module-part.ts";
import { keyParameters, pathTo, pathUses, type From } from "./parameters.ts";
import { runtimeNeeds, runtimeTypeNeeds } from "./runtime.ts";
import { keysOf, type Member, type Surface } from "./surface.ts";
import { verbPart, type VerbView } from "./verb-view.ts";

export interface StepView {
  readonly doc: Emit<"typescript comment">;
  readonly name: Emit<"typescript key">;
  /** Of a call; a property has none. */
  readonly parameters: Emit<"typescript parameters">;
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

export function classPart(surface: Surface, client: Client): ModulePart<ClassView> {
  const { className } = client.layout.homes.get(surface)!;
  const verbs = surface.verbs.map((verb) => verbPart(verb, { name: client.namesIn(surface).of(verb), from: "this.#path", before: "  ", first: [] }, client));
  const steps = surface.members.map((member) => ({ member, part: stepPart(member, client.namesIn(surface).of(member), "this.#path", client) }));
  const follow = followView(surface, client);
  const view: ClassView = {
    doc: docComment(classText(surface, client.service), deprecationOf(surface.resource ?? {})),
    name: identifier(className),
    verbs: verbs.map((part) => part.view),
    follow: follow?.view ?? false,
    properties: steps.filter(({ member }) => keysOf(member.segments).length === 0).map(({ part }) => part.view),
    calls: steps.filter(({ member }) => keysOf(member.segments).length > 0).map(({ part }) => part.view),
  };
  const parts = [...verbs, ...steps.map(({ part }) => part)];
  return {
    view,
    needs: [...runtimeTypeNeeds("Connection", "Path"), ...parts.flatMap(({ needs }) => needs), ...(follow?.needs ?? [])],
    declares: parts.flatMap(({ declares }) => declares),
  };
}

/** @param from the expression of the path that the step starts from */
export function stepPart({ to, segments }: Member, name: string, from: From, client: Client): ModulePart<StepView> {
  const keys = keyParameters(segments, client);
  const home = client.layout.homes.get(to)!;
  const className = isSilent(to) ? "Undocumented" : home.className;
  const view: StepView = {
    doc: docComment(stepText(to), [...deprecationOf(to.resource ?? {}), ...keys.tags]),
    name: propertyKey(name),
    parameters: parameterList(keys.views, `  ${name}: ${className} {`),
    className: identifier(className),
    path: pathTo(from, segments, keys.names, client),
  };
  const target = isSilent(to) ? runtimeNeeds("Undocumented") : [{ from: home.module, name: home.className, type: false }];
  return { view, needs: [...target, ...runtimeNeeds(...pathUses(segments, from, client)), ...typeNeeds(keys.types, client)], declares: [] };
}
