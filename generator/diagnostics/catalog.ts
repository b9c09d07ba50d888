/** Every code that Specwright can report. A code is stable; its text may improve. */
import { accepted } from "./catalog/accepted.ts";
import { adopt } from "./catalog/adopt.ts";
import { cli } from "./catalog/cli.ts";
import { documents } from "./catalog/documents.ts";
import { drift } from "./catalog/drift.ts";
import { link } from "./catalog/link.ts";
import { openapi } from "./catalog/openapi.ts";
import { pipeline } from "./catalog/pipeline.ts";
import { read } from "./catalog/read.ts";
import { rules } from "./catalog/rules.ts";
import { views } from "./catalog/views.ts";
import { write } from "./catalog/write.ts";

export const catalog = { ...adopt, ...read, ...documents, ...link, ...rules, ...openapi, ...views, ...write, ...cli, ...pipeline, ...accepted, ...drift };
export type Catalog = typeof catalog;
