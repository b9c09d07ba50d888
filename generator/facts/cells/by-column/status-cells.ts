/** Columns of the statuses with which requests succeed: `201`, `204 No Content`. */
import { reasonPhrase } from "../../../values/statuses.ts";
import type { ReadCell } from "./cell-in-column.ts";

/** Nothing but the status, and perhaps its reason. */
export function isSuccessCell(text: string): boolean {
  const [, status, reason = ""] = /^(2\d\d)(?:\s+(\p{L}[\p{L} -]*))?$/u.exec(text.trim()) ?? [];
  return status !== undefined && (reason === "" || reason.toLowerCase() === reasonPhrase(status)?.toLowerCase());
}

export const statusCell: ReadCell = ({ text }) => {
  const status = isSuccessCell(text) ? /2\d\d/.exec(text) : null;
  return status === null ? [] : [{ fact: "mention", value: status[0], index: status.index, end: status.index + 3 }];
};
