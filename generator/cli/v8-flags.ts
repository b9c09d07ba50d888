/** How V8 treats a run of the tool: it is short, and what is optimised early costs more than it saves. */

/**
 * Both threads are busy all the time: what the collector does beside them, it takes from them. So it marks in one go when it has
 * to, without threads of its own. Where objects were made before says nothing of how long the next ones live: none is put into
 * the old generation for that. With 2,000 definitions, a tenth of the time.
 */
const collector = ["--no-incremental-marking", "--no-parallel-scavenge", "--initial-heap-size=600", "--no-allocation-site-pretenuring"];

/**
 * Expressions are compiled for the machine at once: most that are used at all are used again, and bytecode for the first time costs as
 * much. With the documents of two small services, a quarter of the time in which they are held against their definitions. That there is
 * no such bytecode must not be said while V8 runs: what has been compiled to it by then, Node's own expressions, is taken for machine code.
 */
const expressions = ["--regexp-tier-up-ticks=0"];

/**
 * Functions are optimised when they have been called often, and by the first of the two compilers not at once. The second one seldom
 * earns what it takes: with 3,000 definitions, and a count five times as low, it takes a tenth of the time.
 */
const late = ["--invocation-count-for-maglev=2000", "--invocation-count-for-turbofan=200000"];

/**
 * What each version has for it; of a flag that it does not know V8 complains, so one that is not listed is left to itself.
 * With 500 definitions that is a quarter of the CPU time under Node 20, a third under 22, a tenth under 24 and 26.
 */
const flags: ReadonlyMap<string, readonly string[]> = new Map([
  // Calls are not counted there, but what has run is; 5 % of the time is that functions are not put into each other.
  ["11", [...collector, ...expressions, "--interrupt-budget=600000", "--no-turbo-inlining"]],
  ["12", [...collector, ...expressions, ...late]],
  ["13", [...collector, ...expressions, ...late]],
  ["14", [...collector, ...expressions, ...late]],
]);

/**
 * They are set while V8 runs, in the process that is there.
 * @param v8 the version of V8
 */
export function v8FlagsFor(v8: string, command: string | undefined): readonly string[] {
  const known = flags.get(v8.split(".")[0]!) ?? [];
  // Adopting holds one state of the definitions against the next. Left to itself, V8 lets as much garbage gather beside them as they take.
  return command === "adopt" ? [...known, "--heap-growing-percent=60"] : known;
}
