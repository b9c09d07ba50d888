/** What the things in a file of tests are called. */
import { camelCase, pascalCase } from "../../link/case.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import type { Body, Subject } from "./subjects.ts";

/** The builder of valid objects: `validSeat`. */
export function builderName({ name }: Pick<Body, "name">): string {
  return nearestIdentifier(`valid${pascalCase(name)}`);
}

/** The table of what is wrong with them: `wrongSeat`. */
export function tableName(name: string): string {
  return nearestIdentifier(`wrong${pascalCase(name)}`);
}

/** The objects themselves: `seat`, next to which nothing else is called by a bare noun. */
export function subjectName({ resource }: Subject): string {
  return nearestIdentifier(`${camelCase(resource.noun)}Object`);
}
