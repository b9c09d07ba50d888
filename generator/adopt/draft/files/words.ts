/** Words of a draft: types that its fields have in common, each with a name of its own. */
import { textOf, valueOf, type Fact } from "../../../facts/fact.ts";
import type { Stated } from "../../../facts/stated.ts";
import type { StatedRow } from "../../../facts/stated-section.ts";
import { remembered } from "../../../values/remembered.ts";
import { literal, member, name, object, union, type CommentSyntax, type DeclarationSyntax, type TypeSyntax } from "../../print/syntax.ts";
import { printType } from "../../print/type.ts";
import { withGaps } from "../../words/gaps.ts";
import { generalType } from "../../words/general.ts";
import { isOfType } from "../../words/says.ts";
import type { Conventions, Sentence } from "../conventions.ts";
import { typeName } from "../names.ts";
import type { Survey } from "../survey/survey.ts";

export interface Words {
  readonly typeOf: (field: string, facts: readonly Fact[]) => TypeSyntax;
  readonly uriOf: (path: string) => string;
  /** The words that were used, each declared. */
  readonly declarations: () => readonly DeclarationSyntax[];
}

/** @param uriOf a path as URIs are written */
export function wordsFor({ stated }: Survey, conventions: Conventions, uriOf: (path: string) => string): Words {
  const rows = [...rowsNamed(stated, new Set(conventions.assigned.keys()))];
  const wholes = remembered((field: string) => inAgreement(rows.filter(({ row }) => row.name === field).map((row) => row.facts.filter(isOfType))));
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
    const type = name("Assigned", generalType(wholes(field) ?? own, undefined));
    use(word, () => aliasOf(word, type, assigned, `What \`${field}\` holds; the service assigns it.`));
    return samePrinted(declared.get(word), type) ? name(word) : type;
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
    if (before !== undefined && textOf(before) !== textOf(fact)) return undefined;
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
  const usual = booleans.default;
  const taken = union(name("boolean"), ...values.map(literal));
  if (usual === undefined) {
    use("Flag", () => aliasOf("Flag", taken, booleans, booleans.text));
    return typeof value === "boolean" || typeof value === "number" ? name("Default", name("Flag"), literal(value)) : name("Flag");
  }
  use("Flag", () => {
    const parameter = { name: "Value", extends: union(...values.map(literal)), default: literal(usual) };
    const type: TypeSyntax = { is: "intersection", of: [taken, name("Says", object(member("default", name("Value"))))] };
    return { ...aliasOf("Flag", type, booleans, booleans.text), parameters: [parameter] };
  });
  const number = typeof value === "boolean" ? Number(value) : value;
  return number === undefined || number === usual || typeof number !== "number" ? name("Flag") : name("Flag", literal(number));
}

/** A format of whose values the document shows nothing. */
function formatOf({ formats }: Conventions, facts: readonly Fact[], use: Use): TypeSyntax | undefined {
  const format = valueOf(facts, "format");
  const said = format === undefined ? undefined : formats.get(format);
  const isPlain = facts.every(({ fact }) => fact === "type" || fact === "format" || fact === "default");
  if (format === undefined || said === undefined || !isPlain) return undefined;
  const word = typeName(format);
  use(word, () => {
    const given: TypeSyntax = name("Says", object(member("format", literal(format)), member("notShown", literal(said.notShown))));
    return aliasOf(word, { is: "intersection", of: [name("string"), given] }, said, said.text);
  });
  const value = valueOf(facts, "default");
  return value === undefined ? name(word) : name("Default", name(word), literal(String(value)));
}

function aliasOf(word: string, type: TypeSyntax, { source }: Sentence, text: string): Extract<DeclarationSyntax, { is: "alias" }> {
  const comment: CommentSyntax = { text, tags: [{ tag: "source", text: source }] };
  return { is: "alias", exported: true, name: word, type, comment };
}
