/** Rules about the types of values: what they are, and what of them the document shows. */
import { covers } from "../compare/covers.ts";
import { added, changed, removed, type Rule } from "./rule.ts";

const narrowing = { request: "major", answer: "minor" } as const;
const widening = { request: "minor", answer: "major" } as const;

export const typeRules: readonly Rule[] = [
  added("shown-type", {
    id: "type-stated",
    mirror: "type-not-shown",
    severity: "minor",
    says: "the document did not show it, and does now: {to}",
    help: "A gap is closed. The service did the same all the time, so that nothing breaks; clients, stubs and tests can do more.",
  }),
  removed("shown-type", {
    id: "type-not-shown",
    mirror: "type-stated",
    severity: "major",
    says: "the document showed {from}, and does not any more",
    help: "What was stated cannot be relied on any more: to a caller this is as if it had been taken away.",
  }),
  removed("part-not-shown", {
    id: "part-stated",
    mirror: "part-not-shown",
    severity: "minor",
    says: "the document now shows {from}",
    help: "A part of an otherwise known type was not shown, and is now. The service did the same all the time.",
  }),
  added("part-not-shown", {
    id: "part-not-shown",
    mirror: "part-stated",
    severity: "major",
    says: "the document does not show {to} any more",
    help: "The type was known as a whole, and now only in part: values can occur that nobody was told of.",
  }),
  changed("part-not-shown", {
    id: "part-reworded",
    mirror: "part-reworded",
    severity: "patch",
    says: "{from} is not shown, which is now {to}",
    help: "What is not shown has another name.",
  }),
  changed("type", {
    id: "type-narrowed",
    mirror: "type-widened",
    when: (from, to) => covers(from, to) && !covers(to, from),
    severity: narrowing,
    says: "{from} is now {to}",
    help: "Fewer values are allowed: a request may send one that is refused now. Whoever read the old type in an answer can read the new one.",
  }),
  changed("type", {
    id: "type-widened",
    mirror: "type-narrowed",
    when: (from, to) => covers(to, from) && !covers(from, to),
    severity: widening,
    says: "{from} is now {to}",
    help: "More values are allowed: a request may still send the old ones. An answer can hold one that callers do not expect.",
  }),
  changed("type", {
    id: "type-changed",
    mirror: "type-changed",
    when: (from, to) => covers(from, to) === covers(to, from),
    severity: "major",
    says: "{from} is now {to}",
    help: "Values of the old type are no values of the new one: requests are refused, and answers cannot be read.",
  }),
  added("alternative", {
    id: "alternative-added",
    mirror: "alternative-removed",
    severity: widening,
    says: "can now also be {to}",
    help: "A request may still send what it sent. An answer can hold a type of value that callers do not expect.",
  }),
  removed("alternative", {
    id: "alternative-removed",
    mirror: "alternative-added",
    severity: narrowing,
    says: "can no longer be {from}",
    help: "A request that sends such a value is refused now. Whoever read the answers before can read them still.",
  }),
  added("integer", {
    id: "made-integer",
    mirror: "made-fractional",
    severity: narrowing,
    says: "is a whole number now",
    help: "A request may have sent a fraction, which is refused now.",
  }),
  removed("integer", {
    id: "made-fractional",
    mirror: "made-integer",
    severity: widening,
    says: "need no longer be a whole number",
    help: "An answer can hold a fraction, which callers that read it into an integer lose or stumble over.",
  }),
  changed("type-name", {
    id: "type-renamed",
    mirror: "type-renamed",
    severity: "patch",
    says: "the type {from} is now called {to}",
    help: "Names of types are never sent. Generated code has them, and code that imports them has to follow.",
  }),
  added("type-deprecated", {
    id: "type-deprecated",
    mirror: "type-undeprecated",
    severity: "minor",
    says: "is deprecated now",
    help: "Values of the type still work. Callers are told to leave it.",
  }),
  removed("type-deprecated", {
    id: "type-undeprecated",
    mirror: "type-deprecated",
    severity: "patch",
    says: "is no longer deprecated",
    help: "Callers need not leave it any more.",
  }),
];
