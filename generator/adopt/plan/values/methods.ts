/** Another method of an operation. */
import type { PropertySignature, TypeNode, TypeReferenceNode } from "ts-morph";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf, replaceNode } from "../../edit/spans.ts";
import { declarationAt, isProperty, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { methodWord } from "../../words/methods.ts";

/** Several operations can be made of one row: all have the method that it gives. */
export function editsOfEachOperation({ values }: Finding, operations: readonly PropertySignature[]): readonly Edit[] | undefined {
  const [old, wanted] = [values?.from, values?.to];
  if (old?.fact !== "methods" || wanted?.fact !== "methods") return undefined;
  const edits = operations.flatMap((one) => methodEdits(one, old.value, wanted.value) ?? []);
  return edits.length === 0 ? undefined : edits;
}

/** The operations of a row that has another method. */
export function operationsOfRow(context: PlanningContext, { place, values }: Finding): readonly PropertySignature[] {
  const found = values?.to?.fact === "methods" ? findPlace(context.editions.ours.contents, place) : undefined;
  const made = found?.row !== undefined ? context.behaving(found.row).filter(({ is }) => is === "operation") : [];
  return made.map(({ at }) => declarationAt(context, at)).filter(isProperty);
}

/** What tells operations of one method apart says nothing once they have different ones. */
export function distinctionGuesses(operations: readonly PropertySignature[]): readonly string[] {
  const distinguished = operations.filter((one) => /\bWhen</.test(one.getTypeNode()?.getText() ?? ""));
  return distinguished.map(
    (one) => `that ${one.getName()} still needs to be told from operations that had its method: When<…>, and what the notes beside it say of that`,
  );
}

/** The operation's word; what it does to the service stays what it was, said where the new word would say another thing. */
export function methodEdits(declaration: DeclarationNode, old: readonly string[], wanted: readonly string[]): readonly Edit[] | undefined {
  const [from, to] = [old.filter((one) => !wanted.includes(one)), wanted.filter((one) => !old.includes(one))];
  if (from.length !== 1 || to.length !== 1) return undefined;
  const reference = declaration
    .getDescendants()
    .find(
      (node): node is TypeReferenceNode =>
        node.getKindName() === "TypeReference" && (node as TypeReferenceNode).getTypeName().getText() === methodWord(from[0]!),
    );
  if (reference === undefined || !(hasBody(from[0]!) && hasBody(to[0]!))) return undefined;
  const args = reference.getTypeArguments();
  const word = replaceNode(reference.getTypeName(), methodWord(to[0]!));
  return args.length > 3 ? [word] : [word, argumentBehind(args.at(-1)!, literalToken(effects[from[0]!]!))];
}

/** In a line of its own where the one before it is. */
function argumentBehind(last: TypeNode, token: string): Edit {
  const text = last.getSourceFile().getFullText();
  const before = text.slice(text.lastIndexOf("\n", last.getStart() - 1), last.getStart());
  return { file: fileOf(last), start: last.getEnd(), end: last.getEnd(), text: `,${/^\n\s*$/.test(before) ? before : " "}${token}` };
}

const effects: { readonly [method: string]: string } = { POST: "create", PUT: "replace", PATCH: "modify" };

function hasBody(method: string): boolean {
  return Object.hasOwn(effects, method);
}
