/** What a module needs of others, as the import statements at its top. */
import { identifier, moduleSpecifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";

/** One name of another module; `type` where nothing of it is there when the program runs. */
export interface Need {
  /** Below the folder of sources, without an ending. */
  readonly from: string;
  readonly name: string;
  readonly type: boolean;
}

export interface ModuleImportView {
  readonly type: boolean;
  readonly names: readonly Emit<"typescript identifier">[];
  readonly from: Emit<"typescript literal">;
}

/** By path, the values of a module before its types; what the module has itself is left out. */
export function moduleImports(module: string, needs: readonly Need[]): readonly ModuleImportView[] {
  const groups = new Map<string, { readonly need: Need; readonly names: Set<string> }>();
  for (const need of needs) {
    if (need.from === module) continue;
    const key = `${need.from} ${need.type ? 1 : 0}`;
    const group = groups.get(key) ?? { need, names: new Set<string>() };
    groups.set(key, group);
    group.names.add(need.name);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { need, names }]) => ({ type: need.type, names: [...names].sort().map(identifier), from: moduleSpecifier(relative(module, need.from)) }));
}

/** `../runtime/call.ts` */
function relative(from: string, to: string): string {
  const up = from.split("/").slice(0, -1);
  const down = to.split("/");
  while (up.length > 0 && down.length > 1 && up[0] === down[0]) {
    up.shift();
    down.shift();
  }
  return `${up.length === 0 ? "./" : "../".repeat(up.length)}${down.join("/")}.ts`;
}
