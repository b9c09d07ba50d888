/** The tool's own templates, as a caller reads them. */
import { readdirSync, readFileSync } from "node:fs";
import type { Templates } from "../../../generator/views/outputs.ts";

const folder = new URL("../../../templates/", import.meta.url);

export const ownTemplates: Templates = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".hbs"))
  .map((path) => ({ path, text: readFileSync(new URL(path, folder), "utf8") }));
