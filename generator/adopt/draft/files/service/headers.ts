/** The headers of a draft: those of every request, and how one of them is written. */
import { valueOf } from "../../../../facts/fact.ts";
import type { StatedRow } from "../../../../facts/stated-section.ts";
import { headersSaid } from "../../../../facts/text/headers-said.ts";
import { literalType, member, unionType, type MemberSyntax } from "../../../print/syntax.ts";
import { generalType } from "../../../words/general-type.ts";
import type { Survey } from "../../survey/survey.ts";
import { schemesOf } from "../schemes.ts";

/** Headers of every request: those that a table lists, else what sentences say that requests carry. */
export function headerMembers(survey: Survey): readonly MemberSyntax[] {
  const {
    stated: { sections },
    places,
    headers,
  } = survey;
  const listed = headers.map(({ row, again }): MemberSyntax => {
    const made = headerMember(row, places.row(row.row));
    if (again.length === 0) return made;
    const { tags = [], ...comment } = made.comment ?? {};
    const also = again.map((one) => ({ tag: "source" as const, text: places.row(one.row) }));
    const isOptional = made.optional === true || again.some((one) => valueOf(one.facts, "required") === false);
    return {
      ...made,
      ...(isOptional ? { optional: true as const } : {}),
      comment: {
        ...comment,
        guesses: [`that every request has ${row.row.name}: line ${again[0]!.row.at.line} lists it for one again`],
        tags: [...tags, ...also],
      },
    };
  });
  if (listed.length > 0) return listed;
  const said = sections.flatMap((section) => [
    ...section.blocks
      .filter(({ block }) => block.is === "list")
      .flatMap((block) => block.rows.map(({ row }) => ({ text: row.cells[0]?.text ?? "", source: places.row(row) }))),
    ...section.prose.map(({ text }) => ({ text, source: places.section(section) })),
  ]);
  const carried = said.flatMap(({ text, source }) =>
    [...text.matchAll(ofMedia)].map(([, header, values]) => ({ header: header!, values: values!.split(/\s*,\s*/), source })),
  );
  const byName = new Map(carried.toReversed().map((one) => [one.header, one]));
  const fixed = [...byName.values()].map(({ header, values }) =>
    member(header, unionType(...values.map(literalType)), {
      tags: [...new Set(carried.filter((one) => one.header === header).map((one) => one.source))].map((text) => ({ tag: "source", text })),
    }),
  );
  return [...fixed, ...headersInSentences(survey).filter(({ name: named }) => !byName.has(named))];
}

/** `Content-Type: application/json`, or one of several. */
const ofMedia = /\b([A-Z][\w]*(?:-[A-Z]\w*)+):\s+([\w.+-]+\/[\w.+-]*[\w](?:\s*,\s*[\w.+-]+\/[\w.+-]*[\w])*)/g;

/** `Every request carries the header Client, which names the client in 1 to 64 characters.`: its value is left to the reader. */
function headersInSentences(survey: Survey): readonly MemberSyntax[] {
  const ofSchemes = JSON.stringify(schemesOf(survey).map(({ type }) => type)).toLowerCase();
  const found = survey.stated.sections.flatMap((section) =>
    section.prose.slice(1).flatMap(({ text, facts }) =>
      headersSaid(text)
        .filter(({ name: named, value }) => value === undefined && !ofBodies.test(named) && !ofSchemes.includes(`"${named.toLowerCase()}"`))
        .map(({ name: named }) =>
          member(named, generalType([{ fact: "type", value: "string" }, ...facts.filter(({ fact }) => ofStrings.has(fact))], undefined), {
            text,
            tags: [{ tag: "source", text: survey.places.section(section) }],
          }),
        ),
    ),
  );
  return [...new Map(found.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

const ofBodies = /^(?:authorization|content-type|accept)$/i;
const ofStrings: ReadonlySet<string> = new Set(["length", "values", "format", "pattern"]);

/** A header with its value, where that is fixed; else with what its row says, beside what other columns tell of it. */
export function headerMember({ row, cells, facts }: StatedRow, source: string): MemberSyntax {
  const said = cells
    .filter(({ role }) => role === undefined || role === "notes")
    .map(({ text, column = "" }) => (column === "" ? withoutLabel(text, row.name) : text))
    .map((text) => text.replace(/^(?:optional|required)\s*[,;:.–—-]\s*/i, ""))
    .filter((text) => text !== "");
  const fixed = said.find(isFixed);
  const type =
    fixed === undefined
      ? generalType(valueOf(facts, "type") === undefined ? [{ fact: "type", value: "string" }, ...facts] : facts, undefined)
      : literalType(fixed);
  const text = said.filter((one) => one !== fixed).reduce((before, one) => (before === "" ? one : `${before}${/[.!?]$/.test(before) ? "" : "."} ${one}`), "");
  const made = member(row.name, type, { ...(text === "" ? {} : { text }), tags: [{ tag: "source", text: source }] });
  return valueOf(facts, "required") === false ? { ...made, optional: true } : made;
}

/** `X-Trace: an identifier`, as an item of a list. */
function withoutLabel(text: string, name: string): string {
  return text.startsWith(name) ? text.slice(name.length).replace(/^\s*[:–—-]?\s+/, "") : text;
}

function isFixed(value: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+$/.test(value);
}
