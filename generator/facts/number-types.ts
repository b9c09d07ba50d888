/** Types of numbers, be they whole or not. */

export function isOfNumbers(type: string): boolean {
  return type === "integer" || type === "number";
}
