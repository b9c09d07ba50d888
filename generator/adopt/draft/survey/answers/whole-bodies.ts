/** Bodies that rows call by their type alone: `| body | Tank |` of what is sent, `| 200 | The tank. | Tank |` of the answers. */
import { sentencesOf } from "../../../../documents/markdown/sentences.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import type { Endpoint } from "../endpoint.ts";
import { writtenType } from "../rows/own-rows.ts";
import type { RequestPart, RequestParts } from "../rows/request-parts.ts";
import type { SourceNames } from "../source-names.ts";
import { codeColumn, isSuccessRow, statusBlocks } from "./statuses.ts";

/** The body as a row of its own name calls it, and the parts without that row. */
export function withWholeBody(parts: RequestParts, places: SourceNames): Pick<Endpoint, "request" | "parts" | "bodySource"> {
  const { body, ...others } = parts;
  const request = body === undefined ? undefined : wholeIn(body);
  return request === undefined ? { parts } : { request, parts: others, bodySource: places.row(body!.rows[0]!.row) };
}

function wholeIn({ section, rows: [row, ...others], example }: RequestPart): string | undefined {
  if (row === undefined || others.length > 0 || example !== undefined || !/^(?:(?:request )?body|payload)$/i.test(row.row.name)) return undefined;
  const block = section.blocks.find(({ rows }) => rows.includes(row));
  const type = block === undefined ? "" : writtenType(row, block);
  const named = type.replace(/\s+object$/i, "");
  return type === "" || (named === type && row.facts.some(({ fact }) => fact === "type")) ? undefined : named;
}

/** A row that names a type tells more of the answer than a sentence about it: `Returns a list of things.` */
export function withNamedAnswer(
  said: Pick<Endpoint, "request" | "response" | "unclear">,
  listed: Pick<Endpoint, "response" | "answerSource">,
): Pick<Endpoint, "request" | "response" | "unclear" | "answerSource"> {
  return { ...listed, ...said, ...(ofType.test(listed.response ?? "") ? listed : {}) };
}

const ofType = /(?:^|\s)\p{Lu}\p{Ll}[\p{L}\p{N}]*(?:\s+objects?)?$/u;

/** The type that the row of a status of success names. */
export function answerListed(family: readonly StatedSection[], places: SourceNames): Pick<Endpoint, "response" | "answerSource"> {
  const [found] = family.flatMap((section) =>
    statusBlocks(section).flatMap((block) =>
      block.rows.filter((row) => isSuccessRow(row, block)).flatMap((row) => (typeOf(row, block) === "" ? [] : [{ row: row.row, type: typeOf(row, block) }])),
    ),
  );
  if (found === undefined) return {};
  const response = /^(?:no content|n\/a|none|-|–|—)$/i.test(found.type) ? "none" : found.type;
  return { response, ...(found.row.name === found.type ? { answerSource: places.row(found.row) } : {}) };
}

/** Rows can be named by the type, with the status beside it. */
function typeOf(row: StatedRow, block: StatedBlock): string {
  if (codeColumn(block) !== undefined && /^(?:data )?type$/i.test(block.block.named ?? "")) return row.row.name;
  const type = writtenType(row, block);
  return type === "" ? (row.row.cells.find(({ column }) => ofBodies.test(column))?.text ?? thingIn(row)) : type;
}

/** `no error. An array of Thing objects.`: what a sentence of its row names. */
function thingIn({ row }: StatedRow): string {
  const sentences = row.cells.flatMap(({ text }) => sentencesOf(text).map((piece) => piece.text));
  return sentences.map((text) => thing.exec(text)?.[1]).find((one) => one !== undefined) ?? "";
}

const thing = /^(?:Returns )?((?:an? |the )?(?:(?:array|list) of \p{Lu}[\p{L}\p{N}]*(?: objects?)?|\p{Lu}[\p{L}\p{N}]* objects?))\.?$/iu;

const ofBodies = /^(?:(?:response )?(?:body|schema|object|model)|returns)$/i;
