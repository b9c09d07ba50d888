/** Which schemas a document lists, and under which names: one that differs by form has a component for each. */
import type { Operation } from "../model/operation.ts";
import { placeholdersOf } from "../model/placeholders.ts";
import type { Service } from "../model/service.ts";
import type { Schema } from "../model/shape.ts";
import { listedSchemas, ReferenceCollector, schemaUse, type Form, type ListedSchemas } from "../model/usage.ts";

export { isCarriedIn, inForm, type Form } from "../model/usage.ts";

export interface Component {
  readonly name: string;
  readonly schema: Schema;
  readonly form: Form;
}

export interface Forms {
  /** In the order of the service's schemas, answers before requests. */
  readonly components: readonly Component[];
  /** The component of a schema, where the document lists it in this form. */
  component(id: string, form: Form): Component | undefined;
  /** One of the components, by its name. */
  named(name: string): Component | undefined;
  schema(id: string): Schema | undefined;
}

/** The components that the operations lead to. */
export function formsOf(service: Service, operations: readonly Operation[]): Forms {
  const met = new ReferenceCollector();
  for (const { shape } of service.headers) met.shape(shape, "request");
  for (const operation of operations) {
    for (const { shape } of placeholdersOf(operation.uri)) met.shape(shape, "request");
    met.operation(operation);
  }
  return formsIn(service.schemas, listedSchemas([met.references], service.schemas.map(schemaUse)));
}

/**
 * The components of the schemas that are listed.
 * @param lent schemas that these refer to and that another part of the service lists
 */
export function formsIn(schemas: readonly Schema[], listed: ListedSchemas, lent: readonly Schema[] = []): Forms {
  const byId = new Map([...lent, ...schemas].map((schema) => [schema.id, schema]));
  const componentOf = (schema: Schema, form: Form): Component => ({ name: form === "request" ? `${schema.name}Input` : schema.name, schema, form });
  const components = schemas.flatMap((schema) =>
    (["answer", "request"] as const).filter((form) => listed.in[form].has(schema.id)).map((form) => componentOf(schema, form)),
  );
  const byName = new Map(components.map((component) => [component.name, component]));
  return {
    components,
    component: (id, asked) => {
      const form = listed.differing.has(id) ? asked : "answer";
      const schema = listed.in[form].has(id) ? byId.get(id) : undefined;
      return schema === undefined ? undefined : componentOf(schema, form);
    },
    named: (name) => byName.get(name),
    schema: (id) => byId.get(id),
  };
}
