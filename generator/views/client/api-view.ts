/** The list of all calls: a line for each operation, and one for each place whose operations the document does not show. */
import type { Gap, Origin } from "../../model/origin.ts";
import { placeText } from "../../openapi/text/source.ts";
import { cellCode, code, prose, text } from "../emit/markdown.ts";
import type { Emit } from "../emit/value.ts";
import { silentPlaces, type CallText } from "./calls.ts";
import type { Client } from "./client.ts";
import { templateOf } from "./documentation.ts";

export interface ApiView {
  readonly title: Emit<"markdown text">;
  readonly modules: readonly {
    readonly path: Emit<"markdown code">;
    readonly calls: readonly {
      readonly call: Emit<"markdown cell code">;
      readonly method: Emit<"markdown cell code">;
      readonly path: Emit<"markdown cell code">;
      readonly source: Emit<"markdown text">;
    }[];
  }[];
  readonly silent: readonly { readonly place: Emit<"markdown code">; readonly path: Emit<"markdown code">; readonly gaps: readonly Emit<"markdown prose">[] }[];
  readonly undocumented: Emit<"markdown code">;
}

export function apiView(client: Client, calls: readonly CallText[]): ApiView {
  const byModule = new Map<string, CallText[]>();
  for (const call of calls) {
    const known = byModule.get(call.resource.module);
    if (known === undefined) byModule.set(call.resource.module, [call]);
    else known.push(call);
  }
  return {
    title: text(client.service.title),
    modules: [...byModule].map(([module, own]) => ({
      path: code(client.layout.moduleOf(module)),
      calls: own.map(({ general, operation: { method, uri, origin } }) => ({
        call: cellCode(general),
        method: cellCode(method),
        path: cellCode(uri.template),
        source: text(placesText(origin)),
      })),
    })),
    silent: silentPlaces(client).map(({ general, surface }) => ({
      place: code(general),
      path: code(templateOf(surface.path)),
      gaps: (surface.resource?.notes.gaps ?? []).map(({ what }: Gap) => prose(what)),
    })),
    undocumented: code(`${client.variable}.at("/…").get()`),
  };
}

function placesText({ places }: Origin): string {
  return places.map(placeText).join("; ");
}
