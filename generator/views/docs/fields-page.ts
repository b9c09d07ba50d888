/** A page of fields for which that of their definition file has no room, as templates name it, in one language. */
import type { Emit } from "../emit/value.ts";
import type { Dress } from "./dress.ts";
import { fieldViews, rangeText, type FieldView } from "./field-view.ts";
import type { FieldsPage } from "./fields.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import type { PageEntry, PageInput } from "./page-entry.ts";

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
  dress: Dress,
): FieldsPageView {
  const [own] = dress.arranged([{ is: "fields", copied: false, fields }]);
  return {
    frame: frameView(service, `Fields of ${of}`, dress),
    title: dress.text(`Fields of ${of}`),
    range: dress.text(rangeText(fields)),
    above: linkView(page, title, dress),
    fields: fieldViews(own!.fields, dress),
  };
}
