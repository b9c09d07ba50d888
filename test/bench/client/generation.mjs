/** What generating the clients of a project costs: cold, with nothing changed, and with one definition changed. */
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { definitionPath } from "../synthetic.mjs";
import { median, node, several } from "./process.mjs";

export const command = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));

/** Seconds of the whole process, and the files that the change had written. */
export function generation(folder) {
  const generate = () => node([command, "generate", "--quiet", "--only", "client"], folder).seconds;
  const cold = median(several(() => {
    for (const name of [".specwright", "generated"]) rmSync(join(folder, name), { recursive: true, force: true });
    return generate();
  }));
  const before = stamps(folder);
  const nothing = median(several(generate));
  const changed = median(several((run) => {
    const file = definitionPath(folder, 7);
    writeFileSync(file, readFileSync(file, "utf8").replace(/Field 0 of kind 7[^*]*\*/, `Field 0 of kind 7, edition ${run}. *`));
    return generate();
  }));
  const written = [...stamps(folder)].filter(([path, stamp]) => before.get(path) !== stamp);
  return { cold, nothing, changed, written: written.length };
}

function stamps(folder) {
  const out = join(folder, "generated");
  const paths = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(out, path)).isFile());
  return new Map(paths.map((path) => [path, statSync(join(out, path)).mtimeMs]));
}
