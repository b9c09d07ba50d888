/** Statuses of answers in code with which the request before them is not answered. */
import { answersInCode } from "../../facts/code/answers-in-code.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { statusesOf } from "../../facts/definitions/request-facts.ts";
import type { CodeBlock } from "../../documents/document.ts";
import type { Position } from "../../diagnostics/diagnostic.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { toldRequests } from "../subject/told-requests.ts";
import type { ShownScope } from "./scope.ts";
import type { ShownRequest } from "./shown-requests.ts";

export function unknownStatuses(subject: Subject, { section, shown, before, codeBefore }: ShownScope): readonly RawFinding[] {
  const answers = answersIn(section.code);
  if (answers.length === 0) return [];
  const now = new Set(answers.map(({ status }) => status));
  const operations = [...new Set(toldRequests(subject, section).all.map(({ by }) => by))];
  const isUnheardOf = (status: string): boolean => !isSuccess(status) && !heardOf(subject).has(status);
  const shownBefore = new Set(answersIn(codeBefore()).map(({ status }) => status));
  return answers.flatMap(({ status: to, at }): readonly RawFinding[] => {
    const by = answering(shown, operations, at);
    const known = by === undefined ? [] : statusesOf(by);
    if (by === undefined || known.includes(to) || shownBefore.has(to)) return [];
    const alike = known.filter((one) => one[0] === to[0]);
    const open = alike.filter((one) => !now.has(one));
    const from = open.find((one) => shownBefore.has(one)) ?? (isSuccess(to) || (open.length === 1 && isUnheardOf(to)) ? open[0] : undefined);
    const listsFailures = known.some((one) => !isSuccess(one));
    if (from === undefined) return before !== undefined && listsFailures && isUnheardOf(to) ? [added(subject, section, to, at)] : [];
    const values = { from: { fact: "mention", value: from }, to: { fact: "mention", value: to } } as const;
    return [
      { change: "changed", place: { section: subject.names.get(section)! }, fact: "mention", from, to, values, document: at, definition: by.definition, by },
    ];
  });
}

/** What a request that lists its failures is answered with, and nobody lists. */
function added({ names }: Subject, section: ShownScope["section"], to: string, at: Position): RawFinding {
  return { change: "added", place: { section: names.get(section)! }, fact: "mention", to, values: { to: { fact: "mention", value: to } }, document: at };
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** The statuses of which the definitions speak as a whole: each request can be answered with them. */
const heardOf = memoizeByObject(({ defined }: Subject): ReadonlySet<string> => {
  const statements = defined.filter(({ is }) => is === "statement");
  return new Set(statements.flatMap(({ name, says }) => [name, ...says.flatMap((text) => text.match(/(?<![\w.])[1-5]\d\d(?![\w.]*\w)/g) ?? [])]));
});

/** The one that is shown right before, else the only one that the section is about. */
function answering(shown: readonly ShownRequest[], [told, ...others]: readonly Defined[], { line }: Position): Defined | undefined {
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
    answersInCode(block.map(({ text }) => text)).map(({ index, status }) => {
      const { text, at } = block[index]!;
      return { status, at: { ...at, column: at.column + text.indexOf(` ${status}`) + 1, length: status.length } };
    }),
  );
}
