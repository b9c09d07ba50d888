/**
 * Redoc as a second skin: one page out of an OpenAPI document, made by Redocly's command in a process of its own, with all its
 * scripts in it and its telemetry off.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { catchFaults, ignoreFaults } from "../disk/fault.ts";
import { pageTemplate } from "./page.ts";
import { withPolicy } from "./policy.ts";
import { withPlainServers } from "./servers.ts";

export interface Workplace {
  readonly disk: Disk;
  /** A folder of this run alone: it is made, and removed in the end. */
  readonly folder: string;
}

/** @param document OpenAPI, as JSON */
export async function redocPage(document: string, { disk, folder }: Workplace): Promise<Outcome<string>> {
  return catchFaults(async () => {
    try {
      disk.makeFolder(folder);
      disk.write(`${folder}/openapi.json`, withPlainServers(document));
      disk.write(`${folder}/page.hbs`, pageTemplate);
      return await built(folder, disk);
    } finally {
      ignoreFaults(() => disk.removeTree(folder));
    }
  });
}

async function built(folder: string, disk: Disk): Promise<Outcome<string>> {
  const command = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const args = [command, "build-docs", "openapi.json", "--inlineBundle", "--template", "page.hbs", "--output", "index.html"];
  try {
    // Its own folder keeps it from the settings of another project.
    await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
  } catch (error) {
    return failure([report("redoc-failed", { said: saidBy(error) })]);
  }
  return outcome(withPolicy(disk.read(`${folder}/index.html`).toString("utf8")), []);
}

function saidBy(error: unknown): string {
  const { stderr = "", message = "" } = error as { readonly stderr?: string; readonly message?: string };
  return stderr.trim().split("\n").at(-1) || message;
}
