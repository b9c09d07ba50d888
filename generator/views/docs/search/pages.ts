/** What search finds on the page of a definition file. */
import { phraseOf } from "../../emit/phrase.ts";
import type { NoteDigest, PageDigest, ResourceDigest, TypeDigest } from "../digest.ts";
import { withoutRemark } from "../prose.ts";
import { plainText } from "../type-phrase.ts";
import type { SearchEntry, SearchPage } from "./entries.ts";

export function searchPage({ page, title, resources, types, notes }: Pick<PageDigest, "page" | "title" | "resources" | "types" | "notes">): SearchPage {
  return { page, title, entries: [...resources.flatMap(resourceEntries), ...types.flatMap(typeEntries), ...notes.map(noteEntry)] };
}

export function noteEntry({ is, name, says, anchor }: NoteDigest): SearchEntry {
  return { kind: is === "statement" ? "fact" : is, name: shortened(plainText(phraseOf(says))), text: `${name} ${says}`, anchor };
}

function resourceEntries({ uri, title, kind, description, anchor, operations }: ResourceDigest): readonly SearchEntry[] {
  return [
    { kind: "resource", name: uri, text: `${title} ${kind} ${description}`, anchor },
    // Many are called alike, and some share method and URI: together these tell each.
    ...operations.map(({ name, method, uri, summary, effect, failures, anchor }): SearchEntry => ({
      kind: "operation",
      name: `${method} ${uri}: ${withoutRemark(plainText(phraseOf(summary)), title)}`,
      text: `${title} ${name} ${effect} ${failures.map(({ status }) => status).join(" ")}`,
      anchor,
    })),
  ];
}

function typeEntries({ name, description, anchor, fields }: TypeDigest): readonly SearchEntry[] {
  return [
    { kind: "type", name, text: description, anchor },
    ...fields.map((field): SearchEntry => ({
      kind: "field",
      name: field.path,
      text: [field.type, field.description, ...field.facts].join(" "),
      anchor: field.anchor,
      ...(field.on && { on: field.on }),
    })),
  ];
}

/** Enough to tell what it is about. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100).replace(/\s+\S*$/, "")} …`;
}
