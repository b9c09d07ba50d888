/** Rules about which values of a type are allowed. */
import { limitsShift } from "../compare/bounds.ts";
import type { Limits } from "../limits.ts";
import { added, changed, differs, removed, type Rule } from "./rule.ts";

const narrowing = { request: "major", answer: "minor" } as const;
const widening = { request: "minor", answer: "major" } as const;

/** Ranges, lengths and counts shift in the same three ways. */
function limitRules(aspect: "range" | "length" | "count", noun: string, what: string): readonly Rule[] {
  const shifted = (shift: ReturnType<typeof limitsShift>) => (from: Limits | undefined, to: Limits | undefined) => limitsShift(from, to) === shift;
  return [
    differs(aspect, {
      id: `${aspect}-narrowed`,
      mirror: `${aspect}-widened`,
      when: shifted("narrowed"),
      severity: narrowing,
      says: `the ${noun} was {from}, and is now {to}`,
      help: `Fewer ${what} are allowed: a request may send one that is refused now. What answers hold was allowed before.`,
    }),
    differs(aspect, {
      id: `${aspect}-widened`,
      mirror: `${aspect}-narrowed`,
      when: shifted("widened"),
      severity: widening,
      says: `the ${noun} was {from}, and is now {to}`,
      help: `More ${what} are allowed: what a request sent before is accepted still. An answer can hold one that callers do not expect, for example one that no longer fits where it is kept.`,
    }),
    differs(aspect, {
      id: `${aspect}-moved`,
      mirror: `${aspect}-moved`,
      when: shifted("moved"),
      severity: "major",
      says: `the ${noun} was {from}, and is now {to}`,
      help: `At one end more ${what} are allowed, at the other fewer: requests may be refused, and answers unexpected.`,
    }),
  ];
}

export const valueRules: readonly Rule[] = [
  ...limitRules("range", "range", "numbers"),
  ...limitRules("length", "length", "texts"),
  ...limitRules("count", "number of entries", "lists"),
  added("step", {
    id: "step-added",
    mirror: "step-removed",
    severity: narrowing,
    says: "must be a multiple of {to} now",
    help: "A request may send a number between the multiples, which was accepted before.",
  }),
  removed("step", {
    id: "step-removed",
    mirror: "step-added",
    severity: widening,
    says: "need no longer be a multiple of {from}",
    help: "An answer can hold a number between the multiples, which callers do not expect.",
  }),
  changed("step", {
    id: "step-changed",
    mirror: "step-changed",
    severity: "major",
    says: "the step was {from}, and is now {to}",
    help: "Multiples of the one step are none of the other: requests may be refused, and answers unexpected.",
  }),
  added("distinct", {
    id: "items-made-distinct",
    mirror: "items-made-repeatable",
    severity: narrowing,
    says: "no two items may be the same now",
    help: "A request may send a list that holds one thing twice, which was accepted before.",
  }),
  removed("distinct", {
    id: "items-made-repeatable",
    mirror: "items-made-distinct",
    severity: widening,
    says: "items may be the same now",
    help: "An answer can hold one thing twice, which callers that keep the items by their value lose.",
  }),
  added("pattern", {
    id: "pattern-added",
    mirror: "pattern-removed",
    severity: narrowing,
    says: "must match {to} now",
    help: "A request may send a text that does not match, which was accepted before.",
  }),
  removed("pattern", {
    id: "pattern-removed",
    mirror: "pattern-added",
    severity: widening,
    says: "need no longer match {from}",
    help: "An answer can hold a text that callers, who rely on the pattern, cannot take apart.",
  }),
  changed("pattern", {
    id: "pattern-changed",
    mirror: "pattern-changed",
    severity: "major",
    says: "had to match {from}, and must now match {to}",
    help: "Which of two patterns lets more through is not decided here: look at both, and accept the finding where no text is concerned.",
  }),
  added("format", {
    id: "format-added",
    mirror: "format-removed",
    severity: narrowing,
    says: "has the format {to} now",
    help: "A request may send a value of another format, which was accepted before.",
  }),
  removed("format", {
    id: "format-removed",
    mirror: "format-added",
    severity: widening,
    says: "no longer has the format {from}",
    help: "An answer can hold a value of another format, which callers do not expect.",
  }),
  changed("format", {
    id: "format-changed",
    mirror: "format-changed",
    severity: "major",
    says: "the format {from} is now {to}",
    help: "Values of the old format are no values of the new one.",
  }),
  added("values", {
    id: "values-added",
    mirror: "values-removed",
    severity: widening,
    says: "{to} is allowed as well",
    help: "A request may send it. An answer can hold it, and callers who treat each value by itself have no case for it.",
  }),
  removed("values", {
    id: "values-removed",
    mirror: "values-added",
    severity: narrowing,
    says: "{from} is no longer allowed",
    help: "A request that sends it is refused now. In answers it does not occur any more.",
  }),
  added("known-values", {
    id: "known-values-added",
    mirror: "known-values-removed",
    severity: "minor",
    says: "{to} is now known as well",
    help: "The enumeration is known in part, so that callers have to expect any value as it is. One more has become known.",
  }),
  removed("known-values", {
    id: "known-values-removed",
    mirror: "known-values-added",
    severity: "major",
    says: "{from} is no longer among the known values",
    help: "The enumeration is known in part. Whether the value still exists is open, and so it cannot be relied on.",
  }),
  removed("open", {
    id: "values-closed",
    mirror: "values-opened",
    severity: "minor",
    says: "the document now shows all values",
    help: "The enumeration was known in part, and is now known as a whole. The service did the same all the time.",
  }),
  added("open", {
    id: "values-opened",
    mirror: "values-closed",
    severity: "major",
    says: "the document does not show all values any more",
    help: "Callers who treat each value by itself have no case for those that they do not know.",
  }),
  added("bits", {
    id: "bits-stated",
    mirror: "bits-unstated",
    severity: "minor",
    says: "is a sum of bits now: {to}",
    help: "The document says what the bits of the number mean, which it did not say before.",
  }),
  removed("bits", {
    id: "bits-unstated",
    mirror: "bits-stated",
    severity: "major",
    says: "is no longer a sum of bits, and was: {from}",
    help: "What the bits of the number mean was stated, and is no longer.",
  }),
  added("bit", {
    id: "bit-added",
    mirror: "bit-removed",
    severity: "minor",
    says: "has the bit {to} as well",
    help: "Sums without it mean the same as before. Callers mask out the bits that they do not know.",
  }),
  removed("bit", {
    id: "bit-removed",
    mirror: "bit-added",
    severity: narrowing,
    says: "no longer has the bit {from}",
    help: "A request that sets it may be refused, or has no such effect. In answers it is not set any more.",
  }),
  changed("bit-name", {
    id: "bit-changed",
    mirror: "bit-changed",
    severity: "major",
    says: "the bit {from} is now {to}",
    help: "The name of a bit is its meaning. Where it is the same in other words, accept the finding.",
  }),
];
