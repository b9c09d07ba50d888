/** A row that came for a field that the definitions have from elsewhere: the row is one more of its sources, and no doubt is left that the field is there. */
import type { PropertySignature } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment, sourcesNamed } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import { readingSources } from "../../edit/readings.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import { stepOf, type Step } from "../../step.ts";
import { settledType } from "./doubted.ts";

/** Undefined where the field names no place of its own, and is found by its name already. */
export function planOwnRowAdded(finding: Finding, property: PropertySignature): Step | undefined {
  const place = formatPlace(finding.place);
  if (sourcesNamed(property).length === 0 || sourcesNamed(property).includes(place)) return undefined;
  const type = isDoubtOfRow(property, finding) ? settledType(property.getTypeNodeOrThrow()) : undefined;
  return {
    ...stepOf(finding),
    edits: [
      addToComment(property, { tags: [{ tag: "source", text: place }] }),
      ...(type === undefined ? [] : [replaceNode(property.getTypeNodeOrThrow(), type)]),
    ],
    says: `${nameOf(property)}: stated in ${place} as well${type === undefined ? "" : ", and in doubt no more"}`,
    at: startOf(property),
    ...(type === undefined ? {} : { guesses: [`that the document no longer says two things of ${nameOf(property)}`] }),
  };
}

/** One of its readings is all of the rows among which the new one stands: it said that they lack the field. */
function isDoubtOfRow(property: PropertySignature, { place: { section, block } }: Finding): boolean {
  return readingSources(property.getTypeNodeOrThrow().getText()).includes(formatPlace({ section, ...(block === undefined ? {} : { block }) }));
}
