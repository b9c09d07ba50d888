/** A limit that its own row no longer states, while another row that the field names still does: the type stays as it is. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { textOf } from "../../../facts/fact.ts";
import type { Context } from "../../context.ts";
import { sourcesOf } from "../../edit/comments.ts";
import { rowsAt } from "../../edition/edition.ts";
import { limiting } from "./doubted.ts";

/** The source that goes on to state all of it; undefined where something went altogether. */
export function sourceKept(context: Context, property: PropertySignature, findings: readonly Finding[]): string | undefined {
  const sources = findings.map((finding) => stillStating(context, property, finding));
  return sources.includes(undefined) ? undefined : sources[0];
}

function stillStating({ editions: { theirs } }: Context, property: PropertySignature, { change, fact, from, place, document }: Finding): string | undefined {
  if (change !== "removed" || place.row === undefined || !(limiting as readonly string[]).includes(fact)) return undefined;
  return sourcesOf(property).find((source) =>
    rowsAt(theirs, source).some(({ row, facts }) => row.at.line !== document.line && facts.some((one) => one.fact === fact && textOf(one) === from)),
  );
}
