/** Rules about what operations carry: bodies, media types, statuses. */
import { added, changed, removed, type Rule } from "./rule.ts";

export const bodyRules: readonly Rule[] = [
  added("body", {
    id: "body-added",
    mirror: "body-removed",
    severity: { request: "major", answer: "minor" },
    says: "there was none, and is one now",
    help: "A request has to carry what it had not to carry before. An answer that holds more than nothing breaks nobody.",
  }),
  removed("body", {
    id: "body-removed",
    mirror: "body-added",
    severity: "major",
    says: "there was one, and is none now",
    help: "A request that carries a body may be refused; what an answer held has to be read in another way.",
  }),
  added("stated-body", {
    id: "body-stated",
    mirror: "body-not-shown",
    severity: "minor",
    says: "the document did not show it, and shows {to} now",
    help: "A gap is closed. The service did the same all the time, so that nothing breaks; clients, stubs and tests can do more.",
  }),
  removed("stated-body", {
    id: "body-not-shown",
    mirror: "body-stated",
    severity: "major",
    says: "the document showed {from}, and does not any more",
    help: "What was stated cannot be relied on any more: to a caller this is as if it had been taken away.",
  }),
  changed("media-type", {
    id: "media-type-changed",
    mirror: "media-type-changed",
    severity: "major",
    says: "{from} is now {to}",
    help: "The body is written otherwise: who sends it is refused, and who receives it cannot read it.",
  }),
  added("status", {
    id: "status-stated",
    mirror: "status-unstated",
    severity: "minor",
    says: "the status of success is now stated: {to}",
    help: "The document said nothing of the status before, which is any of 200 to 299.",
  }),
  removed("status", {
    id: "status-unstated",
    mirror: "status-stated",
    severity: "major",
    says: "the status of success was {from}, and is no longer stated",
    help: "Any status of 200 to 299 has to be taken for success now.",
  }),
  changed("status", {
    id: "status-changed",
    mirror: "status-changed",
    severity: "major",
    says: "the status of success was {from}, and is {to} now",
    help: "Callers who compare the status take a success for a failure.",
  }),
  added("failure", {
    id: "failure-added",
    mirror: "failure-removed",
    severity: "minor",
    says: "can also answer {to}",
    help: "The document states one more answer other than success. Callers have to expect any status as it is.",
  }),
  removed("failure", {
    id: "failure-removed",
    mirror: "failure-added",
    severity: "minor",
    says: "no longer states the answer {from}",
    help: "What a caller does upon this status it will do no more. Where the document merely stopped showing it, keep treating it.",
  }),
];
