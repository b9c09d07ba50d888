/** The page on answers other than success: those that operations state, by their status. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { namedAnchor } from "../links/anchors.ts";
import type { PageOutline } from "./digest.ts";
import type { Dress } from "./dress.ts";
import { notesView, type NotesView } from "./field-view.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import { notesInSections } from "./notes-in-sections.ts";
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

export function errorsView(service: Service, digests: readonly PageOutline[], dress: Dress): ErrorsView {
  const uses = new Map<string, (LinkView & { readonly says: Optional })[]>();
  for (const { page, resources } of digests) {
    for (const { summary, anchor, failures } of resources.flatMap(({ operations }) => operations)) {
      for (const { status, description } of failures) {
        const use = { ...linkView(page, summary, dress, anchor), says: description !== "" && dress.prose(description) };
        uses.set(status, [...(uses.get(status) ?? []), use]);
      }
    }
  }
  const statuses = [...uses].sort().map(([status, all]) => statusView(status, all, dress));
  return {
    frame: frameView(service, "Errors", dress),
    contents: statuses.map(({ link, status }) => ({ link, heading: status })),
    notes: notesView(notesInSections(service.notes, new Set(["errors"])), dress),
    statuses,
  };
}

function statusView(status: string, uses: ErrorsView["statuses"][number]["uses"], dress: Dress): ErrorsView["statuses"][number] {
  const anchor = namedAnchor("status", status);
  return {
    open: dress.anchored("section", anchor),
    link: dress.linked({ page: dress.page, anchor }),
    status: dress.code(status),
    uses: uses.slice(0, USES),
    more: uses.length > USES && dress.text(String(uses.length - USES)),
  };
}
