/** The version of the interface, where a heading or a sentence gives another one. */
import type { TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { propertyOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import { lineSpanAt, offsetOf } from "../../edition/line-spans.ts";
import { rawTextAt } from "../../edition/raw-text.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";

/** Undefined where the finding is about something else. */
export function planVersion(context: PlanningContext, finding: Finding): Step | undefined {
  const {
    service,
    editions: { ours, theirs, pairs },
  } = context;
  if (finding.fact !== "mention" || finding.from !== service.version) return undefined;
  const section = sectionAt(theirs, finding.document.line);
  if (section?.prose.some(({ text }) => saysVersion(text, service.version)) === true) return undefined;
  const line = lineSpanAt(theirs, finding.document.line);
  const to = versionIn(section?.section.heading ?? "") ?? versionIn(theirs.text.slice(line.start, line.end));
  const facts = declarationAt(context, service.definition)?.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  const type = facts === undefined ? undefined : propertyOf(facts, "version")?.getTypeNode();
  if (to === undefined || to === service.version || type === undefined) return undefined;
  const own = section === undefined || ours.file === theirs.file ? undefined : pairs.section(section);
  const said = own?.facts.find((fact) => fact.fact === "mention" && rawTextAt(ours, fact.at) === service.version);
  const inOurs: readonly Edit[] =
    said === undefined ? [] : [{ file: ours.file, start: offsetOf(ours, said.at), end: offsetOf(ours, said.at) + said.at.length, text: to }];
  return {
    ...stepOf(finding),
    edits: [replaceNode(type, literalToken(to)), ...inOurs],
    bringsDocument: true,
    says: `the version of the interface: ${service.version} → ${to}`,
    at: service.definition,
  };
}

/** A heading is about the interface itself, where a sentence can be about another one. */
function versionIn(text: string): string | undefined {
  return /\bversion\s+v?(\d[\w.]*\w|\d)/i.exec(text)?.[1];
}

/** What still says it has another number in the place of another one. */
function saysVersion(text: string, version: string): boolean {
  return new RegExp(`\\bversion\\s+v?${literalPattern(version)}(?![\\w.]*\\w)`, "i").test(text);
}
