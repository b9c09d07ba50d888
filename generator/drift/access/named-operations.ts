/** The operations that a sentence names by their requests. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { KnownUri } from "../subject/known-uri.ts";
import { pathIndex } from "../subject/path-index.ts";
import type { Subject } from "../subject/subject.ts";

/** @param methods none where the sentence names the path alone */
export function operationsNamedAt({ uris, placeholders }: Pick<Subject, "uris" | "placeholders">, methods: readonly string[], uri: string): readonly Defined[] {
  const found = at(uris())(placeholders)(uri);
  return found.flatMap(({ operations }) => [...operations].flatMap(([method, by]) => (methods.length === 0 || methods.includes(method) ? [by] : [])));
}

const at = memoizeByObject((known: readonly KnownUri[]) =>
  memoizeByObject((placeholders: ReadonlySet<string>) => pathIndex(known, ({ uri }) => [uri], placeholders)),
);
