/** The page on answers other than success: those that operations state, by their status. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { namedAnchor } from "../links/anchors.ts";
import type { PageOutline } from "./digest.ts";
import { notesView, type NotesView } from "./field-view.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import { notesInSections } from "./notes-in-sections.ts";
import type { PageWriter } from "./page-writer.ts";
import type { SectionLink } from "./section.ts";

export interface ErrorsView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly notes: NotesView | false;
  readonly statuses: readonly {
    readonly open: Optional;
    readonly link: Optional;
    readonly status: Emit;
    readonly uses: readonly (LinkView & { readonly says: Optional })[];
    readonly more: Optional;
  }[];
}

/** So many uses of one thing are listed. */
const USES = 50;

export function errorsView(service: Service, digests: readonly PageOutline[], writer: PageWriter): ErrorsView {
  const uses = new Map<string, (LinkView & { readonly says: Optional })[]>();
  for (const { page, resources } of digests) {
    for (const { summary, anchor, failures } of resources.flatMap(({ operations }) => operations)) {
      for (const { status, description } of failures) {
        const use = { ...linkView(page, summary, writer, anchor), says: description !== "" && writer.prose(description) };
        uses.set(status, [...(uses.get(status) ?? []), use]);
      }
    }
  }
  const statuses = [...uses].sort().map(([status, all]) => statusView(status, all, writer));
  return {
    frame: frameView(service, "Errors", writer),
    contents: statuses.map(({ link, status }) => ({ link, heading: status })),
    notes: notesView(notesInSections(service.notes, new Set(["errors"])), writer),
    statuses,
  };
}

function statusView(status: string, uses: ErrorsView["statuses"][number]["uses"], writer: PageWriter): ErrorsView["statuses"][number] {
  const anchor = namedAnchor("status", status);
  return {
    open: writer.anchored("section", anchor),
    link: writer.linked({ page: writer.page, anchor }),
    status: writer.code(status),
    uses: uses.slice(0, USES),
    more: uses.length > USES && writer.text(String(uses.length - USES)),
  };
}
