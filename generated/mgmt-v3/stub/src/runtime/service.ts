/** Puts a service together from what holds for all of it and what each definition file adds. */
import type { PartData, ServiceData } from "./data.ts";

export function serviceOf(head: Omit<ServiceData, keyof PartData>, parts: readonly PartData[]): ServiceData {
  const shapes = Object.fromEntries(parts.flatMap((part) => Object.entries(part.shapes)));
  return { ...head, shapes, resources: parts.flatMap(({ resources }) => resources) };
}
