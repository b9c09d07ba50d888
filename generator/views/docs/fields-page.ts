/** A page of fields for which that of their definition file has no room, as templates name it, in one language. */
import type { Emit } from "../emit/value.ts";
import { fieldViews, rangeText, type FieldView } from "./field-view.ts";
import type { FieldsPage } from "./fields.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import type { PageEntry, PageInput } from "./page-entry.ts";
import type { PageWriter } from "./page-writer.ts";

export interface FieldsPageView {
  readonly frame: FrameView;
  readonly title: Emit;
  /** Which of the fields there are. */
  readonly range: Emit;
  /** The page that leads here. */
  readonly above: LinkView;
  readonly fields: readonly FieldView[];
}

export function fieldsPageView(
  { of, fields }: FieldsPage,
  { page, title }: Pick<PageEntry, "page" | "title">,
  { service }: Pick<PageInput, "service">,
  writer: PageWriter,
): FieldsPageView {
  const [own] = writer.arranged([{ is: "fields", copied: false, fields }]);
  const name = `Fields of ${of}`;
  const above = linkView(page, title, writer);
  return {
    frame: frameView(service, name, writer, [above, linkView(writer.page, name, writer)]),
    title: writer.text(name),
    range: writer.text(rangeText(fields)),
    above,
    fields: fieldViews(own!.fields, writer),
  };
}
