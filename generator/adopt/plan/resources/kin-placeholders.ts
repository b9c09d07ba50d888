/** The placeholders of a resource that came, in the types in which its nearest kin has those of its own. */
import type { InterfaceDeclaration, PropertySignature } from "ts-morph";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { ownRows } from "../../draft/survey/rows/own-rows.ts";
import { nameOf } from "../../edit/members.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { member, typeReference, type MemberSyntax } from "../../print/syntax.ts";
import { placeholderNamesIn } from "../values/placeholders.ts";
import { strangePlaceholders } from "./own-placeholders.ts";

/**
 * The members of the type that takes the place of one of the kin's; undefined where that is no type of placeholders.
 * @param uri of the kin
 * @param key what it gives beside its URI
 */
export function placeholdersLike(
  context: PlanningContext,
  {
    target,
    declared,
    uri,
    key,
  }: { readonly target: ResourceTarget; readonly declared: InterfaceDeclaration; readonly uri: string; readonly key: string | undefined },
): readonly MemberSyntax[] | undefined {
  const properties = declared.getProperties();
  const isAmong = (names: readonly string[]): boolean => properties.length > 0 && properties.every((one) => names.includes(nameOf(one)));
  const like = properties.at(-1);
  if (key !== undefined && isAmong(placeholderNamesIn(key))) return target.key.map((one) => placeholder(one, target, like));
  if (!isAmong(placeholderNamesIn(uri))) return undefined;
  const strange = strangePlaceholders(context, key === undefined ? target.uri : target.uri.slice(0, target.uri.lastIndexOf("/")));
  return strange.map((one) => placeholder(one, target, target.key.includes(one) ? like : undefined));
}

/** A placeholder for a field of the object says which one, as the kin's does. */
function placeholder(named: string, { fields, source }: ResourceTarget, like?: PropertySignature): MemberSyntax {
  const text = like?.getTypeNode()?.getText() ?? "";
  const field = /^KeyField<"([^"]+)">$/.exec(text)?.[1];
  const isField = field !== undefined && fields !== undefined && ownRows(fields).some(({ row }) => row.name === field);
  return member(named, isField ? { is: "written", text } : typeReference("string"), { tags: [{ tag: "source", text: source }] });
}
