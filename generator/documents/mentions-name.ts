/** Whether any text of a section has one of some names in it. */
import type { Section } from "./document.ts";

export function mentionsName(section: Section, names: readonly string[]): boolean {
  return names.length > 0 && textsIn(section).some((text) => names.some((name) => text.includes(name)));
}

function textsIn({ heading, sentences, blocks }: Section): readonly string[] {
  const inBlocks = blocks.flatMap(({ lead = "", rows }) => [lead, ...rows.flatMap(({ remark = "", cells }) => [remark, ...cells.map(({ text }) => text)])]);
  return [heading, ...sentences.map(({ text }) => text), ...inBlocks];
}
