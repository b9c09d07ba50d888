/** Words that say which of several things are meant, or how one is done, wherever they stand: no wording of the same comes by one of them, or loses one. */

export function isNarrowing(word: string): boolean {
  return narrowing.test(word);
}

const narrowing = new RegExp(
  `^(?:${[
    "active|alphanumeric|asynchronous(?:ly)?|atomic(?:ally)?|binary|cached|case-(?:in)?sensitive|compressed|concurrent(?:ly)?|decimal|deprecated|disabled|earliest|empty|enabled|encrypted|experimental|expired|external",
    "hashed|hexadecimal|idempotent|immediate(?:ly)?|immutable|initial|internal|latest|local|locked|manually|named|negative|nested|newest|non-?empty|non-?zero|numeric|oldest|paginated|periodically|permanent(?:ly)?|positive",
    "primary|private|public|randomly|read-only|recent|remote|secondary|securely|shared|signed|simultaneous(?:ly)?|sorted|synchronous(?:ly)?|temporar(?:y|ily)|top-level|unique|unsigned|unused|write-only",
    "[a-z\\d]+-(?:encoded|encrypted|separated|signed)",
  ].join("|")})$`,
);
