/** What stands for a block of a resource's facts: the fields that its kind can tell apart, and one for all others. */
import { ts } from "../../typescript.ts";
import type { Evaluator } from "../evaluator.ts";
import type { Type } from "../types.ts";
import type { Knowledge } from "./knowledge.ts";
import { propertyName, propertyText, singleLineText } from "./lines.ts";
import { fieldTypeName, otherFields } from "./stand-in-names.ts";

export interface BlockText {
  readonly text: string;
  /** What the types in it name. */
  readonly names: readonly ts.EntityName[];
}

/**
 * A kind can tell apart the fields that are always there, which can be parts of a key, and those that it or the facts name.
 * @param kept the names that stand in the facts as they are
 */
export function blockText(
  evaluator: Evaluator,
  block: ts.InterfaceDeclaration,
  name: string,
  knowledge: Knowledge,
  kept: ReadonlySet<string>,
): BlockText | undefined {
  const texts: BlockText[] = [];
  let hasOthers = false;
  for (const member of block.members) {
    const field = propertyName(member);
    if (field === undefined || !ts.isPropertySignature(member) || member.type === undefined) return undefined;
    const isKnown = knowledge.texts.has(field);
    if (!isKnown && !kept.has(field) && member.questionToken !== undefined) {
      hasOthers = true;
      continue;
    }
    const text = isKnown ? knownField(field, member) : unknownField(evaluator, field, member);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  const others = hasOthers ? [propertyText(otherFields, true, fieldTypeName)] : [];
  return { text: `export interface ${name} { ${[...texts.map(({ text }) => text), ...others].join("; ")} }`, names: texts.flatMap(({ names }) => names) };
}

/** A kind can look into a field that it names: its type stands as it is. */
function knownField(name: string, { questionToken, type }: ts.PropertySignature): BlockText | undefined {
  const [names, text] = [namesIn(type!), singleLineText(type!)];
  return names === undefined || text === undefined ? undefined : { text: propertyText(name, questionToken !== undefined, text), names };
}

/** Of a field that it does not name, a kind can only find out whether it is always there. */
function unknownField(evaluator: Evaluator, name: string, { questionToken, type }: ts.PropertySignature): BlockText | undefined {
  if (questionToken === undefined && canBeUndefined(evaluator.evaluate(type!, undefined))) return undefined;
  return { text: propertyText(name, questionToken !== undefined, fieldTypeName), names: [] };
}

function canBeUndefined(type: Type): boolean {
  if (type.isUnion()) return type.types.some(canBeUndefined);
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.Never)) !== 0;
}

const plain: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.LiteralType,
]);

/** What a type names, where it is made of plain types and of words on them; undefined for types of other forms. */
function namesIn(node: ts.TypeNode): readonly ts.EntityName[] | undefined {
  if (plain.has(node.kind)) return [];
  const parts = ts.isUnionTypeNode(node) ? node.types : ts.isTypeReferenceNode(node) && isImported(node) ? (node.typeArguments ?? []) : undefined;
  const names = parts?.map(namesIn);
  if (names === undefined || names.includes(undefined)) return undefined;
  return [...(ts.isTypeReferenceNode(node) ? [node.typeName] : []), ...names.flatMap((one) => one!)];
}

function isImported({ typeName }: ts.TypeReferenceNode): boolean {
  const declared = typeName
    .getSourceFile()
    .statements.some(
      (statement) =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && ts.isIdentifier(typeName) && statement.name.text === typeName.text,
    );
  return ts.isIdentifier(typeName) && !declared;
}
