/** What the document says of a service, as tests: file by file, each worked out once. */
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize } from "../../values/memoize.ts";
import { neighbourhoods } from "../stub/objects.ts";
import { operationTests, type OperationTests } from "./operation-tests.ts";
import { subjectOf } from "./subjects.ts";

export interface Contract {
  readonly service: Service;
  readonly testedIn: (file: string) => Tested;
}

/** The resources of a definition file, and the tests of the operations of those that do not stand for others. */
export interface Tested {
  readonly resources: readonly Resource[];
  readonly tests: readonly OperationTests[];
}

export function contractOf(service: Service): Contract {
  const around = neighbourhoods(service.resources, service.schemas);
  const byFile = groupBy(service.resources, ({ module }) => module);
  const testsOf = (resource: Resource): readonly OperationTests[] => {
    if (resource.generic) return [];
    const neighbours = around(resource);
    const subject = subjectOf(resource, neighbours);
    return resource.operations.map((operation) => operationTests(operation, resource, subject, neighbours));
  };
  return {
    service,
    testedIn: memoize((file: string) => {
      const resources = byFile.get(file) ?? [];
      return { resources, tests: resources.flatMap(testsOf) };
    }),
  };
}
