/** Whether a type says of a field what a row states: by it candidates for a type are tried. */
import { sameFact } from "../../drift/subject/fact-differences.ts";
import { factsOfShape, typesOfShape } from "../../facts/definitions/shape-facts.ts";
import { valueOf, type Fact } from "../../facts/fact.ts";
import type { Shape } from "../../model/shape.ts";
import type { ShapeReading } from "../../read/reading.ts";

/** The facts that a type can say, and a row states where it does. */
const ofTypes = ["type", "default", "range", "length", "values", "known", "format", "pattern", "step", "bits", "reference", "readOnly", "writeOnly"] as const;
type OfType = (typeof ofTypes)[number];

export function isOfType(fact: Fact): fact is Fact<OfType> {
  return (ofTypes as readonly string[]).includes(fact.fact);
}

/** No less than the row, and no more than what the words of a service add wherever they stand. */
export function saysExactly(reading: ShapeReading, facts: readonly Fact[]): boolean {
  const shape = reading as unknown as Shape;
  const shapeFacts = factsOfShape(shape);
  const type = valueOf(facts, "type");
  if (type !== undefined && !isOfThatType(type, shape, facts)) return false;
  return ofTypes.every((name) => {
    if (name === "type") return true;
    const [wanted, known] = [facts, shapeFacts].map((some) => some.find((fact) => fact.fact === name));
    if (wanted === undefined) return known === undefined || isAddition(name, type);
    if (known === undefined) return (name === "readOnly" || name === "writeOnly") && wanted.value === false;
    return sameFact(known, wanted);
  });
}

function isAddition(name: OfType, type: string | undefined): boolean {
  if (name === "default") return type === "boolean";
  return name === "readOnly" || name === "writeOnly" || name === "pattern" || name === "step" || (name === "values" && type !== undefined && / or /.test(type));
}

/** Numbers that are listed are called numbers only by a row that lists them. */
function isOfThatType(type: string, shape: Shape, facts: readonly Fact[]): boolean {
  const types = typesOfShape(shape, new Map());
  if (shape.is === "any" || shape.is === "not-shown") return type === "object";
  const isListed = facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "bits");
  return types.some((one, index) => one === type && (isListed || index === 0 || shape.is !== "literals")) || (type === "object" && types.length === 0);
}
