/** Words of a draft: types that its fields have in common, each with a name of its own. */
import { factText, valueOf, type Fact } from "../../../facts/fact.ts";
import type { Stated } from "../../../facts/stated.ts";
import type { StatedRow } from "../../../facts/stated-section.ts";
import { memoize } from "../../../values/memoize.ts";
import { literalType, member, objectType, typeReference, unionType, type CommentSyntax, type DeclarationSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { printType } from "../../print/type.ts";
import { withGaps } from "../../words/gaps.ts";
import { generalType } from "../../words/general-type.ts";
import { isOfType } from "../../words/says.ts";
import type { Conventions, SourcedSentence } from "../conventions.ts";
import { typeName } from "../names.ts";
import type { Survey } from "../survey/survey.ts";

export interface DraftWords {
  readonly typeOf: (field: string, facts: readonly Fact[]) => TypeSyntax;
  readonly uriOf: (path: string) => string;
  /** The words that were used, each declared. */
  readonly declarations: () => readonly DeclarationSyntax[];
}

/** @param uriOf a path as URIs are written */
export function draftWords({ stated }: Survey, conventions: Conventions, uriOf: (path: string) => string): DraftWords {
  const rows = [...rowsNamed(stated, new Set(conventions.assigned.keys()))];
  const wholes = memoize((field: string) => inAgreement(rows.filter(({ row }) => row.name === field).map((row) => row.facts.filter(isOfType))));
  const declared = new Map<string, DeclarationSyntax>();
  const use = (word: string, make: () => DeclarationSyntax): void => void (declared.has(word) || declared.set(word, make()));
  const typeOf = (field: string, facts: readonly Fact[]): TypeSyntax => withGaps(shownType(field, facts), facts);
  const shownType = (field: string, facts: readonly Fact[]): TypeSyntax => {
    const own = facts.filter(isOfType).map((fact): Fact => (fact.fact === "reference" ? { ...fact, value: uriOf(fact.value) } : fact));
    const flag = flagOf(conventions, own, use);
    if (flag !== undefined) return flag;
    const format = formatOf(conventions, own, use);
    if (format !== undefined) return format;
    const assigned = conventions.assigned.get(field);
    if (assigned === undefined) return generalType(own, undefined);
    const word = typeName(field);
    const type = typeReference("Assigned", generalType(wholes(field) ?? own, undefined));
    use(word, () => aliasOf(word, type, assigned, `What \`${field}\` holds; the service assigns it.`));
    return samePrinted(declared.get(word), type) ? typeReference(word) : type;
  };
  return { typeOf, uriOf, declarations: () => [...declared.values()] };
}

/** The names that words of these conventions have. */
export function wordNames({ assigned, formats }: Conventions): readonly string[] {
  return ["Flag", ...[...assigned.keys(), ...formats.keys()].map((one) => typeName(one))];
}

function* rowsNamed({ sections }: Stated, names: ReadonlySet<string>): Iterable<StatedRow> {
  for (const { blocks } of sections) for (const { rows } of blocks) for (const row of rows) if (names.has(row.row.name)) yield row;
}

/** What all rows of one name say together; undefined where two of them say different things. */
function inAgreement(rows: readonly (readonly Fact[])[]): readonly Fact[] | undefined {
  const known = new Map<string, Fact>();
  for (const fact of rows.flat()) {
    const before = known.get(fact.fact);
    if (before !== undefined && factText(before) !== factText(fact)) return undefined;
    known.set(fact.fact, fact);
  }
  return [...known.values()];
}

function samePrinted(declaration: DeclarationSyntax | undefined, type: TypeSyntax): boolean {
  return declaration?.is === "alias" && printType(declaration.type, "", 0) === printType(type, "", 0);
}

type Use = (word: string, make: () => DeclarationSyntax) => void;

/** A boolean takes what the document says that booleans take. */
function flagOf({ booleans }: Conventions, facts: readonly Fact[], use: Use): TypeSyntax | undefined {
  const value = valueOf(facts, "default");
  if (booleans === undefined || booleans.values.length < 3 || valueOf(facts, "type") !== "boolean") return undefined;
  const values = booleans.values.filter((one) => typeof one === "number");
  const usual = typeof booleans.default === "boolean" ? Number(booleans.default) : booleans.default;
  const taken = unionType(typeReference("boolean"), ...values.map(literalType));
  if (usual === undefined) {
    use("Flag", () => aliasOf("Flag", taken, booleans, booleans.text));
    return typeof value === "boolean" || typeof value === "number"
      ? typeReference("Default", typeReference("Flag"), literalType(value))
      : typeReference("Flag");
  }
  use("Flag", () => {
    const parameter = { name: "Value", extends: unionType(...values.map(literalType)), default: literalType(usual) };
    const type: TypeSyntax = { is: "intersection", of: [taken, typeReference("Says", objectType(member("default", typeReference("Value"))))] };
    return { ...aliasOf("Flag", type, booleans, booleans.text), parameters: [parameter] };
  });
  const number = typeof value === "boolean" ? Number(value) : value;
  return number === undefined || number === usual || typeof number !== "number" ? typeReference("Flag") : typeReference("Flag", literalType(number));
}

/** A format of whose values the document shows nothing. */
function formatOf({ formats }: Conventions, facts: readonly Fact[], use: Use): TypeSyntax | undefined {
  const format = valueOf(facts, "format");
  const said = format === undefined ? undefined : formats.get(format);
  const isPlain = facts.every(({ fact }) => fact === "type" || fact === "format" || fact === "default");
  if (format === undefined || said === undefined || !isPlain) return undefined;
  const word = typeName(format);
  use(word, () => {
    const formatType: TypeSyntax = typeReference("Says", objectType(member("format", literalType(format)), member("notShown", literalType(said.notShown))));
    return aliasOf(word, { is: "intersection", of: [typeReference("string"), formatType] }, said, said.text);
  });
  const value = valueOf(facts, "default");
  return value === undefined ? typeReference(word) : typeReference("Default", typeReference(word), literalType(String(value)));
}

function aliasOf(word: string, type: TypeSyntax, { source }: SourcedSentence, text: string): Extract<DeclarationSyntax, { is: "alias" }> {
  const comment: CommentSyntax = { text, tags: [{ tag: "source", text: source }] };
  return { is: "alias", exported: true, name: word, type, comment };
}
