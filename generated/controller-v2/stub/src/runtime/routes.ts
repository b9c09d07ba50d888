/** Finds the resource of a path, by the service's own URI templates: a literal segment goes before one with placeholders. */
import type { ResourceData } from "./data.ts";
import { isLiteral, segmentPattern, type Holds, type SegmentPattern } from "./pattern.ts";
import { Refusal } from "./refusal.ts";

/** A resource among its neighbours. */
export interface Route {
  readonly resource: ResourceData;
  readonly segments: readonly SegmentPattern[];
}

export interface Match<Of extends Route = Route> {
  readonly route: Of;
  /** The values of each segment's placeholders; none for a literal segment. */
  readonly values: readonly (readonly string[])[];
  /** As the service writes it, from the base on: one path for one thing, however a request encodes it. */
  readonly path: string;
}

export function routeOf(resource: ResourceData): Route {
  return { resource, segments: resource.uri.slice(1).split("/").map(segmentPattern) };
}

interface Node<Of extends Route> {
  readonly literals: Map<string, Node<Of>>;
  readonly patterns: { readonly pattern: SegmentPattern; readonly node: Node<Of> }[];
  route?: Of;
}

export class Router<Of extends Route> {
  readonly #root: Node<Of> = node();
  readonly #holds: (route: Of, placeholder: string, text: string) => boolean;

  /** @param holds whether a placeholder of a route can hold a text */
  constructor(holds: (route: Of, placeholder: string, text: string) => boolean = () => true) {
    this.#holds = holds;
  }

  add(route: Of): void {
    let at = this.#root;
    for (const pattern of route.segments) at = isLiteral(pattern.template) ? literal(at, pattern.template) : placeholder(at, pattern);
    at.route = route;
  }

  /** Throws where it cannot be told which keys a path has: one thing never answers for another. */
  match(segments: readonly string[]): Match<Of> | undefined {
    const found = search(this.#root, segments, []);
    if (found === undefined || found.route.segments.every(({ doubtfulIn }, at) => doubtfulIn(segments[at]!) === undefined)) return found;
    const { route } = found;
    const values = found.values.map((own, at) => oneReading(route.segments[at]!, segments[at]!, (placeholder, text) => this.#holds(route, placeholder, text)) ?? own);
    return { route, values, path: pathOf(route, values) };
  }
}

/** Undefined where there is no doubt, or nothing that its placeholders could hold: whatever it is read as is none. */
function oneReading({ template, doubtfulIn, readings }: SegmentPattern, segment: string, holds: Holds): readonly string[] | undefined {
  const separator = doubtfulIn(segment);
  if (separator === undefined) return undefined;
  const [one, other] = readings(segment, holds);
  if (other === undefined) return one;
  const encoded = Array.from(new TextEncoder().encode(separator), (byte) => `%${byte.toString(16).toUpperCase()}`).join("");
  throw new Refusal("bad-request", { field: "path", fact: `has ${segment.slice(0, 200)}, which can be read as ${template} in several ways: within a part of the key ${separator} is written as ${encoded}` });
}

function node<Of extends Route>(): Node<Of> {
  return { literals: new Map(), patterns: [] };
}

function literal<Of extends Route>({ literals }: Node<Of>, text: string): Node<Of> {
  const plain = plainly(text);
  const next = literals.get(plain) ?? node<Of>();
  literals.set(plain, next);
  return next;
}

/** However it is percent-encoded, and in whatever case (RFC 3986, 6.2.2). */
function plainly(segment: string): string {
  try {
    return segment.includes("%") ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}

/** Those with more literal text go first: `{a}+{b}` before `{name}`. */
function placeholder<Of extends Route>({ patterns }: Node<Of>, pattern: SegmentPattern): Node<Of> {
  const form = (template: string): string => template.replace(/\{[^{}]*\}/g, "{}");
  const known = patterns.find((one) => form(one.pattern.template) === form(pattern.template));
  if (known !== undefined) return known.node;
  const next = { pattern, node: node<Of>() };
  patterns.push(next);
  patterns.sort((one, other) => form(other.pattern.template).length - form(one.pattern.template).length);
  return next.node;
}

function search<Of extends Route>(at: Node<Of>, segments: readonly string[], values: readonly (readonly string[])[]): Match<Of> | undefined {
  const segment = segments[values.length];
  if (segment === undefined) return at.route === undefined ? undefined : { route: at.route, values, path: pathOf(at.route, values) };
  const plain = at.literals.get(plainly(segment));
  const found = plain === undefined ? undefined : search(plain, segments, [...values, NONE]);
  if (found !== undefined) return found;
  for (const { pattern, node: next } of at.patterns) {
    const own = pattern.match(segment);
    const further = own === undefined ? undefined : search(next, segments, [...values, own]);
    if (further !== undefined) return further;
  }
  return undefined;
}

const NONE: readonly string[] = [];

export function pathOf({ segments }: Route, values: readonly (readonly string[])[]): string {
  let path = "";
  for (let at = 0; at < segments.length; at++) {
    const { template } = segments[at]!;
    path += `/${values[at]!.length === 0 ? template : segments[at]!.write(values[at]!)}`;
  }
  return path;
}

/** The path of what lies below one by literal segments alone. */
export function pathBelow({ segments }: Route, path: string, { resource }: Route): string {
  return [path, ...resource.uri.split("/").slice(segments.length + 1)].join("/");
}

/** The value of a placeholder, by its name; of several with one name the last. */
export function valueOf({ route, values }: Match, name: string): string | undefined {
  for (let at = route.segments.length - 1; at >= 0; at--) {
    const index = route.segments[at]!.placeholders.indexOf(name);
    if (index !== -1) return values[at]![index];
  }
  return undefined;
}
