/** Where the member of a row that came belongs among those of the rows around it. */
import type { PropertySignature } from "ts-morph";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import type { Container } from "../edit/members.ts";
import { counterpartBlock } from "../edition/pairs.ts";
import type { PlacedRow } from "../edition/row-lookup.ts";
import { sectionAt } from "../edition/section-at.ts";
import { declarationAt, isProperty, type PlanningContext } from "../planning-context.ts";

/** Where a member belongs: in the type that has the rows around its own, behind the nearest one before it. */
export interface MemberPosition {
  readonly container: Container;
  readonly after: PropertySignature | undefined;
  /** A row around it. */
  readonly sibling: PropertySignature;
}

/** Undefined where no row around it is one of the definitions'. */
export function memberPositionOf(context: PlanningContext, row: PlacedRow): MemberPosition | undefined {
  const section = sectionAt(context.editions.theirs, row.row.at.line);
  const block = section?.blocks.find((one) => one.block === row.block);
  if (section === undefined || block === undefined) return undefined;
  const index = block.rows.findIndex((one) => one.row === row.row);
  const known = (name: string): PropertySignature | undefined => siblingIn(context, section, block, name);
  for (const {
    row: { name },
  } of block.rows.slice(0, index).toReversed()) {
    const after = known(name);
    if (after !== undefined) return { container: after.getParent() as Container, after, sibling: after };
  }
  for (const {
    row: { name },
  } of block.rows.slice(index + 1)) {
    const before = known(name);
    if (before !== undefined) return { container: before.getParent() as Container, after: previous(before), sibling: before };
  }
  return undefined;
}

/** The member before another one; rows that came before it may be declared elsewhere. */
function previous(property: PropertySignature): PropertySignature | undefined {
  const siblings = (property.getParent() as Container).getProperties();
  return siblings[siblings.indexOf(property) - 1];
}

function siblingIn(context: PlanningContext, section: StatedSection, block: StatedBlock, name: string): PropertySignature | undefined {
  const own = context.editions.pairs.section(section);
  const same = own === undefined ? undefined : counterpartBlock(block, own);
  const row = same?.rows.find((one) => one.row.name === name)?.row;
  const declarations = row === undefined ? [] : context.declared(row);
  for (const { at } of declarations.filter((one) => one.name === name || one.is === "scheme")) {
    const node = declarationAt(context, at);
    if (isProperty(node)) return node;
  }
  return undefined;
}
