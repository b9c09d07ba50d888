/** Tables that list the parameters of several requests, each row with its request and with the part of it in which it stands. */
import type { StatedBlock } from "../../../facts/stated.ts";

/** No row of such a table is a request of its own, or a field of an object. */
export function listsParameters({ columns, is }: StatedBlock["block"]): boolean {
  return is === "table" && columns.some((title) => /^(?:in|located in|location)$/i.test(title)) && columns.some((title) => /^(?:endpoint|request|operation|method|path|ur[il])$/i.test(title));
}
