/** Paths by what they lie below, so that all below one are found without a look at the others. */
import { parentOf } from "./path.ts";

export class PathTree {
  /** Of each path, those one segment further down that are there or lead to one that is. */
  readonly #further = new Map<string, Set<string>>();

  add(path: string): void {
    for (let at = path; at !== ""; at = parentOf(at)) {
      const siblings = this.#further.get(parentOf(at)) ?? new Set<string>();
      if (siblings.has(at)) return;
      this.#further.set(parentOf(at), siblings.add(at));
    }
  }

  /** @param isThere what else is: paths that lead to nothing go with the last that they led to */
  remove(path: string, isThere: (path: string) => boolean): void {
    for (let at = path; at !== "" && !this.#further.has(at) && !isThere(at); at = parentOf(at)) {
      const siblings = this.#further.get(parentOf(at));
      siblings?.delete(at);
      if (siblings?.size !== 0) return;
      this.#further.delete(parentOf(at));
    }
  }

  below(path: string): readonly string[] {
    const found = [...(this.#further.get(path) ?? [])];
    for (const one of found) for (const further of this.#further.get(one) ?? []) found.push(further);
    return found;
  }

  clear(): void {
    this.#further.clear();
  }
}
