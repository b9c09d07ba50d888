/** The file of a draft's kinds, with the envelopes that they put bodies into. */
import { typeNamesIn } from "../../print/names-in.ts";
import { literalType, typeReference, type DeclarationSyntax, type FileSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { moduleOf } from "../../words/general-type.ts";
import type { Conventions } from "../conventions.ts";
import type { Kind } from "./kinds.ts";

/** The file of these kinds. */
export function kindsFile(kinds: readonly Kind[], { keyed, listed, data }: Conventions): FileSyntax {
  const declarations = kinds.flatMap((kind) => kind.declarations);
  const envelopes: DeclarationSyntax[] = [];
  const used = typeNamesIn(declarations);
  if (used.has("UnderName"))
    envelopes.push(envelope("UnderName", keyed?.text ?? data?.text ?? "", keyed?.source ?? data?.source ?? "", typeReference("Name"), typeReference("Value")));
  if (listed !== undefined)
    envelopes.push(...listEnvelope(listed).filter((one) => used.has(one.name) || (one.name === "WithPath" && used.has("ListUnderName"))));
  const all = [...envelopes, ...declarations];
  const declared = new Set(all.map((one) => one.name));
  const needed = [...typeNamesIn(all)].filter((one) => !declared.has(one)).sort();
  return {
    comment: { text: "The kinds of resources that the document distinguishes." },
    imports: ["specwright/http", "specwright/words"]
      .map((module) => ({ from: module, names: needed.filter((one) => moduleOf(one) === module) }))
      .filter(({ names }) => names.length > 0),
    declarations: all,
  };
}

function envelope(named: string, text: string, source: string, key: TypeSyntax, value: TypeSyntax): DeclarationSyntax {
  return {
    is: "alias",
    exported: false,
    name: named,
    parameters: [{ name: "Name", extends: typeReference("string") }, { name: "Value" }],
    type: typeReference("Closed", { is: "mapped", name: key, value }),
    comment: { text, tags: [{ tag: "source", text: source }] },
  };
}

function listEnvelope({ text, source, suffix, member: path }: NonNullable<Conventions["listed"]>): readonly DeclarationSyntax[] {
  const items: TypeSyntax = {
    is: "array",
    of: path === undefined ? typeReference("Value") : { is: "intersection", of: [typeReference("Value"), typeReference("WithPath")] },
  };
  const list = envelope("ListUnderName", text, source, { is: "template", parts: [typeReference("Name"), suffix] }, items);
  if (path === undefined) return [list];
  const item: MemberSyntax = { name: path, type: typeReference("PathOf", literalType("the element")), comment: { tags: [{ tag: "source", text: source }] } };
  return [list, { is: "interface", exported: false, name: "WithPath", members: [item] }];
}
