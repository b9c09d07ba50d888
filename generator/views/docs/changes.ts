/** The page on what changed from version to version. */
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { frameView, type FrameView } from "./frame.ts";
import type { PageWriter } from "./page-writer.ts";

/** What is written down of a version: Markdown below headings of the third level. */
export interface ChangedVersion {
  readonly version: string;
  readonly text: string;
}

export interface ChangesView {
  readonly frame: FrameView;
  /** The newest first; none where nothing is written down. */
  readonly versions: readonly { readonly title: Emit; readonly text: Optional }[];
}

export function changesView(service: Service, versions: readonly ChangedVersion[], writer: PageWriter): ChangesView {
  return {
    frame: frameView(service, "Changes", writer),
    versions: versions.map(({ version, text }) => ({ title: writer.text(version), text: text !== "" && writer.block(text) })),
  };
}
