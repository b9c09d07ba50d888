/** A folder for one test, with files by their paths; a path that ends with `/` is an empty folder. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

export function folderWith(files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "specwright-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(path.endsWith("/") ? join(folder, path) : dirname(join(folder, path)), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(join(folder, path), text);
  }
  return folder;
}
