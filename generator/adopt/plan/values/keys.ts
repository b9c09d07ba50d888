/** Keys of envelopes that a sentence or a row names otherwise: a member beside the data, or a key that is made of a name, as `<type>-list`. */
import type { PropertySignature, TemplateLiteralTypeNode } from "ts-morph";
import { nameOf, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import type { DeclarationNode } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { literalText, literalTypesIn } from "../uris.ts";

interface Member {
  readonly name: string;
  readonly type: string;
}

/** Undefined where the declaration has no such member, or several, or the type changes as well. */
export function renameKey(declaration: DeclarationNode, from: Member, to: Member): readonly Edit[] | undefined {
  const nodes = [declaration, ...declaration.getDescendants()].filter((node): node is PropertySignature => node.getKindName() === "PropertySignature");
  const [only, ...others] = nodes.filter((one) => nameOf(one) === from.name);
  return only === undefined || others.length > 0 || from.type !== to.type
    ? undefined
    : [renameMember(only, to.name), ...pathsTo(declaration, from.name, to.name)];
}

/** What names the member by the way to it: `"samples.counter"`. */
function pathsTo(declaration: DeclarationNode, from: string, to: string): readonly Edit[] {
  const holder = declaration.getKindName() === "PropertySignature" ? nameOf(declaration as PropertySignature) : undefined;
  if (holder === undefined) return [];
  return literalTypesIn(declaration.getSourceFile())
    .filter((node) => literalText(node) === `${holder}.${from}`)
    .map((node) => replaceNode(node, literalToken(`${holder}.${to}`)));
}

/** The fixed parts around the `<name>`s of a key, in the one template of the declaration that has them, and in its comment. */
export function templateEdits(declaration: DeclarationNode, from: string, to: string): readonly Edit[] | undefined {
  const [old, wanted] = [fixedIn(from), fixedIn(to)];
  const templates = declaration.getDescendants().filter((node): node is TemplateLiteralTypeNode => node.getKindName() === "TemplateLiteralType");
  const [only, ...others] = templates.filter((node) => fixedParts(node).join("\n") === old.join("\n"));
  if (old.length < 2 || wanted.length !== old.length || only === undefined || others.length > 0) return undefined;
  const holes = only.getText().match(hole)!;
  const text = wanted.map((part, index) => `${part}${holes[index] ?? ""}`).join("");
  return [replaceNode(only, `\`${text}\``), ...old.flatMap((part, index) => inComment(declaration, part, wanted[index]!))];
}

/** What stands before, between and after the names: none where there are no names. */
function fixedIn(text: string): readonly string[] {
  return text.split(/<[^<>]+>/);
}

const hole = /\$\{[^{}]*\}/g;

function fixedParts(node: TemplateLiteralTypeNode): readonly string[] {
  return node.getText().slice(1, -1).split(hole);
}

function inComment(declaration: DeclarationNode, from: string, to: string): readonly Edit[] {
  const own = from === "" || from === to ? [] : declaration.getJsDocs().filter((doc) => doc.getText().includes(`\`${from}\``));
  return own.map((doc) =>
    replaceNode(
      doc,
      doc.getText().replaceAll(`\`${from}\``, () => `\`${to}\``),
    ),
  );
}
