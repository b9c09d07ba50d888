/**
 * What the docs cost: a run that makes them alone, as a whole process, with nothing kept, with nothing changed and with one
 * definition changed; what a page weighs with its styles and scripts, as a server sends it; and the size of the search index.
 *
 *     npm run bench:docs [-- 10 100]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { change, clear, command, median, runs } from "./measure.mjs";
import { writeSynthetic } from "./synthetic.mjs";

const args = [command, "generate", "--quiet", "--only", "docs"];

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** In kB, gzipped. */
function weight(folder, paths) {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / 1000;
}

/** The styles and scripts that a page names. */
function namedBy(page) {
  return [...page.matchAll(/<(?:link rel="stylesheet" href|script[^>]*\bsrc)="([^"]+)"/g)].map(([, path]) => path.replace(/^(?:\.\.\/)+/, ""));
}

function sizes(docs) {
  const files = filesIn(docs);
  const pages = files.filter((path) => path.endsWith(".html"));
  const weights = pages.map((path) => weight(docs, [path, ...namedBy(readFileSync(join(docs, path), "utf8"))])).sort((a, b) => a - b);
  const index = files.filter((path) => path.startsWith("search/"));
  return { pages: pages.length, least: weights[0], median: weights[Math.floor(weights.length / 2)], most: weights.at(-1), parts: index.length - 1, index: weight(docs, index) };
}

function measured(size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-docs-"));
  try {
    writeSynthetic(folder, size);
    const cold = median(folder, args, () => clear(folder));
    const same = median(folder, args);
    const one = median(folder, args, (run) => change(folder, run));
    return { size, cold, same, one, ...sizes(join(folder, "generated", "device", "docs")) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ size, cold, same, one, pages, least, median, most, parts, index }) {
  const seconds = [cold, same, one].map(({ wall, cpu }) => `${wall.toFixed(2)} (${cpu.toFixed(2)})`.padStart(14));
  const weights = [least, median, most].map((kB) => kB.toFixed(1).padStart(6));
  return `| ${[String(size).padStart(5), ...seconds, cold.memory.toFixed(0).padStart(8), String(pages).padStart(5), ...weights, `${index.toFixed(0)} in ${parts}`.padStart(12)].join(" | ")} |`;
}

const wanted = process.argv.slice(2).map(Number);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, median of ${runs} runs; wall (CPU) in seconds, weights gzipped in kB\n`);
console.log("| kinds |      cold      |   unchanged    |  one changed   | peak, MB | pages |  least | median |   most | search index |");
console.log("|------:|---------------:|---------------:|---------------:|---------:|------:|-------:|-------:|-------:|-------------:|");
for (const size of wanted.length > 0 ? wanted : [10, 100, 500, 2000]) console.log(line(measured(size)));
