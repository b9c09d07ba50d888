/**
 * Runs the scripts that make what is not committed, each unless what it made stands there already: `npm ci` asks for it, and
 * so does the first `npx specwright` in a checkout. What stands there is told by the contents of all files, never by their times.
 * In the package, which npm asks for it as well where its folder is linked, all is made already.
 *
 *     node generator/prepare.mjs
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
if (!existsSync(join(root, "generator/build.mjs"))) process.exit();

const services = readdirSync(join(root, "generated")).filter((name) => statSync(join(root, "generated", name)).isDirectory());
const packages = ["package.json", "package-lock.json"];

/** The scripts, in the order in which they run: what each reads, and the folders that it writes. */
const steps = [
  { script: "build", reads: [...packages, "tsconfig.json", "generator", "spec-src"], writes: ["dist"] },
  ...["client", "stub"].map((part) => ({
    script: `build:${part}s`,
    reads: [...packages, ...services.map((service) => `generated/${service}/${part}`)],
    writes: services.map((service) => `generated/${service}/${part}/dist`),
  })),
];

/** The state that each script left, by its name. */
const record = join(root, "node_modules/.cache/specwright/prepared.json");
const left = read(record);

/** What cannot be read says of no script that it need not run. */
function read(file) {
  try {
    return { ...JSON.parse(readFileSync(file, "utf8")) };
  } catch {
    return {};
  }
}

/** All files below a path of the checkout, but for those of the folders in `without`. */
function filesBelow(path, without) {
  if (without.includes(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`, without));
}

/** A hash over the names and contents of all that a step reads and writes. */
function stateOf({ reads, writes }) {
  const hash = createHash("sha256");
  for (const path of [...reads.flatMap((one) => filesBelow(one, writes)), ...writes.flatMap((one) => filesBelow(one, []))]) {
    const bytes = readFileSync(join(root, path));
    hash.update(JSON.stringify([path, bytes.length])).update(bytes);
  }
  return hash.digest("hex");
}

for (const step of steps) {
  if (left[step.script] === stateOf(step)) continue;
  const { status } = spawnSync("npm", ["run", step.script], { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
  left[step.script] = stateOf(step);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(left));
}
