/**
 * What holding a document against definitions costs as a whole process: wall time, CPU time and peak memory. Six situations:
 * drift with nothing kept, and after an edit of the document or of a definition; a comparison with definitions of which a kind
 * was other; the adoption of one row, with nothing kept and after that.
 *
 *     npm run bench:document -- 500 3000
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { clear, command, median, runs } from "./measure.mjs";
import { definitionPath, writeSynthetic } from "./synthetic.mjs";

/** So many that the document of 3,000 kinds has 100,500 rows. */
const fields = 22;

function rowsOf(size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-"));
  try {
    writeSynthetic(folder, size, fields);
    const other = join(folder, "other");
    cpSync(join(folder, "spec-src"), other, { recursive: true });
    edit(join(other, "device", "kinds.ts"), "The operational data.", "The data of operation.");
    const document = join(folder, "spec-src", "device", "document.md");
    const definition = definitionPath(folder, 0);
    const newer = join(folder, "newer.md");
    const adopt = [command, "adopt", "--dry-run", "--quiet", "--document", `device=${newer}`];
    const drifting = [
      ["drift, cold", median(folder, [command, "drift"], () => clear(folder))],
      ["drift, document edited", median(folder, [command, "drift"], (run) => edit(document, /Field 0 of kind 7[^|]*?\./, `Field 0 of kind 7, edition ${run}.`))],
      ["drift, a definition edited", median(folder, [command, "drift"], (run) => edit(definition, /The number of the object[^.]*\./, `The number of the object, edition ${run}.`))],
      ["diff, a kind edited, cold", median(folder, [command, "diff", "--against", other], () => clear(folder))],
    ];
    // One row is all that it has besides, whatever the runs before have edited.
    writeFileSync(newer, readFileSync(document, "utf8").replace("| field-6 |", "| brand-new | string | Something new. |\n| field-6 |"));
    const adopting = [
      ["adopt one row, cold", median(folder, adopt, () => clear(folder))],
      ["adopt one row", median(folder, adopt)],
    ];
    return [...drifting, ...adopting].map(([situation, figures]) => ({ size, situation, ...figures }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function edit(file, from, to) {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

function line({ size, situation, wall, cpu, memory }) {
  const cells = [String(size).padStart(6), situation.padEnd(27), wall.toFixed(2).padStart(8), cpu.toFixed(2).padStart(8), memory.toFixed(0).padStart(8)];
  return `| ${cells.join(" | ")} |`;
}

const sizes = process.argv.slice(2).map(Number);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, median of ${runs} runs\n`);
console.log("|  kinds | situation                   |  wall, s |   CPU, s | peak, MB |");
console.log("|-------:|-----------------------------|---------:|---------:|---------:|");
for (const size of sizes.length > 0 ? sizes : [500, 3000]) for (const row of rowsOf(size)) console.log(line(row));
