/**
 * Runs what Handlebars has parsed. A template may hold so little (see check.ts) that each statement becomes one function of the
 * scope that it stands in, put together once. As Handlebars has it: an empty list is as good as none, `..` leads out of a context
 * and not out of a condition, a partial sees what its context has and the round that it is called in. Nothing but own properties
 * is ever looked up, since every path goes through `value` and every output through `emit`.
 */
import { named, type Sites } from "./check.ts";
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
  /** Of the innermost loop. */
  readonly round?: { readonly index: number; readonly key: number; readonly first: boolean; readonly last: boolean };
  /** Outside of that loop. */
  readonly around?: Data;
}

type Write = (scope: Scope, lookups: Lookups) => string;
type Find = (scope: Scope, lookups: Lookups) => unknown;

interface Building {
  readonly sites: Sites;
  /** By name; filled while they are built, since partials call each other. */
  readonly partials: Map<string, Write>;
}

export function runner(program: Program, partials: ReadonlyMap<string, Program>, sites: Sites): Run {
  const building: Building = { sites, partials: new Map() };
  for (const [name, partial] of partials) building.partials.set(name, sequence(partial, [], building));
  const write = sequence(program, [], building);
  return (view, lookups) => write({ context: view, above: undefined, parameters: [], data: { root: view } }, lookups);
}

/** @param names of the block parameters around, in their order */
function sequence({ body }: Program, names: readonly string[], building: Building): Write {
  const all = body.flatMap((statement) => written(statement, names, building) ?? []);
  return (scope, lookups) => {
    let text = "";
    for (const write of all) text += write(scope, lookups);
    return text;
  };
}

function written(statement: Statement, names: readonly string[], building: Building): Write | undefined {
  switch (statement.type) {
    case "ContentStatement": {
      const { value } = statement as Content;
      return () => value;
    }
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
  switch (named(path)) {
    case "if":
    case "unless": {
      const wanted = named(path) === "if";
      return (scope, lookups) => (holds(find(scope, lookups)) === wanted ? main(within(scope, scope.context, own, []), lookups) : other(scope, lookups));
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
    const round = { index, key: index, first: index === 0, last: index === list.length - 1 };
    const data: Data = { root: scope.data.root, round, around: scope.data };
    text += write(within(scope, list[index], names, [list[index], index], data), lookups);
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
function partial({ name, params, indent }: Partial, names: readonly string[], building: Building): Write {
  const called = named(name);
  const find = params[0] === undefined ? undefined : found(params[0], names, building);
  return (scope, lookups) => {
    const write = building.partials.get(called);
    if (write === undefined) throw new Error(`The partial ${called} could not be found`);
    const context = find === undefined ? scope.context : find(scope, lookups);
    return indent + write({ context, above: undefined, parameters: [], data: scope.data }, lookups);
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
  return name === "root" ? at?.root : at?.round?.[name as keyof NonNullable<Data["round"]>];
}

function holds(value: unknown): boolean {
  return Boolean(value) && !isEmpty(value);
}

/** As `{{#with}}` asks: nothing at all, or an empty list. */
function isEmpty(value: unknown): boolean {
  return (!value && value !== 0) || (Array.isArray(value) && value.length === 0);
}
