/** The modules of a client, by the definition files that they are for. */
import type { Service } from "../../model/service.ts";
import { definitionPath } from "../definition-path.ts";
import { declaredIn, typeNames } from "./forms.ts";

/** Where each stands below the folder of the service; a file of which nothing is called or carried has none. */
export function clientModules(service: Service): ReadonlyMap<string, string> {
  const files = new Set([...service.resources.map(({ module }) => module), ...typeNames(service, declaredIn(service), []).modules]);
  return new Map([...files].map((file) => [file, `client/src/${definitionPath(file, service)}.ts`]));
}
