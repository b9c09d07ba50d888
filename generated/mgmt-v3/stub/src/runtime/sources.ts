/** What the sources of a package hold, in one line, by which a build of them is told from one of others. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** @param folder with a slash at its end */
export async function digestOf(folder: URL): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts")).map((name) => name.replaceAll("\\", "/"));
  const texts = names.sort().map(async (name) => `${name}\n${await readFile(new URL(name.split("/").map(encodeURIComponent).join("/"), folder), "utf8")}`);
  return createHash("sha256").update((await Promise.all(texts)).join("\n")).digest("hex");
}
