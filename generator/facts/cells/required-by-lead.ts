/** What the words before rows say of each of them: `Required attributes:` */
import type { Block, Row } from "../../documents/document.ts";
import type { StatedFact } from "../fact.ts";

/** Of a row that says nothing else of it. What has a default can be left out, whatever it is listed among. */
export function requiredByLead({ label, labelAt, lead, at }: Block, facts: readonly StatedFact[], { remark = "", cells }: Row): readonly StatedFact[] {
  const isSaid =
    facts.some(({ fact }) => fact === "required" || fact === "default") || /\boptional\b/i.test([remark, ...cells.map(({ text }) => text)].join(" "));
  return isSaid || !ofRequired.test(label ?? lead ?? "") ? [] : [{ fact: "required", value: true, at: (label === undefined ? undefined : labelAt) ?? at }];
}

const ofRequired = /^(?:the )?(?:required|mandatory) (?:\p{L}+ ){0,2}(?:attributes|fields|parameters|arguments|properties|members|options)$/iu;
