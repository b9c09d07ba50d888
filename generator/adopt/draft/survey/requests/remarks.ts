/** What the sections of a request say that no part of its definition carries: whole sentences, which are told in its description. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { StatedText } from "../../../../facts/text/prose.ts";
import { saidStatuses } from "../../../../facts/text/statuses-said.ts";
import type { Endpoint } from "../endpoint.ts";
import { isHistory } from "../text/history.ts";
import { requestsIn } from "./mentioned-requests.ts";

export function remarksIn(family: readonly StatedSection[]): Pick<Endpoint, "remarks"> {
  const said = family
    .flatMap(({ prose }) => prose.slice(1))
    .filter(isRemark)
    .map(({ text }) => (isHistory(text) ? `${text}.` : text));
  return said.length === 0 ? {} : { remarks: said.join(" ") };
}

/** A sentence that is no request, no body, no status and no gap; one that points to another path is one whatever else it says. */
function isRemark({ text, facts }: StatedText): boolean {
  const pointsElsewhere = facts.some(({ fact }) => fact === "path");
  return (
    (/[.!?]$/.test(text) || isHistory(text)) &&
    requestsIn(text).length === 0 &&
    (pointsElsewhere || (!ofBodies.test(text) && saidStatuses(text).length === 0)) &&
    facts.every(({ fact }) => fact !== "notShown" && fact !== "methods")
  );
}

const ofBodies = /^(?:(?:Request )?Body:|Returns\b|The (?:request )?body is an? .* object\.$)/;
