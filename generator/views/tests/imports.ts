/** What a file of tests imports: of what the operations' tests use, the names that each module gives. */
import { identifier, moduleSpecifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import { isEmptySuite, usesSubject, type CaseView } from "./case-view.ts";

export interface TestImportView {
  readonly names: readonly Emit<"typescript identifier">[];
  readonly from: Emit<"typescript literal">;
}

export interface Used {
  readonly cases: readonly CaseView[];
  readonly silent: boolean;
  /** The modules of builders, below the folder of tests, with the names that come from each. */
  readonly builders: ReadonlyMap<string, readonly string[]>;
  readonly tables: { readonly wrong: boolean; readonly places: boolean };
}

/** @param up the path from the file to the folder of tests */
export function testImports(up: string, { cases, silent, builders, tables }: Used): readonly TestImportView[] {
  const some = (holds: (one: CaseView) => boolean): boolean => cases.some(holds);
  const takes = some(({ takes }) => takes.length > 0);
  const observes = some(({ key, sampled }) => key !== false || sampled !== false);
  const makes =
    takes ||
    observes ||
    some(
      ({ shows, defaults, lists, removes, resets, several, identifier }) =>
        shows || lists || removes || defaults !== false || resets !== false || (several && identifier !== false),
    );
  const runBy = (runner: string): boolean => some(({ answers, guarded, runs }) => (answers !== false || guarded) && runs.text === runner);
  const writes = makes || runBy("writing");
  const reads =
    runBy("reading") || some(({ identifier, finds, counters, places }) => identifier !== false || finds !== false || counters !== false || places !== false);
  const from = (module: string, uses: { readonly [name: string]: boolean }): readonly TestImportView[] => {
    const names = Object.keys(uses).filter((name) => uses[name]);
    return names.length === 0 ? [] : [{ names: names.map(identifier), from: moduleSpecifier(module) }];
  };
  return [
    ...from("vitest", {
      describe: cases.length > 0 || silent,
      expect: some(({ identifier, finds, counters, sampled }) => identifier !== false || finds !== false || counters !== false || sampled !== false),
      test: silent || some(({ todos }) => todos.length > 0),
    }),
    ...from(`${up}contract.ts`, {
      identifiers: some(({ identifier, finds }) => identifier !== false || finds !== false),
      operation: some((one) => !isEmptySuite(one)),
      reading: reads,
      seed: makes,
      server: some(({ counters, ordered }) => counters !== false || ordered !== false),
      subject: some(usesSubject),
      writing: writes,
    }),
    ...[...builders].flatMap(([module, names]) => from(`${up}fixtures/${module}.ts`, Object.fromEntries(names.map((name) => [name, true])))),
    ...from(`${up}support/contract.ts`, {
      holds: some(
        ({ takes: taken, shows, defaults, key, resets }) =>
          taken.some(({ answersObject, readable }) => answersObject || readable) || shows || defaults !== false || key !== false || resets !== false,
      ),
    }),
    ...from(`${up}support/documented.ts`, { apart: some(({ identifier, several }) => identifier !== false && several) }),
    ...from(`${up}support/observed.ts`, {
      disordered: some(({ ordered }) => ordered !== false),
      fallen: some(({ counters }) => counters !== false),
      sampledIn: some(({ sampled }) => sampled !== false),
    }),
    ...from(`${up}support/values.ts`, {
      changed: some(({ wrong }) => wrong !== false),
      picked: some(({ key }) => key !== false),
      wrongPlaces: tables.places,
      wrongValues: tables.wrong,
    }),
  ];
}
