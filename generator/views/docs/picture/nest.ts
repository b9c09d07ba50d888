/** How resources nest, by their URIs: a node for each resource, and one for each step that several share and none is at. */

/** A resource as the picture needs it. */
export interface Pictured {
  readonly uri: string;
  readonly kind: string;
  /** Where its page has it. */
  readonly href: string;
}

export interface PictureNode {
  /** What its URI has after the one above it: `/hall`, `/hall/{name}`. */
  readonly label: string;
  readonly uri: string;
  /** More than one where definitions share a URI; none where no resource is at it. */
  readonly at: readonly Pictured[];
  readonly children: readonly PictureNode[];
  /** Resources here and below. */
  readonly resources: number;
}

interface Step {
  readonly at: Pictured[];
  readonly next: Map<string, Step>;
}

export const LONGEST_LABEL = 32;

/** The branches of a service, in the order in which its resources are listed. */
export function nestResources(resources: readonly Pictured[]): readonly PictureNode[] {
  const root: Step = { at: [], next: new Map() };
  for (const resource of resources) {
    let step = root;
    for (const segment of resource.uri.split("/").slice(1)) step = stepTo(step, segment);
    step.at.push(resource);
  }
  return nodesBelow(root, "");
}

function stepTo({ next }: Step, segment: string): Step {
  const step = next.get(segment) ?? { at: [], next: new Map<string, Step>() };
  next.set(segment, step);
  return step;
}

function nodesBelow({ next }: Step, uri: string): readonly PictureNode[] {
  return [...next].map(([segment, step]) => nodeOf(step, `/${segment}`, `${uri}/${segment}`));
}

/** A step that leads to one other and has nothing at it is one with it, as far as a label is to be read at a glance. */
function nodeOf(step: Step, label: string, uri: string): PictureNode {
  const [only] = step.next;
  if (step.at.length === 0 && step.next.size === 1 && only !== undefined && label.length + only[0].length < LONGEST_LABEL) {
    return nodeOf(only[1], `${label}/${only[0]}`, `${uri}/${only[0]}`);
  }
  const children = nodesBelow(step, uri);
  return { label, uri, at: step.at, children, resources: step.at.length + children.reduce((sum, { resources }) => sum + resources, 0) };
}

/** The branches without what is below a depth, 1 for the branches alone. */
export function cutAt(nodes: readonly PictureNode[], depth: number): readonly PictureNode[] {
  return nodes.map((node) => ({ ...node, children: depth > 1 ? cutAt(node.children, depth - 1) : [] }));
}

/** How many nodes there are. */
export function sizeOf(nodes: readonly PictureNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0);
}

export function depth(nodes: readonly PictureNode[]): number {
  return nodes.reduce((deepest, { children }) => Math.max(deepest, 1 + depth(children)), 0);
}
