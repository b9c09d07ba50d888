/** Rules about what operations ask of their callers, where it is not what the service asks of all. */
import { admitsAll } from "../../model/access.ts";
import { added, changed, removed, type Rule } from "./rule.ts";

export const accessRules: readonly Rule[] = [
  added("access", {
    id: "access-stated",
    mirror: "access-unstated",
    severity: "minor",
    says: "that it asks for {to} is now stated",
    help: "The document said nothing of it before. A fact that comes to be stated breaks nobody: the service did the same all the time.",
  }),
  removed("access", {
    id: "access-unstated",
    mirror: "access-stated",
    severity: "major",
    says: "that it asks for {from} is no longer stated",
    help: "The document said what a request has to show, or that it need not show anything, and does so no longer: nobody can rely on it.",
  }),
  changed("access", {
    id: "access-eased",
    mirror: "access-tightened",
    when: (from, to) => admitsAll(to, from) && !admitsAll(from, to),
    severity: "minor",
    says: "it asked for {from}, and now for {to}",
    help: "Whoever was let in before still is: a request may show the same as before, or less.",
  }),
  changed("access", {
    id: "access-tightened",
    mirror: "access-eased",
    when: (from, to) => !admitsAll(to, from) && admitsAll(from, to),
    severity: "major",
    says: "it asked for {from}, and now for {to}",
    help: "Some requests that were let in before are refused: callers have to show more, have tokens of further scopes, or change to a way that is left.",
  }),
  changed("access", {
    id: "access-changed",
    mirror: "access-changed",
    when: (from, to) => admitsAll(to, from) === admitsAll(from, to),
    severity: "major",
    says: "it asked for {from}, and now for {to}",
    help: "What a request has to show, or can show, is something else: some that were let in before are refused, or their callers are not known any more.",
  }),
];
