/** The names that stand after a dot, each once. */
import { NameSet } from "./name-set.ts";
import type { Member, Surface, Verb } from "./surface.ts";

/** What JavaScript calls or asks for by itself: a member of this name would be taken for something else. */
const HELD = ["__proto__", "constructor", "then", "toJSON", "toString", "valueOf"];

/** What the client of a service has besides the places in it. */
const OF_ROOT = ["at", "base", "call", "close"];

export interface MemberNames {
  readonly of: (one: Verb | Member) => string;
  /** The step from an item of an answer to what it is about. */
  readonly follow: string;
}

/**
 * Verbs come first, then steps, in their order: one whose name is taken, or held by the language, has a `_` after it. Places
 * with resources never meet, since their nouns are unique.
 */
export function memberNames(surface: Surface, isRoot = false): MemberNames {
  const taken = new NameSet([...HELD, ...(isRoot ? OF_ROOT : [])]);
  const verbs = surface.verbs.map((verb) => [verb, taken.add(verb.name)] as const);
  const follow = taken.add("follow");
  const members = surface.members.map((member) => [member, taken.add(member.name)] as const);
  const names = new Map<Verb | Member, string>([...verbs, ...members]);
  return { of: (one) => names.get(one)!, follow };
}
