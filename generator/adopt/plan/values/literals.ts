/** Facts that stand in definitions as values: URIs, keys, properties of a resource, windows, methods, what a header holds. */
import type { PropertySignature, TupleTypeNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { replaceCode } from "../../edit/comments.ts";
import { propertyOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import { declarationAt, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, unplaced, type Planned, type Step } from "../../step.ts";
import { isCredential } from "../../words/credentials.ts";
import { isMethod } from "../../words/methods.ts";
import { fileAndLine, nearestPosition, resourceAdvice } from "../nearest-position.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalTypesIn } from "../uris.ts";
import { renameKey, templateEdits } from "./keys.ts";
import { isOtherwiseWorded, isQuotedOtherwise, mentionEdits, saysMore } from "./mentions.ts";
import { distinctionGuesses, editsOfEachOperation, methodEdits, operationsOfRow } from "./methods.ts";
import { changeOneLiteral } from "./one-literal.ts";
import { requiredIn, stillHasPath, uriEdits } from "./paths.ts";
import { schemeEdits } from "./schemes.ts";

export function planLiteral(context: PlanningContext, finding: Finding): Planned {
  const declaration = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (declaration === undefined)
    return unplaced(
      finding,
      `no definition says it yet: write it with "@source ${formatPlace(finding.place)}" above it, at ${fileAndLine(nearestPosition(context, finding))}`,
    );
  const scheme = schemeEdits(context, finding, declaration);
  if (scheme !== undefined)
    return { ...step(finding, [...scheme, ...wordsOf(finding, declaration)]), says: `the way to authenticate: ${scheme.map(({ text }) => text).join(", ")}` };
  const operations = operationsOfRow(context, finding);
  const edits = editsOfEachOperation(finding, operations) ?? editsOf(context, finding, declaration);
  if (edits === undefined) return unplaced(finding, whyNoValue(context, finding));
  const guesses = [...distinctionGuesses(operations), ...stillRequired(context, finding)];
  const words = finding.fact === "mention" ? wordsOf(finding, declaration) : [];
  return { ...step(finding, [...edits, ...words]), ...(guesses.length === 0 ? {} : { guesses }) };
}

/** A word as the comment has it. */
function wordsOf({ from, to }: Finding, declaration: DeclarationNode): readonly Edit[] {
  return from === undefined || to === undefined ? [] : replaceCode(declaration as PropertySignature, from, to);
}

/** A field is always there as a part of the key; what is no part any more need not be. */
function stillRequired({ texts, opened }: PlanningContext, { fact, from = "", to = "" }: Finding): readonly string[] {
  const [old, own] = [from.split(", "), to.split(", ")];
  if (fact !== "key" || own.length >= old.length) return [];
  const fields = [...texts.keys()]
    .flatMap((path) => opened.open(path)?.getInterfaces() ?? [])
    .filter((one) => old.every((name) => propertyOf(one, name) !== undefined));
  const removed = fields.flatMap((one) =>
    old.filter((name) => !own.includes(name) && !propertyOf(one, name)!.hasQuestionToken()).map((name) => `${name} of ${one.getName()}`),
  );
  return removed.map((name) => `that ${name} is there always, though no part of the key any more, and what its comment says`);
}

function whyNoValue(context: PlanningContext, finding: Finding): string {
  const { definition, from, to, values } = finding;
  const path = values?.to?.fact === "path" && to !== undefined ? withoutBase(to, context.service.bases) : undefined;
  if (path?.startsWith("/") === true && from !== undefined && hasOtherwise(context, from)) return resourceAdvice(context, finding, path);
  return `no value at ${fileAndLine(definition!)} stands for it: write there ${to ?? "nothing"} for ${from ?? "nothing"}`;
}

/** No path of the document became another one: the path came. */
function hasOtherwise({ editions: { ours, theirs } }: PlanningContext, path: string): boolean {
  return stillHasPath(theirs.text, path) || !stillHasPath(ours.text, path);
}

/** The words of the general vocabulary that edits begin with. */
export function neededByEdits(edits: readonly Edit[]): Step["needs"] {
  return edits.flatMap(({ file, text }) =>
    /^(?:Get|Head|Put|Post|Patch|Delete)\b/.test(text) || isCredential(text) ? [{ file, name: /^\w+/.exec(text)![0], from: "specwright/http" }] : [],
  );
}

function step(finding: Finding, edits: readonly Edit[]): Step {
  return {
    ...stepOf(finding),
    edits,
    needs: neededByEdits(edits),
    says: `${finding.fact}: ${finding.from ?? "nothing"} → ${finding.to ?? "nothing"}`,
    at: finding.definition!,
  };
}

function editsOf(context: PlanningContext, finding: Finding, declaration: DeclarationNode): readonly Edit[] | undefined {
  const { from, to, values } = finding;
  if (from === undefined || to === undefined) return undefined;
  const [old, wanted] = [values?.from, values?.to];
  if (wanted?.fact === "path") return uriEdits(context, declaration, from, to);
  if (wanted?.fact === "methods" && old?.fact === "methods") return methodEdits(declaration, old.value, wanted.value);
  if (wanted?.fact === "windows" && old?.fact === "windows") return tupleEdits(declaration, old.value, wanted.value);
  if (wanted?.fact === "key" && old?.fact === "key") {
    const key = changeOneLiteral(literalTypesIn(declaration), (text) => keyInstead(text, old.value, wanted.value));
    return key === undefined ? undefined : [...key, ...requiredIn(declaration, wanted.value)];
  }
  if (wanted?.fact === "member" && old?.fact === "member") return renameKey(declaration, old.value, wanted.value);
  // What another sort of fact says is no other value of this one.
  if (old !== undefined && wanted !== undefined && old.fact !== wanted.fact) return undefined;
  const ofProperty = wanted?.fact === "property" ? propertyEdits(declaration, wanted.value.name, wanted.value.value) : undefined;
  if (ofProperty !== undefined) return ofProperty;
  const method = isMethod(from) && isMethod(to) ? methodEdits(declaration, [from], [to]) : undefined;
  if (method !== undefined) return method;
  if (saysMore(context, finding) || isOtherwiseWorded(context, finding, from, to) || isQuotedOtherwise(context, finding, declaration, from, to))
    return undefined;
  return (
    changeOneLiteral(literalTypesIn(declaration), (text) => (text === from ? to : undefined)) ??
    templateEdits(declaration, from, to) ??
    mentionEdits(declaration, from, to, sentenceAt(context, finding)?.text)
  );
}

/** A key of other names, joined by the sign that joins its own; undefined where the text is none of these names. */
function keyInstead(text: string, from: readonly string[], to: readonly string[]): string | undefined {
  const sign = /\}([^{}]+)\{/.exec(text)?.[1] ?? "+";
  const keyOf = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(sign);
  return text === keyOf(from) ? keyOf(to) : undefined;
}

function tupleEdits(declaration: DeclarationNode, old: readonly number[], wanted: readonly number[]): readonly Edit[] | undefined {
  const tuples = declaration.getDescendants().filter((node): node is TupleTypeNode => node.getKindName() === "TupleType");
  const [found, ...others] = tuples.filter(
    (node) =>
      node
        .getElements()
        .map((one) => one.getText())
        .join() === old.map(literalToken).join(),
  );
  return found === undefined || others.length > 0 ? undefined : [replaceNode(found, `[${wanted.map(literalToken).join(", ")}]`)];
}

function propertyEdits(declaration: DeclarationNode, name: string, value: string): readonly Edit[] | undefined {
  const properties = declaration.getDescendants().filter((node): node is PropertySignature => node.getKindName() === "PropertySignature");
  const property = properties.find((one) => nameText(one) === name);
  const node = property?.getTypeNode();
  return node?.getKindName() === "LiteralType" ? [replaceNode(node, literalToken(value))] : undefined;
}

function nameText(property: PropertySignature): string {
  return property.getName().replace(/^["'](.*)["']$/s, "$1");
}
