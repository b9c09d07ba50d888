/** What the columns of a table say of its rows: by their titles, and where these are new, by what their cells hold. */
import type { Block } from "../../documents/document.ts";
import type { Reader } from "../text/reader.ts";
import { statusCodesIn } from "../../values/statuses.ts";
import type { Column, Titled } from "../wording.ts";
import { tellsWhichBody } from "./bodies.ts";
import { isSuccessCell } from "./by-column/status-cells.ts";
import { isMethods } from "./methods.ts";

/** By the title of a column. */
export type Roles = ReadonlyMap<string, Column>;

export function columnRoles({ columns, named, rows }: Block, reader: Reader): Roles {
  const roles = new Map<string, Column>();
  // Beside a column of paths that is called so, others are of what those lead to.
  const listsRequests = rows.every(({ cells }) => cells.some(({ text }) => isMethods(text))) && !columns.some((title) => byTitle(title, reader) === "path");
  for (const title of columns) {
    const cells = title === named ? [] : cellsOf(title);
    // A column for one method tells in each cell whether there is that one.
    const role = cells.length === 0 || isMethods(title) ? undefined : byBoth(byTitle(title, reader), cells, title);
    if (role !== undefined) roles.set(title, role);
  }
  return roles;

  function cellsOf(title: string): readonly string[] {
    return rows.map((row) => row.cells.find(({ column }) => column === title)?.text ?? "").filter((text) => text !== "");
  }

  /** Types are often called formats; a column of bodies whose cells say which of both they mean is one of remarks. */
  function byBoth(told: Column | undefined, cells: readonly string[], title: string): Column | undefined {
    if (told === "request" && cells.every(isMethods)) return "method";
    // Beside statuses it is what each of them carries.
    if (told === "request" && rows.every(({ name }) => statusCodesIn(name).length > 0)) return undefined;
    if (told === "status" && !areStatuses(cells)) return undefined;
    if ((told === "request" || told === "response") && cells.some(tellsWhichBody)) return undefined;
    if (told === undefined && /^content$/i.test(title) && areTypes(cells)) return "type";
    return told === undefined || told === "format" ? (byCells(cells) ?? told) : told;
  }

  function byCells(cells: readonly string[]): Column | undefined {
    if (cells.every((text) => reader.types.at(text)?.index === 0)) return "type";
    if (cells.every((text) => presence.test(text))) return "required";
    if (cells.every(isMethods)) return "method";
    return listsRequests && cells.every((text) => path.test(text)) ? "path" : undefined;
  }

  /** Single words, some of which name types that are known. */
  function areTypes(cells: readonly string[]): boolean {
    return cells.every((text) => /^\S+(?: \(inlined\))?$/.test(text)) && cells.some((text) => reader.types.at(text)?.index === 0);
  }
}

/** With which a request succeeds: a column of that title may as well say how far something is. */
function areStatuses(cells: readonly string[]): boolean {
  return cells.some(isSuccessCell) && cells.every((text) => isSuccessCell(text) || asElsewhere.test(text));
}

const asElsewhere = /^(?:as above|same|varies|[-–—])$/i;

const path = /^\/\S*$/;

/** Mandatory, optional, conditional. */
const presence = /^(?:M|O|C|CM|CO)$/;

function byTitle(title: string, { wording }: Reader): Column | undefined {
  const whole = title.toLowerCase().replace(/\s+/g, " ").replace(/\?$/, "").trim();
  return [whole, ...inEachLanguage(whole), ...asOneNoun(whole)]
    .map(
      (name) =>
        (Object.entries(wording.columns) as [Titled, readonly string[]][]).find(
          (entry): entry is [Column, readonly string[]] => entry[0] !== "access" && entry[1].some((one) => one.toLowerCase() === name),
        )?.[0],
    )
    .find((role) => role !== undefined);
}

/** `Typ / Type` */
function inEachLanguage(title: string): readonly string[] {
  return title.includes("/") ? title.split("/").map((name) => name.trim()) : [];
}

/** `Payload of the request`, `Example of a path`: a request payload, an example path. */
function asOneNoun(title: string): readonly string[] {
  const [, noun, before] = /^([\p{L} ]+) of (?:the |an? )?([\p{L} ]+)$/u.exec(title) ?? [];
  return noun === undefined ? [] : [`${before} ${noun}`, `${noun} ${before}`];
}
