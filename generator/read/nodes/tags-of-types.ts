/** Tags that other tools read and people know: what they say is said by the type of a field here, or stands elsewhere in its comment. */
import { nearest } from "../../diagnostics/nearest.ts";

const range = "A range is said by the type: Range<Min, Max>.";
const length = "A length is said by the type: Text<Max>.";
const type = "The type of a field stands behind its name: name: string;.";
const text = "Write the text at the beginning of the comment, above the first tag.";

const sayings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    default: "A default is said by the type: Default<Type, Value>, or as the last parameter of a word, such as Range<0, 15, 3>.",
    defaultValue: "A default is said by the type: Default<Type, Value>, or as the last parameter of a word, such as Range<0, 15, 3>.",
    minimum: range,
    maximum: range,
    range,
    minLength: length,
    maxLength: length,
    pattern: 'A pattern is said by the type: Pattern<"…">.',
    format: 'A format is said by the type: Format<"…">.',
    enum: 'Allowed values are said by the type: "one" | "another".',
    readonly: "What only the service sets is said by the type: ReadOnly<Type>.",
    required: "A field is required where its name has no question mark: name: string;.",
    optional: "A field can be missing where its name has a question mark: name?: string;.",
    type,
    param: type,
    property: type,
    returns: "What an operation answers is said by its type: Get<Uri, Answer>.",
    description: text,
    summary: text,
    remarks: text,
  }),
);

/** Where that is said which a tag means to say; undefined where nobody knows the tag. */
export function saidElsewhere(tag: string): string | undefined {
  const known = sayings.has(tag) ? tag : nearest(tag, sayings.keys());
  return known === undefined ? undefined : sayings.get(known);
}
