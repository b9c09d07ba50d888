/** Facts of requests and of answers, with the names by which comparisons know them. */
import type { Way } from "../../model/way.ts";
import type { AnswerReading, OperationReading, PayloadReading } from "../../read/reading.ts";
import type { Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";

export function accessFact(ways: readonly Way[] | undefined): readonly Fact[] {
  return ways === undefined ? [] : [{ fact: "access", value: ways }];
}

export function payloadFact(fact: "request" | "response", payload: PayloadReading): readonly Fact[] {
  return payload.is === "none" ? [{ fact, value: "none" }] : payload.is === "json" ? [{ fact, value: "a body" }] : [];
}

export function windowsFact(sampling: OperationReading["sampling"]): readonly Fact[] {
  return sampling === undefined ? [] : [{ fact: "windows", value: sampling.windows }];
}

export function placeFact(place: "path" | "query" | "header"): Fact {
  return { fact: "property", value: { name: placeInRequest, value: place } };
}

/** The name of the property that the part of a request is which carries a field: its path, its query or its headers. */
export const placeInRequest = "in";

/** The names of the properties that the parameters of an operation are, by the part of the request that carries them. */
export const takenIn = { query: "takes in its query", header: "takes in its headers" } as const;

export const requiredFact: Fact = { fact: "required", value: true };

/** One that is stated; a class, and what answers otherwise, are none. */
export function statusFact({ status }: AnswerReading, name = answerStatus): readonly Fact[] {
  return /^\d{3}$/.test(status) ? [{ fact: "property", value: { name, value: status } }] : [];
}

/** The names of the properties that a status is with which an operation answers: one that its own places tell, and one that others do. */
export const answerStatus = "answer-status";

export const statusElsewhere = "answer-status-elsewhere";

/** The statuses with which an operation answers, of those that are stated. */
export function statusesOf({ facts }: Pick<Defined, "facts">): readonly string[] {
  return facts.flatMap((fact) =>
    fact.fact === "property" && (fact.value.name === answerStatus || fact.value.name === statusElsewhere) ? [fact.value.value] : [],
  );
}

/** Those of them that its own places tell. */
export function statusesThere({ facts }: Pick<Defined, "facts">): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === answerStatus ? [fact.value.value] : []));
}
