/** The headers of all requests in the definitions, and the member for one of them that comes. */
import type { TypeLiteralNode } from "ts-morph";
import type { Block, Row } from "../../../documents/document.ts";
import { isHeaderTable } from "../../../drift/rows/new-rows.ts";
import type { Fact } from "../../../facts/fact.ts";
import { propertyOf } from "../../edit/members.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalType, member, typeReference, type MemberSyntax } from "../../print/syntax.ts";
import { cellsBeside } from "./row-sentence.ts";

/** What the document says of a header. */
export interface SaidHeader {
  readonly name: string;
  readonly value?: string;
  /** Whether a request may go without it. */
  readonly isOptional: boolean;
  /** What it is for. */
  readonly text?: string;
}

export function headersRecord(context: PlanningContext): TypeLiteralNode | undefined {
  const facts = declarationAt(context, context.service.definition)!.getFirstDescendantOrThrow(
    (node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral",
  );
  const known = propertyOf(facts, "headers")?.getTypeNode();
  return known?.getKindName() === "TypeLiteral" ? (known as TypeLiteralNode) : undefined;
}

/** A row of a table of headers of requests, unless that of a credential; undefined where it is none. @param heading of its section */
export function headerOfRow(row: Row, block: Block, facts: readonly Fact[], heading: string): SaidHeader | undefined {
  if (!isHeaderTable(block) || !/^[A-Za-z][\w-]*$/.test(row.name) || /^authorization$/i.test(row.name)) return undefined;
  const around = [heading, block.label, block.lead].join(" ");
  if (ofAnswers.test(around)) return undefined;
  const texts = cellsBeside(row, block);
  const value = texts.find((text) => /^[\w.+-]+\/[\w.+-]+$/.test(text));
  const text = texts.filter((one) => one !== value && !saysWhether.test(one)).join("; ");
  const required = facts.find(({ fact }) => fact === "required")?.value;
  const isOptional = required === undefined ? /\boptional\b/i.test([around, ...texts].join(" ")) : required === false;
  return { name: row.name, ...(value === undefined ? {} : { value }), isOptional, ...(text === "" ? {} : { text }) };
}

const ofAnswers = /\b(?:responses?|answers?|answered|replies|reply|returned?)\b/i;
const saysWhether = /^(?:yes|no|y|n|required|optional|mandatory)$/i;

export function headerGuess({ name: header, value, isOptional }: SaidHeader): string {
  return `that every request ${isOptional ? "may carry" : "carries"} the header ${header}, with ${value === undefined ? "a value of the caller's" : `the value ${value}`}`;
}

/** @param length the most characters of its value */
export function headerMember({ name: header, value, isOptional, text }: SaidHeader, sources: readonly string[], length?: number): MemberSyntax {
  const type = length === undefined ? typeReference("string") : typeReference("Text", literalType(length));
  const comment = { ...(text === undefined ? {} : { text }), tags: sources.map((source) => ({ tag: "source" as const, text: source })) };
  const made = member(header, value === undefined ? type : literalType(value), comment);
  return isOptional ? { ...made, optional: true } : made;
}
