/**
 * The names that a definition file gives in a client. Where two files give one name, or give one step two meanings, only the
 * client as a whole can tell how each is called.
 */
import type { Client } from "./client.ts";
import type { Surface } from "./surface.ts";

export interface ClientClaims {
  /** Of types and classes. */
  readonly claims: readonly string[];
  /** Of steps and verbs, by the place that they start from, and where they lead. */
  readonly shared: readonly (readonly [step: string, leadsTo: string])[];
}

/** Undefined where a name already had to give way to another, unless both are of places without a resource: those that read alike are known to each. */
export function clientClaims(file: string, client: Client): ClientClaims | undefined {
  const { types, layout, root } = client;
  const places = new Set([...layout.homes].flatMap(([{ resource }, { className }]) => (resource === undefined ? [className] : [])));
  if (types.names.taken.askedAgain.some((name) => !places.has(name))) return undefined;
  const module = layout.moduleOf(file);
  const foreign = new Set([...layout.homes.values()].filter((home) => home.module !== module).map(({ className }) => className));
  const borrowed = new Set(
    types.names.modules
      .filter((one) => one !== file)
      .flatMap(types.names.declaredIn)
      .map(({ name }) => types.names.nameOf(name)),
  );
  const own = types.names.taken.given.filter((name) => !foreign.has(name) && !borrowed.has(name));
  const surfaces = layout.surfacesIn(module);
  const elsewhere = [...layout.homes.keys()].filter(({ verbs }) => verbs.some(({ resource }) => resource.module === file));
  const onTheWay = waysTo(root, { own: new Set(surfaces), all: new Set([...surfaces, ...elsewhere]) }, client);
  return { claims: own.map((name) => `client ${name}`), shared: [...surfaces.flatMap((surface) => stepsOf(surface, surface.members, client)), ...onTheWay] };
}

type Step = readonly [step: string, leadsTo: string];

/** Surfaces that have anything of a file. */
interface Goals {
  /** Those of its module, of which all is told. */
  readonly own: ReadonlySet<Surface>;
  readonly all: ReadonlySet<Surface>;
}

/** The steps of the other places there and above, towards these. */
function waysTo(from: Surface, goals: Goals, client: Client): readonly Step[] {
  const leading = from.members.filter(({ to }) => leadsTo(to, goals));
  const isOnTheWay = leading.length > 0 || goals.all.has(from);
  const steps = isOnTheWay && !goals.own.has(from) ? stepsOf(from, leading, client) : [];
  return [...steps, ...leading.flatMap(({ to }) => waysTo(to, goals, client))];
}

function leadsTo(surface: Surface, goals: Goals): boolean {
  return goals.all.has(surface) || surface.members.some(({ to }) => leadsTo(to, goals));
}

/** By the names that they have in the end: a step that gives way to a verb of its place does so wherever both are seen. */
function stepsOf(surface: Surface, members: Surface["members"], { namesIn }: Client): readonly Step[] {
  const place = pathKey(surface.path);
  const names = namesIn(surface);
  return [
    ...surface.verbs.map((verb) => [`step ${place} ${names.of(verb)}`, verb.operation.id] as const),
    ...members.map((member) => [`step ${place} ${names.of(member)}`, pathKey(member.to.path)] as const),
  ];
}

function pathKey(path: Surface["path"]): string {
  return path.map((segment) => segment.map((part) => (part.is === "literal" ? part.text : "{}")).join("")).join("/");
}
