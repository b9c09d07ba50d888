/**
 * The types that a client declares. Requests are strict: what the service alone sets is no part of them, so a schema with
 * such a field has a type of its own for requests, as one that differs in them anyway.
 */
import { declaringFile } from "../../model/declaring-file.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Service } from "../../model/service.ts";
import { declaredSchemas, ReferenceCollector, schemaUse, type ListedSchemas } from "../../model/usage.ts";
import { formsIn, type Component, type Forms } from "../../openapi/forms.ts";
import { NameSet } from "./name-set.ts";

export interface TypeNames {
  readonly forms: Forms;
  /** The definition files that declare a type. */
  readonly modules: readonly string[];
  /** The types of one definition file, in the order of their declaration. */
  readonly declaredIn: (module: string) => readonly Component[];
  /** The name of a component's type. */
  readonly nameOf: (component: string) => string;
  /** The component that a type is declared for. */
  readonly componentOf: (type: string) => Component | undefined;
  /** All names of types that are given so far. */
  readonly taken: NameSet;
}

export function typeNames({ schemas }: Service, declared: ListedSchemas, reserved: readonly string[]): TypeNames {
  const forms = formsIn(schemas, declared);
  const taken = new NameSet(reserved);
  const names = new Map(forms.components.map(({ name }) => [name, taken.add(typeName(name))]));
  const byType = new Map(forms.components.map((component) => [names.get(component.name)!, component]));
  const byModule = new Map<string, Component[]>();
  for (const component of forms.components) {
    const module = moduleOf(component);
    byModule.set(module, [...(byModule.get(module) ?? []), component]);
  }
  return {
    forms,
    modules: [...byModule.keys()],
    declaredIn: (module) => byModule.get(module) ?? [],
    nameOf: (component) => names.get(component)!,
    componentOf: (type) => byType.get(type),
    taken,
  };
}

/** The definition file. */
function moduleOf({ schema }: Component): string {
  return declaringFile(schema.id);
}

/** The schemas that the operations of a service lead to, as programs know them. */
export function declaredIn({ resources, schemas }: Pick<Service, "resources" | "schemas">): ListedSchemas {
  const met = new ReferenceCollector();
  for (const { uri, operations } of resources) {
    for (const { shape } of [uri, ...operations.map((operation) => operation.uri)].flatMap(placeholdersOf)) met.shape(shape, "request");
    for (const operation of operations) met.operation(operation);
  }
  return declaredSchemas([met.references], schemas.map(schemaUse));
}

/** What is no part of an identifier becomes `_`. */
function typeName(name: string): string {
  return name.replace(/[^\p{ID_Continue}$]/gu, "_").replace(/^(?!\p{ID_Start})/u, "_");
}
