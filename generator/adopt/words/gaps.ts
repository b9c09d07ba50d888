/** What a row says that it does not show of its field: `Range: not shown.` */
import type { TypeReferenceNode } from "ts-morph";
import type { Fact } from "../../facts/fact.ts";
import { literalType, typeReference, type TypeSyntax } from "../print/syntax.ts";
import { innerTypes, parseType, replaceWithin } from "./substitute.ts";

const things = /^(?:all )?(?:the )?((?:(?:allowed|possible|valid) )?values|default(?: value)?|range|(?:(?:maximum|minimum) )?length|format)$/i;

/** A type with the gaps of its row; the type itself where the row has none. */
export function withGaps(type: TypeSyntax, facts: readonly Fact[]): TypeSyntax {
  const gaps = gapsIn(facts);
  return gaps.length === 0 ? type : typeReference("Partly", type, literalType(gaps.join(" and ")));
}

/** Beside values that occur it is known that there are others. */
function gapsIn(facts: readonly Fact[]): readonly string[] {
  const isOpen = facts.some(({ fact }) => fact === "known");
  return facts.flatMap((one) => {
    const thing = one.fact === "notShown" ? things.exec(one.value)?.[1] : undefined;
    return thing === undefined || (isOpen && /values$/i.test(thing)) ? [] : [`the ${thing.toLowerCase()}`];
  });
}

/** A type without the gap that it has, where that is of facts which the row states now. */
export function withoutGap(text: string, facts: readonly Fact[]): string {
  if (!text.includes("Partly<")) return text;
  const type = parseType(text);
  const partly = innerTypes(type).find((node): node is TypeReferenceNode => /^Partly</.test(node.getText()));
  const [whole, gap] = (partly?.getTypeArguments() ?? []).map((one) => one.getText());
  const stated = [...gapsIn(facts), ...facts.map(({ fact }) => fact)];
  const isStated =
    gap !== undefined &&
    gap
      .slice(1, -1)
      .split(" and ")
      .every((part) => things.test(part) && stated.some((one) => part.endsWith(one)));
  return isStated ? replaceWithin(type, partly!, whole!) : text;
}
