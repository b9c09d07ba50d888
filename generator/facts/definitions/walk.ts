/** The walk over what files of a service say: every node that it meets, under a number that follows from its file alone. */
import type { ShapeReading } from "../../read/reading.ts";
import { getOrInsert } from "../../values/memoize.ts";
import type { Defined } from "./defined.ts";
import { addShape } from "./field-facts.ts";
import { declarationKey, definitionGatherer, type DefinedTogether } from "./gather.ts";
import type { Walk } from "./nodes.ts";
import { firstNumberOf, firstOfOthers, type Numbered } from "./numbers.ts";
import { addResource } from "./resource-facts.ts";
import { addRoot } from "./service-facts.ts";
import type { SourcedPart } from "./sourced.ts";

export interface DefinedIn extends DefinedTogether {
  /**
   * By file, what it tells of what others declare, of each thing with the number under which it is told first: the resources that a kind has below its own, for
   * each of these.
   */
  readonly lent: ReadonlyMap<string, readonly Numbered[]>;
}

/** Every node once, in the order of the service; those that one declaration makes are one. */
export function definedIn({ service, files, known, given }: SourcedPart): DefinedIn {
  const { put, all } = definitionGatherer();
  const declaredElsewhere = new Map<string, Numbered[]>();
  // What a file shares with others in memory it shares with nobody once it has been packed: it is walked for each.
  const walksOf = (file: string): ((first: number, isOfSchemas?: boolean) => Walk) => {
    const seen = new Set<ShapeReading>();
    const firsts = new Map<string, number>();
    return (first, isOfSchemas = false) => {
      let [own, ofOthers] = [first, firstOfOthers(first)];
      const add = (one: Defined): void => {
        if (one.definition.file === file) put(own++, one);
        else {
          getOrInsert(declaredElsewhere, file, () => []).push([getOrInsert(firsts, declarationKey(one), () => ofOthers), one]);
          put(ofOthers++, one);
        }
      };
      return { schemas: known, given, seen, isOfSchemas, add };
    };
  };
  if (service !== undefined) addRoot(service, walksOf(service.reading.origin.definition.file)(0));
  for (const { file, position, resources, schemas } of files) {
    const walkFrom = walksOf(file);
    const [ofResources, ofSchemas] = [walkFrom(firstNumberOf("resources", position)), walkFrom(firstNumberOf("schemas", position), true)];
    for (const resource of resources) addResource(resource, ofResources);
    for (const { shape } of schemas) addShape(shape, ofSchemas);
  }
  return { ...all(), lent: declaredElsewhere };
}
