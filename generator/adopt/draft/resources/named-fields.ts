/** A body whose fields are named with their types where others call theirs by a word: `new_name (string), force (boolean)`. */
import type { TypeSyntax } from "../../print/syntax.ts";

/**
 * Undefined where the words are more than fields and their types. That one of them is required is said nowhere.
 * @param source of the row that has the words
 */
export function fieldsNamed(text: string, source: string): TypeSyntax | undefined {
  const parts = text.replace(/\.$/, "").split(/,\s*(?:and\s+)?|\s+and\s+/);
  const members = parts.flatMap((part) => {
    const [, field, type] = /^`?([\w-]+)`? \((string|number|boolean)\)$/.exec(part) ?? [];
    return field === undefined
      ? []
      : [
          {
            name: field,
            optional: true as const,
            type: { is: "written" as const, text: type! },
            comment: { tags: [{ tag: "source" as const, text: source }] },
          },
        ];
  });
  return members.length > 0 && members.length === parts.length ? { is: "object", members } : undefined;
}
