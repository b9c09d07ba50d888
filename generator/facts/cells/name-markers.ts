/** What stands behind a name in its cell and is said of the field: `id (required)`, `id` and below it `required, read-only`. */
import type { Row } from "../../documents/document.ts";
import type { StatedFact } from "../fact.ts";

export function markersOf({ remark, at }: Row): readonly StatedFact[] {
  const words = remark?.toLowerCase().split(/\s*,\s*/) ?? [];
  if (!words.every((word) => /^(?:required|mandatory|optional|(?:read|write)[- ]?only)$/.test(word))) return [];
  return words.map((word): StatedFact =>
    word.endsWith("only")
      ? { fact: word.startsWith("read") ? "readOnly" : "writeOnly", value: true, at }
      : { fact: "required", value: word !== "optional", at },
  );
}
