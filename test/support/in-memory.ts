/** Definitions as texts in a test's own body: readings and models of a service that is not on the disk. */
import { existsSync, readFileSync } from "node:fs";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Outcome } from "../../generator/diagnostics/outcome.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { linkService } from "../../generator/link/service.ts";
import type { Service } from "../../generator/model/service.ts";
import { readModules } from "../../generator/read/modules.ts";
import type { ModuleReading } from "../../generator/read/reading.ts";

const root = "/project";

/** Texts by path: `things.ts`, which is in the folder of the service, or `../shared/words.ts`. */
export type Texts = { readonly [path: string]: string };

/** The readings of the files in the service's folder, or of those elsewhere, in the order of their names. */
export function readingsOf(texts: Texts, from: "service" | "elsewhere" = "service"): readonly ModuleReading[] {
  const files = new Map(Object.entries(texts).map(([path, text]) => [absolute(path), text]));
  const isFolder = (path: string): boolean => [...files.keys()].some((file) => file.startsWith(`${path}/`)) || existsSync(path);
  const read = (path: string): string | undefined => files.get(path) ?? (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const wanted = Object.keys(texts).filter((path) => path.endsWith(".ts") && path.startsWith("../") === (from === "elsewhere")).sort();
  return readModules(root, wanted.map(absolute), { read, isFile: (path) => read(path) !== undefined, isFolder });
}

function absolute(path: string): string {
  return path.startsWith("../") ? `${root}/spec/${path.slice(3)}` : `${root}/spec/service/${path}`;
}

/** A service whose document is `document.md` among the texts; `service.ts` is made up where there is none. */
export function modelOf(texts: Texts): { readonly outcome: Outcome<Service>; readonly diagnostics: readonly Diagnostic[] } {
  const modules = readingsOf({ "service.ts": plainService, ...texts });
  const document = readDocument("spec/service/document.md", texts["document.md"] ?? plainDocument);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  const outcome = linkService({ name: "service", modules, imported: readingsOf(texts, "elsewhere"), document: document.value });
  return { outcome, diagnostics: [...modules.flatMap(({ diagnostics }) => diagnostics), ...outcome.diagnostics] };
}

/** The model of a service in which nothing is wrong. */
export function service(texts: Texts): Service {
  const { outcome, diagnostics } = modelOf(texts);
  if (!outcome.ok || diagnostics.length > 0) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return outcome.value;
}

const plainDocument = "# Things\n\n| Field | Type |\n|---|---|\n| id | string |\n| name | string |\n";

const plainService = `
import type { Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {} }>;
`;
