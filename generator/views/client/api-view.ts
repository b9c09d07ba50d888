/** The list of all calls: a line for each operation, one for each place whose operations the document does not show, and the types of each module. */
import type { Gap, Origin } from "../../model/origin.ts";
import { placeInMarkdown } from "../../openapi/text/source.ts";
import { markdownCellCode, markdownCode, markdownProse, markdownText } from "../emit/markdown.ts";
import type { Emit } from "../emit/value.ts";
import { silentPlaces, type CallText } from "./calls.ts";
import type { Client } from "./client.ts";
import { templateOf } from "./documentation.ts";
import { typesDeclaredBy } from "./verb-view.ts";

export interface ApiView {
  readonly title: Emit<"markdown text">;
  readonly modules: readonly {
    readonly path: Emit<"markdown code">;
    readonly types: readonly Emit<"markdown code">[];
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
  const byModule = new Map<string, CallText[]>(); // Those with calls first, in their order.
  for (const call of calls) {
    const known = byModule.get(call.resource.module);
    if (known === undefined) byModule.set(call.resource.module, [call]);
    else known.push(call);
  }
  for (const file of client.types.names.modules) if (!byModule.has(file)) byModule.set(file, []);
  return {
    title: markdownText(client.service.title),
    modules: [...byModule].map(([module, own]) => ({
      path: markdownCode(client.layout.moduleOf(module)),
      types: typesIn(module, client).map(markdownCode),
      calls: own.map(({ general, operation: { method, uri, origin } }) => ({
        call: markdownCellCode(general),
        method: markdownCellCode(method),
        path: markdownCellCode(uri.template),
        source: markdownText(placesText(origin)),
      })),
    })),
    silent: silentPlaces(client).map(({ general, surface }) => ({
      place: markdownCode(general),
      path: markdownCode(templateOf(surface.path)),
      gaps: (surface.resource?.notes.gaps ?? []).map(({ what }: Gap) => markdownProse(what)),
    })),
    undocumented: markdownCode(`${client.variable}.at("/…").get()`),
  };
}

/** The names of the types that a module exports. */
function typesIn(file: string, client: Client): readonly string[] {
  const { layout, types } = client;
  const declared = types.names.declaredIn(file).map(({ name }) => types.names.nameOf(name));
  const verbs = layout.surfacesIn(layout.moduleOf(file)).flatMap((surface) => surface.verbs);
  return [...declared, ...verbs.flatMap(({ operation }) => typesDeclaredBy(operation, client)).map(({ name }) => name)];
}

function placesText({ places }: Origin): string {
  return places.map(placeInMarkdown).join("; ");
}
