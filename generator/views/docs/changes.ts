/** The page on what changed from version to version. */
import type { Service } from "../../model/service.ts";
import type { Dress } from "./dress.ts";
import type { Optional } from "./field-view.ts";
import { frameView, type FrameView } from "./frame.ts";

export interface ChangesView {
  readonly frame: FrameView;
  /** What people and tools have written down; none where nothing is. */
  readonly log: Optional;
}

export function changesView(service: Service, dress: Dress, log = ""): ChangesView {
  return { frame: frameView(service, "Changes", dress), log: log !== "" && dress.block(log) };
}
