/**
 * Runs what Handlebars has parsed. A template may hold so little (see check.ts) that each statement becomes one function of the
 * scope that it stands in, put together once. As Handlebars has it: an empty list is as good as none, `..` leads out of a context
 * and not out of a condition, a partial sees what its context has and the round that it is called in. Nothing but own properties
 * is ever looked up, since every path goes through `value` and every output through `emit`.
 */
import { once } from "../../values/memoize.ts";
import { calledName, type Sites } from "./check.ts";
import type { Block, Content, Expression, Mustache, Partial, Path, Program, Statement } from "./handlebars.ts";
import type { Site } from "./site.ts";

export interface Lookups {
  /** What properties lead to, from the context that a path starts in. */
  value(base: unknown, parts: readonly string[], site: Site): unknown;
  /** The text of a value at its place in the output. */
  emit(value: unknown, site: Site): string;
}

/** A template as a function of its view. */
export type Run = (view: object, lookups: Lookups) => string;

/** What statements can name. */
interface Scope {
  readonly context: unknown;
  /** Around the context. */
  readonly above: Scope | undefined;
  /** Of the blocks around, the innermost first. */
  readonly parameters: readonly unknown[];
  readonly data: Data;
}

/** What `@` names. */
interface Data {
  readonly root: object;
  /** The round of the innermost loop, and how many there are; -1 outside of loops. */
  readonly index: number;
  readonly count: number;
  /** Outside of that loop. */
  readonly around: Data | undefined;
}

type Write = (scope: Scope, lookups: Lookups) => string;
type Find = (scope: Scope, lookups: Lookups) => unknown;

const none: readonly unknown[] = [];

interface Building {
  readonly sites: Sites;
  /** By name; filled while they are built, since partials call each other. */
  readonly partials: Map<string, Write>;
}

export function runner(program: Program, partials: ReadonlyMap<string, Program>, sites: Sites): Run {
  const building: Building = { sites, partials: new Map() };
  for (const [name, partial] of partials) building.partials.set(name, sequence(partial, [], building));
  const write = sequence(program, [], building);
  return (view, lookups) => write({ context: view, above: undefined, parameters: none, data: { root: view, index: -1, count: 0, around: undefined } }, lookups);
}

/** @param names of the block parameters around, in their order */
function sequence({ body }: Program, names: readonly string[], building: Building): Write {
  const all = body.flatMap((statement) => written(statement, names, building) ?? []);
  return (scope, lookups) => {
    let text = "";
    for (const one of all) text += typeof one === "string" ? one : one(scope, lookups);
    return text;
  };
}

/** A text that is the same in every scope is itself. */
function written(statement: Statement, names: readonly string[], building: Building): Write | string | undefined {
  switch (statement.type) {
    case "ContentStatement":
      return (statement as Content).value;
    case "MustacheStatement": {
      const { path } = statement as Mustache;
      const find = found(path, names, building);
      const site = building.sites.get(path)!;
      return (scope, lookups) => lookups.emit(find(scope, lookups), site);
    }
    case "BlockStatement":
      return block(statement as Block, names, building);
    case "PartialStatement":
      return partial(statement as Partial, names, building);
    default:
      return undefined;
  }
}

function block({ path, params, program, inverse }: Block, names: readonly string[], building: Building): Write {
  const find = found(params[0]!, names, building);
  const own = program.blockParams ?? [];
  const main = sequence(program, [...own, ...names], building);
  const other = inverse === undefined ? () => "" : sequence(inverse, names, building);
  switch (calledName(path)) {
    case "if":
    case "unless": {
      const wanted = calledName(path) === "if";
      return (scope, lookups) => (holds(find(scope, lookups)) === wanted ? main(within(scope, scope.context, own, none), lookups) : other(scope, lookups));
    }
    case "with":
      return (scope, lookups) => {
        const context = find(scope, lookups);
        return isEmpty(context) ? other(scope, lookups) : main(within(scope, context, own, [context]), lookups);
      };
    default:
      return (scope, lookups) => {
        const list = find(scope, lookups);
        return isEmpty(list) ? other(scope, lookups) : rounds(list as readonly unknown[], own, main, scope, lookups);
      };
  }
}

function rounds(list: readonly unknown[], names: readonly string[], write: Write, scope: Scope, lookups: Lookups): string {
  let text = "";
  for (let index = 0; index < list.length; index += 1) {
    const data: Data = { root: scope.data.root, index, count: list.length, around: scope.data };
    text += write(within(scope, list[index], names, names.length === 0 ? none : [list[index], index], data), lookups);
  }
  return text;
}

/** Where the context stays the same, `..` leads out of both. */
function within(scope: Scope, context: unknown, names: readonly string[], values: readonly unknown[], data = scope.data): Scope {
  if (context === scope.context && names.length === 0 && data === scope.data) return scope;
  const parameters = names.length === 0 ? scope.parameters : [...names.map((_, index) => values[index]), ...scope.parameters];
  return { context, above: context === scope.context ? scope.above : scope, parameters, data };
}

/** The white space before a partial stands before its first line alone: the lines of values in it stay as they are. */
function partial({ name: path, params, indent }: Partial, names: readonly string[], building: Building): Write {
  const name = calledName(path);
  const find = params[0] === undefined ? undefined : found(params[0], names, building);
  const called = once(() => building.partials.get(name));
  return (scope, lookups) => {
    const write = called();
    if (write === undefined) throw new Error(`The partial ${name} could not be found`);
    const context = find === undefined ? scope.context : find(scope, lookups);
    return indent + write({ context, above: undefined, parameters: none, data: scope.data }, lookups);
  };
}

function found(node: Expression, names: readonly string[], { sites }: Building): Find {
  const { data, depth, parts, original } = node as Path;
  const site = sites.get(node)!;
  const [head = ""] = parts;
  const behind = parts.slice(1);
  if (data) return (scope, lookups) => lookups.value(datum(scope.data, depth, head), behind, site);
  const parameter = depth === 0 && !/^(this|\.)/.test(original) ? names.indexOf(head) : -1;
  if (parameter >= 0) return (scope, lookups) => lookups.value(scope.parameters[parameter], behind, site);
  if (depth === 0) return (scope, lookups) => lookups.value(scope.context, parts, site);
  return (scope, lookups) => lookups.value(outOf(scope, depth)?.context, parts, site);
}

function outOf(scope: Scope, depth: number): Scope | undefined {
  let at: Scope | undefined = scope;
  for (let count = 0; count < depth; count += 1) at = at?.above;
  return at;
}

function datum(data: Data, depth: number, name: string): unknown {
  let at: Data | undefined = data;
  for (let count = 0; count < depth; count += 1) at = at?.around;
  if (at === undefined) return undefined;
  if (name === "root") return at.root;
  return at.index < 0 ? undefined : ofRound(at, name);
}

function ofRound({ index, count }: Data, name: string): unknown {
  switch (name) {
    case "index":
    case "key":
      return index;
    case "first":
      return index === 0;
    case "last":
      return index === count - 1;
    default:
      return undefined;
  }
}

function holds(value: unknown): boolean {
  return Boolean(value) && !isEmpty(value);
}

/** As `{{#with}}` asks: nothing at all, or an empty list. */
function isEmpty(value: unknown): boolean {
  return (!value && value !== 0) || (Array.isArray(value) && value.length === 0);
}
