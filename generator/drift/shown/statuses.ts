/** Statuses of answers in code with which the request before them is not answered. */
import { answersInCode } from "../../facts/code/answers-in-code.ts";
import { statusesOf, type Defined } from "../../facts/definitions/defined.ts";
import type { CodeBlock } from "../../documents/document.ts";
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Raw } from "../findings/raw.ts";
import type { Subject } from "../subject/subject.ts";
import { toldRequests } from "../subject/told-requests.ts";
import type { ShownScope } from "./scope.ts";
import type { Shown } from "./shown-requests.ts";

export function statusesApart(subject: Subject, { section, shown, codeBefore }: ShownScope): readonly Raw[] {
  const answers = answersIn(section.code);
  if (answers.length === 0) return [];
  const now = new Set(answers.map(({ status }) => status));
  const told = toldRequests(subject, section).all.map(({ by }) => by);
  const shownBefore = new Set(answersIn(codeBefore()).map(({ status }) => status));
  return answers.flatMap(({ status: to, at }): readonly Raw[] => {
    const by = answering(shown, told, at);
    const known = by === undefined ? [] : statusesOf(by);
    if (by === undefined || known.includes(to) || shownBefore.has(to)) return [];
    const alike = known.filter((one) => one[0] === to[0]);
    const from = [...alike.filter((one) => shownBefore.has(one)), ...(to.startsWith("2") ? alike : [])].find((one) => !now.has(one));
    if (from === undefined) return [];
    const values = { from: { fact: "mention", value: from }, to: { fact: "mention", value: to } } as const;
    return [
      { change: "changed", place: { section: subject.names.get(section)! }, fact: "mention", from, to, values, document: at, definition: by.definition, by },
    ];
  });
}

/** The one that is shown right before, else the only one that the section is about. */
function answering(shown: readonly Shown[], [told, ...others]: readonly Defined[], { line }: Position): Defined | undefined {
  const before = shown.findLast((one) => one.line < line);
  if (before === undefined) return others.length > 0 ? undefined : told;
  return before.known.flatMap(({ operations }) => operations.get(before.method) ?? []).at(0);
}

interface Answer {
  readonly status: string;
  readonly at: Position;
}

function answersIn(code: readonly CodeBlock[]): readonly Answer[] {
  return code.flatMap((block) =>
    answersInCode(
      block.map(({ text }) => text),
      0,
    ).map(({ line, status }) => {
      const { text, at } = block[line]!;
      return { status, at: { ...at, column: at.column + text.indexOf(` ${status}`) + 1, length: status.length } };
    }),
  );
}
