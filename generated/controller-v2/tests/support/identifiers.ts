/** Objects by the values that the service assigned to them: what finds them, and some that can be found. */
import type { Json, JsonObject } from "../../stub/src/runtime/data.ts";
import { isAssigned } from "../../stub/src/runtime/identifiers.ts";
import { NothingThere } from "./nothing-there.ts";
import type { Surroundings } from "./subject.ts";

export interface IdentifiersFound {
  /** What the service finds by an identifier. */
  find(identifier: Json | undefined): Promise<Json | undefined>;
  /** An object that has one, and what reading it shows. */
  some(): Promise<{ readonly identifier: string; readonly shown: Json }>;
}

export function identifiersFound({ service, shapes, exchange }: Pick<Surroundings, "service" | "shapes" | "exchange">): IdentifiersFound {
  return {
    find: async (identifier) => {
      const [found] = service.resources.flatMap((resource) => resource.operations.flatMap((operation) => (operation.looksUp === undefined ? [] : [{ resource, operation, by: operation.looksUp }])));
      if (found === undefined) throw new NothingThere("The document has no resource that finds objects by their identifiers.");
      return exchange(found).accepts({ [found.by]: String(identifier) });
    },
    some: async () => {
      for (const resource of service.resources) {
        const operation = resource.operations.find(({ effect, looksUp }) => effect === "read" && looksUp === undefined);
        const field = resource.object === undefined ? undefined : [...(shapes.fieldsOf(resource.object.shape)?.values() ?? [])].find(({ shape }) => isAssigned(shapes, shape));
        if (operation === undefined || field === undefined || resource.uri.includes("{")) continue;
        const shown = (await exchange({ resource, operation }).accepts({})) as JsonObject;
        return { identifier: String(shown[field.name]), shown };
      }
      throw new NothingThere("The document has no object with an identifier at a URI without placeholders.");
    },
  };
}
