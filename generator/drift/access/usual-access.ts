/** What definitions ask of callers: of those of one operation, and of all others. */
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Way } from "../../model/way.ts";
import type { Subject } from "../subject/subject.ts";

export interface UsualAccess {
  readonly ways: readonly Way[];
  readonly by: Defined;
}

export function usualAccessIn({ defined }: Pick<Subject, "defined">): UsualAccess | undefined {
  const by = defined.find(({ is }) => is === "service");
  const ways = by === undefined ? undefined : accessOf(by)[0];
  return ways === undefined ? undefined : { ways, by: by! };
}

/** One for each resource of which its kind is. */
export function accessOf({ facts }: Pick<Defined, "facts">): readonly (readonly Way[])[] {
  return facts.flatMap((fact) => (fact.fact === "access" ? [fact.value] : []));
}
