/** The names in a stand-in: no kind has them in its own code, so none can tell them from others. */

const STAND_IN = "standin";

/** Whether a text holds a part of such a name: where one does of itself, there are no stand-ins. */
export function isLikeStandIn(text: string): boolean {
  return text.toLowerCase().includes(STAND_IN);
}

export const aliasStandIn = "Standin";

/** The type of a field that a kind does not know by name. */
export const fieldTypeName = "StandinField";

export const fieldType = `export interface ${fieldTypeName} { "${STAND_IN}-field": "${STAND_IN}-field" }`;

export const STAND_IN_FILE = `.${STAND_IN}.ts`;

export function standInPath(path: string): string {
  return path.replace(/\.ts$/, STAND_IN_FILE);
}

/** Stands for all the fields that a kind neither knows by name nor finds required. */
export const otherFields = `${STAND_IN}-others`;

export function blockStandIn(number: number): string {
  return `${aliasStandIn}${number}`;
}

/** Stands for a segment of a path. It ends in a mark, so that one is never a part of another. */
export function segmentStandIn(number: number): string {
  return `${STAND_IN}-${number}-`;
}

const segments = new RegExp(`${STAND_IN}-(\\d+)-`);

/** A text apart: texts of its own at even places, numbers of segments between them. */
export function splitAtSegments(text: string): readonly string[] {
  return text.split(segments);
}
