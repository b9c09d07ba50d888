/** Finds things by a JSON pointer into a document of the service: `/paths/~1servers/post`, `#/components/schemas/Server`. */
import type { Catalog } from "./catalog.ts";
import type { Outputs } from "./outputs.ts";
import { originsAround } from "./pointers.ts";
import type { Thing } from "./thing.ts";

/** What the pointer points to, or what that lies in, in the first document that has it. */
export function byPointer({ byOrigin }: Catalog, outputs: () => Outputs, what: string): readonly Thing[] {
  const pointer = pointerIn(what);
  if (pointer === undefined) return [];
  const found = outputs()
    .documents.map(({ document, pointers }) => originsAround(document, pointers, pointer))
    .find((origins) => origins.length > 0);
  return (found ?? []).flatMap((origin) => byOrigin.get(origin) ?? []);
}

/** Whether a text begins as a pointer into a document does, wherever it leads from there. */
export function beginsAsPointer(outputs: () => Outputs, what: string): boolean {
  const [before, first] = what.split("/");
  return before === "" && first !== undefined && outputs().documents.some(({ document }) => Object.hasOwn(document, first));
}

/** The pointer itself, or out of a URI's fragment, where it is percent-encoded. */
export function pointerIn(what: string): string | undefined {
  const text = what.startsWith("#") ? decoded(what.slice(1)) : what;
  return text === undefined || (text === "" && what !== "#") || (text !== "" && !text.startsWith("/")) ? undefined : text;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
