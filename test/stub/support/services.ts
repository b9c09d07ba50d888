/** The shipped services as the data that stubs run on, made by the view as the generator makes it. */
import type { Service } from "../../../generator/model/service.ts";
import { stubParts } from "../../../generator/views/stub/service.ts";
import type { PartData, ServiceData } from "../../../templates/{service}/stub/src/runtime/data.ts";
import { serviceOf } from "../../../templates/{service}/stub/src/runtime/service.ts";
import { modelOf, shippedServices } from "../../support/definitions.ts";

const known = new Map<string, ServiceData>();

export function stubService(name: string): ServiceData {
  const service = known.get(name) ?? read(name);
  known.set(name, service);
  return service;
}

function read(name: string): ServiceData {
  const definitions = shippedServices().find(({ service }) => service === name);
  if (definitions === undefined) throw new Error(`There is no service ${name}.`);
  const { outcome } = modelOf(definitions);
  if (!outcome.ok) throw new Error(`${name} has errors.`);
  return dataOf(outcome.value);
}

/** As the generated modules put it together. */
export function dataOf(service: Service): ServiceData {
  const { head, parts } = stubParts(service);
  return serviceOf(head as unknown as Omit<ServiceData, keyof PartData>, parts as unknown as readonly PartData[]);
}
