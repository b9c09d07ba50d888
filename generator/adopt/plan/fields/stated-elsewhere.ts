/** A limit that its own row no longer states, while another row that the field names still does: the type can neither keep it nor lose it. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { textOf } from "../../../facts/fact.ts";
import type { Context } from "../../context.ts";
import { sourcesOf } from "../../edit/comments.ts";
import { rowsAt } from "../../edition/edition.ts";
import { limiting } from "./doubted.ts";

/** Why the field stays as it is; undefined where no other row states what went. */
export function whyKept(context: Context, property: PropertySignature, findings: readonly Finding[]): string | undefined {
  const [why] = findings.flatMap((finding) => {
    const source = stillStating(context, property, finding);
    return source === undefined
      ? []
      : [
          `"${source}" still states it, and a field has what any of its rows states: accept the finding (specwright drift --accept ${finding.fingerprint} --reason "…"), or have both places say the same`,
        ];
  });
  return why;
}

function stillStating({ editions: { theirs } }: Context, property: PropertySignature, { change, fact, from, place, document }: Finding): string | undefined {
  if (change !== "removed" || place.row === undefined || !(limiting as readonly string[]).includes(fact)) return undefined;
  return sourcesOf(property).find((source) =>
    rowsAt(theirs, source).some(({ row, facts }) => row.at.line !== document.line && facts.some((one) => one.fact === fact && textOf(one) === from)),
  );
}
