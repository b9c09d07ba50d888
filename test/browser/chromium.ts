/**
 * The program that the browser tests run: the one that `CHROME_PATH` names, or the one that comes as an npm package, with the
 * libraries and the fonts that it needs, unpacked once.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";
import { repository } from "../support/definitions.ts";

/** A program, and what must be in its environment. */
export interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The last version for Node 20. */
const NAME = "chromium-147.0.0";

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

export async function program(): Promise<Program> {
  const given = process.env["CHROME_PATH"];
  if (given !== undefined && given !== "") return named(given);
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`The browser that npm brings runs on Linux on x64, and this is ${process.platform} on ${process.arch}. Set CHROME_PATH to the program of a Chrome or Chromium.`);
  }
  const folder = join(repository, "node_modules", ".cache", NAME);
  if (!existsSync(folder)) await unpack(folder);
  return { path: join(folder, "chromium"), env: { LD_LIBRARY_PATH: join(folder, "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") } };
}

function named(path: string): Program {
  if (!existsSync(path)) throw new Error(`CHROME_PATH is ${JSON.stringify(path)}, and there is no such file. Set it to the program of a Chrome or Chromium.`);
  return { path, env: {} };
}

/** Beside its place first: another process may be at the same, and finds a whole folder or none. */
async function unpack(folder: string): Promise<void> {
  const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..", "bin");
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const into = (name: string, target: NodeJS.WritableStream): Promise<void> =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress({ chunkSize: 2 ** 21 }), target);
  await Promise.all([
    into("chromium.br", createWriteStream(join(beside, "chromium"), { mode: 0o700 })),
    ...["fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"].map((name) => into(name, extract(beside))),
  ]);
  writeFileSync(join(beside, "fonts.conf"), FONTS);
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true });
  }
}
