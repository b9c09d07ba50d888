/** Fields of objects in code that stand beside others which definitions have, where neither they nor a row nor the code of another edition have them. */
import type { CodeBlock } from "../../documents/document.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { memoizeByObject, once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";

export function unknownFields(subject: Subject, { section }: StatedSection): readonly RawFinding[] {
  const { codeBefore, declared, stated, names } = subject;
  // The own edition may show what nobody lists.
  if (codeBefore === undefined) return [];
  const before = once(() => new Set(codeBefore().flatMap((block) => keysIn(block).flat())));
  const fields = fieldsOf(subject.defined);
  return section.code.flatMap((block) =>
    keysIn(block).flatMap((keys): readonly RawFinding[] => {
      const known = keys.flatMap((key) => fields.get(key) ?? []);
      const strange = keys.filter((key) => !declared.has(key) && !stated.rows().has(key) && !before().has(key));
      const [by] = known;
      if (by === undefined || known.length < 2 || known.length <= strange.length) return [];
      return strange.map((to) => ({
        change: "added",
        place: { section: names.get(section)! },
        fact: "mention",
        to,
        values: { to: { fact: "mention", value: to } },
        document: placeOf(block, to),
        definition: by.definition,
        by,
      }));
    }),
  );
}

const fieldsOf = memoizeByObject(
  (defined: readonly Defined[]): ReadonlyMap<string, Defined> => new Map(defined.flatMap((one) => (one.is === "field" ? [[one.name, one] as const] : []))),
);

/** The keys of each object of a block that is JSON as a whole. */
function keysIn(block: CodeBlock): readonly (readonly string[])[] {
  const text = block.map((line) => line.text).join("\n");
  if (!/^\s*[{[]/.test(text)) return [];
  try {
    return keysWithin(JSON.parse(text));
  } catch {
    return [];
  }
}

function keysWithin(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(keysWithin);
  return Array.isArray(value) ? within : [Object.keys(value), ...within];
}

function placeOf(block: CodeBlock, key: string): RawFinding["document"] {
  const line = block.find(({ text }) => text.includes(`"${key}"`)) ?? block[0]!;
  return { ...line.at, column: line.at.column + line.text.indexOf(`"${key}"`) + 1, length: key.length };
}
