/** Creates, modifies and replaces objects: one at its own URI, or one or several through their collection. */
import type { Json } from "../data.ts";
import { isObject, merged, own } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { Result, Situation } from "../situation.ts";
import type { Stored } from "../store.ts";
import { stores } from "../storing.ts";
import { elementOf, nameOf, notFound, partOf, requireParents, storedAt, targetOf, withPart, type Target } from "../target.ts";
import { shownPart } from "./read.ts";

/** The stored object as it shall be, from the one that is there and what was sent. */
type Write = (situation: Situation, target: Target, before: Stored | undefined, sent: Json, serial: number) => Stored;

export const create = writing((situation, target, before, sent, serial) => {
  if (target.owner.route.collection !== undefined && before !== undefined) throw existing(target.path);
  const part = before === undefined ? sent : merged(partOf(before, target), sent);
  return withPart(situation.setup, target, before, part, situation.now, serial);
});

function existing(path: string): Refusal {
  return new Refusal("conflict", { field: "path", fact: `leads to ${path}, which exists already`, unstated: "what becomes of an object that is created again" });
}

export const modify = writing((situation, target, before, sent, serial) => {
  if (before === undefined) throw notFound(target.path);
  return withPart(situation.setup, target, before, merged(partOf(before, target), sent), situation.now, serial);
});

/** What nothing else creates comes to be by being replaced. */
export const replace = writing((situation, target, before, sent, serial) => {
  const created = target.site.collection?.resource.operations.some(({ effect }) => effect === "create") ?? false;
  if (before === undefined && created) throw notFound(target.path);
  return withPart(situation.setup, target, before, sent, situation.now, serial);
});

function writing(write: Write): (situation: Situation) => Result {
  return (situation) => {
    const { setup, state, operation, sent, several } = situation;
    const made: { readonly target: Target; readonly stored: Stored }[] = [];
    const paths = new Set<string>();
    for (const value of sent) {
      const target = addressed(situation, value, state.serial + made.length);
      if (paths.has(target.owner.path)) throw new Refusal("conflict", { field: "body", fact: `names ${target.path} twice` });
      requireParents(state, target.found);
      sameKey(target, value);
      paths.add(target.owner.path);
      made.push({ target, stored: write(situation, target, storedAt(setup, state, target), value, state.serial + made.length) });
    }
    const changes = made.flatMap(({ target, stored }) => stores(setup, state, target.owner, stored));
    const [first] = made;
    if (first === undefined || operation.answer.is === "none" || operation.answer.is === "silent") return { changes };
    const shown = made.map(({ target, stored }) => shownPart(setup, target, partOf(stored, target)));
    return { changes, value: several ? shown : shown[0]!, name: nameOf(first.target) };
  };
}

/** The object at the URI, or the element that the sent object names. */
function addressed({ setup, found }: Situation, sent: Json, serial: number): Target {
  const { element } = found.route;
  return targetOf(setup, element === undefined ? found : elementOf(setup, found, element, sent, serial));
}

/** What the body says of the key is what the URI says. */
function sameKey({ key, path }: Target, sent: Json): void {
  const other = Object.entries(key).filter(([name, value]) => isObject(sent) && Object.hasOwn(sent, name) && String(own(sent, name)) !== String(value));
  const problems = other.map(([name, value]) => ({ field: name, fact: `must be ${JSON.stringify(value)}, as in ${path}` }));
  if (problems.length > 0) throw new Refusal("bad-request", problems);
}
