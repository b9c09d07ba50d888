/**
 * What drafting a service from a document costs, and holding the document against the draft with nothing kept: wall time, CPU time and
 * peak memory as a whole process, for documents in several styles.
 *
 *     npm run bench:drafts -- 500 3000
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clear, command, median, runs } from "./measure.mjs";
import { documentOf, styles } from "./styles.mjs";

const repository = fileURLToPath(new URL("../..", import.meta.url));

function rowsOf(style, size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
    writeFileSync(join(folder, "api.md"), documentOf(style, size));
    for (const path of ["spec-src", "node_modules"]) mkdirSync(join(folder, path));
    symlinkSync(repository, join(folder, "node_modules", "specwright"));
    const drafts = median(folder, [command, "adopt", "--quiet", "--document", "demo=api.md"], () => {
      clear(folder);
      rmSync(join(folder, "spec-src", "demo"), { recursive: true, force: true });
    });
    return [["draft", drafts], ["drift, cold", median(folder, [command, "drift"], () => clear(folder))]].map(([situation, figures]) => ({ style, size, situation, ...figures }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ style, size, situation, wall, cpu, memory }) {
  const cells = [style.padEnd(28), String(size).padStart(6), situation.padEnd(11), wall.toFixed(2).padStart(8), cpu.toFixed(2).padStart(8), memory.toFixed(0).padStart(8)];
  return `| ${cells.join(" | ")} |`;
}

const sizes = process.argv.slice(2).map(Number);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, median of ${runs} runs\n`);
console.log("| style                        | kinds  | situation   |  wall, s |   CPU, s | peak, MB |");
console.log("|------------------------------|-------:|-------------|---------:|---------:|---------:|");
for (const size of sizes.length > 0 ? sizes : [500, 3000]) for (const style of Object.keys(styles)) for (const row of rowsOf(style, size)) console.log(line(row));
