/** A folder of generated pages, as a reader opens it: from the disk. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface Site {
  readonly folder: string;
  /** Below the folder, in the order of their paths. */
  readonly pages: readonly string[];
}

export function siteIn(folder: string): Site {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return { folder, pages: paths.filter((path) => path.endsWith(".html")) };
}

export function urlOf({ folder }: Site, page: string, anchor?: string): string {
  return pathToFileURL(join(folder, page)).href + (anchor === undefined ? "" : `#${anchor}`);
}

/** What was asked for and is not below the folder. */
export function foreign({ folder }: Site, requests: readonly string[]): readonly string[] {
  const own = `${pathToFileURL(folder).href}/`;
  return requests.filter((url) => !url.startsWith(own));
}
