/** Bodies that hold others under names: `object with items, an array of the things, and next (string)`, `an object whose key data holds the thing`. */
import { fieldsNamed } from "../../draft/resources/named-fields.ts";
import type { MemberSyntax, TypeSyntax } from "../../print/syntax.ts";

/**
 * Undefined where the words are more than that. That one of the members is required is said nowhere.
 * @param called what a body is that is called by such words
 * @param source of the row that has the words
 */
export function envelopeOf(text: string, called: (words: string) => TypeSyntax | undefined, source: string): TypeSyntax | undefined {
  const [, held, within] = holding.exec(text) ?? [];
  const parts = held !== undefined ? [`${held} (${within!})`] : partsOf(withFields.exec(text)?.[1]);
  const members = parts.map((part) => memberOf(part, called, source));
  const all = members.filter((one) => one !== undefined);
  return all.length > 0 && all.length === parts.length ? { is: "object", members: all } : undefined;
}

const holding =
  /^(?:an? )?(?:JSON )?object (?:whose|in which the|with the) (?:key|field|member|property) [`"]?([\w-]+)[`"]? (?:holds|contains|is) (\S.*?)\.?$/i;
const withFields = /^(?:an? )?(?:JSON )?object (?:with|that (?:has|holds|contains)|of)(?: the (?:fields|keys|members))? (\S.*?)\.?$/i;

/** What is called an array behind a name is what the name holds. */
function partsOf(text = ""): readonly string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s*(?:and\s+)?|\s+and\s+(?=[`"]?[\w-]+[`"]?(?:\s*\(|$|,))/)) {
    const last = parts.at(-1);
    if (last !== undefined && list.test(part) && name.test(last)) parts[parts.length - 1] = `${last} (${part})`;
    else parts.push(part);
  }
  return parts;
}

const name = /^[`"]?[\w-]+[`"]?$/;
const list = /^(?:(?:an?|the) )?(?:array|list) of (.+)$/i;

function memberOf(part: string, called: (words: string) => TypeSyntax | undefined, source: string): MemberSyntax | undefined {
  const plain = fieldsNamed(part, source);
  if (plain?.is === "object") return plain.members[0] as MemberSyntax;
  const [, field, words] = /^[`"]?([\w-]+)[`"]? \((.+)\)$/.exec(part) ?? [];
  const items = list.exec(words ?? "")?.[1];
  const type = words === undefined ? undefined : called(items ?? words);
  return field === undefined || type === undefined
    ? undefined
    : { name: field, optional: true, type: items === undefined ? type : { is: "array", of: type }, comment: { tags: [{ tag: "source", text: source }] } };
}
