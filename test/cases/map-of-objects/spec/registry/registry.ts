import type { Integer, OneKeyed, Says } from "specwright/words";
import type { Answering } from "./kinds.ts";

/**
 * The registry.
 * @source Registry
 */
export type TheRegistry = Answering<{ uri: "/registry"; answer: Registry }>;

/**
 * What is registered.
 * @source Registry
 */
export interface Registry {
  people: { [name: string]: Person };
  counts?: Record<string, Integer> & Says<{ minProperties: 1; maxProperties: 3 }>;
  kinds?: Record<string, Kind>;
  nested?: Record<string, Record<string, Person | null>>;
  only?: OneKeyed<Person>;
  mixed?: {
    /** @source Registry > mixed */
    total: number;
    [name: string]: number;
  };
  free?: Record<string, unknown>;
  byKind?: Record<"dog" | "cat", number>;
}

type Kind = "zebra" | "ant";

/**
 * A person.
 * @source Person
 */
export interface Person {
  age?: Integer;
}
