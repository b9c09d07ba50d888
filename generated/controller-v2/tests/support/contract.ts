/** The contract of a service: what its files of tests share. */
import { expect, test } from "vitest";
import type { Json, ServiceData } from "../../stub/src/runtime/data.ts";
import { shapesOf } from "../../stub/src/runtime/shapes.ts";
import { operationOf, withEffect, type Documented } from "./documented.ts";
import { environmentOf } from "./environment.ts";
import { exchangeOf, type Exchange } from "./exchange.ts";
import type { Fixture } from "./fixture.ts";
import { identifiersFound, type IdentifiersFound } from "./identifiers.ts";
import { NothingThere } from "./nothing-there.ts";
import { serverOf, type Server } from "./server.ts";
import { subjectOf, type Subject } from "./subject.ts";
import { differences, type FieldPath } from "./values.ts";

/** Says a test, or one for each row, whose first cell stands for `%s`. */
export interface Says {
  (sentence: string, run: () => Promise<void>): void;
  each<Row extends readonly [says: string, ...cells: unknown[]]>(rows: readonly Row[]): (sentence: string, run: (...row: Row) => Promise<void>) => void;
}

export interface Contract {
  readonly server: Server;
  /** A test that only reads. */
  readonly reading: Says;
  /** A test that changes something: none where the server is to be left as it is. */
  readonly writing: Says;
  /** The next number: what is made of one number has a key of its own. */
  readonly seed: () => number;
  readonly operation: (id: string) => Exchange;
  readonly subject: (uri: string, fixture?: Fixture) => Subject;
  readonly identifiers: IdentifiersFound;
}

export function contractOf(service: ServiceData): Contract {
  const environment = environmentOf(service.name);
  const server = serverOf(service, environment);
  const shapes = shapesOf(service.shapes);
  const exchange = (documented: Documented): Exchange => exchangeOf(documented, service, server, shapes, withEffect(service, documented.resource.uri, "read", "list"));
  const seed = numbersFrom(environment.seed);
  const surroundings = { service, environment, server, shapes, seed, exchange };
  return {
    server,
    reading: says(server, true),
    writing: says(server, environment.writes),
    seed,
    operation: (id) => exchange(operationOf(service, id)),
    subject: (uri, fixture) => subjectOf(surroundings, uri, fixture),
    identifiers: identifiersFound(surroundings),
  };
}

/** Each file of tests has its own, be it run alone or in one process with others. */
function numbersFrom(first: number): () => number {
  const next = new Map<string, number>();
  return () => {
    const file = expect.getState().testPath ?? "";
    const number = next.get(file) ?? first;
    next.set(file, number + 1);
    return number;
  };
}

function says(server: Server, runs: boolean): Says {
  const say = (sentence: string, run: () => Promise<void>): void =>
    void test.runIf(runs)(sentence, async ({ skip }) => {
      server.begin();
      await run().catch((error: unknown) => (error instanceof NothingThere ? skip(error.message) : Promise.reject(error)));
    });
  const each: Says["each"] = (rows) => (sentence, run) => {
    // A suite without tests fails, and a service may ask for no header at all.
    if (rows.length === 0) test.skip(sentence.replace(" %s", ""));
    for (const row of rows) say(sentence.replace("%s", () => row[0]), () => run(...row));
  };
  return Object.assign(say, { each });
}

/** Everything that was configured is shown, but for fields that only requests hold. */
export function holds(shown: Json | undefined, configured: object, unshown: readonly FieldPath[] = []): void {
  expect(differences(shown, configured as Json, unshown)).toEqual([]);
}
