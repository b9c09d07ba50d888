/** Facts that stand in definitions as values: URIs, keys, properties of a resource, windows, methods, what a header holds. */
import type { InterfaceDeclaration, LiteralTypeNode, PropertySignature, TupleTypeNode, TypeLiteralNode, TypeNode, TypeReferenceNode } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import { findPlace } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literally } from "../../../values/pattern.ts";
import { declarationAt, isProperty, type Context, type Declaring } from "../../context.ts";
import { withoutBase } from "../../draft/files/general-file.ts";
import { carriedElsewhere, schemeIn } from "../../draft/files/schemes.ts";
import { codeReplaced } from "../../edit/comments.ts";
import { propertyOf, renameMember, setOptional } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened.ts";
import { fileOf, replacing } from "../../edit/spans.ts";
import { rowAt, sectionAt } from "../../edition/edition.ts";
import { literalToken } from "../../print/token.ts";
import { printType } from "../../print/type.ts";
import { stepOf, unplaced, type Planned, type Step } from "../../step.ts";
import { isCredential } from "../../words/credentials.ts";
import { fitsInstead } from "../../words/fits.ts";
import { isMethod, methodWord } from "../../words/methods.ts";
import { lineOf, nearestTo, resourceFor } from "../nearest.ts";
import { sentenceAt } from "../sentence-at.ts";
import { endReplaced, literals, textOf, uriReplaced } from "../uris.ts";
import { keyRenamed, templateEdits } from "./keys.ts";
import { namesIn, placeholderEdits } from "./placeholders.ts";

export function planLiteral(context: Context, finding: Finding): Planned {
  const declaration = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (declaration === undefined)
    return unplaced(
      finding,
      `no definition says it yet: write it with "@source ${formatPlace(finding.place)}" above it, at ${lineOf(nearestTo(context, finding))}`,
    );
  const scheme = schemeEdits(context, finding, declaration);
  if (scheme !== undefined)
    return { ...step(finding, [...scheme, ...wordsOf(finding, declaration)]), says: `the way to authenticate: ${scheme.map(({ text }) => text).join(", ")}` };
  const operations = operationsOf(context, finding);
  const edits = ofEachOperation(finding, operations) ?? editsOf(context, finding, declaration);
  if (edits === undefined) return unplaced(finding, whyNoValue(context, finding));
  const guesses = [...toldApart(operations), ...stillRequired(context, finding)];
  const told = finding.fact === "mention" ? wordsOf(finding, declaration) : [];
  return { ...step(finding, [...edits, ...told]), ...(guesses.length === 0 ? {} : { guesses }) };
}

/** A word as the comment has it. */
function wordsOf({ from, to }: Finding, declaration: Declaring): readonly Edit[] {
  return from === undefined || to === undefined ? [] : codeReplaced(declaration as PropertySignature, from, to);
}

/** Several operations can be made of one row: all have the method that it gives. */
function ofEachOperation({ values }: Finding, operations: readonly PropertySignature[]): readonly Edit[] | undefined {
  const [old, wanted] = [values?.from, values?.to];
  if (old?.fact !== "methods" || wanted?.fact !== "methods") return undefined;
  const edits = operations.flatMap((one) => methodEdits(one, old.value, wanted.value) ?? []);
  return edits.length === 0 ? undefined : edits;
}

/** The operations of a row that has another method. */
function operationsOf(context: Context, { place, values }: Finding): readonly PropertySignature[] {
  const found = values?.to?.fact === "methods" ? findPlace(context.editions.ours.contents, place) : undefined;
  const made = found?.row !== undefined ? context.behaving(found.row).filter(({ is }) => is === "operation") : [];
  return made.map(({ at }) => declarationAt(context, at)).filter(isProperty);
}

/** What tells operations of one method apart says nothing once they have different ones. */
function toldApart(operations: readonly PropertySignature[]): readonly string[] {
  const told = operations.filter((one) => /\bWhen</.test(one.getTypeNode()?.getText() ?? ""));
  return told.map(
    (one) => `that ${one.getName()} still needs to be told from operations that had its method: When<…>, and what the notes beside it say of that`,
  );
}

/** A field is always there as a part of the key; what is no part any more need not be. */
function stillRequired({ texts, opened }: Context, { fact, from = "", to = "" }: Finding): readonly string[] {
  const [old, own] = [from.split(", "), to.split(", ")];
  if (fact !== "key" || own.length >= old.length) return [];
  const fields = [...texts.keys()]
    .flatMap((path) => opened.open(path)?.getInterfaces() ?? [])
    .filter((one) => old.every((name) => propertyOf(one, name) !== undefined));
  const gone = fields.flatMap((one) =>
    old.filter((name) => !own.includes(name) && !propertyOf(one, name)!.hasQuestionToken()).map((name) => `${name} of ${one.getName()}`),
  );
  return gone.map((name) => `that ${name} is there always, though no part of the key any more, and what its comment says`);
}

function whyNoValue(context: Context, finding: Finding): string {
  const { definition, from, to, values } = finding;
  const path = values?.to?.fact === "path" && to !== undefined ? withoutBase(to, context.service.bases) : undefined;
  if (path?.startsWith("/") === true && from !== undefined && hasOtherwise(context, from)) return resourceFor(context, finding, path);
  return `no value at ${lineOf(definition!)} stands for it: write there ${to ?? "nothing"} for ${from ?? "nothing"}`;
}

/** No path of the document became another one: the path came. */
function hasOtherwise({ editions: { ours, theirs } }: Context, path: string): boolean {
  return stillHas(theirs.text, path) || !stillHas(ours.text, path);
}

/** The way to authenticate, where its row or sentence gives it otherwise. */
export function schemeEdits(context: Context, finding: Finding, declaration: Declaring): readonly Edit[] | undefined {
  const { theirs } = context.editions;
  const node = declaration.getKindName() === "PropertySignature" ? (declaration as PropertySignature).getTypeNode() : undefined;
  if (node === undefined || !isCredential(node.getText())) return undefined;
  const row = rowAt(theirs, finding.document, finding.place.row) ?? rowAt(theirs, finding.document, undefined);
  const title = sectionAt(theirs, finding.document.line)?.section.title ?? "";
  const texts = row?.row.cells.map(({ text }) => text) ?? (finding.change === "changed" ? [sentenceAt(context, finding)?.text ?? ""] : []);
  const scheme = schemeIn(texts) ?? texts.flatMap((text) => carriedElsewhere(text, title) ?? [])[0];
  if (scheme === undefined) return undefined;
  const text = printType(scheme.type, "", 0);
  return text === node.getText() ? undefined : [replacing(node, text)];
}

/** A way to authenticate whose row is called by the header that carries the credentials. */
export function schemeHeaderRenamed(property: PropertySignature, from: string, to: string): readonly Edit[] | undefined {
  const header = isCredential(property.getTypeNode()?.getText() ?? "") ? literals(property)[0] : undefined;
  return header === undefined || textOf(header) !== from ? undefined : [replacing(header, literalToken(to))];
}

/** The words of the general vocabulary that edits begin with. */
export function wordsBegun(edits: readonly Edit[]): Step["needs"] {
  return edits.flatMap(({ file, text }) =>
    /^(?:Get|Head|Put|Post|Patch|Delete)\b/.test(text) || isCredential(text) ? [{ file, name: /^\w+/.exec(text)![0], from: "specwright/http" }] : [],
  );
}

function step(finding: Finding, edits: readonly Edit[]): Step {
  return {
    ...stepOf(finding),
    edits,
    needs: wordsBegun(edits),
    says: `${finding.fact}: ${finding.from ?? "nothing"} → ${finding.to ?? "nothing"}`,
    at: finding.definition!,
  };
}

function editsOf(context: Context, finding: Finding, declaration: Declaring): readonly Edit[] | undefined {
  const { from, to, values } = finding;
  if (from === undefined || to === undefined) return undefined;
  const [old, wanted] = [values?.from, values?.to];
  if (wanted?.fact === "path") return uriEdits(context, declaration, from, to);
  if (wanted?.fact === "methods" && old?.fact === "methods") return methodEdits(declaration, old.value, wanted.value);
  if (wanted?.fact === "windows" && old?.fact === "windows") return tupleEdits(declaration, old.value, wanted.value);
  if (wanted?.fact === "key" && old?.fact === "key") {
    const key = one(literals(declaration), (text) => keyInstead(text, old.value, wanted.value));
    return key === undefined ? undefined : [...key, ...requiredIn(declaration, wanted.value)];
  }
  if (wanted?.fact === "member" && old?.fact === "member") return keyRenamed(declaration, old.value, wanted.value);
  // What another sort of fact says is no other value of this one.
  if (old !== undefined && wanted !== undefined && old.fact !== wanted.fact) return undefined;
  const ofProperty = wanted?.fact === "property" ? propertyEdits(declaration, wanted.value.name, wanted.value.value) : undefined;
  if (ofProperty !== undefined) return ofProperty;
  const method = isMethod(from) && isMethod(to) ? methodEdits(declaration, [from], [to]) : undefined;
  if (method !== undefined) return method;
  if (saysMore(context, finding) || isOtherwiseWorded(context, finding, from, to) || isQuotedOtherwise(context, finding, declaration, from, to))
    return undefined;
  return (
    one(literals(declaration), (text) => (text === from ? to : undefined)) ??
    templateEdits(declaration, from, to) ??
    mentionEdits(declaration, from, to, sentenceAt(context, finding)?.text)
  );
}

/** A number is the least of what changed in its cell: a status that comes with another answer is not the status alone. */
function saysMore({ editions: { ours, theirs } }: Context, { fact, document, place, from = "", to = "" }: Finding): boolean {
  const other = fact === "mention" && /^[1-5]\d\d$/.test(to) ? rowAt(theirs, document, place.row) : undefined;
  const cell = other?.row.cells.find(
    ({ at, text }) => at.line === document.line && at.column <= document.column && document.column < at.column + Math.max(text.length, at.length),
  );
  const found = cell === undefined ? undefined : findPlace(ours.contents, place);
  const own = found?.row?.cells.find(({ column }) => column === cell!.column);
  return own !== undefined && own.text.replace(from, () => to) !== cell!.text;
}

/** Several words in the place of others make a sentence only where those around them are as before. */
function isOtherwiseWorded(context: Context, finding: Finding, from: string, to: string): boolean {
  const {
    editions: { theirs, pairs },
  } = context;
  const sentence = finding.fact === "mention" && /\s/.test(withoutParameters(from) + withoutParameters(to)) ? sentenceAt(context, finding) : undefined;
  const section = sentence === undefined ? undefined : sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  return own !== undefined && !own.section.sentences.some(({ text }) => text.replace(from, () => to) === sentence!.text);
}

/** `text/csv; header=present` is one value. */
function withoutParameters(mediaType: string): string {
  return mediaType.replace(/^([a-z]+\/[\w.+-]+)(?:;\s*[\w-]+=\S+)+$/, "$1");
}

/** An entry that quotes the document: with one word of it replaced it quotes nothing where the sentence changed in others as well. */
function isQuotedOtherwise(context: Context, finding: Finding, declaration: Declaring, from: string, to: string): boolean {
  const sentence = finding.fact === "mention" ? sentenceAt(context, finding)?.text : undefined;
  const said = literals(declaration).map(textOf).join(" ");
  if (sentence === undefined || declaration.getKindName() !== "PropertySignature" || !/\s/.test(said)) return false;
  if (sentence.includes(said.replace(from, () => to))) return false;
  const { ours, theirs } = context.editions;
  // What its own edition said before, nobody knows: that it was quoted, the entries beside it tell.
  const entries = (declaration.getParent() as TypeLiteralNode).getProperties();
  const beside = entries.filter((other) => other !== declaration).map((other) => literals(other).map(textOf).join(" "));
  return ours.text.includes(said) || (ours.text === theirs.text && (beside.length === 0 || beside.some((text) => text !== "" && ours.text.includes(text))));
}

/** A key of other names, joined by the sign that joins its own; undefined where the text is none of these names. */
function keyInstead(text: string, from: readonly string[], to: readonly string[]): string | undefined {
  const sign = /\}([^{}]+)\{/.exec(text)?.[1] ?? "+";
  const keyOf = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(sign);
  return text === keyOf(from) ? keyOf(to) : undefined;
}

/** The path of a resource, and of all that are below it; or the key in it. */
export function uriEdits(context: Context, declaration: Declaring | undefined, from: string, to: string): readonly Edit[] | undefined {
  if (stillHas(context.editions.theirs.text, from)) return undefined;
  const paths = [from, to].map((path) => withoutBase(path, context.service.bases));
  const known = placeholderEdits(context, paths[0]!, paths[1]!) ?? movedResource(context, from, to);
  if (known !== undefined) return known;
  const [old, wanted] = paths.map((path) => path.split("/"));
  const differing = old!.flatMap((segment, index) => (segment === wanted![index] ? [] : [index]));
  const [index, ...more] = differing;
  if (index !== undefined && more.length === 0 && old!.length === wanted!.length) {
    const [before, now] = [old!.slice(0, index + 1).join("/"), wanted!.slice(0, index + 1).join("/")];
    return old![index]!.startsWith("{")
      ? keyEdits(context, old!.slice(0, index).join("/"), old![index]!, wanted![index]!)
      : (uriReplaced(context, before, now) ?? endReplaced(context, before, now));
  }
  const uri = (declaration === undefined ? [] : literals(declaration))
    .map(textOf)
    .find((text) => text.startsWith("/") && (from === text || from.endsWith(text)));
  if (uri === undefined) return undefined;
  const base = from.slice(0, from.length - uri.length);
  return to.startsWith(base) && to.length > base.length ? uriReplaced(context, uri, to.slice(base.length)) : undefined;
}

/** A path below the URI of a resource, which is another one now while what is below it is the same. */
export function movedResource(context: Context, from: string, to: string): readonly Edit[] | undefined {
  const [old, wanted] = [from, to].map((path) => withoutBase(path, context.service.bases));
  const above = context.service.resources
    .filter(({ uri, generic }) => !generic && (old === uri || old!.startsWith(`${uri}/`)))
    .sort((one, other) => one.uri.length - other.uri.length);
  for (const resource of above) {
    const below = old!.slice(resource.uri.length);
    const uri = wanted!.endsWith(below) ? wanted!.slice(0, wanted!.length - below.length) : "";
    if (uri === "" || uri === resource.uri || ["", ...context.service.bases].some((base) => stillHas(context.editions.theirs.text, base + resource.uri)))
      continue;
    const edits = uriReplaced(context, resource.uri, uri) ?? uriReplaced(context, ...withoutKind(resource.uri, uri));
    return edits === undefined ? undefined : [...edits, ...placeholdersRenamed(context, resource.definition, namesIn(resource.uri), namesIn(uri))];
  }
  return undefined;
}

/** A kind can end its URIs in segments of its own: those that stay are not written in the resource. */
function withoutKind(from: string, to: string): [string, string] {
  const [old, wanted] = [from.split("/"), to.split("/")];
  let alike = 0;
  while (old.length - alike > 2 && old.at(-1 - alike) === wanted.at(-1 - alike)) alike += 1;
  return [old.slice(0, old.length - alike).join("/"), wanted.slice(0, wanted.length - alike).join("/")];
}

/** In the types beside the URI. */
function placeholdersRenamed(context: Context, at: Position, from: readonly string[], to: readonly string[]): readonly Edit[] {
  const declaration = declarationAt(context, at);
  if (declaration === undefined || from.length !== to.length) return [];
  const holders = interfacesNamedIn(declaration);
  return from.flatMap((name, index) =>
    name === to[index]
      ? []
      : holders.flatMap((holder) => (propertyOf(holder, name) === undefined ? [] : [renameMember(propertyOf(holder, name)!, to[index]!)])),
  );
}

/** Those of its file that a declaration refers to by their names alone. */
function interfacesNamedIn(declaration: Declaring): readonly InterfaceDeclaration[] {
  const references = declaration.getDescendants().filter((node) => node.getKindName() === "TypeReference");
  const names = new Set(references.map((node) => node.getText()));
  return declaration
    .getSourceFile()
    .getInterfaces()
    .filter((one) => names.has(one.getName()));
}

/** One path in the place of another, and not beside it. */
function stillHas(text: string, path: string): boolean {
  return new RegExp(`(?<![\\w}>-])${literally(path)}(?![\\w/-])`).test(text);
}

/** The key of the resource at a URI. Its fields are there always. */
function keyEdits(context: Context, uri: string, from: string, to: string): readonly Edit[] | undefined {
  const resource = context.service.resources.find((one) => one.uri === uri);
  const declaration = resource === undefined ? undefined : declarationAt(context, resource.definition);
  if (declaration === undefined) return undefined;
  const edits = one(literals(declaration), (text) => (text === from ? to : undefined));
  return edits === undefined ? undefined : [...edits, ...requiredIn(declaration, namesIn(to))];
}

/** Of the types beside the key that have all its fields. */
function requiredIn(declaration: Declaring, names: readonly string[]): readonly Edit[] {
  const holders = interfacesNamedIn(declaration).filter((one) => names.every((name) => propertyOf(one, name) !== undefined));
  return holders.flatMap((holder) => names.flatMap((name) => setOptional(propertyOf(holder, name)!, false)));
}

/** The operation's word; what it does to the service stays what it was, said where the new word would say another thing. */
export function methodEdits(declaration: Declaring, old: readonly string[], wanted: readonly string[]): readonly Edit[] | undefined {
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
  const word = replacing(reference.getTypeName(), methodWord(to[0]!));
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

function tupleEdits(declaration: Declaring, old: readonly number[], wanted: readonly number[]): readonly Edit[] | undefined {
  const tuples = declaration.getDescendants().filter((node): node is TupleTypeNode => node.getKindName() === "TupleType");
  const [found, ...others] = tuples.filter(
    (node) =>
      node
        .getElements()
        .map((one) => one.getText())
        .join() === old.map(literalToken).join(),
  );
  return found === undefined || others.length > 0 ? undefined : [replacing(found, `[${wanted.map(literalToken).join(", ")}]`)];
}

function propertyEdits(declaration: Declaring, name: string, value: string): readonly Edit[] | undefined {
  const properties = declaration.getDescendants().filter((node): node is PropertySignature => node.getKindName() === "PropertySignature");
  const property = properties.find((one) => nameText(one) === name);
  const node = property?.getTypeNode();
  return node?.getKindName() === "LiteralType" ? [replacing(node, literalToken(value))] : undefined;
}

function nameText(property: PropertySignature): string {
  return property.getName().replace(/^["'](.*)["']$/s, "$1");
}

/**
 * A sentence of the definitions in which the old words stand once.
 * @param sentence of the document that has the new ones, where one has
 */
export function mentionEdits(declaration: Declaring, from: string, to: string, sentence: string | undefined): readonly Edit[] | undefined {
  if (from === "" || from.includes("\n")) return undefined;
  return one(literals(declaration), (text) => {
    // The new words can hold the old ones, and stand there already.
    if (to.includes(from) && text.includes(to)) return undefined;
    const parts = text.split(from);
    const isWord = parts.length === 2 && !/[\p{L}\p{N}]$/u.test(parts[0]!) && !/^[\p{L}\p{N}]/u.test(parts[1]!);
    return isWord && (sentence === undefined || fitsInstead(text, from, sentence, to)) ? parts.join(to) : undefined;
  });
}

/** The edit of the one literal that changes; none where none does, or several. */
function one(nodes: readonly LiteralTypeNode[], change: (text: string) => string | undefined): readonly Edit[] | undefined {
  const changed = nodes.flatMap((node) => {
    const text = change(textOf(node));
    const isNumber = node.getLiteral().getKindName() === "NumericLiteral" && text !== undefined && Number.isFinite(Number(text));
    return text === undefined ? [] : [{ file: fileOf(node), start: node.getStart(), end: node.getEnd(), text: literalToken(isNumber ? Number(text) : text) }];
  });
  return changed.length === 1 ? changed : undefined;
}
