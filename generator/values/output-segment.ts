/** A folder of outputs for definitions in a package: compilers make nothing of what is below a folder called `node_modules`, and git ignores it. */
export function outputSegment(segment: string): string {
  return segment === "node_modules" ? "node-modules" : segment;
}
