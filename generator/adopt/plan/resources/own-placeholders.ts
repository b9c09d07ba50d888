/** The placeholders of a path that came which no resource gives yet. */
import type { InterfaceDeclaration, SourceFile } from "ts-morph";
import type { ResourceTarget } from "../../draft/resources/targets.ts";
import { keyNamesIn } from "../../draft/resources/written-uris.ts";
import { propertyOf } from "../../edit/members.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalType, member, typeReference, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";
import type { OwnFields } from "../fields/own-fields.ts";

/** Where declarations that came stand. */
export interface DeclarationFile {
  readonly file: string;
  /** Where the file is there already. */
  readonly source?: SourceFile;
}

/** Those that neither the URI nor the key of a resource gives. */
export function strangePlaceholders(context: PlanningContext, uri: string): readonly string[] {
  const segments = uri.split("/");
  return segments.flatMap((segment, index) => {
    const [above, prefix] = [segments.slice(0, index).join("/"), segments.slice(0, index + 1).join("/")];
    const isGiven = context.service.resources.some((one) => one.uri === prefix || (one.uri === above && hasKey(context, one.definition, segment)));
    return isGiven ? [] : keyNamesIn(`/${segment}`);
  });
}

function hasKey(context: PlanningContext, at: Parameters<typeof declarationAt>[1], key: string): boolean {
  return declarationAt(context, at)?.getText().includes(`"${key}"`) === true;
}

/** Of the fields where these have them, of another resource's placeholders where one in the same file has them all, else strings. */
export function placeholdersTypeOf(
  { place, fields }: { readonly place: DeclarationFile; readonly fields: OwnFields },
  own: string,
  strange: readonly string[],
  { endpoints, source }: ResourceTarget,
): { readonly type: TypeSyntax; readonly declarations: readonly DeclarationSyntax[] } {
  const pick = (of: string): TypeSyntax =>
    typeReference("Pick", typeReference(of), strange.length === 1 ? literalType(strange[0]!) : { is: "union", of: strange.map((one) => literalType(one)) });
  if (fields.named !== undefined && strange.every((one) => fields.names.includes(one))) return { type: pick(fields.named), declarations: [] };
  const known = place.source?.getInterfaces().find((one) => strange.every((each) => isPlaceholder(one, each)));
  if (known !== undefined) return { type: pick(known.getName()), declarations: [] };
  const tags = [{ tag: "source" as const, text: endpoints[0]?.source ?? source }];
  const typed = strange.map((one): MemberSyntax => member(one, typeReference("string"), { tags }));
  return { type: typeReference(own), declarations: [{ is: "interface", exported: false, name: own, members: typed, comment: { tags } }] };
}

function isPlaceholder(holder: InterfaceDeclaration, named: string): boolean {
  const property = propertyOf(holder, named);
  return property !== undefined && !property.hasQuestionToken();
}
