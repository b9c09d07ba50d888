/** The sets of nodes of a graph in which each leads to each (Tarjan), in the order of their names. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const seen = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    seen.set(node, seen.size);
    lowest.set(node, seen.get(node)!);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!seen.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) === seen.get(node)) cycles.push(path.splice(path.indexOf(node)));
    return lowest.get(node)!;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return cycles.filter((cycle) => cycle.length > 1 || graph.get(cycle[0]!)!.includes(cycle[0]!)).map((cycle) => cycle.toSorted()).sort();
}
