/**
 * What a run of the generator costs as a whole process: wall time, CPU time and peak memory, beside an empty Node. Five
 * situations: nothing kept, with OpenAPI 3.1 alone and with all outputs; nothing changed; one definition changed.
 *
 *     npm run bench [-- 10 100]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { change, clear, command, here, median, runs } from "./measure.mjs";
import { writeSynthetic } from "./synthetic.mjs";

function rowsOf(size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-"));
  try {
    writeSynthetic(folder, size);
    const only = [command, "generate", "--quiet", "--only", "openapi-3.1"];
    const all = [command, "generate", "--quiet"];
    const rows = [
      ["cold, OpenAPI 3.1", median(folder, only, () => clear(folder))],
      ["nothing changed, OpenAPI 3.1", median(folder, only)],
      ["one changed, OpenAPI 3.1", median(folder, only, (run) => change(folder, run))],
      ["cold, all outputs", median(folder, all, () => clear(folder))],
      ["nothing changed, all outputs", median(folder, all)],
      ["one changed, all outputs", median(folder, all, (run) => change(folder, run + runs))],
    ];
    return rows.map(([situation, figures]) => ({ size, situation, ...figures }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ size, situation, wall, cpu, memory }) {
  const cells = [String(size).padStart(6), situation.padEnd(30), wall.toFixed(2).padStart(8), cpu.toFixed(2).padStart(8), memory.toFixed(0).padStart(8)];
  return `| ${cells.join(" | ")} |`;
}

const sizes = process.argv.slice(2).map(Number);
execFileSync(process.execPath, [command, "--version"]);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, median of ${runs} runs\n`);
console.log("|  kinds | situation                      |  wall, s |   CPU, s | peak, MB |");
console.log("|-------:|--------------------------------|---------:|---------:|---------:|");
console.log(line({ size: 0, situation: "node -e 0", ...median(here, ["-e", "0"]) }));
for (const size of sizes.length > 0 ? sizes : [10, 100, 500, 2000]) for (const row of rowsOf(size)) console.log(line(row));
