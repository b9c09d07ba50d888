/** A header that a sentence says every request carries: it comes, or what its name is was not shown before. */
import type { TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../drift/finding.ts";
import { formatPlace } from "../../documents/place.ts";
import { literally } from "../../values/pattern.ts";
import { addMember, propertyOf } from "../edit/members.ts";
import type { Edit } from "../edit/opened.ts";
import { literal, member, name, type MemberSyntax } from "../print/syntax.ts";
import { declarationAt, type Context } from "./context.ts";
import { planStatementRemoved, sentenceAt } from "./statements.ts";
import type { Step } from "./step.ts";

/** Undefined where the finding is about something else. */
export function planHeader(context: Context, finding: Finding): Step | undefined {
  const gone = finding.fact === "notShown" && finding.change === "changed" ? planStatementRemoved(context, finding) : undefined;
  const isNamed = gone?.is === "step" && /\bheader\b/i.test(finding.from ?? "");
  const sentence = sentenceAt(context, finding)?.text ?? finding.to ?? "";
  const isAdded = finding.change === "added" && finding.fact === "statement";
  const said = isNamed || isAdded ? headerSaid(sentence, isNamed) : finding.change === "added" && finding.fact === "mention" ? headerAmong(sentence, finding.to ?? "") : undefined;
  const known = propertyOf(factsOf(context), "headers")?.getTypeNode();
  if (said === undefined || known?.getKindName() !== "TypeLiteral") return undefined;
  const headers = known as TypeLiteralNode;
  if (propertyOf(headers, said.name) !== undefined) return undefined;
  return {
    is: "step",
    findings: [finding],
    edits: [...(gone?.is === "step" ? gone.edits : []), added(headers, memberFor(said, formatPlace(finding.place)))],
    needs: [],
    says: `the header ${said.name}: added`,
    at: finding.definition ?? context.service.definition,
    guesses: [`that every request carries the header ${said.name}, with ${said.value === undefined ? "a value of the caller's" : `the value ${said.value}`}`],
  };
}

function factsOf(context: Context): TypeLiteralNode {
  return declarationAt(context, context.service.definition)!.getFirstDescendantOrThrow((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
}

function added(headers: TypeLiteralNode, entry: MemberSyntax): Edit {
  return addMember(headers, entry, headers.getProperties().at(-1));
}

interface Said {
  readonly name: string;
  readonly value?: string;
}

/** @param isNamed whether the sentence gives the name of a header that was known before */
function headerSaid(text: string, isNamed: boolean): Said | undefined {
  const called = isNamed ? /\b(?:name is|called|named)\s+[`"']?([A-Za-z][\w-]*)/.exec(text)?.[1] : undefined;
  if (called !== undefined) return { name: called };
  if (!isNamed && !onEveryRequest.test(text)) return undefined;
  const [, header, value] = /\bheader\s+[`"']?([A-Za-z][\w-]*)[`"']?(?::\s+([\w./+-]*[\w]))?/.exec(text) ?? /\bcarr(?:y|ies)\s+[`"']?([A-Z][\w-]*)[`"']?:\s+([\w./+-]*\w)/.exec(text) ?? [];
  const isCredential = header === undefined || /^authorization$/i.test(header);
  return isCredential ? undefined : { name: header, ...(value === undefined ? {} : { value }) };
}

/** A header that came among those of a sentence on all requests. */
function headerAmong(text: string, header: string): Said | undefined {
  if (!onEveryRequest.test(text) || !/\bheaders?\b/i.test(text) || !/^[A-Za-z]\w*(?:-\w+)+$/.test(header)) return undefined;
  const value = new RegExp(`(?<![\\w-])${literally(header)}[\`"']?:\\s+([\\w./+-]*\\w)`).exec(text)?.[1];
  return { name: header, ...(value === undefined ? {} : { value }) };
}

const onEveryRequest = /\b(?:each|every|all)\b[^.]*\b(?:request|call)s?\b/i;

function memberFor({ name: header, value }: Said, source: string): MemberSyntax {
  return member(header, value === undefined ? name("string") : literal(value), { tags: [{ tag: "source", text: source }] });
}
