/** What the templates below `{service}` can name. A view is made when a template first asks for it. */
import type { Service } from "../model/service.ts";
import { unknownsView, type UnknownsView } from "./unknowns.ts";

export interface ServiceView {
  readonly unknowns: UnknownsView;
}

export function serviceView(service: Service): ServiceView {
  let unknowns: UnknownsView | undefined;
  return {
    get unknowns() {
      return (unknowns ??= unknownsView(service));
    },
  };
}
