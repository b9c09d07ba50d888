/**
 * What each output of a template stands in, judged by the template's own text before it. Every way through the template is
 * followed, as a set of states: both branches of a condition, none and several rounds of a loop, partials in their place.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { getOrInsert, memoize } from "../../values/memoize.ts";
import { calledName, positionOf, type Sites, type TemplateSource } from "./check.ts";
import type { Block, Content, Expression, Mustache, Partial, Program, Statement } from "./handlebars.ts";
import { START, type Language, type State } from "./languages/language.ts";
import type { Site, Surrounding } from "./site.ts";

/** A way through the template: the state it leads to, and the output that it has just passed. */
interface Way {
  readonly state: State;
  readonly behind?: { readonly site: Site; readonly surrounding: Surrounding };
}

export interface Surveyed {
  readonly source: TemplateSource;
  readonly program: Program;
}

interface Survey {
  readonly language: Language;
  readonly sites: Sites;
  readonly partials: ReadonlyMap<string, Surveyed>;
  /** The state after a text by the one before it, since rounds and partials lead past a text again and again in few states. */
  readonly read: Map<string, Map<string, State>>;
  /** The calls of partials by the ways into them, since many places call one alike. */
  readonly called: Map<string, Call>;
  /** Whether what is done in a round depends on which round it is. */
  readonly asksForRound: (program: Program) => boolean;
  /** By place and code, since several ways find the same fault. */
  readonly faults: Map<string, Diagnostic>;
}

/** A call of a partial: the ways out of it, or as long as it is followed those found so far, and whether anything asked for them meanwhile. */
interface Call {
  ways: readonly Way[];
  asked: boolean;
}

/** Where in the template a step is: in which round of the innermost loop, and how many partials deep. */
interface Frame {
  readonly loop: { readonly first: boolean; readonly last: boolean } | undefined;
  readonly depth: number;
}

const ROUNDS = 8;
const DEEPEST = 32;

/** Fills in the surroundings of the sites, and says which outputs cannot stand where they do. */
export function survey(root: Surveyed, language: Language, sites: Sites, partials: ReadonlyMap<string, Surveyed>): Diagnostic[] {
  const faults = new Map<string, Diagnostic>();
  walk(
    root,
    [{ state: START }],
    { language, sites, partials, read: new Map(), called: new Map(), asksForRound: memoize((program) => asksForRound(program, partials)), faults },
    { loop: undefined, depth: 0 },
  );
  return [...faults.values()];
}

function walk({ source, program }: Surveyed, ways: readonly Way[], all: Survey, frame: Frame): readonly Way[] {
  return program.body.reduce((before, statement) => step(statement, source, before, all, frame), ways);
}

function step(statement: Statement, source: TemplateSource, ways: readonly Way[], all: Survey, frame: Frame): readonly Way[] {
  switch (statement.type) {
    case "ContentStatement":
      return distinct(ways.map((way) => read((statement as Content).value, way, all)));
    case "MustacheStatement":
      return distinct(ways.map((way) => output(statement as Mustache, way, all)));
    case "BlockStatement":
      return branches(statement as Block, source, ways, all, frame);
    case "PartialStatement":
      return inlined(statement as Partial, source, ways, all, frame);
    default:
      return ways;
  }
}

function read(text: string, way: Way, { language, faults, read: known }: Survey): Way {
  if (text === "") return way;
  const first = text.charAt(0);
  way.behind?.surrounding.after.add(first);
  if (way.behind && language.touching.test(first)) {
    const { at, path } = way.behind.site;
    fault(faults, report("template-touching", { path, character: first }, at));
  }
  return {
    state: getOrInsert(
      getOrInsert(known, text, () => new Map<string, State>()),
      stateKey(way.state),
      () => language.read(way.state, text),
    ),
  };
}

function output(mustache: Mustache, { state }: Way, { language, sites, faults }: Survey): Way {
  const site = sites.get(mustache.path);
  if (site === undefined) return { state };
  const within = language.within(state);
  if (within !== undefined) {
    fault(faults, report("template-enclosed", { path: site.path, within }, site.at));
    return { state };
  }
  return { state: language.after(state), behind: { site, surrounding: surroundingOf(site, state, language) } };
}

function surroundingOf({ surroundings }: Site, state: State, language: Language): Surrounding {
  const where = language.where(state);
  const before = state.line.slice(-1);
  const indent = /^\s*/.exec(state.line)?.[0] ?? "";
  const known = surroundings.find((one) => one.where === where && one.before === before && one.indent === indent);
  if (known !== undefined) return known;
  const surrounding: Surrounding = { where, before, indent, after: new Set() };
  surroundings.push(surrounding);
  return surrounding;
}

function branches(block: Block, source: TemplateSource, ways: readonly Way[], all: Survey, frame: Frame): readonly Way[] {
  const inverse = block.inverse as Program | undefined;
  const [main, other] = taken(block, frame);
  const body = { source, program: block.program };
  const through = !main ? [] : calledName(block.path) === "each" ? rounds(body, ways, all, frame) : walk(body, ways, all, frame);
  const otherwise = !other ? [] : inverse === undefined ? ways : walk({ source, program: inverse }, ways, all, frame);
  const result = distinct([...through, ...otherwise]);
  if (opens(result).size > 1) fault(all.faults, report("template-unbalanced", { tag: `#${calledName(block.path)}` }, positionOf(source, block.path.loc)));
  return result;
}

/** Which branches can be taken: of `{{#unless @last}}` one alone, once the round is known. */
function taken(block: Block, { loop }: Frame): readonly [main: boolean, other: boolean] {
  const [asked] = block.params;
  if (loop === undefined || !asksForPlace(asked)) return [true, true];
  const holds = calledName(asked!) === "@first" ? loop.first : loop.last;
  return (calledName(block.path) === "if") === holds ? [true, false] : [false, true];
}

function asksForPlace(asked: Expression | undefined): boolean {
  return asked !== undefined && ["@first", "@last"].includes(calledName(asked));
}

/** One round; or a first one, any number between, and a last one. Where nothing asks which it is, all are alike. */
function rounds(body: Surveyed, ways: readonly Way[], all: Survey, { depth }: Frame): readonly Way[] {
  const round = (from: readonly Way[], first: boolean, last: boolean): readonly Way[] => walk(body, from, all, { loop: { first, last }, depth });
  const isAlike = !all.asksForRound(body.program);
  let between = round(ways, !isAlike, false);
  for (let count = 0, size = -1; count < ROUNDS && size !== between.length; count += 1) {
    size = between.length;
    between = distinct([...between, ...round(between, false, false)]);
  }
  return isAlike ? between : [...round(ways, true, true), ...round(between, false, true)];
}

/** Loops within have rounds of their own; a partial is in the round that it is called in. */
function asksForRound(program: Program, partials: Survey["partials"], followed = new Set<Program>()): boolean {
  if (followed.has(program)) return false;
  followed.add(program);
  const asks = (other: Program | undefined): boolean => other !== undefined && asksForRound(other, partials, followed);
  return program.body.some((statement) => {
    if (statement.type === "PartialStatement") return asks(partials.get(calledName((statement as Partial).name))?.program);
    if (statement.type !== "BlockStatement") return false;
    const { path, params, program: main, inverse } = statement as Block;
    return asksForPlace(params[0]) || (calledName(path) !== "each" && asks(main)) || asks(inverse);
  });
}

/** A partial that calls itself without closing what it opens would go on for ever. */
function inlined(partial: Partial, source: TemplateSource, ways: readonly Way[], all: Survey, { loop, depth }: Frame): readonly Way[] {
  const called = all.partials.get(calledName(partial.name));
  if (called === undefined || depth > DEEPEST) return ways;
  const before = distinct(ways.map((way) => read(partial.indent, way, all)));
  const key = [calledName(partial.name), loop?.first, loop?.last, ...before.map(keyOf)].join("\0\0\0");
  const known = all.called.get(key);
  if (known !== undefined) known.asked = true;
  const after = known?.ways ?? settled(key, () => walk(called, before, all, { loop, depth: depth + 1 }), all.called);
  if (opens([...before, ...after]).size > opens(before).size) {
    fault(all.faults, report("template-unbalanced", { tag: `> ${calledName(partial.name)}` }, positionOf(source, partial.loc)));
  }
  return after;
}

/** The ways out of a partial. One that calls itself is followed with none known at first, then with those found, until no more come. */
function settled(key: string, follow: () => readonly Way[], called: Survey["called"]): readonly Way[] {
  const before = new Set(called.keys());
  const call: Call = { ways: [], asked: false };
  called.set(key, call);
  for (let count = 0; ; count += 1) {
    const found = follow();
    const isSettled = !call.asked || count === ROUNDS || waysKey(found) === waysKey(call.ways);
    call.ways = found;
    if (isSettled) return found;
    for (const other of called.keys()) if (other !== key && !before.has(other)) called.delete(other);
  }
}

function waysKey(ways: readonly Way[]): string {
  return ways.map(keyOf).sort().join("\n");
}

/** What is open at the ends of the ways. */
function opens(ways: readonly Way[]): ReadonlySet<string> {
  return new Set(ways.map(({ state }) => state.open.join(" ")));
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return ways.length < 2 ? ways : [...new Map(ways.map((way) => [keyOf(way), way])).values()];
}

function keyOf({ state, behind }: Way): string {
  return `${stateKey(state)}\0\0${behind === undefined ? "" : `${behind.site.id}\0${behind.surrounding.before}`}`;
}

/** Delimiters and lines of templates hold no NUL. */
function stateKey({ open, line }: State): string {
  return `${open.join("\0")}\0\0${line}`;
}

function fault(faults: Map<string, Diagnostic>, diagnostic: Diagnostic): void {
  faults.set(`${diagnostic.at?.file}:${diagnostic.at?.line}:${diagnostic.at?.column}:${diagnostic.code}`, diagnostic);
}
